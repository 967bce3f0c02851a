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
}
