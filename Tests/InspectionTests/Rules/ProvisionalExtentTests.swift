import TestSupport
import Testing

@testable import Inspection

/// Findings that rest on an extent that only run time decides.
@MainActor
struct ProvisionalExtentTests {
  /// Two labels above each other that fill a container and hug their content alike.
  private func labels(in container: String) -> (views: String, constraints: String) {
    let attributes = "ambiguous=\"YES\""
    func beside(_ id: String) -> String {
      Element.constraint("\(id)-l", id, "leading", container, "leading")
        + Element.constraint("\(id)-t", id, "trailing", container, "trailing")
    }
    return (
      Element.label("a", "Title", [0, 0, 375, 30], attributes: attributes)
        + Element.label("b", "Detail", [0, 30, 375, 50], attributes: attributes),
      beside("a") + beside("b") + Element.constraint("top", "a", "top", container, "top")
        + Element.constraint("mid", "b", "top", "a", "bottom")
        + Element.constraint("end", container, "bottom", "b", "bottom")
    )
  }

  private func ambiguities(_ document: Storyboard) throws -> [Finding] {
    try document.findings().filter { $0.rule == .ambiguousLayout }
  }

  /// A row of a table, and above it another one with attributes.
  private func row(_ rowHeight: String, above other: String = "") throws -> Storyboard {
    let labels = labels(in: "content")
    return try Storyboard(
      subviews: Element.tableCell(
        rowHeight: rowHeight, views: labels.views, constraints: labels.constraints
      ).replacing("height=\"44\"/>", with: "height=\"80\"/>")
        .replacing("</prototypes>", with: "<tableViewCell id=\"other\" \(other)/></prototypes>"),
      constraints: Element.place("table", [0, 0, 375, 667]))
  }

  @Test func nothingCompetesInARowAsHighAsItsContent() throws {
    #expect(try ambiguities(row("rowHeight=\"-1\"")) == [])
    #expect(try ambiguities(row("rowHeight=\"80\"")).map(\.severity) == [.warning])
  }

  @Test func rowsWhoseHeightsCodeGivesAreAsHighAsItSays() throws {
    let document = try row("rowHeight=\"80\"")
    var inspector = try DocumentInspector(path: document.path)
    inspector.code.classesGivingRowHeights = ["Scene"]
    let findings = inspector.findings(on: [inspector.savedDevice])
    #expect(!findings.contains { $0.rule == .ambiguousLayout && $0.severity >= .warning })
  }

  /// A row 80 points high in which the heights of two views are open, as Interface Builder saw.
  private func openRow() throws -> Storyboard {
    let attributes = "ambiguous=\"YES\""
    func beside(_ id: String) -> String {
      Element.constraint("\(id)-l", id, "leading", "content", "leading")
        + Element.constraint("\(id)-t", id, "trailing", "content", "trailing")
    }
    return try Storyboard(
      subviews: Element.tableCell(
        rowHeight: "rowHeight=\"80\"",
        views: Element.view("a", [0, 0, 375, 30], attributes: attributes)
          + Element.view("b", [0, 30, 375, 50], attributes: attributes),
        constraints: beside("a") + beside("b")
          + Element.constraint("top", "a", "top", "content", "top")
          + Element.constraint("mid", "b", "top", "a", "bottom")
          + Element.constraint("end", "content", "bottom", "b", "bottom")
      ).replacing("id=\"cell\"", with: "id=\"cell\" customClass=\"Row\"")
        .replacing("height=\"44\"/>", with: "height=\"80\"/>"),
      constraints: Element.place("table", [0, 0, 375, 667]))
  }

  @Test(arguments: [([], Finding.Severity.warning), (["Row"], .info)])
  func heightsInRowsThatCodeMakesAsHighAsTheirContentAreNotes(
    automatic: [String], severity: Finding.Severity
  ) throws {
    let document = try openRow()
    var inspector = try DocumentInspector(path: document.path)
    inspector.code.classesGivingRowHeights = ["Scene"]
    inspector.code.classesOfAutomaticRows = automatic
    let findings = inspector.findings(on: [inspector.savedDevice])
    #expect(
      findings.filter { $0.rule == .ambiguousLayout }.map(\.severity).max() == severity)
  }

  /// A picture as wide as high leaves a label the less width the higher the row is.
  @Test(arguments: [
    ([], [], Finding.Severity.warning), (["Row"], [], .info), (["Row"], ["Row"], .warning),
    (["Other"], [], .warning),
  ])
  func widthsThatFollowFromTheHeightOfARowAreOfCodeWhereThatIs(
    given: [String], automatic: [String], severity: Finding.Severity
  ) throws {
    let document = try Storyboard(
      subviews: Element.tableCell(
        rowHeight: "rowHeight=\"300\"",
        views: Element.view("a", [0, 0, 300, 300])
          + Element.label("b", "A text of some words", [300, 10, 75, 21]),
        constraints: Element.constraint("al", "a", "leading", "content", "leading")
          + Element.constraint("at", "a", "top", "content", "top")
          + Element.constraint("ab", "content", "bottom", "a", "bottom")
          + Element.constraint("aw", "a", "width", "a", "height")
          + Element.constraint("bl", "b", "leading", "a", "trailing")
          + Element.constraint("br", "content", "trailing", "b", "trailing")
          + Element.constraint("bt", "b", "top", "content", "top", "constant=\"10\"")
      ).replacing("id=\"cell\"", with: "id=\"cell\" customClass=\"Row\"")
        .replacing("height=\"44\"/>", with: "height=\"300\"/>"),
      constraints: Element.place("table", [0, 0, 375, 667]))
    var inspector = try DocumentInspector(path: document.path)
    inspector.code.classesOfRowsGivenHeights = given
    inspector.code.classesOfAutomaticRows = automatic
    let findings = inspector.findings(on: [inspector.savedDevice])
    #expect(findings.filter { $0.rule == .clippedText }.map(\.severity) == [severity])
  }

  @Test(arguments: [("rowHeight=\"120\"", Finding.Severity.info), ("rowHeight=\"80\"", .warning)])
  func whoGivesWayInATableOfManyHeightsIsANote(
    other: String, severity: Finding.Severity
  ) throws {
    let findings = try ambiguities(row("rowHeight=\"80\"", above: other))
    #expect(findings.map(\.severity) == [severity])
  }

  /// A xib with a view of 320 × 80 points that another view loads.
  private func loaded(_ views: String, _ constraints: String) throws -> Storyboard {
    try Storyboard(
      objects: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="320" height="80"/>
        <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
        """, name: "Card.xib")
  }

  @Test func whoGivesWayInALoadedViewIsANote() throws {
    let labels = labels(in: "root")
    let findings = try ambiguities(loaded(labels.views, labels.constraints))
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func aPlaceThatIsMissingInALoadedViewIsAWarning() throws {
    let findings = try ambiguities(
      loaded(
        Element.view("a", [0, 0, 100, 20], attributes: "ambiguous=\"YES\""),
        Element.constraint("x", "a", "leading", "root", "leading")
          + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"20\"")))
    #expect(findings.map(\.severity) == [.warning])
  }

  /// A view 8 points higher than a label without text at both edges, with a picture of 36 points in the middle of
  /// its height.
  private func captioned(storedHeight: Double) throws -> [Finding] {
    let inside =
      Element.label("l", "", [36, 8, 100, storedHeight]) + Element.view("icon", [0, 0, 36, 36])
    let document = try Storyboard(
      subviews: Element.view(
        "row", [0, 100, 375, 36.5], children: "<subviews>\(inside)</subviews>"),
      constraints: Element.constraint("x", "row", "leading", "root", "leading")
        + Element.constraint("r", "row", "trailing", "root", "trailing")
        + Element.constraint("y", "row", "top", "root", "top", "constant=\"100\"")
        + Element.constraint("lt", "l", "top", "row", "top", "constant=\"8\"")
        + Element.constraint("lb", "row", "bottom", "l", "bottom", "constant=\"8\"")
        + Element.constraint("ll", "l", "leading", "icon", "trailing")
        + Element.constraint("ix", "icon", "leading", "row", "leading")
        + Element.constraint("iy", "icon", "centerY", "row", "centerY")
        + Element.constraint("iw", "icon", "width", nil, nil, "constant=\"36\"")
        + Element.constraint("ih", "icon", "height", nil, nil, "constant=\"36\""))
    return try document.findings().filter { $0.rule == .outsideSuperview }
  }

  @Test func aViewAsHighAsATextThatComesAtRunTimeHasRoom() throws {
    #expect(try captioned(storedHeight: 20.5) == [])
    #expect(try captioned(storedHeight: 0).map(\.objectIDs) == [["icon"]])
  }
}
