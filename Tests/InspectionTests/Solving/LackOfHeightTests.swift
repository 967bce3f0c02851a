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
      panel.height = 300
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

  /// A label too far to the left is no matter of height.
  @Test func whatAHigherScreenLeavesIsToldToo() throws {
    let findings = try found("~ first.leading = safe.leading - 60")
    let warnings = findings.filter { $0.severity == .warning }
    #expect(warnings.filter { $0.message.contains("at the left") }.count == 1)
  }

  /// A conflict about a part of the screen's height is the cause of a text that is cut off on other devices.
  @Test func aConflictIsTheCause() throws {
    let scene = try SuiteScene(
      """
      screen
        view header
          view picture bg=systemGray6Color
          label title "Analytics" font=34
        header.top = root.top
        header.leading = root.leading
        header.trailing = root.trailing
        header.height = 0.25 * root.height #share
        picture.top = header.top
        picture.centerX = header.centerX
        picture.width = 100
        picture.height = 100 #fixed
        title.top = picture.bottom
        title.bottom = header.bottom
        title.centerX = header.centerX
      """
    ).withSolvedFrames()
    let findings = try DocumentInspector(bytes: Array(scene.text.utf8), path: scene.fileName)
      .findings(on: [.named("retina4_0", .landscape), .named("retina5_5", .landscape)])
    #expect(findings.filter { $0.severity >= .warning }.map(\.rule) == [.conflictingConstraints])
    #expect(findings.contains { $0.rule == .clippedText && $0.severity == .info })
  }
}
