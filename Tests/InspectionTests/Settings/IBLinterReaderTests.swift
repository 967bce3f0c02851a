import Foundation
import Testing

@testable import Inspection

/// Configurations of IBLinter, read where there is no other.
struct IBLinterReaderTests {
  private func settings(_ text: String) throws(SettingsError) -> CheckSettings {
    try IBLinterReader(file: "/project/.iblinter.yml").settings(in: Data(text.utf8))
  }

  private let isRead = "/project/.iblinter.yml is read, as there is no .ratite.yml"

  @Test func pathsAndRulesAreTakenOver() throws {
    let settings = try settings(
      """
      enabled_rules:
        - misplaced
        - image_resources
      disabled_rules: [ambiguous, duplicate_id, custom_class_name]
      excluded:
        - Carthage
        - App/**/Generated
      included: App
      disable_while_building_for_ib: false
      """)
    #expect(settings.folder == "/project")
    #expect(settings.file == "/project/.iblinter.yml")
    #expect(settings.rules.disabled == [.ambiguousLayout, .duplicateID])
    #expect(settings.excluded.map(\.text) == ["Carthage", "App/**/Generated"])
    #expect(settings.included.map(\.text) == ["App"])
    #expect(settings.notes == [isRead])
  }

  @Test func whatHasNoCounterpartIsNamedOnce() throws {
    let settings = try settings(
      """
      enabled_rules: [relative_to_margin, misplaced, stackview_backgroundcolor]
      custom_module_rule:
        - module: Kit
          included: [Kit]
      reporter: json
      """)
    #expect(
      settings.notes == [
        isRead + "; without counterpart are relative_to_margin, stackview_backgroundcolor, "
          + "custom_module_rule, reporter"
      ])
    let many = (1...10).map { "rule\($0)" }
    let note = try self.settings("enabled_rules: [\(many.joined(separator: ", "))]\n").notes[0]
    #expect(note.hasSuffix("rule7, rule8 and 2 more"))
  }

  @Test(arguments: ["", "# nothing\n", "excluded:\n", "included: []\n"])
  func anEmptyFileChangesNothing(text: String) throws {
    var expected = CheckSettings(folder: "/project")
    expected.file = "/project/.iblinter.yml"
    expected.notes = [isRead]
    #expect(try settings(text) == expected)
  }

  @Test(arguments: [
    ("excluded: {a: b}\n", "1:11: error: 'excluded' is no text"),
    ("- Pods\n", "1:1: error: the file holds no keys"), ("a: [\n", "error: "),
  ])
  func whatCannotBeUsedIsRefusedWithItsPlace(text: String, message: String) throws {
    let error = #expect(throws: SettingsError.self) { try settings(text) }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }
}
