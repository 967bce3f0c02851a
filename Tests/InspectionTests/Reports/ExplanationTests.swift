import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

struct ExplanationTests {
  private static func finding(in configurations: Int, of total: Int) -> Finding {
    var finding = Finding(
      rule: .conflictingConstraints, reportedAs: .error, path: "a.xib", position: .start,
      objectIDs: ["v"], message: "breaks", nextStep: "Remove it",
      constraints: [
        FoundConstraint(id: "w", phrase: "view.width = 1\u{1B}", isBroken: true),
        FoundConstraint(id: nil, phrase: "the autoresizing mask of view"),
      ],
      occurrence: Occurrence(
        configurations: (0..<configurations).map { Configuration("d\($0)") }, worst: 1, total: total
      ))
    finding.tried = [
      TriedRepair(edit: "Remove view.width = 1 (w)", conflictsLeft: 0),
      TriedRepair(edit: "Remove other (o)", conflictsLeft: 2),
    ]
    return finding
  }

  @Test func everythingIsThereAndEscaped() throws {
    let lines = Explanation.lines(of: Self.finding(in: 2, of: 16))
    #expect(lines[0] == "    Why it matters: " + ConflictRule.reason)
    #expect(lines[1] == "    What to do: " + ConflictRule.remedy)
    #expect(
      lines.dropFirst(2) == [
        "    Constraints:", "      view.width = 1\\u{1B} (w), which breaks",
        "      the autoresizing mask of view, which the layout system made",
        "    Tried, the best first:", "      Remove view.width = 1 (w): no conflict is left",
        "      Remove other (o): 2 conflicts are left", "    In 2 of 16 configurations:",
        "      d0", "      d1 (worst)",
      ])
  }

  @Test func aLowerSeverityIsExplained() {
    var finding = Self.finding(in: 2, of: 16)
    finding.lower(to: .info, because: .constraintSetByCode("w"))
    #expect(
      Explanation.lines(of: finding)[2] == "    Why it is a note: Code sets the constraint w.")
    var warning = Self.finding(in: 2, of: 16)
    warning.lower(to: .warning, because: .measuredContent)
    #expect(Explanation.lines(of: warning)[2].hasPrefix("    Why it is a warning: The size"))
  }

  /// The fixed width excludes both edges.
  @MainActor
  @Test func everyRepairThatWasTriedIsKept() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 375, 100]),
      constraints: Element.constraint("narrow", "a", "width", nil, nil, "constant=\"90\"")
        + Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("end", "root", "trailing", "a", "trailing")
        + Element.constraint("y", "a", "top", "root", "top")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
    let finding = try #require(
      try storyboard.findings().first { $0.rule == .conflictingConstraints })
    #expect(finding.tried.map(\.conflictsLeft) == [0, 0, 0])
    #expect(finding.tried.first?.edit == finding.nextStep)
    #expect(Set(finding.tried.map(\.edit)).count == 3)
  }

  @Test func aFindingInTheDocumentItselfNamesNoConfigurations() {
    let finding = Finding(
      rule: .duplicateID, reportedAs: .error, path: "a.xib", position: .start, objectIDs: [],
      message: "twice", nextStep: "Rename one", occurrence: .always)
    #expect(Explanation.lines(of: finding).count == 2)
  }

  @Test func theTextWithoutItStaysAsShortAsItIs() {
    let document = CheckedDocument(path: "a.xib", findings: [Self.finding(in: 2, of: 16)])
    var format = TextFormat(toolVersion: "1")
    #expect(format.text(for: document).split(separator: "\n").count == 1)
    format.explains = true
    #expect(format.text(for: document).split(separator: "\n").count == 12)
  }
}
