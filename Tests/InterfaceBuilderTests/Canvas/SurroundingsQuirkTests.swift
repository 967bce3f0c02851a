import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// The quirks of what covers scenes, each with its document.
///
/// The functions are named after the quirks.
@MainActor
struct SurroundingsQuirkTests {
  private let phone = (width: 414, height: 896)

  private func insets(_ scene: SceneInstance) -> EdgeInsets {
    scene.rootView.layoutView.safeAreaInsets
  }

  @Test func noDistanceToSafeArea() throws {
    let view = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews>
      <constraints><constraint firstItem="x" firstAttribute="leading" secondItem="safec" \
      secondAttribute="leading" constant="8" symbolic="YES" id="l"/></constraints>
      """
    let description = try Scenes.storyboard(
      [Scenes.controller(id: "c", size: (393, 852), inside: view)])
    let distance = try QuirkComparison(.noDistanceToSafeArea, of: description) {
      $0.frame("x")?.minX
    }
    #expect(distance.with == 0)
    #expect(distance.without == 8)
  }

  @Test func screensOfOtherDevices() throws {
    let description = try QuirkFixtures.screen((393, 852), tools: "22155", device: "retina6_72")
    let covered = try QuirkComparison(.screensOfOtherDevices, of: description, insets)
    #expect(covered.with == EdgeInsets(top: 59, bottom: 34))
    #expect(covered.without == EdgeInsets(top: 59))
  }

  @Test(
    "Another screen comes with its quirks and its pixels, and sizes of no screen with none",
    arguments: [
      ("17156", "retina6_72", (375, 812), 44.0, 34.0, 3.0),
      ("22155", "retina6_72", (375, 812), 50, 34, 3),
      ("22155", "retina6_72", (414, 896), 48, 34, 2),
      ("22155", "retina6_72", (375, 667), 20, 0, 2), ("22155", "retina6_72", (430, 900), 59, 2, 3),
      ("23727", "retina6_7", (430, 932), 118, 68, 3), ("22155", "ipad7_9", (744, 1133), 24, 20, 2),
    ])
  func otherScreens(
    tools: String, device: String, size: (width: Int, height: Int), top: Double, bottom: Double,
    scale: Double
  ) throws {
    let description = try QuirkFixtures.screen(size, tools: tools, device: device)
    let scene = try #require(laidOut(description).first)
    #expect(insets(scene) == EdgeInsets(top: top, bottom: bottom))
    #expect(Double(scene.rootView.traitCollection.displayScale) == scale)
    let onDevice = try #require(laidOut(description, on: try .named(device)).first)
    #expect(onDevice.environment.device.device.id == device)
  }

  @Test func screenOfEmbeddedScenes() throws {
    let description = try QuirkFixtures.shown(
      by: "embed", size: (375, 400), tools: "14460.31", device: "retina4_7")
    let covered = try QuirkComparison(
      .screenOfEmbeddedScenes, of: description, scene: "c", insets)
    #expect(covered.with == EdgeInsets(top: 20))
    #expect(covered.without == .zero)
  }

  @Test(
    "Xcode 11 to 14.2 drew no status bar on home-button devices, no device lacks it",
    arguments: [
      ("14490.70", 20.0), ("14750", 0), ("15505", 0), ("21507", 0), ("21701", 20),
      ("32700.99.1234", 20),
    ])
  func statusBars(tools: String, top: Double) throws {
    for (id, size) in [("retina4_7", (375, 667)), ("ipad9_7", (768, 1024))] {
      let description = try QuirkFixtures.screen(size, tools: tools, device: id)
      #expect(laidOut(description).map { insets($0).top } == [top])
      #expect(laidOut(description, on: try .named(id)).map { insets($0).top } == [20])
    }
  }

  @Test func hiddenStatusBar() throws {
    let description = try QuirkFixtures.screen((375, 667), tools: "17701", device: "retina4_7")
    let covered = try QuirkComparison(.hiddenStatusBar, of: description, insets)
    #expect(covered.with == .zero)
    #expect(covered.without == EdgeInsets(top: 20))
  }

  @Test func notchesOfOneHeight() throws {
    let description = try QuirkFixtures.screen((390, 844), tools: "18122", device: "retina6_0")
    let covered = try QuirkComparison(.notchesOfOneHeight, of: description, insets)
    #expect(covered.with == EdgeInsets(top: 44, bottom: 34))
    #expect(covered.without == EdgeInsets(top: 47, bottom: 34))
  }

  @Test func notchOfTheMini() throws {
    let description = try QuirkFixtures.screen((375, 812), tools: "22505", device: "retina5_9")
    let covered = try QuirkComparison(.notchOfTheMini, of: description, insets)
    #expect(covered.with == EdgeInsets(top: 50, bottom: 34))
    #expect(covered.without == EdgeInsets(top: 44, bottom: 34))
  }

  @Test(
    "Xcode 16.3 to 26.1 counted what covers the screen twice",
    arguments: [("23504", 48.0), ("23727", 96), ("25094", 96), ("32700.99.1234", 48)])
  func safeAreasByVersion(tools: String, top: Double) throws {
    let description = try QuirkFixtures.screen(phone, tools: tools, device: "retina6_1")
    #expect(laidOut(description).map { insets($0).top } == [top])
    #expect(laidOut(description, on: try .named("retina6_1")).map { insets($0).top } == [48])
  }

  @Test func doubledSafeAreas() throws {
    let description = try QuirkFixtures.screen(phone, tools: "23727", device: "retina6_1")
    let covered = try QuirkComparison(.doubledSafeAreas, of: description, insets)
    #expect(covered.with == EdgeInsets(top: 96, bottom: 68))
    #expect(covered.without == EdgeInsets(top: 48, bottom: 34))
  }

  @Test("In a sheet without a bar they count once", arguments: [("23504", 0.0), ("23727", 59)])
  func safeAreasOfSheets(tools: String, top: Double) throws {
    let description = try QuirkFixtures.shown(
      by: "presentation", size: (393, 783), tools: tools, device: "retina6_12")
    let scene = try #require(laidOut(description).first { $0.rootID == "c" })
    #expect(insets(scene).top == top)
    let onDevice = laidOut(description, on: try .named("retina6_12")).first { $0.rootID == "c" }
    #expect(onDevice.map { insets($0).top } == 0)
  }

  @Test func statusBarOverFullScreens() throws {
    let description = try QuirkFixtures.topLevel(375, 160, tools: "13771", device: "retina4_7")
    let covered = try QuirkComparison(.statusBarOverFullScreens, of: description, insets)
    #expect(covered.with == .zero)
    #expect(covered.without == EdgeInsets(top: 20))
  }

  @Test(
    "In Xcode 9 and 10 the status bar covers views of xibs from 480 points on",
    arguments: [(375, 479, 0.0), (295, 480, 20), (375, 667, 20)])
  func statusBarsOfTopLevelViews(width: Int, height: Int, top: Double) throws {
    let description = try QuirkFixtures.topLevel(width, height, tools: "14460", device: "retina4_7")
    #expect(laidOut(description).map { insets($0).top } == [top])
  }

  @Test(
    "So it does with scenes of a free size, and in Xcode 8 with all of them",
    arguments: [("14460", 200, 0.0), ("14460", 528, 20), ("12118", 200, 20)])
  func statusBarsOfFreeScenes(tools: String, height: Int, top: Double) throws {
    let free = """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="320" height="\(height)"/>
      """
    let description = try Scenes.storyboard(
      [Scenes.controller(id: "c", size: (320, height), beside: free)], tools: tools,
      device: "retina4_7")
    #expect(laidOut(description).map { insets($0).top } == [top])
  }

  @Test func statusBarSwitchedOff() throws {
    let description = try Scenes.storyboard(
      [
        Scenes.controller(
          id: "c", size: (375, 667), beside: "<nil key=\"simulatedStatusBarMetrics\"/>")
      ], tools: "12121", device: "retina4_7")
    let covered = try QuirkComparison(.statusBarSwitchedOff, of: description, insets)
    #expect(covered.with == .zero)
    #expect(covered.without == EdgeInsets(top: 20))
  }

  @Test func uncoveredPresentations() throws {
    let description = try QuirkFixtures.shown(
      by: "presentation\" modalPresentationStyle=\"fullScreen", size: (393, 852), tools: "22505",
      device: "retina6_12")
    let covered = try QuirkComparison(.uncoveredPresentations, of: description, scene: "c", insets)
    #expect(covered.with == EdgeInsets(bottom: 34))
    #expect(covered.without == EdgeInsets(top: 59, bottom: 34))
  }

  /// A navigation bar with a large title above a scene that begins with a view.
  private func titled(_ view: String) throws -> DocumentDescription {
    try Scenes.storyboard(
      [
        """
        <navigationController id="n" sceneMemberID="viewController">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
        <segue destination="c" kind="relationship" relationship="rootViewController" id="s"/>
        </connections></navigationController>
        """,
        Scenes.controller(
          id: "c", size: (414, 896), inside: "<subviews><\(view) id=\"x\"/></subviews>"),
      ], tools: "17701", device: "retina6_1")
  }

  @Test(arguments: ["tableView", "collectionView"])
  func smallTitlesAboveLists(list: String) throws {
    let covered = try QuirkComparison(
      .smallTitlesAboveLists, of: titled(list), scene: "c", insets)
    #expect(covered.with.top == 88)
    #expect(covered.without.top == 140)
  }

  @Test func titlesAboveOtherViewsAreLarge() throws {
    let scene = try laidOut(titled("scrollView")).first { $0.rootID == "c" }
    #expect(scene.map { insets($0).top } == 140)
  }

  @Test(arguments: ["collectionViewCell", "collectionReusableView"])
  func controllersOfLoneItems(element: String) throws {
    let description = try Scenes.xib(
      """
      <\(element) id="c"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/></\(element)>
      """, tools: "17156", device: "retina6_1")
    let covered = try QuirkComparison(.controllersOfLoneItems, of: description) { scene in
      [insets(scene), scene.rootView.layoutView.effectiveLayoutMargins]
    }
    #expect(covered.with[0] == EdgeInsets(top: 44, bottom: 34))
    #expect(covered.with[1] == EdgeInsets(top: 44, left: 20, bottom: 34, right: 20))
    #expect(covered.without[0] == .zero)
    #expect(covered.without[1] == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}
