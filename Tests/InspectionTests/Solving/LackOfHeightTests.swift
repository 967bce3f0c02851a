import Devices
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Findings of a scene whose content has too little height.
@MainActor
struct LackOfHeightTests {
  private func found(_ edit: String = "") throws -> [Finding] {
    let scene = try SuiteScene(Self.column).edited(edit).withSolvedFrames()
    return try DocumentInspector(bytes: Array(scene.text.utf8), path: scene.fileName)
      .findings(on: [.named("retina4_0"), .named("retina6_12"), .named("retina6_12", .landscape)])
      .filter {
        [.outsideSuperview, .overlappingViews].contains($0.rule) && $0.severity >= .info
      }
  }

  /// A column of fixed distances with a button at the end of the screen, and a title at a distance from that: both leave their
  /// room on a screen held in landscape.
  private static let column = """
    screen
      label first "First line"
      label second "Second line"
      button send "Send it now"
      first.top = safe.top + 40
      first.leading = safe.leading + 20
      second.top = first.bottom + 400 #gap
      second.leading = safe.leading + 20
      send.bottom = safe.bottom - 20
      send.height = 44
      send.leading = safe.leading + 200
      view panel bg=systemGray6Color
        label inner "Inside"
      panel.top = safe.top + 100
      panel.leading = safe.leading + 200
      panel.width = 120
      panel.height = 250
      inner.bottom = panel.bottom - 8
      inner.leading = panel.leading
    """

  @Test func oneOfThemIsTold() throws {
    let findings = try found()
    #expect(findings.filter { $0.severity == .warning }.map(\.rule) == [.outsideSuperview])
    let note = try #require(findings.first { $0.rule == .overlappingViews })
    #expect(note.severity == .info)
    #expect(note.nextStep.hasPrefix("Put the content of the scene into a scroll view"))
  }

  /// The overlap alone is told.
  @Test func oneThatHasNoCompanyIsAWarning() throws {
    let findings = try found("~ second.top = first.bottom + 40")
    #expect(findings.filter { $0.severity == .warning }.map(\.rule) == [.overlappingViews])
  }

  /// Buttons beside each other that lack width lack no height.
  @Test func whatIsThereOnHigherScreensTooIsAWarning() throws {
    let findings = try found(
      """
      + panel: button left "Left button"
      + panel: button right "Right button"
      ~ panel.leading = safe.leading + 20
      - panel.width
      + panel.trailing = safe.trailing - 140
      + left.top = panel.top + 20
      + left.leading = panel.leading
      + left.width = 110
      + right.top = panel.top + 20
      + right.trailing = panel.trailing
      + right.width = 110
      """)
    let overlap = try #require(findings.first { $0.objectIDs.first == "right" })
    #expect(overlap.severity == .warning)
  }
}
