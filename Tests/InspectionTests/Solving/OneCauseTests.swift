import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Findings that one edit ends.
@MainActor
struct OneCauseTests {
  private func finding(
    _ rule: RuleID, _ id: String, _ message: String = "", repair: String? = nil
  ) -> Finding {
    var finding = Finding(
      rule: rule, reportedAs: .warning, path: "a.storyboard", position: .start, objectIDs: [id],
      message: message, nextStep: "", occurrence: .always)
    finding.tried =
      repair.map {
        [TriedRepair(edit: "Remove it", conflictsLeft: 0, change: .removal(constraint: $0))]
      } ?? []
    return finding
  }

  @Test func conflictsWithTheSameRepairAreOne() throws {
    let document = try Storyboard()
    let conflicts = ["x", "y", "x"].map { finding(.conflictingConstraints, "a", repair: $0) }
    let noted = conflicts.notingOneCause(in: try Document(path: document.path))
    #expect(noted.map(\.severity) == [.warning, .warning, .info])
  }

  @Test func whatAScrollViewHoldsLeavesItsContentOpen() throws {
    let scroll = """
      <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="300"/>
      <subviews>\(Element.view("content", [0, 0, 375, 100]))</subviews></scrollView>
      """
    let document = try Storyboard(subviews: scroll + Element.view("beside"))
    var findings = [
      finding(.ambiguousLayout, "scroll", "the scrollable content height of scroll view"),
      finding(.ambiguousLayout, "content", "the vertical position"),
      finding(.ambiguousLayout, "beside", "the vertical position"),
    ]
    findings[0].aspects = [.height, .scrolledContent]
    let noted = findings.notingOneCause(in: try Document(path: document.path))
    #expect(noted.map(\.severity) == [.warning, .info, .warning])
    #expect(
      findings.dropFirst().map { $0 }.notingOneCause(in: try Document(path: document.path))
        .map(\.severity) == [.warning, .warning])
  }

  /// A hidden row with two views of fixed height.
  @Test func aHiddenViewIsOneFinding() throws {
    let rows = ["a", "b"].map { Element.view($0, [0, 0, 100, 25]) }.joined()
    let document = try Storyboard(
      subviews: """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews>\(Element.view("shown", [0, 0, 100, 50]))
        <stackView hidden="YES" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="gone">
        <rect key="frame" x="0" y="0" width="100" height="0"/><subviews>\(rows)</subviews></stackView>
        </subviews></stackView>
        """,
      constraints: Element.constraint("x", "stack", "leading", "root", "leading")
        + Element.constraint("y", "stack", "top", "root", "top")
        + Element.constraint("w", "shown", "width", nil, nil, "constant=\"100\"")
        + Element.constraint("h", "shown", "height", nil, nil, "constant=\"50\"")
        + Element.constraint("ah", "a", "height", nil, nil, "constant=\"25\"")
        + Element.constraint("bh", "b", "height", nil, nil, "constant=\"25\""))
    let findings = try document.findings().filter { $0.rule == .conflictingConstraints }
    #expect(findings.filter { $0.severity >= .warning }.count == 1)
  }
}
