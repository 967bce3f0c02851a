import InterfaceBuilder
import Testing

@testable import Inspection

/// The extents of scroll views' content that constraints leave open.
@MainActor
struct ScrollContentTests {
  private func ambiguities(_ storyboard: Storyboard) throws -> [Finding] {
    try storyboard.findings().filter { $0.rule == .ambiguousLayout }
  }

  /// A scroll view `scroll` that fills the root view.
  private func storyboard(
    content: String = "", constraints: String = "", guide: String = "", attributes: String = "",
    usesAutoLayout: Bool = true
  ) throws -> Storyboard {
    try Storyboard(
      subviews: """
        <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(content)</subviews>\(guide)<constraints>\(constraints)</constraints></scrollView>
        """,
      constraints: Element.place("scroll", [0, 0, 375, 667]), usesAutoLayout: usesAutoLayout)
  }

  private let guide = "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"guide\"/>"

  private func edges(_ names: String...) -> String {
    names.map { Element.constraint("a-\($0)", "a", $0, "scroll", $0) }.joined()
  }

  @Test func anOpenExtentNamesTheScrollView() throws {
    let height = Element.constraint("h", "a", "height", nil, nil, "constant=\"900\"")
    let open = try storyboard(
      content: Element.view("a"),
      constraints: edges("leading", "trailing", "top", "bottom") + height)
    let findings = try ambiguities(open)
    #expect(findings.map(\.objectIDs) == [["scroll", "a"]])
    #expect(
      findings.map(\.message) == [
        "the scrollable content width of scroll view (scroll, Scene) is ambiguous, and with it "
          + "1 view tied to it by constraints"
      ])
    #expect(
      findings.map(\.nextStep) == [
        "Constrain what it scrolls to the leading and trailing edges of its content layout guide, "
          + "and give it a width"
      ])
    let width = Element.constraint("w", "a", "width", "root", "width")
    let settled = try storyboard(
      content: Element.view("a"),
      constraints: edges("leading", "trailing", "top", "bottom") + height + width)
    #expect(try ambiguities(settled) == [])
  }

  @Test func bothExtentsAreOneFinding() throws {
    let open = try storyboard(
      content: Element.view("a"), constraints: Element.place("a", [0, 0, 10, 10], in: "scroll"))
    let findings = try ambiguities(open)
    #expect(findings.map(\.objectIDs) == [["scroll"]])
    #expect(
      findings.map(\.message) == [
        "the scrollable content width and scrollable content height of scroll view (scroll, Scene) "
          + "are ambiguous"
      ])
    #expect(findings.first?.nextStep.hasSuffix(", and give it a width and a height") == true)
  }

  @Test func anExtentOfItsOwnComesBeforeThatOfItsContent() throws {
    let open = try Storyboard(
      subviews: """
        <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="100"/>
        <subviews>\(Element.view("a"))</subviews></scrollView>
        """,
      constraints: edges("leading", "trailing", "top", "bottom")
        + Element.constraint("w", "a", "width", "scroll", "width")
        + Element.constraint("h", "a", "height", "scroll", "height")
        + ["leading", "trailing", "top"].map {
          Element.constraint("s-\($0)", "scroll", $0, "root", $0)
        }.joined())
    let finding = try #require(try ambiguities(open).first)
    #expect(finding.message.hasPrefix("the height of scroll view (scroll, Scene) is ambiguous"))
  }

  @Test func emptyScrollViewsCountIfTheDocumentHasTheirContentGuide() throws {
    let (without, with) = (try storyboard(), try storyboard(guide: guide))
    #expect(try ambiguities(without) == [])
    #expect(try ambiguities(with).map(\.objectIDs) == [["scroll"]])
  }

  @Test(arguments: [
    "fixedFrame=\"YES\"", "verifyAmbiguity=\"off\"", "verifyAmbiguity=\"ignoreSizes\"",
    "hidden=\"YES\"",
  ])
  func whatIsNotCheckedIsNoFinding(attributes: String) throws {
    let storyboard = try storyboard(guide: guide, attributes: attributes)
    #expect(try ambiguities(storyboard) == [])
  }

  @Test func documentsWithoutAutoLayoutAreNotJudged() throws {
    let storyboard = try storyboard(content: Element.view("a"), usesAutoLayout: false)
    let messages = try ambiguities(storyboard).map(\.message)
    #expect(!messages.contains { $0.contains("scrollable") })
  }

  @Test func framesNameTheExtents() throws {
    let storyboard = try storyboard(guide: guide)
    let inspector = try DocumentInspector(path: storyboard.path)
    let scenes = inspector.solve(in: .canvas(inspector.canvas())).map(\.solution)
    let line = FramesReport.line(document: "x", scenes: scenes)
    #expect(line.contains(#""ambiguous":["contentWidth","contentHeight"]"#))
  }
}
