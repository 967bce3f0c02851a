import Devices
import Foundation
import Projects
import TestSupport
import Testing

@testable import Inspection

/// Findings on devices that code decides on, or on which a scene has a size that is not known.
@MainActor
struct UndecidedDeviceTests {
  /// The findings about views outside in a scene with a square as wide as the screen, on a device in landscape.
  private func severities(
    _ scenes: String = "", on device: String, code: CodeFacts = CodeFacts()
  ) throws -> [Finding.Severity] {
    let document = try Storyboard(
      subviews: Element.view("square", [0, 20, 375, 375]),
      constraints: Element.constraint("x", "square", "leading", "root", "leading")
        + Element.constraint("w", "square", "trailing", "root", "trailing")
        + Element.constraint("y", "square", "top", "root", "top", "constant=\"20\"")
        + Element.constraint("h", "square", "height", "root", "width"),
      scenes: scenes)
    var inspector = try DocumentInspector(path: document.path)
    inspector.code = code
    return inspector.findings(on: [try .named(device, .landscape)])
      .filter { $0.rule == .outsideSuperview }.map(\.severity)
  }

  @Test func aContainerForPortraitDecidesOnPhonesInLandscape() throws {
    var code = CodeFacts()
    #expect(try severities(on: "retina4_7", code: code) == [.warning])
    code.containersLimitOrientations = true
    #expect(try severities(on: "retina4_7", code: code) == [.info])
    #expect(try severities(on: "ipad9_7", code: code) == [.warning])
    code.controllersForAllOrientations = ["Scene"]
    #expect(try severities(on: "retina4_7", code: code) == [.warning])
  }

  @Test func aPreviewOfAnItemIsAsLargeAsItAsksFor() throws {
    var code = CodeFacts()
    code.use.isPreviewed = true
    #expect(try severities(on: "retina4_7", code: code) == [.info])
    #expect(try severities(on: "ipad9_7", code: code) == [.info])
  }

  @Test func theViewOfAnExtensionIsAsLargeAsItsHostLetsIt() throws {
    var code = CodeFacts()
    code.use.isHosted = true
    #expect(try severities(on: "retina4_7", code: code) == [.info])
    #expect(try severities(on: "ipad9_7", code: code) == [.info])
  }

  @Test func aWidgetIsAsHighAsNotificationCenterLetsIt() throws {
    func severities(_ context: String) throws -> [Finding.Severity] {
      let document = try Storyboard(
        subviews: Element.view("square", [0, 20, 375, 700]),
        constraints: Element.place("square", [0, 20, 500, 700]))
      let text = try String(contentsOfFile: document.path, encoding: .utf8).replacing(
        "<view key=\"view\"", with: "<view key=\"view\" simulatedAppContext=\"\(context)\"")
      let widget = try Storyboard(text: text, name: "Widget.storyboard")
      return try DocumentInspector(path: widget.path).findings(
        on: [try .named("retina4_7", .portrait)]
      ).filter { $0.rule == .outsideSuperview }.map(\.severity)
    }
    #expect(try severities("notificationCenter") == [.info])
    #expect(try severities("automatic") == [.warning])
  }

  /// A square that is 300 points wide between the edges of a scene that code shows 300 points wide.
  @Test func aPopupHasTheSizeThatCodeGivesIt() throws {
    func severities(_ size: SizeInCode?, segue: String = "") throws -> [Finding.Severity] {
      let document = try Storyboard(
        subviews: Element.view("square", [0, 20, 300, 300]),
        constraints: Element.constraint("x", "square", "leading", "root", "leading")
          + Element.constraint("r", "root", "trailing", "square", "trailing")
          + Element.constraint("w", "square", "width", nil, nil, "constant=\"300\"")
          + Element.constraint("y", "square", "top", "root", "top", "constant=\"20\"")
          + Element.constraint("h", "square", "height", "square", "width"),
        scenes: segue)
      var inspector = try DocumentInspector(path: document.path)
      inspector.code.sizesOfScenes["controller"] = size
      return inspector.findings(on: [try .named("retina4_7", .portrait)])
        .filter { $0.rule == .conflictingConstraints }.map(\.severity)
    }
    #expect(try severities(nil) == [.error])
    #expect(try severities(SizeInCode(width: 300, height: 400)) == [])
    #expect(try severities(SizeInCode(width: 260, height: nil)) == [.error])
    #expect(
      try severities(SizeInCode(width: nil, height: 400)) == [.error], "as wide as the screen")
    let scene = """
      <scene sceneID="other"><objects>
      <viewController id="first" sceneMemberID="viewController">
      <connections><segue destination="controller" kind="show" id="segue"/></connections>
      </viewController></objects></scene>
      """
    #expect(
      try severities(SizeInCode(width: 300, height: 400), segue: scene) == [.error],
      "a segue shows it on the whole screen")
  }

  /// A view as high as what an iPhone 15 leaves between the clock and the home indicator.
  @Test(arguments: [("Example", 0), ("Other", 1)])
  func aBarThatCodeHidesTakesNoRoom(className: String, count: Int) throws {
    let scene = ExampleScene(
      """
      <subviews>\(Element.view("panel", [0, 103, 393, 715]))</subviews>
      <constraints>
      \(Element.constraint("x", "panel", "leading", "safe", "leading"))
      \(Element.constraint("r", "panel", "trailing", "safe", "trailing"))
      \(Element.constraint("y", "panel", "top", "safe", "top"))
      \(Element.constraint("b", "panel", "bottom", "safe", "bottom"))
      \(Element.constraint("h", "panel", "height", nil, nil, "constant=\"759\""))
      </constraints>
      """,
      scenes: """
        <scene sceneID="bar-scene"><objects>
        <navigationController id="bar" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-view"/>
        <connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="r-1"/>
        </connections></navigationController></objects></scene>
        """)
    let storyboard = try Storyboard(text: scene.storyboard, name: "Example.storyboard")
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code.classesHidingNavigationBars = [className]
    let found = inspector.findings(on: [try .named("retina6_12", .portrait)])
    #expect(found.count { $0.rule == .conflictingConstraints } == count)
  }

  @Test(arguments: [
    ("", [Finding.Severity]()), ("modalPresentationStyle=\"pageSheet\"", []),
    ("modalPresentationStyle=\"fullScreen\"", [.warning]),
  ])
  func aPageSheetOnAPadIsSmaller(style: String, expected: [Finding.Severity]) throws {
    let scene = """
      <scene sceneID="other"><objects>
      <viewController id="first" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="first-root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <connections><segue destination="controller" kind="presentation" \(style) id="segue"/></connections>
      </viewController></objects></scene>
      """
    #expect(try severities(scene, on: "ipad9_7") == expected)
  }

  /// The author of a scene larger than a phone had pads in mind; 600 points are the square canvas of older documents.
  @Test(arguments: [
    ([1024.0, 768], "retina4_7", Finding.Severity.info), ([500, 580], "retina4_7", .info),
    ([1024, 402], "retina4_7", .info), ([500, 580], "ipad9_7", .warning),
    ([375, 1024], "retina4_7", .warning),
    ([600, 1000], "retina4_7", .warning),
  ])
  func aSceneIsDrawnForPads(
    size: [Double], device: String, severity: Finding.Severity
  ) throws {
    let scene = """
      <scene sceneID="other"><objects>
      <viewController id="first" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="first-root">
      <rect key="frame" x="0.0" y="0.0" width="\(size[0])" height="\(size[1])"/><subviews>
      \(Element.view("wide", [0, 20, size[0] - 40, 40]))</subviews>
      <constraints>\(Element.constraint("x", "wide", "leading", "first-root", "leading"))
      \(Element.constraint("y", "wide", "top", "first-root", "top"))
      \(Element.constraint("w", "wide", "width", nil, nil, "constant=\"2000\""))
      \(Element.constraint("h", "wide", "height", nil, nil, "constant=\"40\""))</constraints></view>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="\(size[0])" height="\(size[1])"/>
      </viewController></objects></scene>
      """
    let document = try Storyboard(scenes: scene)
    let inspector = try DocumentInspector(path: document.path)
    let found = inspector.findings(on: [try .named(device, .portrait)])
      .filter { $0.rule == .outsideSuperview }
    #expect(found.map(\.severity) == [severity])
  }
}
