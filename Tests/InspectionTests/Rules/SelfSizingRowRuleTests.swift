import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct SelfSizingRowRuleTests {
  private func found(
    _ constraints: String...,
    views: String = Element.label(
      "a", "Title", [16, 11, 343, 22], attributes: "numberOfLines=\"0\""),
    rowHeight: String = "rowHeight=\"-1\""
  ) throws -> [Finding] {
    try Storyboard(
      subviews: Element.tableCell(
        rowHeight: rowHeight, views: views,
        constraints: Element.constraint(
          "x", "a", "leading", "content", "leading", "constant=\"16\"")
          + constraints.joined()),
      constraints: Element.place("table", [0, 0, 375, 667])
    ).findings().filter { $0.rule == .selfSizingRow }
  }

  private static let top = Element.constraint("t", "a", "top", "content", "top", "constant=\"11\"")

  @Test func contentThatHangsFromTheTopIsFound() throws {
    let findings = try found(Self.top)
    #expect(findings.map(\.objectIDs) == [["cell"]])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.allSatisfy { $0.message.count <= 200 })
  }

  /// The xib of a row, whose label hangs from the top.
  private func findingsOfXib(
    _ more: String = "", automatic: [String] = [], constrained: [String] = [],
    besideAutomatic heights: [String: Double] = [:]
  ) throws -> [Finding] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="cell" customClass="Row"><rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="80"/><autoresizingMask key="autoresizingMask"/><subviews>
      \(Element.label("a", "Title", [16, 11, 343, 22], attributes: "numberOfLines=\"0\""))</subviews><constraints>
      \(Element.constraint("x", "a", "leading", "content", "leading", "constant=\"16\""))\(Self.top)\(more)
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let xib = try Storyboard(text: text, name: "Row.xib")
    var inspector = try DocumentInspector(path: xib.path)
    inspector.code.classesOfAutomaticRows = automatic
    inspector.code.classesOfConstrainedRows = constrained
    inspector.code.largestHeightsBesideAutomatic = heights
    return inspector.findings(on: [inspector.savedDevice]).filter { $0.rule == .selfSizingRow }
  }

  @Test func aXibIsJudgedWhereCodeLetsTablesFindTheHeight() throws {
    #expect(try findingsOfXib(automatic: ["Row"]).map(\.severity) == [.warning])
    #expect(try findingsOfXib(automatic: ["Other"]).isEmpty)
    let constrained = try findingsOfXib(automatic: ["Row"], constrained: ["Row"])
    #expect(constrained.map(\.severity) == [.info])
    let bottom = Element.constraint("b", "content", "bottom", "a", "bottom", "constant=\"11\"")
    #expect(try findingsOfXib(bottom, automatic: ["Row"]).isEmpty)
  }

  /// The row is drawn 80 points high: code that answers 8 or the automatic height gives it that one.
  @Test func aRowHigherThanTheNumbersOfCodeHasTheAutomaticHeight() throws {
    #expect(try findingsOfXib(besideAutomatic: ["Row": 8]).map(\.severity) == [.warning])
    #expect(try findingsOfXib(besideAutomatic: ["Row": 60]).isEmpty)
    #expect(try findingsOfXib(besideAutomatic: ["Other": 8]).isEmpty)
  }

  /// A class that does no more than draw leaves the height of its view to constraints; one with a content size does not.
  @Test(arguments: [("Shadow", 1), ("Sized", 0), ("Filled", 0), ("Bought", 0)])
  func aClassWithoutHeightHoldsNoChain(name: String, count: Int) throws {
    let label = Element.label("a", "Title", [16, 11, 343, 22], attributes: "numberOfLines=\"0\"")
    let box = Element.view(
      "box", [0, 0, 375, 44], attributes: "customClass=\"\(name)\"",
      children: "<subviews>\(label)</subviews>")
    let storyboard = try Storyboard(
      subviews: Element.tableCell(
        rowHeight: "rowHeight=\"-1\"", views: box,
        constraints: Element.constraint("bt", "box", "top", "content", "top")
          + Element.constraint("bb", "content", "bottom", "box", "bottom")
          + Element.constraint("t", "a", "top", "box", "top")),
      constraints: Element.place("table", [0, 0, 375, 667]))
    var code = CodeFacts()
    code.classesDeclaringContentSize = ["Sized"]
    code.classesGivingContent = ["Filled"]
    code.classesOfLibraries = ["Bought"]
    #expect(try storyboard.severities(of: .selfSizingRow, knowing: code).count == count)
  }

  @Test func aLineThatARowHasRoomForIsANote() throws {
    let findings = try found(Self.top, views: Element.label("a", "Title", [16, 11, 343, 22]))
    #expect(findings.map(\.severity) == [.info])
  }

  @Test(arguments: [
    Element.constraint("c", "a", "centerY", "cell", "centerY"),
    Element.constraint("b", "content", "bottom", "a", "bottom", "constant=\"11\""),
    Element.constraint(
      "b", "content", "bottomMargin", "a", "bottom", "relation=\"greaterThanOrEqual\""),
    Element.constraint("c", "a", "centerY", "content", "centerY"),
    Element.constraint("h", "content", "height", nil, nil, "constant=\"60\""),
  ])
  func aChainToTheBottomIsEnough(constraint: String) throws {
    #expect(try found(Self.top, constraint).isEmpty)
  }

  @Test func aChainThroughViewsIsEnough() throws {
    let views = Element.view(
      "box", [0, 0, 375, 44],
      children: "<subviews>\(Element.label("a", "T", [16, 11, 343, 22]))</subviews>")
    let edges =
      Element.constraint("bt", "box", "top", "content", "top")
      + Element.constraint("bb", "content", "bottom", "box", "bottom")
    let inner = Element.constraint("t", "a", "top", "box", "top")
    #expect(
      try found(
        edges, inner, Element.constraint("b", "box", "bottom", "a", "bottom"), views: views
      ).isEmpty)
  }

  /// A view with nothing in it is at least 0 points high, one with a label holds no more than that.
  @Test(arguments: [("", 0), (Element.label("a", "T", [16, 11, 343, 22]), 1)])
  func aChainThroughAnEmptyViewIsEnough(inside: String, count: Int) throws {
    let views =
      Element.label("a", "Title", [16, 11, 343, 22], attributes: "numberOfLines=\"0\"")
      + Element.view(
        "box", [0, 44, 375, 44],
        children: "<subviews>\(inside.replacing("id=\"a\"", with: "id=\"in\""))</subviews>")
    let edges =
      Element.constraint("bt", "box", "top", "a", "bottom")
      + Element.constraint("bb", "content", "bottom", "box", "bottom")
    #expect(try found(Self.top, edges, views: views).count == count)
  }

  /// A line that holds the row's top and bottom together, beside a text that hangs from the top.
  @Test(arguments: [("equal", 0), ("greaterThanOrEqual", 1)])
  func aTextOfAGivenHeightNeverHasMoreLines(relation: String, count: Int) throws {
    let views =
      Element.label("a", "A heading", [16, 11, 343, 22], attributes: "numberOfLines=\"0\"")
      + Element.label("b", "Line", [16, 11, 343, 22])
    let line =
      Element.constraint("bt", "b", "top", "content", "top", "constant=\"11\"")
      + Element.constraint("bb", "content", "bottom", "b", "bottom", "constant=\"11\"")
    let height = Element.constraint(
      "h", "a", "height", nil, nil, "constant=\"22\" relation=\"\(relation)\"")
    #expect(try found(Self.top, line, height, views: views).count == count)
    let proportion = Element.constraint("p", "a", "width", "a", "height", "multiplier=\"1:1.3\"")
    let width = Element.constraint(
      "w", "a", "width", nil, nil, "constant=\"50\" relation=\"\(relation)\"")
    #expect(try found(Self.top, line, proportion, width, views: views).count == count)
  }

  /// A text below a line in the middle of an icon, which a stack view of a given height holds at the top of the row.
  @Test func aChainThroughAStackViewIsEnough() throws {
    let icon = Element.view("icon", [0, 0, 30, 40])
    let views = """
      <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="300" y="0" width="30" height="40"/><subviews>\(icon)</subviews></stackView>
      \(Element.label("line", "Line", [16, 9, 200, 22]))
      \(Element.label("a", "Title", [16, 36, 343, 22], attributes: "numberOfLines=\"0\""))
      """
    #expect(
      try found(
        Element.constraint("st", "stack", "top", "content", "top"),
        Element.constraint("sh", "stack", "height", nil, nil, "constant=\"40\""),
        Element.constraint("ly", "line", "centerY", "icon", "centerY"),
        Element.constraint("at", "a", "top", "line", "bottom", "constant=\"5\""),
        Element.constraint("ab", "content", "bottom", "a", "bottom", "constant=\"10\""),
        views: views
      ).isEmpty)
  }

  @Test func rowsOfAHeightAndContentThatIsCentredAreNot() throws {
    #expect(try found(Self.top, rowHeight: "rowHeight=\"44\"").isEmpty)
    #expect(try found(Element.constraint("c", "a", "centerY", "content", "centerY")).isEmpty)
  }

  private func prototypeOfItsOwnHeight() throws -> Storyboard {
    let hanging = Element.constraint("x", "a", "leading", "content", "leading") + Self.top
    return try Storyboard(
      subviews: Element.tableCell(
        rowHeight: "rowHeight=\"-1\"",
        views: Element.label("a", "Title", [16, 11, 343, 22], attributes: "numberOfLines=\"0\""),
        constraints: hanging
      ).replacing("id=\"cell\"", with: "rowHeight=\"81\" id=\"cell\""),
      constraints: Element.place("table", [0, 0, 375, 667]))
  }

  @Test func theHeightOfAPrototypeIsForTheCanvas() throws {
    let findings = try prototypeOfItsOwnHeight().findings()
    #expect(findings.filter { $0.rule == .selfSizingRow }.map(\.severity) == [.warning])
  }

  @Test func rowsWhoseHeightsCodeGivesAreANote() throws {
    let document = try prototypeOfItsOwnHeight()
    var inspector = try DocumentInspector(path: document.path)
    inspector.code.classesGivingRowHeights = ["Scene"]
    let findings = inspector.findings(on: [inspector.savedDevice])
    #expect(findings.filter { $0.rule == .selfSizingRow }.map(\.severity) == [.info])
  }

  /// The row height of the document is not the one at run time; the code of the controller stands for rows without a class.
  @Test(arguments: [
    (nil, ["Scene"], 1), ("Row", ["Row"], 1), ("Row", ["Scene"], 0), ("Other", ["Scene"], 1),
    (nil, [], 0),
  ])
  func rowsWhoseHeightsCodeMakesAutomaticAreFound(
    customClass: String?, automatic: [String], count: Int
  ) throws {
    let hanging = Element.constraint("x", "a", "leading", "content", "leading") + Self.top
    let document = try Storyboard(
      subviews: Element.tableCell(
        rowHeight: "rowHeight=\"60\"",
        views: Element.label("a", "Title", [16, 11, 343, 22], attributes: "numberOfLines=\"0\""),
        constraints: hanging
      ).replacing(
        "id=\"cell\"", with: "id=\"cell\"" + (customClass.map { " customClass=\"\($0)\"" } ?? "")),
      constraints: Element.place("table", [0, 0, 375, 667]))
    var inspector = try DocumentInspector(path: document.path)
    inspector.code.classesGivingRowHeights = ["Scene"]
    inspector.code.classesOfAutomaticRows = automatic
    inspector.code.classesGivingAutomaticRowHeights = automatic
    inspector.code.classesOfRowsGivenHeights = ["Row"]
    let findings = inspector.findings(on: [inspector.savedDevice])
    let found = findings.filter { $0.rule == .selfSizingRow }
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
  }
}
