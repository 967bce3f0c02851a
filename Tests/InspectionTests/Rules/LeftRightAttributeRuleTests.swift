import Devices
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct LeftRightAttributeRuleTests {
  private func found(_ constraints: String..., attributes: String = "") throws -> [Finding] {
    try Storyboard(
      subviews: Element.view("a", [20, 40, 100, 50], attributes: attributes)
        + Element.view("b", [20, 100, 100, 50]),
      constraints: Element.place("b", [20, 100, 100, 50])
        + Element.constraint(
          "b-r", "b", "trailing", "root", "trailing", "relation=\"lessThanOrEqual\"")
        + constraints.joined()
    ).findings().filter { $0.rule == .leftRightAttribute }
  }

  private static let left = Element.constraint("l", "a", "left", "root", "left", "constant=\"20\"")

  @Test func aViewIsOneFinding() throws {
    let findings = try found(
      Self.left, Element.constraint("r", "root", "right", "a", "right", "constant=\"60\""))
    #expect(findings.map(\.subjectID) == ["a"])
    #expect(findings.map(\.objectIDs) == [["l", "a"]])
    #expect(findings.first?.constraints.map(\.id) == ["l", "r"])
  }

  @Test func whatIsTheSameInBothDirectionsIsNotFound() throws {
    #expect(
      try found(
        Self.left, Element.constraint("r", "root", "right", "a", "right", "constant=\"20\"")
      )
      .isEmpty)
    #expect(
      try found(
        Self.left, Element.constraint("r", "a", "right", "root", "right", "constant=\"-20\"")
      )
      .isEmpty)
  }

  @Test func whatIsKeptFromTurningIsMeant() throws {
    #expect(
      try found(Self.left, attributes: "semanticContentAttribute=\"forceLeftToRight\"").isEmpty)
  }

  @Test func leftAloneMayBeMeant() throws {
    #expect(try found(Self.left).map(\.severity) == [.info])
  }

  @Test func leftBesideTrailingIsAWarning() throws {
    let trailing = Element.constraint("t", "root", "trailing", "a", "trailing", "constant=\"60\"")
    #expect(try found(Self.left, trailing).map(\.severity) == [.warning])
  }

  @Test func whereNothingIsReadFromRightToLeftItIsANote() throws {
    let document = try Storyboard(
      subviews: Element.view("a", [20, 40, 100, 50]),
      constraints: Self.left
        + Element.constraint("t", "root", "trailing", "a", "trailing", "constant=\"60\"")
        + Element.constraint("u", "a", "leading", "root", "leading", "relation=\"lessThanOrEqual\"")
    )
    var inspector = try DocumentInspector(path: document.path)
    func severities() throws -> [Finding.Severity] {
      inspector.findings(on: [try .named("retina4_7", .portrait)])
        .filter { $0.rule == .leftRightAttribute }.map(\.severity)
    }
    #expect(try severities() == [.warning])
    inspector.code.isNeverMirrored = true
    #expect(try severities() == [.info])
  }

  @Test func leftOfAViewPlacedByLeadingIsAWarning() throws {
    let left = Element.constraint("l", "a", "left", "b", "left")
    #expect(try found(left).map(\.severity) == [.warning])
  }

  @Test func aSceneOfLeftAndRightIsANote() throws {
    let findings = try found(
      Self.left, Element.constraint("x", "a", "left", "b", "left", "priority=\"10\""),
      Element.constraint("y", "a", "left", "b", "right", "priority=\"10\""))
    #expect(findings.map(\.severity) == [.info])
  }
}
