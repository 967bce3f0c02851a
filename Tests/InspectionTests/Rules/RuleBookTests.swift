import TestSupport
import Testing

@testable import Inspection

/// Rules find what they say they do.
@MainActor
struct RuleBookTests {
  @Test(arguments: RuleBook.ids)
  func theFaultySceneHasTheFault(id: RuleID) throws {
    let rule = try #require(RuleBook.rule(id))
    let findings = try findings(in: rule.faulty).filter { $0.rule == id }
    #expect(findings.count == 1)
    #expect(findings.map(\.severity) == [rule.severity])
  }

  @Test(arguments: RuleBook.ids)
  func theHealthySceneHasNone(id: RuleID) throws {
    let rule = try #require(RuleBook.rule(id))
    #expect(try findings(in: rule.healthy).map(TextFormat.line) == [])
  }

  @Test func namesAreWordsAndKnownOnce() {
    let names = RuleBook.ids.map(\.rawValue)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" })
      #expect(RuleBook.rule(RuleID(rawValue: name))?.id.rawValue == name)
    }
    #expect(RuleBook.rule(RuleID("no-such-rule")) == nil)
  }

  @Test(arguments: RuleBook.ids)
  func rulesAreListedByTheirKinds(id: RuleID) throws {
    let rule = try #require(RuleBook.rule(id))
    let kinds: KeyValuePairs = [
      RuleBook.documentRules.contains { $0 == rule }: rule is any DocumentRule.Type,
      RuleBook.canvasRules.contains { $0 == rule }: rule is any CanvasRule.Type,
      RuleBook.sceneRules.contains { $0 == rule }: rule is any SceneRule.Type,
      RuleBook.constraintRules.contains { $0 == rule }: rule is any ConstraintRule.Type,
    ]
    #expect(kinds.allSatisfy { $0 == $1 })
  }

  @Test(arguments: RuleBook.ids)
  func textsAreSentences(id: RuleID) throws {
    let rule = try #require(RuleBook.rule(id))
    for text in [rule.summary, rule.reason, rule.remedy] {
      #expect(text.first?.isUppercase == true, "\(text)")
      #expect(text.last == ".", "\(text)")
      #expect(!text.contains("  "), "\(text)")
    }
  }

  private func findings(in scene: ExampleScene) throws -> [Finding] {
    try Storyboard(text: scene.storyboard, name: "Example.storyboard")
      .findings(on: [.named("retina6_12"), .named("retina4_0")], assets: scene.assets)
  }
}
