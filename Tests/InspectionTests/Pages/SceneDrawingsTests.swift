import Devices
import InterfaceBuilder
import PangoText
import TestSupport
import Testing

@testable import Inspection

/// Pictures of the scenes that findings are about.
@MainActor
struct SceneDrawingsTests {
  private func scenes(
    of storyboard: Storyboard, on devices: [DeviceEnvironment]
  ) throws -> (findings: [Finding], scenes: [DrawnScene]) {
    let inspector = try DocumentInspector(path: storyboard.path)
    return try measuring(with: PangoTextMeasurer()) {
      let findings = inspector.findings(on: devices)
      return (findings, inspector.drawing(of: findings, on: devices).scenes)
    }
  }

  private var phones: [DeviceEnvironment] {
    get throws { try ["retina4_0", "retina4_7", "retina6_9"].map { try .named($0) } }
  }

  @Test func aConflictIsDrawnWithItsConstraints() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [20, 30, 100, 50]),
      constraints: Element.place("a", [20, 30, 100, 50])
        + Element.constraint("a-w2", "a", "width", nil, nil, "constant=\"140\""))
    let (findings, scenes) = try scenes(of: storyboard, on: [.named("retina4_7")])
    #expect(findings.contains { $0.rule == .conflictingConstraints })
    let plate = try #require(scenes.first?.pictures.first)
    #expect(scenes.map(\.name) == ["Scene"])
    #expect(plate.configurations.map(\.device) == ["retina4_7"])
    let area = try #require(plate.areas.first { $0.id == "a" })
    // The screen begins 10 points inside the device's body.
    #expect((area.frame.x, area.frame.y) == (30, 40))
    let bars = plate.bars.filter { ["a-w", "a-w2"].contains($0.id) }
    #expect(bars.map(\.form) == [.beam, .beam])
    #expect(bars.allSatisfy { $0.extent.y == 40 + 50 + 6 && $0.extent.height == 0 })
  }

  @Test func aFindingIsDrawnWhereItIsWorstAndOnFewOthers() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [300, 10, 100, 50]))
    let (findings, scenes) = try scenes(of: storyboard, on: phones)
    let finding = try #require(findings.first { $0.rule == .outsideSuperview })
    let worst = finding.occurrence.configurations[finding.occurrence.worst]
    let plates = try #require(scenes.first).pictures.filter { $0.shows(finding) }
    #expect(plates.first?.configurations.contains(worst) == true)
    #expect(plates.count <= 3)
  }

  @Test func aMisplacedViewIsDrawnOnTheCanvasWithItsStoredFrame() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [20, 200, 100, 50], attributes: "misplaced=\"YES\""),
      constraints: Element.place("a", [20, 30, 100, 50]))
    let (findings, scenes) = try scenes(of: storyboard, on: [.named("retina4_7")])
    #expect(findings.map(\.rule) == [.misplacedView])
    let plate = try #require(scenes.first?.pictures.first)
    #expect(plate.showsCanvas && plate.configurations.isEmpty)
    let area = try #require(plate.areas.first { $0.id == "a" })
    #expect(area.stored.map { $0.y - area.frame.y } == 170)
  }

  @Test func textsOfTheDocumentAreNoMarkup() throws {
    let storyboard = try Storyboard(
      subviews: Element.label(
        "a", "&lt;script&gt;&quot;&#x202E;", [20, 30, 100, 21]),
      constraints: Element.constraint("a-x", "a", "leading", "root", "leading"))
    let plate = try #require(
      try scenes(of: storyboard, on: [.named("retina4_7")]).scenes.first?.pictures.first)
    #expect(plate.elements.contains("&lt;script&gt;&quot;"))
    #expect(!plate.elements.contains("<script"))
    #expect(!plate.elements.contains("\u{202E}"))
  }

  @Test func sameLooksAreOnePicture() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>\(Element.view("a"))</subviews>
      <constraints>\(Element.constraint("a-x", "a", "leading", "root", "leading"))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view></objects></document>
      """
    let (findings, scenes) = try scenes(
      of: Storyboard(text: xib, name: "Test.xib"), on: phones)
    #expect(!findings.isEmpty)
    #expect(scenes.map(\.pictures.count) == [1])
    #expect(scenes.first?.pictures.first?.configurations.count == 3)
  }

  @Test func withoutFindingsNothingIsDrawn() throws {
    let storyboard = try Storyboard()
    #expect(try scenes(of: storyboard, on: [.named("retina4_7")]).scenes.isEmpty)
  }
}
