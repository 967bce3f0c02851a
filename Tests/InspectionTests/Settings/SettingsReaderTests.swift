import Foundation
import Inspection
import InterfaceBuilder
import Testing

struct SettingsReaderTests {
  @Test func everyKeyIsRead() throws {
    let settings = try SettingsFixture.settings(
      """
      included: App
      excluded: [Old, "**/*.gen.xib"]
      disabled_rules: [misplaced-view]
      rules:
        ambiguous-layout: {severity: off}
        outside-superview:
          severity: error
      fail_on: warning
      devices: [retina6_12]
      orientations: [portrait]
      languages: [ar]
      text_sizes: [ax5]
      baseline: known.json
      suppressions:
        - rule: outside-superview
          path: App/Main.xib
          object: a-b
          reason: a badge
      """)
    #expect(settings.folder == "/project")
    #expect(settings.included.map { $0.text } == ["App"])
    #expect(settings.excluded.map { $0.text } == ["Old", "**/*.gen.xib"])
    #expect(settings.rules.disabled.map { $0.rawValue } == ["misplaced-view"])
    #expect(settings.rules.levels[RuleID(rawValue: "ambiguous-layout")] == .off)
    #expect(settings.rules.levels[RuleID(rawValue: "outside-superview")] == .error)
    #expect(settings.failOn == .warning)
    #expect(settings.devices == ["retina6_12"])
    #expect(settings.orientations == ["portrait"])
    #expect(settings.languages == ["ar"])
    #expect(settings.textSizes == ["AX5"])
    #expect(settings.baseline == "known.json")
    #expect(settings.suppressions.map { $0.reason } == ["a badge"])
    #expect(settings.suppressions[0].position.line == 15)
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "included:\nexcluded:\nsuppressions:\n"])
  func whatIsEmptySetsNothing(text: String) throws {
    var expected = CheckSettings(folder: "/project")
    expected.file = "/project/.ratite.yml"
    #expect(try SettingsFixture.settings(text) == expected)
  }

  @Test(arguments: [
    (
      "fail_on: warning\nexclude: [a]\n",
      "2:1: error: the file has no key 'exclude'; did you mean 'excluded'?"
    ),
    ("colour: red\n", "1:1: error: the file has no key 'colour'; its keys are included, "),
    (
      "fail_on: warnings\n",
      "1:10: error: 'warnings' is no value of 'fail_on'; did you mean 'warning'?"
    ),
    ("fail_on: [error]\n", "1:10: error: 'fail_on' is no text; write one"),
    (
      "only_rules:\n  - misplaced-vew\n",
      "2:5: error: 'misplaced-vew' is no value of 'only_rules'; did you mean 'misplaced-view'?"
    ),
    (
      "only_rules: [misplaced-view]\ndisabled_rules: [ambiguous-layout]\n",
      "2:17: error: 'only_rules' and 'disabled_rules' exclude each other; keep one"
    ),
    (
      "rules: [misplaced-view]\n",
      "1:8: error: 'rules' is no mapping; write 'misplaced-view: {severity: off}'"
    ),
    (
      "rules:\n  misplaced-view:\n    severty: off\n",
      "3:5: error: a rule has no key 'severty'; did you mean 'severity'?"
    ),
    (
      "rules:\n  misplaced-view: {severity: loud}\n",
      "2:30: error: 'loud' is no value of 'rules.misplaced-view.severity'; its values are off, note, warning, error"
    ),
    (
      "devices: [iPhone 99]\n",
      "1:11: error: there is no device 'iPhone 99'; 'ratite devices' lists them"
    ),
    (
      "languages: [klingon]\n",
      "1:13: error: 'klingon' is no code of a language; write one such as ar"
    ),
    (
      "orientations: [upright]\n",
      "1:16: error: 'upright' is no value of 'orientations'; its values are portrait, landscape"
    ),
    (
      "suppressions:\n  - rule: misplaced-view\n",
      "2:5: error: a suppression has no reason; add 'reason: why it is meant'"
    ),
    (
      "suppressions:\n  - reason: why\n",
      "2:5: error: a suppression names nothing; add 'rule:', 'path:' or 'object:'"
    ),
    (
      "suppressions:\n  - file: a\n    reason: b\n",
      "2:5: error: a suppression has no key 'file'; its keys are rule, path, object, reason"
    ),
    ("- included\n", "1:1: error: the file holds no keys; write for example 'fail_on: warning'"),
    ("included: [\"\"]\n", "1:12: error: 'included' is no text; write one"),
  ])
  func whatIsWrongIsNamedWithItsPlaceAndWhatIsRight(text: String, message: String) throws {
    let error = try #require(SettingsFixture.error(text))
    #expect(error.hasPrefix(message))
  }

  @Test(arguments: [
    ("fail_on: error\nexcluded: [a, b\ndevices: x\n", "3:", "near the key 'devices'"),
    ("excluded:\n  - a: b: c\n", "2:", "near the key 'a'"),
    ("excluded:\n\t- a\n", "2:1:", "near the key 'excluded'"),
    ("baseline: \"x\n", "", "near the key 'baseline'"),
    ("fail_on: error\nfail_on: never\n", "1:1:", "the key 'fail_on' is there twice"),
    ("devices: *phones\n", "1:10:", "undefined alias"),
    ("included: a\u{1}b\n", "1:12:", "control characters are not allowed"),
  ])
  func malformedYAMLNamesKeyAndPlace(text: String, place: String, words: String) throws {
    let error = try #require(SettingsFixture.error(text))
    #expect(error.hasPrefix(place))
    #expect(error.contains("error: no YAML"))
    #expect(error.contains(words), "\(error)")
  }

  @Test func whatIsNoTextIsRefused() throws {
    let reader = SettingsReader(
      file: "a.yml",
      vocabulary: SettingsVocabulary(
        isDevice: { _ in true }, orientations: [], isLanguage: { _ in true }, textSizes: []))
    #expect(throws: SettingsError.self) { try reader.settings(in: Data([0xFF, 0xFE, 0x41])) }
    #expect(throws: SettingsError.self) {
      try reader.settings(in: Data(repeating: 32, count: (1 << 20) + 1))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aliasesThatGrowExponentiallyAreRefused() throws {
    var text = "a: &a0 [x]\n"
    for level in 1..<30 {
      text += "k\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
    }
    let error = try #require(SettingsFixture.error(text + "? *a29\n: 1\n"))
    #expect(error == " error: has more than 16 aliases; write values out")
    #expect(SettingsFixture.error("devices: &d [retina6_12]\nlanguages: []\n") == nil)
  }

  @Test(arguments: [
    "included: " + String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
  ])
  func deepNestingIsRefused(text: String) throws {
    #expect(try #require(SettingsFixture.error(text)).contains("Maximum nesting level reached"))
  }

  @Test func namesInErrorsAreEscaped() throws {
    let error = try #require(SettingsFixture.error("\"fail\\e[31m\": error\n"))
    #expect(!error.contains("\u{1B}"))
  }

  @Test func theTemplateSetsNothingAndIsRightWithoutItsCommentMarks() throws {
    let vocabulary = SettingsVocabulary(
      isDevice: { $0 == "retina6_12" }, orientations: ["portrait"], isLanguage: { $0 == "en" },
      textSizes: ["L"])
    let reader = SettingsReader(file: "/project/.ratite.yml", vocabulary: vocabulary)
    let settings = try reader.settings(in: Data(SettingsTemplate().text.utf8))
    #expect(settings.included.isEmpty && settings.failOn == nil)
    let lines = SettingsTemplate().text.split(separator: "\n")
    let keys = lines.filter { $0.contains(/^# ( |[a-z_]+:)/) && !$0.contains("only_rules") }
      .filter { $0 != "#   - conflicting-constraints" }
    let filled = keys.map { $0.dropFirst(2) }.joined(separator: "\n")
    let all = try reader.settings(in: Data(filled.utf8))
    #expect(all.included.count == 1 && all.suppressions.count == 1 && all.devices.count == 1)
    #expect(all.rules.levels.count == 1 && all.baseline == "ratite-baseline.json")
  }
}

/// The published schema.
struct SettingsSchemaTests {
  @Test func itHasTheKeysThatAreRead() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/ratite.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: Any])
    let error = try #require(SettingsFixture.error("no-such-key: 1\n"))
    let keys = try #require(error.firstMatch(of: /its keys are (.*)$/)?.1.split(separator: ", "))
    #expect(properties.keys.sorted() == keys.map(String.init).sorted())
    #expect(keys.count == 13)
  }
}
