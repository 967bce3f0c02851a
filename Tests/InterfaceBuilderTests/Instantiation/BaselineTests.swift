import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Distances between baselines in documents.
@MainActor
struct BaselineTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// A 400 × 200 view with labels of 17 points, `u` and `w`, and constraints.
  private func scene(
    _ constraints: String, sizes: (Int, Int) = (17, 17)
  ) throws -> SceneInstance {
    let description = try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="200"/><subviews>
      \(label("u", size: sizes.0))\(label("w", size: sizes.1))
      </subviews><constraints>
      <constraint firstItem="u" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="50" id="top"/>\(constraints)</constraints></view>
      """)
    return try #require(laidOut(description).first)
  }

  private func label(_ id: String, size: Int) -> String {
    """
    <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  /// A length rounded up to the pixels of the canvas.
  private func pixels(_ length: CGFloat) -> CGFloat { (length * 3).rounded(.up) / 3 }

  @Test func standardDistancesFollowTheFonts() throws {
    let scene = try scene(
      """
      <constraint firstItem="w" firstAttribute="firstBaseline" secondItem="u" \
      secondAttribute="baseline" constant="9" symbolType="layoutAnchor" id="s"/>
      """)
    let constraint = try #require(scene.constraint(id: "s"))
    #expect(constraint.constant == pixels(1.2 * font.lineHeight))
    let (upper, lower) = try (#require(scene.frame("u")), #require(scene.frame("w")))
    // One font and one line each: baselines are as far apart as tops.
    #expect(abs(CGFloat(lower.minY - upper.minY) - constraint.constant) <= 0.5)
  }

  @Test func multipliersOfStandardDistancesAreThoseOfPositions() throws {
    let scene = try scene(
      """
      <constraint firstItem="w" firstAttribute="firstBaseline" secondItem="u" \
      secondAttribute="baseline" multiplier="1.2" constant="9" symbolType="layoutAnchor" id="s"/>
      """)
    #expect(scene.constraint(id: "s")?.constant == 9)
  }

  @Test func columnsOfStandardSpacingFromBaselinesFollowTheFonts() throws {
    let description = try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="200"/><subviews>
      <stackView axis="vertical" spacingType="standard" baselineRelativeArrangement="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="column"><subviews>
      \(label("u", size: 17))\(label("w", size: 17))</subviews></stackView>
      </subviews><constraints>
      <constraint firstItem="column" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
      <constraint firstItem="column" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="l"/></constraints></view>
      """)
    let scene = try #require(laidOut(description).first)
    let (upper, lower) = try (#require(scene.frame("u")), #require(scene.frame("w")))
    #expect(abs(CGFloat(lower.minY - upper.minY) - pixels(1.2 * font.lineHeight)) <= 0.5)
  }

  @Test func baselinesOfLabelsKeepTheirDistanceFromTheEdges() throws {
    let scene = try scene(
      """
      <constraint firstItem="w" firstAttribute="baseline" secondItem="u" secondAttribute="baseline" \
      id="line"/>
      <constraint firstItem="w" firstAttribute="centerY" secondItem="u" secondAttribute="centerY" \
      id="centre"/>
      """, sizes: (30, 10))
    #expect(scene.host.layoutView.conflicts.isEmpty)
    // Two sizes on one baseline have one centre only where one of them is higher than its text.
    #expect(try #require(scene.frame("w")).height > 12)
  }
}
