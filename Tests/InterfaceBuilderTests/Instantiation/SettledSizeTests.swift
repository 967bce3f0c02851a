import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Arranged views without content, which stay as large as they were when their document was saved.
@MainActor
struct SettledSizeTests {
  /// A column `s` in the corner of a view, which would rather be 100 points wide, with the given views.
  private func scene(_ stack: String = "", _ arranged: String) throws -> SceneInstance {
    let description = try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="400"/><subviews>
      <stackView axis="vertical" \(stack) translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      \(arranged)</subviews></stackView></subviews><constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
      <constraint firstItem="s" firstAttribute="width" constant="100" priority="750" id="3"/>
      </constraints></view>
      """)
    return try #require(laidOut(description).first)
  }

  /// A view `id` saved in a size, with an image of 30 points height inside that hugs its content.
  private func view(
    _ id: String, width: Double = 90, height: Double, _ attributes: String = ""
  ) -> String {
    """
    <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/><subviews>
    <imageView placeholderIntrinsicWidth="20" placeholderIntrinsicHeight="30" \
    verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="i\(id)"/>
    </subviews><constraints>
    <constraint firstItem="i\(id)" firstAttribute="top" secondItem="\(id)" secondAttribute="top" id="t\(id)"/>
    <constraint firstAttribute="bottom" secondItem="i\(id)" secondAttribute="bottom" id="b\(id)"/>
    </constraints></view>
    """
  }

  @Test(
    "views in columns keep their height, where layout came to it",
    arguments: [
      ("", 80.0, "", 80.0), ("", 40, "", 50), ("", 80, #"misplaced="YES""#, 50),
      ("", 80, #"ambiguous="YES""#, 50), (#"distribution="fillProportionally""#, 80, "", 30),
      ("", 80, #"verticalCompressionResistancePriority="1""#, 30),
    ])
  func heights(stack: String, stored: Double, attributes: String, expected: Double) throws {
    let scene = try scene(stack, view("a", height: stored, attributes))
    #expect(scene.frame("a")?.height == expected)
    #expect(scene.frame("ia")?.height == expected)
  }

  @Test func arrangedViewsThatTranslateTheirMaskKeepTheirFrame() throws {
    func height(_ attributes: String) throws -> Double? {
      try scene(
        #"alignment="leading""#,
        """
        <imageView placeholderIntrinsicWidth="20" placeholderIntrinsicHeight="30" \
        verticalHuggingPriority="251" \(attributes) id="a">
        <rect key="frame" x="0.0" y="0.0" width="20" height="44"/></imageView>
        """
      ).frame("a")?.height
    }
    #expect(try height("") == 44)
    #expect(try height(#"misplaced="YES""#) == 30)
    #expect(try height(#"translatesAutoresizingMaskIntoConstraints="NO""#) == 30)
  }

  @Test func heightsThatAreKeptGiveWayToContent() throws {
    let scene = try scene(
      "",
      view("a", height: 80)
        + """
        <imageView placeholderIntrinsicWidth="20" placeholderIntrinsicHeight="40" \
        translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
        <constraint firstItem="b" firstAttribute="bottom" secondItem="v" secondAttribute="top" \
        constant="100" id="e"/></constraints></imageView>
        """)
    #expect(scene.frame("a")?.height == 60)
    #expect(scene.host.layoutView.conflicts.isEmpty)
  }

  @Test func viewsInColumnsKeepTheirWidth() throws {
    #expect(try scene("", view("a", width: 140, height: 50)).frame("s")?.width == 140)
    #expect(try scene("", view("a", width: 13, height: 50)).frame("s")?.width == 100)
  }

  @Test(
    "tables are as wide as their rows were",
    arguments: [("plain", 180.0), ("insetGrouped", 120.0)])
  func tables(style: String, expected: Double) throws {
    let scene = try scene(
      "",
      """
      <tableView style="\(style)" rowHeight="44" sectionHeaderHeight="22" sectionFooterHeight="22" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0.0" y="0.0" width="120" height="90"/><prototypes>
      <tableViewCell reuseIdentifier="r" id="r"><rect key="frame" x="0.0" y="0.0" width="180" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="r" id="k">
      <rect key="frame" x="0.0" y="0.0" width="180" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """)
    #expect(scene.frame("a")?.size == Size(width: expected, height: 90))
  }

  @Test func sizesStayOnTheCanvasOnly() throws {
    let scene = try scene("", view("a", width: 140, height: 80))
    var canvas = scene.canvas
    canvas.device = try #require(Device.named("retina4_0"))
    let other = try #require(laidOut(scene.description, for: canvas).first)
    #expect(other.frame("a")?.size == Size(width: 100, height: 30))
  }
}
