import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// What Interface Builder's canvas shows of arranged views without content.
@MainActor
struct StackPlaceholderTests {
  /// A stack view `s` in the corner of a view, with the given arranged views.
  private func scene(_ stack: String, _ arranged: String) throws -> SceneInstance {
    let description = try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
      <stackView \(stack) translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      \(arranged)</subviews></stackView></subviews><constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
      </constraints></view>
      """)
    return try #require(laidOut(description).first)
  }

  private func label(_ id: String, _ attributes: String) -> String {
    """
    <label text="" verticalHuggingPriority="251" horizontalHuggingPriority="251" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"/>
    """
  }

  /// A view `id` of the width 30.
  private func narrowView(_ id: String) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
    <constraint firstAttribute="width" constant="30" id="w\(id)"/></constraints></view>
    """
  }

  @Test func emptyLabelsOfOneLineAreHeldOpen() throws {
    let scene = try scene(#"spacing="10""#, label("a", "") + label("b", ""))
    #expect(scene.frame("s") == Rect(x: 0, y: 0, width: 110, height: 50))
    #expect(scene.frame("b") == Rect(x: 60, y: 0, width: 50, height: 50))
  }

  @Test func emptyLabelsOfSeveralLinesCollapse() throws {
    let scene = try scene("", label("a", #"numberOfLines="0""#))
    #expect(scene.frame("s")?.size == Size(width: 0, height: 0))
  }

  @Test func emptyLabelsGiveWay() throws {
    let stack = #"axis="vertical""#
    let scene = try scene(
      stack,
      label("a", "")
        + """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
        <constraint firstAttribute="height" constant="20" id="h"/>
        <constraint firstItem="b" firstAttribute="bottom" secondItem="v" \
        secondAttribute="top" constant="45" id="e"/></constraints></view>
        """)
    #expect(scene.frame("a")?.height == 25)
    #expect(scene.host.layoutView.conflicts.isEmpty)
  }

  @Test func viewsWithoutNaturalHeightAreHeldOpen() throws {
    let inside = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="i"><constraints>
      <constraint firstAttribute="height" constant="20" priority="250" id="h"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="i" firstAttribute="top" secondItem="a" secondAttribute="top" id="t"/>
      <constraint firstAttribute="bottom" secondItem="i" secondAttribute="bottom" id="b"/>
      </constraints>
      """
    func height(_ stack: String, _ attributes: String) throws -> Double? {
      try scene(
        stack,
        """
        <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">\(inside)</view>
        """
      ).frame("a")?.height
    }
    #expect(try height(#"axis="vertical""#, "") == 50)
    #expect(try height(#"axis="vertical" distribution="fillProportionally""#, "") == 20)
    #expect(
      try height(#"axis="vertical""#, #"verticalCompressionResistancePriority="1""#) == 20)
    #expect(try height("", "") == 50)
  }

  @Test func viewsWithoutContentAreAsWideAsNewOnes() throws {
    let scene = try scene(
      #"axis="vertical" alignment="leading""#,
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="height" constant="1" id="h"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
      <constraint firstAttribute="height" constant="10" id="i"/>
      <constraint firstAttribute="width" constant="260" id="j"/></constraints></view>
      """)
    #expect(scene.frame("a") == Rect(x: 0, y: 0, width: 240, height: 1))
  }

  @Test func viewsWithoutContentStayInsideTheStackView() throws {
    let scene = try scene(
      #"alignment="center""#,
      narrowView("a")
        + """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
        <constraint firstAttribute="height" constant="60" id="h"/>
        <constraint firstAttribute="width" constant="10" id="i"/></constraints></view>
        """)
    #expect(scene.frame("a") == Rect(x: 0, y: 0, width: 30, height: 60))
  }

  @Test func viewsWithoutNaturalHeightAreHeldOpenAcrossRows() throws {
    let views = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstItem="a" firstAttribute="height" secondItem="b" secondAttribute="height" id="e"/>
      <constraint firstAttribute="width" constant="10" id="w"/></constraints></view>
      <imageView placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="20" \
      verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      """
    #expect(try scene(#"alignment="top""#, views).frame("b")?.height == 50)
    #expect(try scene("", views).frame("b")?.height == 50)
  }
}
