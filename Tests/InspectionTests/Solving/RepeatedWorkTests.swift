import Devices
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Work that is done once for all configurations.
@MainActor
struct RepeatedWorkTests {
  private static let label = """
    <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <rect key="frame" x="20" y="20" width="335" height="20.5"/>
    %@
    </label>
    """

  private func devices() throws -> [DeviceEnvironment] {
    try ["retina4_0", "retina4_7", "retina6_12", "retina6_9", "ipad9_7"].flatMap { id in
      try [.named(id), .named(id, .landscape)]
    }
  }

  private func readings(of variations: String) throws -> Int {
    let document = try Storyboard(
      subviews: Self.label.replacing("%@", with: variations),
      constraints: #"<constraint firstItem="title" firstAttribute="top" secondItem="safe" id="t"/>"#
    )
    let inspector = try DocumentInspector(path: document.path)
    _ = inspector.findings(on: try devices())
    return inspector.solver.readingCount
  }

  @Test func aDocumentIsReadOnceForAllTraitsThatItDoesNotVaryFor() throws {
    #expect(try readings(of: "") == 1)
    #expect(
      try readings(of: #"<variation key="heightClass=compact" text="T"/>"#) == 2,
      "in compact height and in regular height")
    #expect(
      try readings(
        of: """
          <variation key="heightClass=compact" text="T"/>
          <variation key="widthClass=regular" text="T"/>
          """) == 4,
      "phones in portrait and in landscape, wide ones in landscape, tablets")
  }

  @Test func aDocumentIsJudgedOnceAsItIsWritten() throws {
    let document = try Storyboard(subviews: #"<mystery id="x"/>"#)
    let inspector = try DocumentInspector(path: document.path)
    var written = WrittenFindings()
    let first = inspector.inspectedDocument(inspector.solve(in: .canvas(inspector.canvas())))
    #expect(!written.findings(in: first).isEmpty)
    for device in try devices() {
      let scenes = inspector.solve(in: .device(device))
      #expect(written.findings(in: inspector.inspectedDocument(scenes)).isEmpty)
    }
  }

  /// A document of one view that code puts somewhere, 200 points wide.
  private static func badge(
    _ element: String = "view", frame: [Double] = [0, 0, 200, 60], inside: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <\(element) contentMode="scaleToFill" id="root">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    <subviews>\(Element.label("a", "A title that is too long for a badge", [16, 11, 290, 21]))</subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="x"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="11" id="y"/>
    </constraints>\(inside)</\(element)></objects></document>
    """
  }

  /// The number of layouts on all devices, with the findings of each device, which are compared with those of a layout
  /// of its own.
  private func layouts(of text: String) throws -> Int {
    let document = try Storyboard(text: text, name: "Badge.xib")
    let inspector = try DocumentInspector(path: document.path)
    func findings(on device: DeviceEnvironment) -> [Finding] {
      inspector.solve(in: .device(device)).flatMap { inspector.findings(in: $0) }
    }
    var known = FindingsBySurroundings()
    var count = 0
    for device in try devices() {
      let scenes = known.findings(in: inspector.solver.surroundings(on: device)) {
        count += 1
        return [
          SceneFindings(
            findings: findings(on: device), isTurnedByCode: false, isPageSheet: false,
            devices: .any, isWidget: false, isDetermined: true)
        ]
      }
      #expect(scenes.flatMap(\.findings) == findings(on: device), "\(device)")
    }
    #expect(try count == devices().count || !inspector.findings(on: devices()).isEmpty)
    return count
  }

  @Test func aViewOfItsOwnSizeIsLaidOutOnceForScreensThatAreAlikeToIt() throws {
    #expect(
      try layouts(of: Self.badge()) == 4, "2 or 3 pixels for a point, and tablets; margins")
    #expect(
      try layouts(of: Self.badge(frame: [0, 0, 375, 667])) == 10, "as large as the canvas")
    #expect(
      try layouts(
        of: Self.badge(inside: #"<viewLayoutGuide key="keyboard" id="keyboard"/>"#)) == 10,
      "the keyboard is at the bottom of the screen")
    #expect(
      try layouts(
        of: Self.badge(inside: #"<variation key="heightClass=compact" opaque="NO"/>"#)) > 4,
      "phones in landscape")
  }
}
