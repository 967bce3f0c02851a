import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// The edits that findings about conflicts end with.
@MainActor
struct ConflictRepairTests {
  private func conflicts(_ storyboard: Storyboard) throws -> [Finding] {
    try storyboard.findings().filter { $0.rule == .conflictingConstraints }
  }

  /// The fixed width excludes both edges; without it nothing is open.
  @Test func whatTheStoredFramesDisagreeWithIsRemoved() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 375, 100]),
      constraints: Element.constraint("narrow", "a", "width", nil, nil, "constant=\"90\"")
        + Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("end", "root", "trailing", "a", "trailing")
        + Element.constraint("y", "a", "top", "root", "top")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
    #expect(try conflicts(storyboard).map(\.nextStep) == ["Remove view.width = 90 (narrow)"])
  }

  /// Each of the two conflicts has an edit of its own, but one edit ends both.
  @Test func anEditThatEndsMoreConflictsComesFirst() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 100, 100]) + Element.view("b", [0, 0, 100, 100]),
      constraints: Element.place("a", [0, 0, 100, 100]) + Element.place("b", [0, 200, 100, 100])
        + Element.constraint("same", "a", "width", "b", "width", "constant=\"50\""))
    let findings = try conflicts(storyboard)
    #expect(findings.count == 1)
    for finding in findings {
      #expect(finding.nextStep == "Remove view a.width = view b.width + 50 (same)")
    }
  }

  /// Of three widths the last contradicts one conflict each; without the first the others would still exclude each
  /// other.
  @Test func anEditThatMakesNoNewConflictComesFirst() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 9, 100]),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("second", "a", "width", nil, nil, "constant=\"110\"")
        + Element.constraint("third", "a", "width", nil, nil, "constant=\"120\""))
    #expect(
      try conflicts(storyboard).map(\.nextStep) == [
        "Remove view.width = 110 (second)", "Remove view.width = 120 (third)",
      ])
  }

  /// A trial does not depend on the trials before it: what they gave up is tried again.
  @Test func trialsAreIndependent() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 9, 9]) + Element.view("b", [0, 0, 9, 9]),
      constraints: Element.place("a", [80, 0, 60, 50]) + Element.place("b", [90, 0, 64, 50])
        + Element.constraint("right", "a", "leading", "b", "trailing", "constant=\"34\"")
        + Element.constraint("wide", "a", "width", nil, nil, "constant=\"105\""))
    let inspector = try DocumentInspector(path: storyboard.path)
    func trials() throws -> RepairTrials {
      let scene = try #require(inspector.solve(in: .device(inspector.savedDevice)).first)
      return RepairTrials(InspectedScene(path: storyboard.path, scene: scene))
    }
    let conflicts = try trials().scene.solution.conflicts
    #expect(conflicts.count > 1)
    let together = try trials()
    for conflict in conflicts.reversed() + conflicts {
      #expect(try together.repairs(of: conflict) == trials().repairs(of: conflict))
    }
  }

  /// The limit says what room there is; without the width nothing would say how wide the view is.
  @Test func aLimitStaysAndWhatIsNeededGetsALowerPriority() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 400, 100]),
      constraints: Element.place("a", [0, 0, 400, 100])
        + Element.constraint(
          "fit", "root", "trailing", "a", "trailing",
          "relation=\"greaterThanOrEqual\" constant=\"0\""))
    let steps = try conflicts(storyboard).map(\.nextStep)
    #expect(steps == ["Lower the priority of view.width = 400 (a-w) to 999"])
  }

  /// Without an edge two conflicts end, but what is fixed at another screen's width leaves this one.
  @Test func anEditThatPushesViewsOutComesLast() throws {
    let storyboard = try Storyboard(
      subviews: Element.view(
        "a", [0, 0, 600, 100],
        children: "<subviews>\(Element.view("b", [20, 0, 560, 50]))</subviews><constraints>"
          + Element.constraint("x", "b", "leading", "a", "leading", "constant=\"20\"")
          + Element.constraint("end", "a", "trailing", "b", "trailing", "constant=\"20\"")
          + Element.constraint("inner", "b", "width", nil, nil, "constant=\"560\"")
          + Element.constraint("by", "b", "top", "a", "top")
          + Element.constraint("bh", "b", "height", nil, nil, "constant=\"50\"")
          + "</constraints>"),
      constraints: Element.constraint("left", "a", "leading", "root", "leading")
        + Element.constraint("right", "root", "trailing", "a", "trailing")
        + Element.constraint("wide", "a", "width", nil, nil, "constant=\"600\"")
        + Element.constraint("y", "a", "top", "root", "top")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\""))
    #expect(
      try conflicts(storyboard).compactMap { $0.tried.first?.edit }.sorted() == [
        "Remove view.width = 560 (inner)", "Remove view.width = 600 (wide)",
      ])
  }

  private func repair(
    _ edit: ConflictRepair.Edit = .remove, stored: Double? = nil, moved: Int = 0
  ) -> ConflictRepair {
    ConflictRepair(
      constraintID: "a", edit: edit, conflictsLeft: 0, newConflicts: 0, lost: 0, lostAbove: 0,
      storedViolation: stored,
      moved: moved, kind: .plain)
  }

  @Test func whatLeavesNothingOpenComesBeforeWhatTheStoredFramesDisagreeWith() {
    #expect(repair().isBetter(than: repair(.lowerPriority, stored: 9)))
    #expect(repair(stored: 9).isBetter(than: repair()))
  }

  @Test func ofEqualEditsThatWhichMovesFewerViewsComesFirst() {
    #expect(repair(moved: 1).isBetter(than: repair(moved: 2)))
    #expect(repair(stored: 9, moved: 2).isBetter(than: repair(moved: 1)))
  }

  /// Thousands of conflicts may not take as long as their square.
  @Test func trialsEndAtALimitOfViews() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 100, 100]) + Element.view("b", [0, 200, 100, 100]),
      constraints: Element.place("a", [0, 0, 100, 100]) + Element.place("b", [0, 200, 100, 100])
        + Element.constraint("a-odd", "a", "width", nil, nil, "constant=\"50\"")
        + Element.constraint("b-odd", "b", "width", nil, nil, "constant=\"50\""))
    let inspector = try DocumentInspector(path: storyboard.path)
    let devices = [inspector.savedDevice]
    var findings = inspector.findings(on: devices).filter { $0.rule == .conflictingConstraints }
    for index in findings.indices { findings[index].nextStep = "Think" }
    func steps(limit: Int) -> [String] {
      inspector.repairs(of: devices, limit: limit).completing(findings).map(\.nextStep)
    }
    let (first, second) = ("Remove view.width = 50 (a-odd)", "Remove view.width = 50 (b-odd)")
    // Two constraints are tried for each conflict, and three views are laid out in each trial.
    #expect(steps(limit: 12) == [first, second])
    #expect(steps(limit: 11) == [first, "Think"])
    #expect(steps(limit: 5) == ["Think", "Think"])
  }
}
