import TestSupport
import Testing

@testable import Inspection

/// Offsets that put views outside where their stored frames are inside.
@MainActor
struct WrongOffsetTests {
  private func outside(_ storyboard: Storyboard) throws -> [Finding] {
    try storyboard.findings(on: [.named("retina4_7")]).filter { $0.rule == .outsideSuperview }
  }

  /// A view of a xib with a button whose centre is beside that of the view.
  @Test(arguments: [(130.0, -220.0, [Finding.Severity.warning]), (-90, -220, []), (130, 0, [])])
  func aCentrePutsAViewOutside(
    stored: Double, offset: Double, severities: [Finding.Severity]
  ) throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews><button opaque="NO" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="\(stored)" y="20" width="60" height="40"/>
      <state key="normal" title="Vote"/></button></subviews><constraints>
      \(Element.constraint("x", "a", "centerX", "root", "centerX", "constant=\"\(offset)\""))
      \(Element.constraint("y", "a", "top", "root", "top", "constant=\"20\""))
      \(Element.constraint("w", "a", "width", nil, nil, "constant=\"60\""))
      \(Element.constraint("h", "a", "height", nil, nil, "constant=\"40\""))
      </constraints></view></objects></document>
      """
    let storyboard = try Storyboard(text: document, name: "Vote.xib")
    #expect(try outside(storyboard).map(\.severity) == severities)
  }

  /// A list whose width reaches beyond the screen by 60 points.
  @Test(arguments: [(375.0, 1), (435.0, 0)])
  func whatScrollsIsLostOutside(stored: Double, count: Int) throws {
    let storyboard = try Storyboard(
      subviews: """
        <tableView dataMode="prototypes" style="plain" id="table" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="\(stored)" height="667"/></tableView>
        """,
      constraints: Element.constraint("x", "table", "leading", "root", "leading")
        + Element.constraint("y", "table", "top", "root", "top")
        + Element.constraint("e", "table", "trailing", "root", "trailing", "constant=\"60\"")
        + Element.constraint("b", "root", "bottom", "table", "bottom"))
    #expect(try outside(storyboard).count == count)
  }

  /// Where a home indicator is, the distance ends the list at the edge of the screen.
  @Test func aListMayEndBelowTheSafeArea() throws {
    let storyboard = try Storyboard(
      subviews: """
        <tableView dataMode="prototypes" style="plain" id="table" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="660"/></tableView>
        """,
      constraints: Element.constraint("x", "table", "leading", "root", "leading")
        + Element.constraint("y", "table", "top", "root", "top")
        + Element.constraint("e", "table", "trailing", "root", "trailing")
        + Element.constraint("b", "table", "bottom", "root", "bottom", "constant=\"34\""))
    #expect(try outside(storyboard).isEmpty)
  }
}
