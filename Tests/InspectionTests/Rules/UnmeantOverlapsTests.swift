import Projects
import TestSupport
import Testing

@testable import Inspection

/// Overlaps that the document draws as they are, by the signs that they are mistakes.
@MainActor
struct UnmeantOverlapsTests {
  private func picture(_ id: String, _ frame: [Double]) -> String {
    Element.view(id, frame).replacing("<view ", with: "<imageView ")
      .replacing("</view>", with: "</imageView>")
  }

  private func button(_ id: String, _ frame: [Double], title: String = "Send") -> String {
    """
    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    <state key="normal"\(title.isEmpty ? "" : " title=\"\(title)\"")/></button>

    """
  }

  private func severities(
    _ views: String, _ constraints: String, writing written: [String: Set<String>] = [:]
  ) throws -> [Finding.Severity] {
    try findings(views, constraints, writing: written).map(\.severity)
  }

  private func findings(
    _ views: String, _ constraints: String, writing written: [String: Set<String>]
  ) throws -> [Finding] {
    let outlets = ListedOutlets(
      Array(
        """
        <view id="a"/><view id="b"/><viewController customClass="Scene"><connections>
        <outlet property="a" destination="a" id="o"/><outlet property="b" destination="b" id="p"/>
        </connections></viewController>
        """.utf8))
    let storyboard = try Storyboard(subviews: views, constraints: constraints)
    var inspector = try withExtendedLifetime(storyboard) {
      try DocumentInspector(path: storyboard.path)
    }
    inspector.code = CodeFacts(outlets, written: ["Scene": written])
    return inspector.findings(on: [inspector.savedDevice]).filter { $0.rule == .overlappingViews }
  }

  // MARK: Constraints that pull

  /// A label beside a picture, at a distance from its end.
  private func pulled(
    by distance: Double, attributes: String = "", writing: [String: Set<String>] = [:]
  ) throws -> [Finding.Severity] {
    try severities(
      Element.label("a", "A title", [60 + distance, 44, 200, 21], attributes: attributes)
        + picture("b", [20, 40, 40, 40]),
      Element.place("b", [20, 40, 40, 40])
        + Element.constraint(
          "x", "a", "leading", "b", "trailing", "constant=\"\(distance)\"")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"44\""),
      writing: writing)
  }

  @Test func aDistanceWithTheWrongSignIsFound() throws {
    #expect(try pulled(by: -10) == [.warning])
    #expect(try pulled(by: -10, attributes: "customClass=\"Ticker\"") == [.warning])
    #expect(try pulled(by: -3) == [], "room around letters")
    #expect(try pulled(by: 10) == [])
  }

  @Test func theAdviceNamesTheConstraint() throws {
    let finding = try #require(
      try Storyboard(
        subviews: Element.label("a", "A title", [50, 44, 200, 21])
          + picture("b", [20, 40, 40, 40]),
        constraints: Element.place("b", [20, 40, 40, 40])
          + Element.constraint("x", "a", "leading", "b", "trailing", "constant=\"-10\"")
          + Element.constraint("y", "a", "top", "root", "top", "constant=\"44\"")
      ).findings().first { $0.rule == .overlappingViews })
    #expect(finding.nextStep.hasPrefix("Give the constant of"))
    #expect(finding.nextStep.contains("(x)"))
  }

  @Test func whatCodeMovesIsMeant() throws {
    #expect(try pulled(by: -10, writing: ["b": ["transform"]]) == [])
    #expect(try pulled(by: -10, writing: ["b": [ProjectFacts.constrainedMember]]) == [.info])
  }

  /// A label that begins inside of a picture in front of it.
  @Test(arguments: [(20.0, [.warning]), (36, []), (60, [])] as [(Double, [Finding.Severity])])
  func aTextThatBeginsInAPicture(distance: Double, expected: [Finding.Severity]) throws {
    let found = try severities(
      Element.label("a", "A title", [20 + distance, 44, 200, 21]) + picture("b", [20, 40, 40, 40]),
      Element.place("b", [20, 40, 40, 40])
        + Element.constraint(
          "x", "a", "leading", "b", "leading", "constant=\"\(distance)\"")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"44\""))
    #expect(found == expected)
  }

  /// A text that begins inside of a label with a background, as that of initials, though code sets both.
  @Test(
    arguments: [(8.0, 1.0, [.warning]), (8, 0, []), (48, 1, [])]
      as [(Double, Double, [Finding.Severity])])
  func aTextThatBeginsInABadge(
    distance: Double, opacity: Double, expected: [Finding.Severity]
  ) throws {
    let badge = Element.label("b", "AB", [20, 40, 40, 40]).replacing(
      "</label>",
      with: "<color key=\"backgroundColor\" white=\"0\" alpha=\"\(opacity)\" "
        + "colorSpace=\"calibratedWhite\"/></label>")
    let found = try severities(
      badge + Element.label("a", "A title", [20 + distance, 44, 200, 21]),
      Element.place("b", [20, 40, 40, 40])
        + Element.constraint(
          "x", "a", "leading", "b", "leading", "constant=\"\(distance)\"")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"44\""),
      writing: ["a": ["text"], "b": ["text"]])
    #expect(found == expected)
  }

  /// A badge at the edge of a picture belongs in front of it, also in a row of any height; inside of it, it is meant to be
  /// seen where there is no picture.
  @Test(
    arguments: [
      ([50.0, 20, 22, 22], 1.0, [.warning]), ([66, 20, 22, 22], 1, []), ([30, 40, 22, 22], 1, []),
      ([50, 20, 22, 22], 0, []),
    ] as [([Double], Double, [Finding.Severity])])
  func aBadgeBehindAPicture(
    frame: [Double], opacity: Double, expected: [Finding.Severity]
  ) throws {
    let badge = Element.label("a", "99", frame).replacing(
      "</label>",
      with: "<color key=\"backgroundColor\" white=\"0\" alpha=\"\(opacity)\" "
        + "colorSpace=\"calibratedWhite\"/></label>")
    let found = try findings(
      Element.tableCell(
        rowHeight: "rowHeight=\"-1\"", views: badge + picture("b", [20, 20, 48, 48]),
        constraints: Element.place("a", frame, in: "content")
          + Element.place("b", [20, 20, 48, 48], in: "content")
          + Element.constraint("e", "content", "bottom", "b", "bottom", "constant=\"8\"")),
      Element.place("table", [0, 0, 375, 667]), writing: ["b": ["image"]])
    #expect(found.map(\.severity) == expected)
    #expect(found.allSatisfy { $0.nextStep.hasPrefix("Move image view before \"99\" label") })
  }

  /// A value that begins behind the beginning of its caption, in its line or below it, though code sets the value.
  @Test(
    arguments: [
      (5.0, 0.0, [], [.warning]), (0, 0, [], []), (5, 19, [], []), (5, 0, ["isHidden"], []),
    ] as [(Double, Double, Set<String>, [Finding.Severity])])
  func aTextThatBeginsInACaption(
    distance: Double, below: Double, writing: Set<String>, expected: [Finding.Severity]
  ) throws {
    let found = try severities(
      Element.label("b", "On call today:", [20, 40, 110, 21])
        + Element.label("a", "A name", [20 + distance, 40 + below, 300, 21]),
      Element.place("b", [20, 40, 110, 21])
        + Element.constraint("x", "a", "leading", "b", "leading", "constant=\"\(distance)\"")
        + Element.constraint("y", "a", "top", "b", "top", "constant=\"\(below)\"")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"300\""),
      writing: ["a": writing.union(["text"])])
    #expect(found == expected)
  }

  // MARK: Controls that share a place

  private func rivals(
    _ a: [Double], _ b: [Double], titles: [String] = ["Send", "Cancel"],
    writing: [String: Set<String>] = [:]
  ) throws -> [Finding.Severity] {
    try severities(
      button("a", a, title: titles[0]) + button("b", b, title: titles[1]),
      Element.place("a", a) + Element.place("b", b), writing: writing)
  }

  @Test func buttonsThatShareAPlaceAreFound() throws {
    #expect(try rivals([20, 40, 200, 44], [165, 40, 200, 44]) == [.warning])
    #expect(try rivals([20, 40, 200, 44], [214, 40, 140, 44]) == [], "a strip of 6 points")
    #expect(try rivals([20, 40, 200, 44], [200, 30, 30, 30]) == [], "a small one at the corner")
    #expect(
      try rivals([20, 40, 200, 44], [165, 40, 200, 44], titles: ["Send", ""]) == [],
      "one that shows nothing")
  }

  @Test(arguments: [(["a"], [Finding.Severity.warning]), (["a", "b"], [])])
  func buttonsPlacedByHandAreAsDrawn(
    placedByHand: [String], expected: [Finding.Severity]
  ) throws {
    let frames: [String: [Double]] = ["a": [20, 40, 200, 44], "b": [165, 40, 200, 44]]
    let names = ["a", "b"]
    let buttons = names.map { name in
      button(name, frames[name] ?? [], title: "Send \(name)").replacing(
        "<button ", with: placedByHand.contains(name) ? "<button fixedFrame=\"YES\" " : "<button ")
    }
    let found = try severities(
      buttons.joined(),
      names.filter { !placedByHand.contains($0) }.map { Element.place($0, frames[$0] ?? []) }
        .joined())
    #expect(found == expected)
  }

  @Test func buttonsThatCodeHidesAreAlternatives() throws {
    let places: [[Double]] = [[20, 40, 200, 44], [165, 40, 200, 44]]
    #expect(try rivals(places[0], places[1], writing: ["a": ["isHidden"]]) == [])
    #expect(try rivals(places[0], places[1], writing: ["a": ["title"]]) == [.warning])
  }

  /// A button in the middle of a field is none of it; one at its end is.
  @Test(arguments: [(160.0, [.warning]), (330, [])] as [(Double, [Finding.Severity])])
  func aButtonOverAField(x: Double, expected: [Finding.Severity]) throws {
    let field = Element.textField("a", attributes: "placeholder=\"Password\"").replacing(
      "x=\"0.0\" y=\"0.0\" width=\"100.0\" height=\"34.0\"",
      with: "x=\"16\" y=\"200\" width=\"340\" height=\"40\"")
    let found = try severities(
      field + button("b", [x, 203, 50, 30], title: "Button"),
      Element.place("a", [16, 200, 340, 40]) + Element.place("b", [x, 203, 50, 30]))
    #expect(found == expected)
  }

  // MARK: Texts

  private func texts(
    _ first: String = "A title", writing: [String: Set<String>] = [:]
  ) throws -> [Finding.Severity] {
    try severities(
      Element.label("a", first, [20, 40, 200, 21])
        + Element.label("b", "Another title", [20, 50, 200, 21]),
      Element.place("a", [20, 40, 200, 21]) + Element.place("b", [20, 50, 200, 21]),
      writing: writing)
  }

  @Test func textsThatStayAsTheyAreCannotBeRead() throws {
    #expect(try texts() == [.warning])
    #expect(try texts("Label") == [], "a text that comes at run time")
    #expect(try texts(writing: ["a": ["text"]]) == [])
    #expect(try texts(writing: ["b": ["isHidden"]]) == [])
  }
  /// A large number, and a unit below it whose line begins in that of the number.
  @Test(
    arguments: [
      ("1", 34.0, []), ("1", 24, [.warning]), ("g", 34, [.warning]), ("\u{1ED9}", 34, [.warning]),
    ] as [(String, Double, [Finding.Severity])])
  func linesMayShareRoomThatNoLetterTakes(
    number: String, y: Double, expected: [Finding.Severity]
  ) throws {
    let large = Element.label("a", number, [40, 8, 60, 36]).replacing(
      "pointSize=\"17\"", with: "pointSize=\"30\"")
    let found = try severities(
      large + Element.label("b", "min", [40, y, 60, 18]),
      Element.place("a", [40, 8, 60, 36]) + Element.place("b", [40, y, 60, 18]))
    #expect(found == expected)
  }
}
