import InterfaceBuilder
import Testing

@testable import Inspection

/// Frames of views that a navigation bar shows, and of scenes in one.
@MainActor
struct BarFrameTests {
  private func compare(_ old: String, _ new: String) -> DocumentDifference {
    func version(_ text: String) -> DifferenceInspector.Version {
      .init(bytes: Array(text.utf8), path: "a.storyboard")
    }
    return DifferenceInspector(old: version(old), new: version(new), path: "a.storyboard")
      .difference()
  }

  /// A scene in a navigation controller.
  ///
  /// - Parameters:
  ///   - item: The elements in its navigation item.
  ///   - content: Those in its view.
  /// - Returns: The storyboard.
  private func storyboard(_ item: String, _ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="n-c-1">
    <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="n-s-1"><objects><navigationController id="n-c-1">
    <navigationBar key="navigationBar" id="n-b-1"><rect key="frame" x="0" y="0" width="393" height="44"/></navigationBar>
    <connections><segue destination="p-c-1" kind="relationship" relationship="rootViewController" id="n-p-1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="p-s-1"><objects><viewController id="p-c-1"><view key="view" id="p-v-1">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(content)</subviews></view>
    <navigationItem key="navigationItem" id="p-i-1">\(item)</navigationItem></viewController></objects></scene>
    </scenes></document>
    """
  }

  /// A title view, as wide as the bar has room for, with a label that follows its width.
  private func titleView(_ content: String = "", width: Int = 600) -> String {
    """
    <view key="titleView" contentMode="scaleToFill" id="t-v-1"><rect key="frame" x="16" y="5" width="\(width)" height="33"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    \(label("l-l-1", x: 8, width: width - 16))\(content)</subviews></view>
    """
  }

  private func label(_ id: String, x: Int, width: Int) -> String {
    """
    <label text="Name" contentMode="left" fixedFrame="YES" id="\(id)"><rect key="frame" x="\(x)" y="6" width="\(width)" height="21"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></label>
    """
  }

  private static let button =
    "<barButtonItem key=\"rightBarButtonItem\" title=\"Filter by name\" id=\"b-i-1\"/>"

  @Test func theRoomThatABarLeavesATitleViewIsNoDifference() {
    let difference = compare(
      storyboard(titleView(width: 300), ""), storyboard(titleView(width: 250) + Self.button, ""))
    #expect(difference.changes.map(\.id) == ["b-i-1"])
    #expect(difference.movements.isEmpty)
  }

  @Test func whatDiffersInATitleViewIsListed() {
    let difference = compare(
      storyboard(titleView(), ""),
      storyboard(titleView().replacing("x=\"8\"", with: "x=\"30\"") + Self.button, ""))
    #expect(difference.movements.contains { $0.id == "l-l-1" })
  }

  @Test(arguments: ["key=\"titleView\"", "key=\"customView\""])
  func aViewInABarHasItsSizeOnly(role: String) throws {
    func version(x: Int, width: Int, _ tag: Int) -> String {
      let view = """
        <view \(role) tag="\(tag)" contentMode="scaleToFill" id="t-v-1"><rect key="frame" x="\(x)" y="9" width="\(width)" height="26"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
        """
      return storyboard(
        role.contains("title")
          ? view : "<barButtonItem key=\"rightBarButtonItem\" id=\"b-i-1\">\(view)</barButtonItem>",
        "")
    }
    let difference = compare(version(x: 120, width: 150, 1), version(x: 155, width: 80, 2))
    let movement = try #require(difference.movements.first)
    #expect(movement.id == "t-v-1" && movement.isSizeOnly)
    #expect(movement.old == [0, 0, 150, 26] && movement.new == [0, 0, 80, 26])
    #expect(
      DifferenceText(extent: .usual).lines(difference).contains {
        $0.hasPrefix("    view (t-v-1) size (150, 26) → (80, 26) on ")
      })
    #expect(
      compare(version(x: 120, width: 80, 1), version(x: 155, width: 80, 2)).movements.isEmpty)
  }

  @Test func aViewThatGoesIntoABarHasNoFrameInTheRootView() {
    let moved = label("m-m-1", x: 100, width: 80)
    let inRoot = storyboard(titleView(), moved)
    let inBar = storyboard(titleView(moved), "")
    for difference in [compare(inRoot, inBar), compare(inBar, inRoot)] {
      #expect(difference.changes.contains { $0.kind == .moved && $0.id == "m-m-1" })
      #expect(!difference.movements.contains { $0.id == "m-m-1" || $0.isInRootView })
    }
  }
}
