import AutoLayout
import InterfaceBuilder
import Testing

@testable import Inspection

/// What frames say of views that constraints or the canvas leave open.
@MainActor
struct OpenVariablesTests {
  private func solution(_ storyboard: Storyboard) throws -> SceneSolution {
    let inspector = try DocumentInspector(path: storyboard.path)
    let scenes = inspector.solve(in: .canvas(inspector.canvas()))
    return try #require(scenes.first).solution
  }

  /// Constraints of a view `a` that fills its cell.
  private let filling = ["leading", "trailing", "top", "bottom"].map {
    Element.constraint("a-\($0)", "a", $0, "content", $0)
  }.joined()

  /// Two labels of one line that fill a stack view of a height.
  private func labels(in height: Double) throws -> SceneSolution {
    try solution(
      Storyboard(
        subviews: """
          <stackView axis="vertical" id="s" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(Element.label("a", "One", [0, 0, 100, 20]))
          \(Element.label("b", "Two", [0, 20, 100, 20]))</subviews></stackView>
          """,
        constraints: Element.place("s", [0, 0, 100, height])))
  }

  @Test(arguments: [(41.0, 0), (40.5, 0), (41.5, 2), (42.0, 2), (45.0, 2), (40.0, 2)])
  func textsThatFillTheirRoomAreNotAmbiguous(height: Double, count: Int) throws {
    #expect(try labels(in: height).views.count { !$0.ambiguous.isEmpty } == count)
  }

  @Test func cellsAndTheirContentViewsAreNotOpen() throws {
    let cell = Element.tableCell(
      views: Element.label("a", "One", [0, 0, 375, 44]),
      constraints: filling)
    let untranslated = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let storyboard = try Storyboard(
      subviews: cell.replacing("<tableViewCell ", with: "<tableViewCell \(untranslated) ")
        .replacing(
          "<tableViewCellContentView ", with: "<tableViewCellContentView \(untranslated) "),
      constraints: Element.place("table", [0, 0, 375, 667]))
    let views = try solution(storyboard).views
    #expect(views.filter { !$0.ambiguous.isEmpty }.map(\.id) == [])
  }

  @Test func viewsOfBarButtonItemsAreNotOpen() throws {
    let bar = """
      <toolbar opaque="NO" id="bar" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <items><barButtonItem id="item">\(Element.view("custom")
        .replacing("<view ", with: "<view key=\"customView\" "))</barButtonItem></items></toolbar>
      """
    let storyboard = try Storyboard(
      subviews: bar, constraints: Element.place("bar", [0, 0, 375, 44]))
    let views = try solution(storyboard).views
    #expect(views.contains { $0.id == "custom" })
    #expect(views.filter { !$0.ambiguous.isEmpty }.map(\.id) == [])
  }

  /// A table as large as its scene, 667 points, with a row of a height above a row with the label `a`.
  @Test(arguments: [
    (700, "15705", true), (700, "22000", false), (600, "22000", true), (600, "24500", false),
    (500, "24500", true), (600, "32700", true),
  ])
  func rowsOfLargeTables(height: Int, tools: String, isLaidOut: Bool) throws {
    let table = Element.tableCell(
      views: Element.label("a", "One", [0, 0, 375, 44]), constraints: filling
    ).replacing(
      "<prototypes>",
      with: """
        <prototypes><tableViewCell rowHeight="\(height)" id="tall">
        <rect key="frame" x="0" y="28" width="375" height="\(height)"/>
        <tableViewCellContentView key="contentView" tableViewCell="tall" id="tallContent">
        <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
        </tableViewCellContentView></tableViewCell>
        """)
    let solution = try solution(
      Storyboard(
        subviews: table, constraints: Element.place("table", [0, 0, 375, 667]), tools: tools))
    #expect(solution.views.first { $0.id == "a" }?.isLaidOut == isLaidOut)
  }

  /// The frames of a table of a height, whose prototype begins at 50 points, 28 in Xcode 10, and has a label `a` with
  /// constraints, by default to the edges of the cell, and a label `b` without.
  private func table(
    height: Double, tools: String, constraints: String? = nil
  ) throws -> SceneSolution {
    try solution(
      Storyboard(
        subviews: Element.tableCell(
          views: Element.label("a", "One", [0, 0, 375, 44])
            + "<label text=\"Two\" id=\"b\"><rect key=\"frame\" width=\"9\" height=\"9\"/></label>",
          constraints: constraints ?? filling),
        constraints: Element.place("table", [0, 0, 375, height]), tools: tools))
  }

  @Test(arguments: [
    (667.0, "22000", true), (51, "22000", true), (0, "22000", false), (20, "14490", true),
    // From Xcode 13 to 16 the rows are made that begin less than 44 points below.
    (20, "22000", true), (5, "22000", false), (20, "24000", false), (10, "15705", false),
  ])
  func rowsOutOfSightAreNotLaidOut(height: Double, tools: String, isLaidOut: Bool) throws {
    let solution = try table(height: height, tools: tools)
    for (id, expected) in [("a", isLaidOut), ("b", true)] {
      let label = try #require(solution.views.first { $0.id == id })
      #expect(label.ambiguous.isEmpty)
      #expect(label.isLaidOut == expected)
    }
    let line = FramesReport.line(document: "x", scenes: [solution])
    #expect(line.contains(#""ambiguous":["minX","minY","width","height"]"#) == !isLaidOut)
  }

  /// From Xcode 13 on what required constraints give its frame whatever the size of the cell is not open.
  @Test(arguments: [("22000", true), ("15705", false)])
  func framesGivenInRowsOutOfSight(tools: String, isLaidOut: Bool) throws {
    let solution = try table(
      height: 0, tools: tools, constraints: Element.place("a", [0, 0, 300, 30], in: "content"))
    #expect(solution.views.first { $0.id == "a" }?.isLaidOut == isLaidOut)
  }

  /// A label of its own size is open if its position follows the lower edge or the centre of the cell.
  @Test(arguments: [("top", true), ("bottom", false), ("centerY", false)])
  func positionsThatFollowTheCellAreOpen(attribute: String, isLaidOut: Bool) throws {
    let constraints =
      Element.constraint("a-x", "a", "leading", "content", "leading")
      + Element.constraint("a-y", "a", attribute, "content", attribute)
    let solution = try table(height: 0, tools: "22000", constraints: constraints)
    #expect(solution.views.first { $0.id == "a" }?.isLaidOut == isLaidOut)
  }

  /// From Xcode 13 on the text that a cell of one of Apple's styles places itself is open, too, in rows out of sight.
  @Test(arguments: [(0.0, "22000", false), (667, "22000", true), (0, "15705", true)])
  func standardTextsInRowsOutOfSight(height: Double, tools: String, isLaidOut: Bool) throws {
    let cell = Element.tableCell(
      views: "<label text=\"One\" id=\"a\"><rect key=\"frame\" width=\"9\" height=\"9\"/></label>",
      constraints: ""
    ).replacing(
      "<tableViewCell ",
      with: "<tableViewCell style=\"IBUITableViewCellStyleDefault\" textLabel=\"a\" ")
    let solution = try solution(
      Storyboard(
        subviews: cell, constraints: Element.place("table", [0, 0, 375, height]), tools: tools))
    #expect(solution.views.first { $0.id == "a" }?.isLaidOut == isLaidOut)
  }

  /// A row without height is made where its table shows the place at which it begins.
  @Test(arguments: [("0", true), ("44", true)])
  func rowsWithoutHeight(rowHeight: String, isLaidOut: Bool) throws {
    let table = Element.tableCell(
      views: Element.label("a", "One", [0, 0, 375, 44]), constraints: filling
    ).replacing(
      "<tableViewCell ", with: "<tableViewCell rowHeight=\"\(rowHeight)\" ")
    let solution = try solution(
      Storyboard(
        subviews: table, constraints: Element.place("table", [0, 0, 375, 667]), tools: "22000"))
    #expect(solution.views.first { $0.id == "a" }?.isLaidOut == isLaidOut)
    #expect(solution.views.first { $0.id == "cell" }?.frame.height == Double(rowHeight))
  }
}
