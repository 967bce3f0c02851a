import Projects
import TestSupport
import Testing

@testable import Inspection

/// Views that reach beyond the ends of rows, which take their heights from other views.
@MainActor
struct RowEndsTests {
  /// A row as high as a label needs, and a label of 200 points that is tied to one of its ends.
  private func picture(tiedTo edges: [String]) throws -> Storyboard {
    try Storyboard(
      subviews: Element.tableCell(
        rowHeight: "rowHeight=\"-1\"",
        views: Element.label("a", "Name", [16, 11, 80, 22])
          + Element.label("b", "Map", [120, 11, 200, 200]),
        constraints: Element.constraint(
          "ax", "a", "leading", "content", "leading", "constant=\"16\"")
          + Element.constraint("at", "a", "top", "content", "top", "constant=\"11\"")
          + Element.constraint(
            "ab", "content", "bottom", "a", "bottom", "constant=\"11\" priority=\"999\"")
          + Element.constraint(
            "al", "content", "bottom", "a", "bottom",
            "constant=\"11\" relation=\"greaterThanOrEqual\"")
          + Element.constraint("bx", "b", "leading", "content", "leading", "constant=\"120\"")
          + Element.constraint("bh", "b", "height", nil, nil, "constant=\"200\"")
          + edges.map { Element.constraint("b\($0)", "b", $0, "content", $0) }.joined()),
      constraints: Element.place("table", [0, 0, 375, 667]))
  }

  private func outside(
    _ storyboard: Storyboard, knowing code: CodeFacts = CodeFacts()
  ) throws -> [Finding.Severity] {
    try storyboard.severities(of: .outsideSuperview, knowing: code)
  }

  @Test func aRowThatIsLowerThanAViewInItIsFound() throws {
    #expect(try outside(picture(tiedTo: ["bottom"])) == [.warning])
    #expect(try outside(picture(tiedTo: ["bottom", "top"])) == [])
  }

  @Test(arguments: [(false, []), (true, [.warning])] as [(Bool, [Finding.Severity])])
  func heightsThatCodeGivesAreNotKnown(
    isAutomatic: Bool, expected: [Finding.Severity]
  ) throws {
    var code = CodeFacts()
    code.classesGivingRowHeights = ["Scene"]
    code.classesGivingAutomaticRowHeights = isAutomatic ? ["Scene"] : []
    #expect(try outside(picture(tiedTo: ["bottom"]), knowing: code) == expected)
  }

  /// A box that fills a row and ends at a distance below the first of two labels, the second of which hangs from an edge.
  @Test(
    arguments: [("name", "bottom", 0.0, [.warning]), ("box", "top", 31, [])]
      as [(String, String, Double, [Finding.Severity])])
  func aTextBelowTheEndOfItsBoxIsFoundWhateverCodeSays(
    other: String, edge: String, distance: Double, expected: [Finding.Severity]
  ) throws {
    let labels =
      Element.label("name", "Name", [16, 10, 200, 21])
      + Element.label("url", "Address", [16, 31, 200, 21])
    let box = Element.view(
      "box", [0, 0, 375, 41],
      children: "<subviews>\(labels)</subviews><constraints>"
        + Element.constraint("nx", "name", "leading", "box", "leading", "constant=\"16\"")
        + Element.constraint("nt", "name", "top", "box", "top", "constant=\"10\"")
        + Element.constraint("nh", "name", "height", nil, nil, "constant=\"21\"")
        + Element.constraint("nb", "box", "bottom", "name", "bottom", "constant=\"10\"")
        + Element.constraint("ux", "url", "leading", "box", "leading", "constant=\"16\"")
        + Element.constraint("ut", "url", "top", other, edge, "constant=\"\(distance)\"")
        + "</constraints>")
    let storyboard = try Storyboard(
      subviews: Element.tableCell(
        rowHeight: "rowHeight=\"-1\"", views: box,
        constraints: ["leading", "trailing", "top", "bottom"].map {
          Element.constraint("b\($0)", "box", $0, "content", $0)
        }.joined()),
      constraints: Element.place("table", [0, 0, 375, 667]))
    let outlets = ListedOutlets(
      Array(
        """
        <label id="url" text="Address"/><viewController customClass="Scene"><connections>
        <outlet property="url" destination="url" id="o"/></connections></viewController>
        """.utf8))
    let code = CodeFacts(outlets, written: ["Scene": ["url": ["text"]]])
    #expect(try outside(storyboard, knowing: code) == expected)
  }
}
