import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// Top-level views that constraints lay out, whose stored size may not be what layout came to.
@MainActor
struct OpenRootTests {
  /// The size of a free-form root `v` saved in a size, with a view `a` of fixed size inside.
  private func size(
    stored: (width: Int, height: Int), inside: (width: Int, height: Int), attachedBy edges: String,
    attributes: String = #"translatesAutoresizingMaskIntoConstraints="NO""#
  ) throws -> Size? {
    let description = try Scenes.xib(
      """
      <view \(attributes) id="v">
      <rect key="frame" x="0.0" y="0.0" width="\(stored.width)" height="\(stored.height)"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="\(inside.width)" id="w"/>
      <constraint firstAttribute="height" constant="\(inside.height)" id="h"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="t"/>
      \(edges)</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """)
    return try #require(laidOut(description).first).frame("v")?.size
  }

  private nonisolated static let pinned: String = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
    constant="20" id="l"/>
    <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="r"/>
    <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="5" id="b"/>
    """
  private nonisolated static let centered: String = """
    <constraint firstItem="a" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c"/>
    """

  @Test(
    "sizes that layout can have come to are kept",
    arguments: [
      (OpenRootTests.pinned, 100, 60), (OpenRootTests.pinned, 140, 60),
      (OpenRootTests.centered, 60, 10),
    ])
  func possibleSizes(edges: String, width: Int, height: Int) throws {
    let size = try size(stored: (width, height), inside: (60, 50), attachedBy: edges)
    #expect(size == Size(width: Double(width), height: Double(height)))
  }

  @Test(
    "a view that cannot be as narrow as stored is as wide as the canvas, and as high as it has to be",
    arguments: [(OpenRootTests.pinned, 60.0), (OpenRootTests.centered, 55.0)])
  func impossibleWidths(edges: String, height: Double) throws {
    let size = try size(stored: (30, 400), inside: (60, 50), attachedBy: edges)
    #expect(size == Size(width: 393, height: height))
  }

  @Test func insetsLeaveNoRoom() throws {
    let size = try size(stored: (30, 60), inside: (0, 50), attachedBy: OpenRootTests.pinned)
    #expect(size == Size(width: 393, height: 60))
  }

  @Test func aViewThatTranslatesItsMaskKeepsItsSize() throws {
    let size = try size(
      stored: (30, 400), inside: (60, 50), attachedBy: OpenRootTests.pinned, attributes: "")
    #expect(size == Size(width: 30, height: 400))
  }

  @Test func aHeightThatNothingDecidesIsKept() throws {
    let description = try Scenes.xib(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0.0" y="0.0" width="30" height="70"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="r"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="b"/></constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """)
    let scene = try #require(laidOut(description).first)
    #expect(scene.frame("v")?.size == Size(width: 393, height: 70))
  }

  @Test(
    "frames stored inside tell the width, as far as layout came to them",
    arguments: [
      (150, 20, "", 200.0), (150, 26, "", 393), (140, 20, "", 190),
      (150, 20, #"misplaced="YES""#, 393), (150, 20, #"ambiguous="YES""#, 393),
    ])
  func toldWidths(x: Int, height: Int, flag: String, expected: Double) throws {
    let description = try Scenes.xib(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0.0" y="0.0" width="30" height="70"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <view hidden="YES" \(flag) translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="\(x)" y="10" width="40" height="\(height)"/><constraints>
      <constraint firstAttribute="height" constant="20" id="h"/></constraints></view>
      <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="90" y="10" width="20" height="10"/></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="r"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="10" id="t"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
      constant="80" id="m"/>
      <constraint firstItem="c" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="n"/>
      </constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """)
    #expect(try #require(laidOut(description).first).frame("v")?.width == expected)
  }
}
