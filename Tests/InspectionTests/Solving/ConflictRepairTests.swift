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
