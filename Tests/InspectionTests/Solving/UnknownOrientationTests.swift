import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Findings on phones in landscape, where nothing says whether the app turns.
@MainActor
struct UnknownOrientationTests {
  @Test(arguments: [(true, Finding.Severity.info), (false, .warning)])
  func whatLandscapeAloneShowsIsANote(lacksInfoList: Bool, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("low", "Title", [20, 500, 100, 21]),
      constraints: Element.place("low", [20, 500, 100, 21]))
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code.lacksInfoList = lacksInfoList
    let device = try DeviceEnvironment.named("retina6_12")
    func severities(_ orientations: [Orientation]) -> [Finding.Severity] {
      inspector.findings(
        on: orientations.map {
          var device = device
          device.orientation = $0
          return device
        }
      ).filter { $0.rule == .outsideSuperview }.map(\.severity)
    }
    #expect(severities([.portrait, .landscape]) == [severity])
    #expect(severities([.portrait]) == [])
  }
}
