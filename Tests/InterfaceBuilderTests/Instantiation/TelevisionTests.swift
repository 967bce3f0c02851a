import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Sizes of views, columns and bars on televisions.
@MainActor
@Suite("Views on televisions")
struct TelevisionTests {
  @Test(
    "titles have a television's size, also where other canvases show smaller ones",
    arguments: ["15705", "22505"])
  func titles(tools: String) throws {
    let frame = try frame(label(style: "Title1"), tools: tools)
    #expect(frame.height == 91)
  }

  @Test(
    "buttons of Xcode 8 are set in the face that large text had",
    arguments: [("11762", ".SFUIDisplay"), ("17701", ".AppleSystemUIFont")])
  func buttons(tools: String, family: String) throws {
    let button = #"""
      <button buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="x">
      <state key="normal" title="Play Music"/></button>
      """#
    let view = try scene(button, tools: tools).view(id: "x") as? UIButton
    #expect(view?.titleLabel?.font.familyName == family)
    #expect(view?.titleLabel?.font.pointSize == 38)
  }

  @Test(
    "text styles of Xcode 8 are set in the face that large text had",
    arguments: [("11762", ".SFUIDisplay"), ("17701", ".AppleSystemUIFont")])
  func textStyles(tools: String, family: String) throws {
    let view = try scene(label(style: "Title3"), tools: tools).view(id: "x") as? UILabel
    #expect(view?.font.familyName == family)
    #expect(view?.font.pointSize == 48)
  }

  @Test("segments have titles as large as buttons")
  func segments() throws {
    let frame = try frame(
      #"""
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="x"><segments>
      <segment title="First"/><segment title="Second"/></segments></segmentedControl>
      """#, tools: "24506")
    #expect(abs(frame.width - 294) <= 1)
    #expect(frame.height == 84)
  }

  @Test("configured buttons have the room that Interface Builder gives new ones")
  func configuredButtons() throws {
    let frame = try frame(
      #"""
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="x">
      <buttonConfiguration key="configuration" style="tinted" title="Save"/></button>
      """#, tools: "23504")
    #expect(frame.height == 75)
  }

  @Test("rounded text fields are a point higher than their line")
  func textFields() throws {
    let frame = try frame(
      #"""
      <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="x">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></textField>
      """#, tools: "23504")
    #expect(frame.height == 47)
  }

  @Test(
    "columns have margins of their own, and a safe area at the edge of the screen only",
    arguments: [
      ("masterViewController", 634, 80.0, 45.0), ("detailViewController", 1285, 45, 80),
    ])
  func columns(relationship: String, width: Int, left: Double, right: Double) throws {
    let split = """
      <splitViewController id="s" sceneMemberID="viewController"><connections>
      <segue destination="c" kind="relationship" relationship="\(relationship)" id="r"/>
      </connections></splitViewController>
      """
    let root = try root(of: [split, Scenes.controller(size: (width, 1080))])
    #expect(root.layoutMargins == UIEdgeInsets(top: 60, left: left, bottom: 60, right: right))
  }

  @Test("scenes have no toolbar")
  func toolbars() throws {
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let root = try root(of: [Scenes.controller(size: (1920, 1080), beside: toolbar)])
    #expect(root.safeAreaInsets.bottom == 60)
  }

  private func label(style: String) -> String {
    """
    <label translatesAutoresizingMaskIntoConstraints="NO" id="x" text="Title">
    <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
    """
  }

  private func root(of controllers: [String]) throws -> UIView {
    let description = try Scenes.storyboard(controllers, tools: "23504", device: "appleTV")
    return try #require(laidOut(description).first { $0.rootID == "c" }).rootView
  }

  private func frame(_ view: String, tools: String) throws -> Rect {
    try #require(scene(view, tools: tools).frame("x"))
  }

  private func scene(_ view: String, tools: String) throws -> SceneInstance {
    let description = try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="1920" height="1080"/>
      <subviews>\(view)</subviews><constraints>
      <constraint firstItem="x" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
      <constraint firstItem="x" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="c2"/></constraints></view>
      """, tools: tools, device: "appleTV")
    return try #require(laidOut(description).first)
  }
}
