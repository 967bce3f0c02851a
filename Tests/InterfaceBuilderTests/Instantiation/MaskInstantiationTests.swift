import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Views of documents that frames and masks lay out.
@MainActor
struct MaskInstantiationTests {
  private func scene(_ view: String) throws -> SceneInstance {
    try #require(laidOut(try Scenes.xib(view)).first)
  }

  /// A 300 × 100 view `v` with the given children.
  private func root(_ inside: String) -> String {
    #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>\#(inside)</view>"#
  }

  @Test func viewsWithAFixedFrameKeepIt() throws {
    let scene = try scene(
      root(
        """
        <subviews><label text="Long enough to be wider" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="x">
        <rect key="frame" x="11" y="22" width="33" height="44"/></label></subviews>
        """))
    #expect(scene.frame("x") == Rect(x: 11, y: 22, width: 33, height: 44))
    #expect(scene.host.layoutView.ambiguities.isEmpty)
  }

  /// A view as wide as its superview without 270 points, in one that may be up to 270 wide.
  private func mask(_ mask: String) throws -> SceneInstance {
    try scene(
      root(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="outer">
        <rect key="frame" x="0" y="0" width="270" height="50"/>
        <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="5" y="5" width="0.0" height="20"/>\(mask)</view></subviews>
        <constraints>
        <constraint firstAttribute="width" relation="lessThanOrEqual" constant="270" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="outer" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="1"/>
        <constraint firstItem="outer" firstAttribute="top" secondItem="v" secondAttribute="top" \
        id="2"/></constraints>
        """))
  }

  @Test func viewsWithAFixedFrameFollowTheirMask() throws {
    let stretching = try mask(
      #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#)
    // Less would make the inner view narrower than nothing.
    #expect(stretching.frame("outer") == Rect(x: 0, y: 0, width: 270, height: 50))
    #expect(stretching.host.layoutView.ambiguities.isEmpty)
    let fixed = try mask(
      #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#)
    #expect(fixed.view(id: "outer")?.layoutView.ambiguousVariables == [.width])
  }

  @Test func contentViewsOfEffectsFillThem() throws {
    let scene = try scene(
      root(
        """
        <subviews><visualEffectView id="x"><rect key="frame" x="0" y="0" width="13" height="17"/>
        <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="80" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><view id="inner"><rect key="frame" x="10" y="10" width="60" height="20"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
        </subviews></view></visualEffectView></subviews>
        """))
    #expect(scene.frame("content") == Rect(x: 0, y: 0, width: 13, height: 17))
  }
}
