import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Margins of views on the canvas.
@MainActor
@Suite("Margins on the canvas")
struct CanvasMarginTests {
  @Test(
    "since Xcode 10 a view wider than its screen has the screen's margin",
    arguments: [
      ("13771", "retina4_7", 20.0), ("14490", "retina4_7", 16), ("17701", "retina6_1", 20),
    ])
  func systemMargins(tools: String, device: String, margin: Double) throws {
    let view = #"<view id="v"><rect key="frame" x="0" y="0" width="600" height="100"/></view>"#
    let description = try Scenes.xib(view, tools: tools, device: device)
    #expect(try #require(laidOut(description).first).rootView.layoutMargins.left == margin)
  }

  @Test("a view pinned by its own margins keeps them where its superview's could show through")
  func marginsOfPinnedViews() throws {
    let view = """
      <view insetsLayoutMarginsFromSafeArea="NO" id="v">
      <rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <view preservesSuperviewLayoutMargins="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w">
      <rect key="frame" x="3" y="5" width="7" height="9"/></view></subviews><constraints>
      <constraint firstItem="w" firstAttribute="topMargin" secondItem="v" secondAttribute="top" \
      constant="30" id="k1"/>
      <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="10" id="k2"/>
      <constraint firstItem="w" firstAttribute="width" constant="100" id="k3"/>
      <constraint firstItem="w" firstAttribute="height" constant="100" id="k4"/></constraints>
      <edgeInsets key="layoutMargins" top="30" left="20" bottom="20" right="20"/></view>
      """
    let description = try Scenes.xib(view, tools: "14490", device: "retina4_7", attributes: "")
    let scene = try #require(laidOut(description).first)
    #expect(scene.frame("w")?.minY == 22)
    #expect(try #require(scene.view(id: "w")).layoutMargins.left == 10)
  }
}
