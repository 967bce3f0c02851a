import InterfaceBuilder
import Testing

@testable import Inspection

/// Stored frames of views that UIKit places: backgrounds of lists and cells, and roots of xibs' controllers.
@MainActor
struct PlacedViewDifferenceTests {
  @Test(arguments: ["tableView", "collectionView"])
  func theFrameOfAListsBackgroundIsNoDifference(list: String) throws {
    func version(_ y: Int) -> String {
      """
      <subviews><\(list) contentMode="scaleToFill" fixedFrame="YES" id="l-l-1"><rect key="frame" x="0" y="0" width="393" height="600"/>
      <view key="backgroundView" contentMode="scaleToFill" id="b-b-2"><rect key="frame" x="0" y="\(y)" width="393" height="600"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></\(list)></subviews>
      """
    }
    #expect(try Versions(version(0), version(-64)).changes.isEmpty)
  }

  @Test(arguments: ["backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView"])
  func theFrameOfACellsBackgroundIsNoDifference(role: String) throws {
    func version(_ height: Int) -> String {
      """
      <subviews><tableView dataMode="prototypes" fixedFrame="YES" rowHeight="44" id="l-l-1"><rect key="frame" x="0" y="0" width="393" height="600"/>
      <prototypes><tableViewCell id="c-c-1"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c-c-1" id="c-v-1"><rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView>
      <view key="\(role)" id="b-b-2"><rect key="frame" x="0" y="0" width="393" height="\(height)"/></view></tableViewCell></prototypes></tableView></subviews>
      """
    }
    #expect(try Versions(version(44), version(60)).changes.isEmpty)
  }

  @Test func theRootOfAControllersXibHasNoFrameOfItsOwn() {
    func version(_ width: Int, _ x: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PickerViewController">
      <connections><outlet property="view" destination="r-t-1" id="o-o-1"/></connections></placeholder>
      <view contentMode="scaleToFill" id="r-t-1"><rect key="frame" x="0" y="0" width="\(width)" height="400"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <subviews><view id="a-a-1"><rect key="frame" x="\(x)" y="20" width="80" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></subviews>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
      """
    }
    func inspected(_ text: String) -> DifferenceInspector.Version {
      .init(bytes: Array(text.utf8), path: "a.xib")
    }
    let difference = DifferenceInspector(
      old: inspected(version(400, 20)), new: inspected(version(333, 40)), path: "a.xib"
    ).difference()
    #expect(difference.movements.map(\.id) == ["a-a-1"])
  }

  /// A mask that goes is told where the frame is left to itself; where constraints come in its place, these are told.
  @Test(arguments: [
    ("", 1), ("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", 1),
    ("translatesAutoresizingMaskIntoConstraints=\"NO\"", 0),
  ])
  func aMaskThatGoesIsTold(attributes: String, count: Int) throws {
    func version(_ mask: String, _ attributes: String) -> String {
      """
      <subviews><webView contentMode="scaleToFill" \(attributes) id="w-w-1">
      <rect key="frame" x="0" y="0" width="393" height="600"/>\(mask)</webView></subviews>
      """
    }
    let mask =
      "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
    let old = attributes.contains("fixedFrame") ? attributes : ""
    let lines = try Versions(version(mask, old), version("", attributes)).lines
    #expect(lines.filter { $0.contains("autoresizing mask") }.count == count)
    let staying =
      "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
    #expect(try Versions(version(staying, old), version("", old)).changes.isEmpty)
  }

  /// A merge may leave an object twice, beside which nothing differs.
  @Test func anObjectThatCameTwiceIsAFinding() {
    func compare(_ old: String, _ new: String) -> DocumentDifference {
      func version(_ more: String) -> DifferenceInspector.Version {
        let text = Versions.storyboard(Versions.view([Versions.label("l-l-1", "Title")]) + more)
        return .init(bytes: Array(text.utf8), path: "a.storyboard")
      }
      return DifferenceInspector(old: version(old), new: version(new), path: "a.storyboard")
        .difference()
    }
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"s-a-1\"/>"
    let added = compare("", guide)
    #expect(added.newFindings.map(\.rule) == [.duplicateID])
    #expect(added.changes.isEmpty && added.movements.isEmpty)
    #expect(compare(guide, "").fixedFindings.map(\.rule) == [.duplicateID])
    #expect(!compare("", " ").isMeaningful)
  }
}
