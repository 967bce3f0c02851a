import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Constraints of documents in force: frames follow by arithmetic from the numbers in the fixture.
@MainActor
struct ConstraintInstantiationTests {
  /// A xib whose 400 × 200 view `v` holds the views `a` and `b` and constraints.
  private func scene(_ constraints: String, guides: String = "") throws -> SceneInstance {
    let description = try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="5" y="6" width="7" height="8"/></view>
      </subviews>\(guides)<constraints>\(constraints)</constraints></view>
      """)
    return try #require(laidOut(description).first)
  }

  private let corner = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
    constant="10" id="l"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="20" id="t"/>
    """

  @Test func anAbsentFirstItemIsTheHolder() throws {
    let scene = try scene(
      corner + """
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" \
        constant="30" id="r"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="40" \
        id="m"/>
        """)
    #expect(scene.frame("a") == Rect(x: 10, y: 20, width: 360, height: 140))
    #expect(scene.problems.isEmpty)
  }

  @Test(arguments: [("0.5", 150.0), ("1:2", 150), ("1/2", 150), ("2:1", 600)])
  func multipliersInAllForms(text: String, width: Double) throws {
    let scene = try scene(
      corner + """
        <constraint firstItem="a" firstAttribute="height" constant="50" id="h"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" \
        multiplier="\(text)" id="w"/>
        <constraint firstItem="b" firstAttribute="width" constant="300" id="bw"/>
        """)
    #expect(scene.frame("a")?.width == width)
  }

  @Test func prioritiesDecide() throws {
    let scene = try scene(
      corner + """
        <constraint firstItem="a" firstAttribute="height" constant="50" id="h"/>
        <constraint firstItem="a" firstAttribute="width" constant="100" priority="999" id="w1"/>
        <constraint firstItem="a" firstAttribute="width" constant="200" priority="998.5" id="w2"/>
        """)
    #expect(scene.frame("a")?.width == 100)
    #expect(scene.constraint(id: "w2")?.priority == UILayoutPriority(998.5))
  }

  @Test func constraintsRemovedAtBuildTimeAreOnTheCanvasOnly() throws {
    let scene = try scene(
      corner + """
        <constraint firstItem="a" firstAttribute="height" constant="50" id="h"/>
        <constraint firstItem="a" firstAttribute="width" constant="70" placeholder="YES" id="w"/>
        """)
    #expect(scene.frame("a") == Rect(x: 10, y: 20, width: 70, height: 50))
    let device = try DeviceEnvironment.named("retina4_7")
    let onDevice = try #require(
      DocumentInstantiator(scene.description).scenes(in: .device(device)).first)
    #expect(scene.constraint(id: "w") != nil)
    #expect(onDevice.constraint(id: "w") == nil)
    #expect(onDevice.constraint(id: "h") != nil)
  }

  @Test func standardDistancesToTheSidesOfASafeAreaAreNone() throws {
    // 55 of 55 stored frames, whatever number stands with the constraint.
    let scene = try scene(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" \
      secondAttribute="leading" constant="20" symbolic="YES" id="l"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="a" \
      secondAttribute="trailing" constant="20" id="r"/>
      """, guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    #expect(scene.frame("a")?.minX == 0)
    #expect(scene.frame("a")?.maxX == 380)
    #expect(scene.guides.map(\.id) == ["safe"])
  }

  @Test func standardDistancesAboveAndBelowASafeAreaAreNone() throws {
    // 3 of 3 stored frames.
    let scene = try scene(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" \
      secondAttribute="top" constant="8" symbolic="YES" id="t"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" \
      secondAttribute="bottom" constant="8" symbolic="YES" id="b"/>
      """, guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    let root = try #require(scene.rootView.layoutView.frame as Rect?)
    let frame = try #require(scene.frame("a"))
    let insets = scene.rootView.safeAreaInsets
    #expect(frame.minY == Double(insets.top))
    #expect(frame.maxY == root.height - Double(insets.bottom))
  }

  @Test func conflictsNameTheirElements() throws {
    let scene = try scene(
      corner + """
        <constraint firstItem="a" firstAttribute="width" constant="100" id="w1"/>
        <constraint firstItem="a" firstAttribute="width" constant="200" id="w2"/>
        """)
    let conflict = try #require(scene.host.layoutView.conflicts.first)
    #expect(conflict.constraints.compactMap { scene.element(of: $0)?.id }.sorted() == ["w1", "w2"])
    #expect(scene.element(of: conflict.broken)?.name == "constraint")
  }

  // MARK: Bad input

  @Test func aMissingIDIsAProblemWithItsPlace() throws {
    let scene = try scene(
      corner + """
        <constraint firstItem="gone" firstAttribute="width" secondItem="a" \
        secondAttribute="width" id="x"/>
        """)
    let problem = try #require(scene.problems.first)
    #expect(scene.problems.count == 1)
    #expect(
      problem.kind == .reading(.missingReference(id: "gone"), attribute: "firstItem"))
    #expect(problem.element.id == "x")
    #expect(problem.position > problem.element.position)
    #expect(problem.message.contains("gone"))
    #expect(!problem.isInformational)
    #expect(scene.frame("a")?.minX == 10)
  }

  @Test(arguments: ["nan", "inf", "1e308", "twelve"])
  func badNumbersAreLeftOut(number: String) throws {
    let scene = try scene(
      corner + """
        <constraint firstItem="a" firstAttribute="width" constant="\(number)" id="x"/>
        <constraint firstItem="a" firstAttribute="height" constant="9" id="h"/>
        """)
    #expect(scene.problems.map(\.element.id) == ["x"])
    #expect(scene.constraint(id: "x") == nil)
    #expect(scene.frame("a")?.height == 9)
    #expect(scene.frame("a").map { $0.width.isFinite } == true)
  }

  @Test func illegalPairingsAreLeftOut() throws {
    let scene = try scene(
      corner + """
        <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="top" \
        id="x"/>
        <constraint firstItem="a" firstAttribute="left" secondItem="b" \
        secondAttribute="trailing" id="y"/>
        <constraint firstItem="a" firstAttribute="centerY" constant="3" id="z"/>
        """)
    #expect(
      scene.problems.map(\.kind) == [
        .illegalConstraint(.invalidPairing), .illegalConstraint(.directionalWithAbsolute),
        .illegalConstraint(.locationEqualToConstant),
      ])
    #expect(scene.frame("a")?.origin == Point(x: 10, y: 20))
  }

  @Test func objectsThatAreNoItemsAreNamed() throws {
    let scene = try scene(
      corner + """
        <constraint firstItem="a" firstAttribute="width" secondItem="l" secondAttribute="width" \
        id="x"/>
        """)
    #expect(scene.problems.map(\.kind) == [.notLayoutItem(id: "l")])
    #expect(scene.problems.first?.message.contains("neither a view nor a layout guide") == true)
  }

  @Test func ofViewsWithOneIDTheFirstCounts() throws {
    let description = try Scenes.xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      <view id="a"><rect key="frame" x="1" y="1" width="10" height="10"/></view>
      <view id="a"><rect key="frame" x="2" y="2" width="20" height="20"/></view>
      </subviews></view>
      """)
    let scene = try #require(laidOut(description).first)
    #expect(scene.views.map(\.id) == ["v", "a", "a"])
    #expect(scene.frame("a")?.width == 10)
  }

  // MARK: Size classes

  @Test func variationsChangeNumbersAndWhatIsInstalled() throws {
    let description = try Scenes.storyboard(
      [
        Scenes.controller(
          size: (393, 852),
          inside: """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0" y="0" width="1" height="1"/><constraints>
            <constraint firstAttribute="width" constant="100" id="w">
              <variation key="heightClass=compact" constant="250"/></constraint>
            <constraint firstAttribute="height" constant="11" id="h1"/>
            <constraint firstAttribute="height" constant="22" id="h2"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="h2"/></mask>
            </variation>
            <variation key="heightClass=compact"><mask key="constraints">
            <exclude reference="h1"/><include reference="h2"/></mask></variation>
            </view></subviews>
            """)
      ])
    #expect(laidOut(description).first?.frame("a")?.size == Size(width: 100, height: 11))
    let turned = try #require(laidOut(description, on: .named("retina6_12", .landscape)).first)
    #expect(turned.frame("a")?.size == Size(width: 250, height: 22))
    #expect(turned.rootView.layoutView.frame.size == Size(width: 852, height: 393))
    #expect(turned.problems.isEmpty)
  }
}
