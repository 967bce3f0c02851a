import InterfaceBuilder
import Testing

@testable import Inspection

/// Findings before and after a fix.
struct FindingComparisonTests {
  private func finding(_ rule: RuleID, _ ids: [String]) -> Finding {
    Finding(
      rule: rule, reportedAs: .warning, path: "Test.storyboard", position: .start, objectIDs: ids,
      message: "", nextStep: "", occurrence: .always)
  }

  private func hasNothingNew(_ before: [Finding], _ after: [Finding]) -> Bool {
    FindingComparison(before: before, after: after).hasNothingNew
  }

  @Test(arguments: [RuleID.ambiguousLayout, .outsideSuperview, .fractionalConstant])
  func aFindingThatGrowsIsNew(rule: RuleID) {
    let known = finding(rule, ["a", "b"])
    #expect(hasNothingNew([known], [known]))
    #expect(hasNothingNew([known], [finding(rule, ["a"])]))
    #expect(!hasNothingNew([known], [finding(rule, ["a", "b", "c"])]))
  }

  @Test func objectsOfAnotherFindingDoNotCount() {
    let others = [
      finding(.ambiguousLayout, ["a", "b"]), finding(.ambiguousLayout, ["c"]),
    ]
    #expect(!hasNothingNew(others, [finding(.ambiguousLayout, ["a", "b", "c"])]))
  }

  @Test func aConflictOfFewerConstraintsIsAnother() {
    let known = finding(.conflictingConstraints, ["a", "b", "c"])
    #expect(hasNothingNew([known], [finding(.conflictingConstraints, ["c", "b", "a"])]))
    #expect(!hasNothingNew([known], [finding(.conflictingConstraints, ["a", "b"])]))
  }
}
