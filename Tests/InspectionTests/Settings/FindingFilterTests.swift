import Foundation
import Inspection
import Testing

struct FindingFilterTests {
  private func selected(
    _ findings: [Finding], _ text: String
  ) throws -> (findings: [Finding], filter: FindingFilter) {
    var filter = FindingFilter(try SettingsFixture.settings(text))
    let kept = filter.selected(findings, of: "/project/App/Main.xib")
    return (kept, filter)
  }

  @Test(arguments: [
    ("disabled_rules: ambiguous-layout", 0), ("only_rules: ambiguous-layout", 1),
    ("only_rules: misplaced-view", 0), ("rules: {ambiguous-layout: {severity: off}}", 0),
    ("only_rules:", 1),
  ])
  func rulesAreSelected(text: String, count: Int) throws {
    #expect(try selected([SettingsFixture.finding()], text).findings.count == count)
  }

  @Test(arguments: [
    (Finding.Severity.warning, "error", Finding.Severity.error), (.info, "error", .info),
    (.warning, "note", .info), (.info, "note", .info), (.warning, "warning", .warning),
  ])
  func theLevelIsThatOfTheWorstFindings(
    own: Finding.Severity, level: String, result: Finding.Severity
  ) throws {
    let text = "rules: {ambiguous-layout: {severity: \(level)}}"
    let kept = try selected([SettingsFixture.finding("ambiguous-layout", own)], text).findings
    #expect(kept.map { $0.severity } == [result])
  }

  @Test(arguments: [
    ("rule: ambiguous-layout", true), ("rule: misplaced-view", false), ("path: App", true),
    ("path: Other", false), ("object: a", true), ("object: b", false),
    ("rule: ambiguous-layout, path: '**/Main.xib', object: a", true),
    ("rule: ambiguous-layout, path: App, object: b", false),
  ])
  func aSuppressionMatchesByAllItNames(members: String, isSuppressed: Bool) throws {
    let text = "suppressions: [{\(members), reason: meant}]"
    let (kept, filter) = try selected([SettingsFixture.finding()], text)
    #expect(kept.isEmpty == isSuppressed)
    #expect(filter.suppressed == (isSuppressed ? 1 : 0))
    #expect(filter.notes(isWhole: true).isEmpty == isSuppressed)
  }

  @Test func suppressionsThatMatchNothingAreNamedOnceWithTheirPlace() throws {
    let text = """
      suppressions:
        - {path: App, object: gone, reason: one}
        - {path: Other.xib, reason: two}
        - {object: b, reason: three}
      """
    var filter = FindingFilter(try SettingsFixture.settings(text))
    _ = filter.selected([], of: "/project/App/Main.xib")
    _ = filter.selected([], of: "/project/App/Second.xib")
    #expect(
      filter.notes(isWhole: false) == [
        "/project/.ratite.yml:2:5: note: the suppression 'one' matches no finding; remove it"
      ])
    #expect(filter.notes(isWhole: true).count == 3)
  }

  @Test func aBaselineMatchesByRuleDocumentAndObjects() throws {
    var written = Baseline(file: "/project/known.json")
    written.add(SettingsFixture.finding(line: 5, objects: ["b", "a"]))
    let read = try Baseline(file: "/project/known.json", data: Data(written.text.utf8))
    #expect(read == written)
    var filter = FindingFilter(CheckSettings(folder: "/project"), baseline: read)
    let same = SettingsFixture.finding(line: 9, objects: ["a", "b"])
    let others = [
      SettingsFixture.finding("misplaced-view", objects: ["a", "b"]),
      SettingsFixture.finding(path: "/project/App/Other.xib", objects: ["a", "b"]),
      SettingsFixture.finding(objects: ["a"]), same,
    ]
    #expect(filter.new([same] + others) == others, "an entry stands for one finding")
    #expect(filter.baselined == 1)
  }

  @Test func theTextOfABaselineDoesNotDependOnTheOrderOfFindings() {
    let findings = [
      SettingsFixture.finding(objects: ["b"]), SettingsFixture.finding(path: "/project/A.xib"),
      SettingsFixture.finding("misplaced-view"), SettingsFixture.finding(path: "/other/B.xib"),
    ]
    let texts = [findings, findings.reversed()].map { findings in
      var baseline = Baseline(file: "/project/known.json")
      for finding in findings { baseline.add(finding) }
      return baseline.text
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains(#"{"rule":"ambiguous-layout","path":"A.xib","objects":["a"]}"#))
    #expect(texts[0].contains(#""path":"/other/B.xib""#))
  }

  @Test(arguments: [
    ("", "is no baseline"), ("{}", "is no baseline"), ("[1]", "is no baseline"),
    (#"{"version": 1, "findings": [{"rule": 3}]}"#, "is no baseline"),
    (#"{"version": 2, "findings": []}"#, "is a baseline of version 2"),
  ])
  func whatIsNoBaselineIsRefused(text: String, message: String) throws {
    let error = #expect(throws: SettingsError.self) {
      try Baseline(file: "known.json", data: Data(text.utf8))
    }
    #expect(error?.message.hasPrefix(message) == true)
    #expect(error?.message.contains("--write-baseline known.json") == true)
  }
}
