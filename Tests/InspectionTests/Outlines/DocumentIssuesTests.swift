import InterfaceBuilder
import LayoutFaults
import Testing

@testable import Inspection

/// The issues that Interface Builder lists beside the outline of a document.
@MainActor
struct DocumentIssuesTests {
  private func issues(_ storyboard: Storyboard) throws -> DocumentIssues {
    let inspector = try DocumentInspector(path: storyboard.path)
    return DocumentIssues(of: inspector.solve(in: .canvas(inspector.canvas())), in: inspector)
  }

  private func lines(_ storyboard: Storyboard) throws -> [String] {
    IssueReport.lines(try issues(storyboard), details: [])
  }

  /// A label with these constraints to edges of the root, by their attributes.
  private func label(
    tiedBy attributes: [String], stored: [Double] = [20, 40, 335, 20.5], mark: String = "",
    more: String = ""
  ) throws -> Storyboard {
    try Storyboard(
      subviews: Element.label("a", "Name", stored, attributes: mark),
      constraints: attributes.map {
        Element.constraint(
          "a-\($0)", "a", $0, "root", $0, "constant=\"\($0 == "trailing" ? -20 : 20)\"")
      }.joined() + more)
  }

  /// Two labels beside each other that fill 335 points.
  private func pair(more: String = "", width: Double = 335) throws -> Storyboard {
    try Storyboard(
      subviews: Element.label("a", "Name", [20, 20, 100, 20.5])
        + Element.label("b", "Address", [120, 20, 235, 20.5]),
      constraints: Element.constraint("ax", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("bx", "b", "leading", "a", "trailing")
        + Element.constraint(
          "bt", "b", "trailing", "root", "leading", "constant=\"\(20 + width)\"")
        + Element.constraint("ay", "a", "top", "root", "top", "constant=\"20\"")
        + Element.constraint("by", "b", "top", "root", "top", "constant=\"20\"") + more)
  }

  @Test("missing constraints are errors where Xcode's outline is red")
  func missingConstraintsAreErrors() throws {
    let issues = try issues(label(tiedBy: ["leading", "trailing"]))
    #expect(
      IssueReport.lines(issues, details: []) == [
        "Scene scene", "  Missing Constraints",
        "    error: \"Name\" label – Need constraints for: Y position",
      ])
    #expect(issues.count(.error) == 1)
    // The same view is a warning in what Xcode's builds print, and `check` with them.
    #expect(
      try label(tiedBy: ["leading", "trailing"]).findings().filter {
        $0.rule == .ambiguousLayout
      }.map(\.severity) == [.warning])
  }

  @Test func aDocumentThatDeterminesEverythingHasNone() throws {
    let storyboard = try label(
      tiedBy: ["leading", "trailing", "top"], stored: [20, 20, 335, 20.5])
    #expect(try lines(storyboard) == [])
    #expect(IssueReport.summary(try issues(storyboard)) == "0 errors, 0 warnings, 0 notes")
  }

  /// A plain view has no extent of its own.
  @Test(arguments: [
    (["top", "height", "leading"], "Width", [["width"]]),
    (["top", "height", "width"], "X position", [["minX"]]),
    (["top", "height"], "X position, Width", [["minX"], ["width"]]),
    (["top", "height", "trailing"], "X position or width", [["minX", "width"]]),
    (["leading", "width", "bottom"], "Y position or height", [["minY", "height"]]),
    (
      ["trailing", "bottom"], "X position or width, Y position or height",
      [["minX", "width"], ["minY", "height"]]
    ),
    (
      ["leading"], "Y position, Width, Height", [["minY"], ["width"], ["height"]]
    ),
  ])
  func whatWouldDoIsNamed(attributes: [String], need: String, missing: [[String]]) throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: attributes.map { attribute in
        ["width", "height"].contains(attribute)
          ? Element.constraint("a-\(attribute)", "a", attribute, nil, nil, "constant=\"50\"")
          : Element.constraint("a-\(attribute)", "a", attribute, "root", attribute)
      }.joined())
    let issue = try #require(try issues(storyboard).sections.first?.issues.first)
    #expect(issue.category == .missingConstraints)
    #expect(issue.text == "Need constraints for: \(need)")
    #expect(issue.missing.map { $0.map(\.rawValue) } == missing)
  }

  /// Either label may stretch, or shrink: a priority decides, which is an issue of each.
  @Test(arguments: [
    (335.0, "hugging priority to 249"), (60, "compression resistance priority to 749"),
  ])
  func contentThatCompetesNeedsPriorities(width: Double, edit: String) throws {
    #expect(
      try lines(pair(width: width)).prefix(4) == [
        "Scene scene", "  Content Priority Ambiguity",
        "    error: \"Name\" label – Set horizontal \(edit)",
        "    error: \"Address\" label – Set horizontal \(edit)",
      ])
  }

  @Test func scrollViewsNeedAContentSize() throws {
    let storyboard = try Storyboard(
      subviews: """
        <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews>\(Element.view("in", [0, 0, 50, 50]))</subviews>
        <constraints>\(Element.place("in", [0, 0, 50, 50], in: "s"))</constraints></scrollView>
        """,
      constraints: Element.place("s", [0, 0, 300, 300]))
    #expect(
      try lines(storyboard) == [
        "Scene scene", "  Scrollable Content Size Ambiguity",
        "    error: scroll view – Has ambiguous scrollable content width",
        "    error: scroll view – Has ambiguous scrollable content height",
      ])
  }

  @Test func conflictsListTheirConstraints() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("wide", "a", "width", nil, nil, "constant=\"200\""))
    let issues = try issues(storyboard)
    #expect(
      IssueReport.lines(issues, details: .ids) == [
        "Scene scene (scene)", "  Conflicting Constraints", "    error: Constraints for: view",
        "      view.width = 100 (a-w)", "      view.width = 200 (wide)",
      ])
    #expect(issues.count(.error) == 1)
  }

  /// Interface Builder's mark makes it one of its issues; without, it is this tool's opinion.
  @Test(arguments: [
    ("misplaced=\"YES\"", "warning", ""), ("", "note", "; Interface Builder did not mark it"),
  ])
  func misplacedViewsAreNoErrors(mark: String, severity: String, end: String) throws {
    let storyboard = try label(
      tiedBy: ["leading", "trailing", "top"], stored: [20, 40, 300, 20.5], mark: mark)
    let issues = try issues(storyboard)
    #expect(
      IssueReport.lines(issues, details: []) == [
        "Scene scene", "  Misplaced Views",
        "    \(severity): \"Name\" label – Expected: y=20, width=335. Actual: y=40, width=300\(end)",
      ])
    #expect(issues.count(.error) == 0)
    let json = IssueReport.json(issues, document: "x")
    #expect(json.contains("\"expected\":[20,20,335,21],\"actual\":[20,40,300,20.5]"))
  }

  @Test func whatIsNotMarkedIsOneLineOfAScene() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [10, 20, 100, 100]) + Element.view("b", [0, 0, 1, 1]),
      constraints: Element.place("a", [10, 40, 100, 100]) + Element.place("b", [9, 9, 9, 9]))
    let lines = try lines(storyboard)
    #expect(lines.count == 3)
    #expect(lines.last?.hasSuffix("; Interface Builder marked neither it nor 1 more view") == true)
    #expect(try issues(storyboard).count(.info) == 2)
  }

  /// A view that is ambiguous has no expected frame.
  @Test func ambiguousViewsAreNotMisplaced() throws {
    let storyboard = try label(
      tiedBy: ["leading", "trailing"], stored: [0, 0, 9, 9], mark: "misplaced=\"YES\"")
    #expect(
      try issues(storyboard).sections.flatMap(\.issues).map(\.category) == [.missingConstraints])
  }

  /// From Xcode 11 on views in rows out of sight are marked; they have no frame to be misplaced from either.
  @Test func rowsThatTheCanvasDoesNotLayOut() throws {
    let filling = ["leading", "trailing", "top", "bottom"].map {
      Element.constraint("a-\($0)", "a", $0, "content", $0)
    }.joined()
    let storyboard = try Storyboard(
      subviews: Element.tableCell(
        views: Element.label("a", "One", [90, 90, 9, 9]), constraints: filling),
      constraints: Element.place("table", [0, 0, 375, 0]))
    #expect(
      try lines(storyboard).prefix(3) == [
        "Scene scene", "  Missing Constraints",
        "    error: \"One\" label – Need constraints for: X position, Y position, Width, Height "
          + "(the canvas does not lay it out)",
      ])
    let ofLabel = try issues(storyboard).sections.flatMap(\.issues).filter {
      $0.element.id == "a"
    }
    #expect(ofLabel.map(\.category) == [.missingConstraints])
  }

  /// Hidden views are judged; views whose ambiguity is not to be verified are not.
  @Test(arguments: [
    ("", 1), ("hidden=\"YES\"", 1), ("verifyAmbiguity=\"off\"", 0),
    ("verifyAmbiguity=\"ignoreSizes\"", 0),
  ])
  func theSettingOfAViewIsObeyed(attributes: String, count: Int) throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", attributes: attributes),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "root", "top")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"50\""))
    #expect(try issues(storyboard).count(.error) == count)
  }

  @Test func scenesOfOtherNamesAreLeftOut() throws {
    let storyboard = try label(tiedBy: ["leading"])
    let inspector = try DocumentInspector(path: storyboard.path)
    var issues = DocumentIssues(of: inspector.solve(in: .canvas(inspector.canvas())), in: inspector)
    var outline = DocumentOutline(inspector.savedDescription)
    issues.keep(scenesOf: outline)
    #expect(issues.sections.map(\.title) == ["Scene scene"])
    _ = outline.keep(scene: "nowhere")
    issues.keep(scenesOf: outline)
    #expect(issues.sections.isEmpty)
  }
}
