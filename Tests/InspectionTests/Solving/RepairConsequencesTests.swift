import Devices
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// The consequences of edits on other devices and for other findings.
@MainActor
struct RepairConsequencesTests {
  private func devices() throws -> [DeviceEnvironment] {
    try [
      .named("retina4_0"), .named("retina6_12"), .named("retina6_12", .landscape),
      .named("ipad9_7", .landscape),
    ]
  }

  private func findings(_ scene: String, _ edit: String = "") throws -> [Finding] {
    let scene = try SuiteScene(scene).edited(edit).withSolvedFrames()
    return try DocumentInspector(bytes: Array(scene.text.utf8), path: scene.fileName)
      .findings(on: devices())
  }

  /// A header of a part of the screen's height with a picture of fixed height and a title below it.
  private static let header = """
    screen
      view header
        view picture bg=systemGray6Color
        label title "Analytics" font=34
      label note "Updated a minute ago"
      header.top = root.top
      header.leading = root.leading
      header.trailing = root.trailing
      header.height = 0.25 * root.height #share
      picture.top = header.top
      picture.centerX = header.centerX
      picture.width = 100
      picture.height = 120
      title.top = picture.bottom
      title.bottom = header.bottom
      title.centerX = header.centerX
      note.top = header.bottom + 20
      note.leading = safe.leading + 20
    """

  @Test func aTextThatTheRepairGivesItsRoomIsANoteOnWhicheverDevice() throws {
    let found = try findings(Self.header)
    let conflict = try #require(found.first { $0.rule == .conflictingConstraints })
    let text = try #require(found.first { $0.rule == .clippedText })
    #expect(text.severity == .info)
    #expect(text.nextStep == conflict.nextStep + ": that ends this as well")
  }

  @Test func aTextThatIsCutOffWithTheRepairTooIsAWarning() throws {
    let found = try findings(Self.header, "+ note.width = 40 #short")
    let text = found.filter { $0.rule == .clippedText && $0.objectIDs == ["note"] }
    #expect(text.map(\.severity) == [.warning])
  }

  /// Without the tie to the slider the panel leaves the screen; without its least height nothing is wrong.
  @Test func anEditThatMakesNothingWrongComesFirst() throws {
    let found = try findings(
      """
      screen
        view panel bg=systemGray6Color
        button change "Change filter"
        button save "Save"
        panel.top = safe.top
        panel.leading = safe.leading
        panel.trailing = safe.trailing
        panel.height >= 500 #least
        change.top = panel.bottom + 24 #below
        change.leading = safe.leading + 20
        save.firstBaseline = change.firstBaseline
        save.trailing = safe.trailing - 20
        change.bottom = safe.bottom - 18 #end
      """)
    let conflict = try #require(found.first { $0.rule == .conflictingConstraints })
    #expect(conflict.tried.count > 1)
    #expect(conflict.nextStep.contains("(least)"))
  }

  @Test func theConstraintToInstallIsNamed() throws {
    let found = try findings(SuiteScene.plain, "~ note.top = value.bottom + 8 off:hC")
    let step = try #require(found.first { $0.rule == .ambiguousLayout }?.nextStep)
    #expect(step.hasPrefix("Install "))
    #expect(step.contains("(note-top)") && step.hasSuffix("compact height as well"))
    let removed = try findings(SuiteScene.plain, "- note.top")
    #expect(
      removed.first { $0.rule == .ambiguousLayout }?.nextStep
        == "Add constraints for its Y position")
  }

  /// The distance can give what is missing; the height of the button cannot.
  @Test func theConstantThatPushesAViewOutIsNamed() throws {
    let found = try findings(
      """
      screen
        view panel bg=systemGray6Color
        button cancel "Cancel"
        panel.top = safe.top
        panel.leading = safe.leading
        panel.trailing = safe.trailing
        panel.height = 190
        cancel.top = panel.bottom + 180 #gap
        cancel.leading = safe.leading + 20
        cancel.height = 44
      """)
    let outside = try #require(found.first { $0.rule == .outsideSuperview })
    #expect(outside.nextStep.hasPrefix("Reduce the constant of "))
    #expect(outside.nextStep.contains("(gap)"))
  }

  /// A label and a switch share a width; the text needs more than all of it, or all that it needs where the switch gives way.
  @Test(arguments: [
    ("Tell me by push message whenever the status of one of my tickets changes", 1),
    ("Tell me of my push messages now", 0),
  ])
  func aTextThatIsCutOffWhicheverGivesWayIsAFinding(text: String, count: Int) throws {
    let found = try findings(
      """
      screen
        label title "\(text)"
        button more "More"
        title.leading = safe.leading + 20
        title.top = safe.top + 20
        more.leading = title.trailing + 8
        more.trailing = safe.trailing - 20
        more.firstBaseline = title.firstBaseline
      """)
    #expect(found.contains { $0.rule == .ambiguousLayout && $0.severity >= .warning })
    #expect(found.count { $0.rule == .clippedText && $0.severity >= .warning } == count)
  }
}
