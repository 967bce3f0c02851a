import Foundation
import Testing

@testable import Inspection

/// Rules find what was planted, and nothing else.
@MainActor
struct RuleSuiteTests {
  @Test func everyRuleFindsWhatWasPlantedAndLittleElse() {
    let scores = RuleSuite.scores
    print(table(scores))
    for score in scores {
      #expect(score.recall >= 0.95, "\(score.rule) misses \(score.missed.map(\.name))")
      #expect(
        score.precision >= 0.95,
        "\(score.rule): \(score.surplus.map { $0.0 + ": " + $0.1.message })")
    }
  }

  @Test func everyFindingBelowItsRuleAndNoOtherHasAReason() {
    let findings = RuleSuite.scores.flatMap(\.findings)
    #expect(findings.count { $0.finding.mitigation != nil } > 100)
    for (name, finding) in findings {
      #expect(finding.isExplained, "\(name): \(TextFormat.line(for: finding))")
    }
  }

  @Test(arguments: SuiteScene.healthy)
  func scenesAreHealthy(scene: String) throws {
    let test = SuiteCase.nearMiss("as it is", scene, "")
    #expect(try RuleSuite.findings(in: test).filter { $0.severity > .info }.map(\.message) == [])
  }

  @Test func thereAreEnoughCases() {
    #expect(RuleSuite.tables.map(\.faults.count).reduce(0, +) >= 200)
    #expect(RuleSuite.tables.map(\.nearMisses.count).reduce(0, +) >= 200)
  }

  private func table(_ scores: [RuleScore]) -> String {
    func cell(_ text: String, _ width: Int) -> String {
      text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
    }
    func percent(_ share: Double) -> String { String(format: "%5.1f %%", share * 100) }
    var lines = [
      "| rule                    | planted | found | near misses | surplus | precision | recall  |"
    ]
    for score in scores {
      lines.append(
        "| \(cell(score.rule.rawValue, 23)) | \(cell("\(score.planted)", 7)) | "
          + "\(cell("\(score.planted - score.missed.count)", 5)) | \(cell("\(score.nearMisses)", 11)) | "
          + "\(cell("\(score.surplus.count)", 7)) | \(percent(score.precision))   | "
          + "\(percent(score.recall)) |")
      for (name, others) in score.missed {
        lines.append("    missed: \(name)")
        lines += others.map { "        said: \($0.severity.word): \($0.message)" }
      }
      for (name, finding) in score.surplus {
        lines.append("    surplus: \(name): \(finding.message)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
