import InterfaceBuilder
import Testing

@testable import Inspection

/// Findings of two versions about the same fault, which grows, shrinks or stays.
struct VersionFindingsTests {
  private func conflict(
    _ ids: [String], by amount: Double = 10, onPhones count: Int = 2
  ) -> Finding {
    Finding(
      rule: .conflictingConstraints, reportedAs: .error, path: "a.storyboard",
      position: DocumentPosition(line: 1, column: 1), objectIDs: ids, message: "a conflict",
      nextStep: "Remove one", amount: amount,
      occurrence: Occurrence(
        configurations: (0..<count).map { Configuration("Phone \($0)") }, total: 9))
  }

  private func compare(_ old: [Finding], _ new: [Finding]) -> VersionFindings {
    VersionFindings(old: old, new: new, matching: nil)
  }

  private let former = ["a", "b", "c", "d"]

  @Test func aConflictWithAnotherConstraintHasNotGrown() {
    let less = compare([conflict(former)], [conflict(["a", "b", "c", "x"], by: 8)])
    #expect(less.grown.isEmpty && less.shrunk.count == 1)
    #expect(less.new.isEmpty && less.fixed.isEmpty)
    #expect(compare([conflict(former)], [conflict(["a", "b", "c", "x"])]).isEmpty)
  }

  @Test func aConflictGrowsByPointsConfigurationsOrConstraints() {
    let grown = [
      conflict(["a", "b", "c", "x"], by: 20), conflict(["a", "b", "c", "x"], onPhones: 3),
      conflict(former + ["x"]),
    ]
    for one in grown {
      let findings = compare([conflict(former)], [one])
      #expect(findings.grown == [one] && findings.new.isEmpty && findings.fixed.isEmpty)
    }
  }

  @Test func aFindingThatIsAboutLessIsFixedInPartWhereNothingOfItGrew() {
    let less = ["a", "b", "c"]
    let grown = [conflict(less, by: 20), conflict(less, onPhones: 3)]
    for one in grown {
      let findings = compare([conflict(former)], [one])
      #expect(findings.grown == [one] && findings.shrunk.isEmpty)
    }
    #expect(compare([conflict(former)], [conflict(less)]).shrunk == [conflict(less)])
    #expect(compare([conflict(former)], [conflict(less, by: 8)]).shrunk.count == 1)
  }

  private func overlap(
    _ ids: [String], _ severity: Finding.Severity, by amount: Double = 10
  ) -> Finding {
    var finding = conflict(ids, by: amount)
    finding.rule = .overlappingViews
    finding.lower(to: severity, because: .smallOverlap)
    return finding
  }

  @Test func aFindingOfWhichASmallerNoteIsLeftIsFixedInPart() {
    let warning = overlap(["a", "b"], .warning)
    for left in [["a", "b"], ["a", "c"]] {
      let findings = compare([warning], [overlap(left, .info, by: 3)])
      #expect(findings.shrunk == [overlap(left, .warning, by: 3)])
      #expect(findings.fixed.isEmpty && findings.grown.isEmpty && findings.new.isEmpty)
    }
    let beside = compare(
      [overlap(["a", "b", "c"], .warning)],
      [overlap(["a", "b"], .warning), overlap(["a", "c"], .info)])
    #expect(beside.shrunk.map(\.severity) == [.warning, .info])
  }

  @Test func aFindingOfAnotherSeverityIsTheSame() {
    let (note, warning) = (overlap(["a", "b"], .info), overlap(["a", "b"], .warning))
    #expect(compare([note], [warning]).isEmpty && compare([warning], [note]).isEmpty)
  }

  @Test func ofTwoThatAConflictBecameEachIsComparedWithIt() {
    let (less, more) = (
      conflict(["a", "b", "x"], by: 8, onPhones: 1), conflict(["c", "d", "y"], by: 90)
    )
    let findings = compare([conflict(former)], [less, more])
    #expect(findings.shrunk == [less] && findings.grown == [more])
  }

  @Test func aFindingAboutOtherObjectsIsNew() {
    let (old, new) = (conflict(["a", "b"]), conflict(["a", "x"]))
    let findings = compare([old], [new])
    #expect(findings.new == [new] && findings.fixed == [old] && findings.grown.isEmpty)
  }

  /// A conflict of constraints on some phones.
  private func conflict(_ ids: [String], on phones: Range<Int>) -> Finding {
    var finding = conflict(ids)
    finding.occurrence.configurations = phones.map { Configuration("Phone \($0)") }
    return finding
  }

  @Test func aConflictGoesOnWhereOneOfTheSameCauseTakesItsPlace() {
    let one = ["low", "top", "bottom"]
    let other = ["high", "left", "right", "top", "bottom"]
    let both = [conflict(one, on: 0..<3), conflict(other, on: 3..<9)]
    let whole = [conflict(one, on: 0..<9)]
    #expect(compare(both, whole).isEmpty)
    #expect(compare(whole, both).isEmpty)
    let partly = compare(both, [conflict(one, on: 0..<7)])
    #expect(partly.fixed == [conflict(other, on: 7..<9)])
    #expect(partly.fixed.first?.occurrence.worst == 0)
  }

  @Test func aConflictBesideOneThatGoesOnIsFixed() {
    let (one, other) = (
      conflict(["low", "top", "bottom"], on: 0..<9),
      conflict(["high", "left", "right", "top", "bottom"], on: 3..<9)
    )
    #expect(compare([one, other], [one]).fixed == [other])
    #expect(compare([one], [one, other]).new == [other])
  }
}
