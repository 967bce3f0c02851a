import Projects
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct CrossedExtentsRuleTests {
  /// A view of one extent, tied to that of a panel 300 points wide and high.
  private func found(
    _ view: String, _ constraint: String, more: String = "", knowing code: CodeFacts = CodeFacts()
  ) throws -> [Finding.Severity] {
    try Storyboard(
      subviews: Element.view("panel", [20, 40, 300, 200]) + view,
      constraints: Element.place("panel", [20, 40, 300, 200]) + constraint + more
        + Element.constraint("x", "a", "leading", "panel", "leading")
        + Element.constraint("y", "a", "top", "panel", "bottom", "constant=\"20\"")
    ).severities(of: .crossedExtents, knowing: code)
  }

  private static func tie(
    _ own: String = "width", _ other: String = "height", _ more: String = ""
  ) -> String {
    Element.constraint("w", "a", own, "panel", other, more)
  }

  @Test func aFieldAsWideAsAnotherViewIsHighIsFound() throws {
    #expect(try found(Element.textField("a"), Self.tie()) == [.warning])
    #expect(try found(Element.label("a", "Title", [20, 260, 200, 21]), Self.tie()) == [.warning])
    #expect(try found(Element.textField("a"), Self.tie("width", "width")) == [])
  }

  @Test(arguments: ["multiplier=\"0.5\"", "constant=\"-20\""])
  func aProportionIsANote(more: String) throws {
    #expect(try found(Element.textField("a"), Self.tie("width", "height", more)) == [.info])
  }

  @Test func panelsAreNotesAndSquaresNone() throws {
    let panel = Element.view("a", [20, 260, 200, 50])
    let height = Element.constraint("h", "a", "height", nil, nil, "constant=\"50\"")
    #expect(try found(panel, Self.tie(), more: height) == [.info])
    let square = Element.constraint("h", "a", "height", nil, nil, "constant=\"200\"")
    #expect(try found(panel, Self.tie(), more: square) == [])
  }

  /// A field for one digit has room for it; one with a longer text has none.
  @Test(arguments: [("1", 0), ("Your own name", 1)])
  func aSquareIsMeantWhereItsTextFits(text: String, count: Int) throws {
    let document = try Storyboard(
      subviews: Element.view("panel", [20, 40, 300, 40])
        + Element.textField("a", attributes: "placeholder=\"\(text)\""),
      constraints: Element.place("panel", [20, 40, 300, 40])
        + Self.tie()
        + Element.constraint("h", "a", "height", "panel", "height")
        + Element.constraint("x", "a", "leading", "panel", "leading")
        + Element.constraint("y", "a", "top", "panel", "bottom", "constant=\"20\""))
    #expect(try document.findings().count { $0.rule == .crossedExtents } == count)
  }

  @Test func aConstraintThatCodeSetsIsANote() throws {
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><constraint id="w"/><connections>
        <outlet property="item" destination="w" id="o"/></connections></viewController>
        """.utf8))
    let code = CodeFacts(outlets, written: ["Scene": ["item": ["constant"]]])
    #expect(try found(Element.textField("a"), Self.tie(), knowing: code) == [.info])
  }
}
