import Foundation
import Testing

@testable import Inspection

/// The page of documentation about rules.
struct RulesPageTests {
  @Test func theCommittedPageIsTheOneThatIsWritten() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/rules.md")
    let committed = try String(contentsOf: page, encoding: .utf8)
    #expect(
      committed == RulesPage.markdown,
      "docs/rules.md is stale: run 'ratite rules --markdown > docs/rules.md'")
  }

  @Test(arguments: RuleBook.ids)
  func everyRuleHasASectionWithItsExamples(id: RuleID) throws {
    let rule = try #require(RuleBook.rule(id))
    let section = try #require(
      RulesPage.markdown.components(separatedBy: "\n## \(id)\n").dropFirst().first)
    for text in [rule.summary, rule.reason, rule.remedy, rule.faulty.content, rule.healthy.content]
    {
      #expect(section.contains(text))
    }
  }

  @Test func adviceNamesRulesThatExistOrSaysWhyThereIsNone() {
    for advice in GuideAdvice.all {
      #expect(advice.advice.hasSuffix("."))
      #expect(advice.remark?.hasSuffix(".") ?? true)
      #expect(!advice.rules.isEmpty || advice.remark != nil)
      for rule in advice.rules { #expect(RuleBook.rule(rule) != nil, "\(rule)") }
    }
  }
}
