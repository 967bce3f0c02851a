import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct DuplicateConstraintRuleTests {
  private func duplicates(_ constraints: String...) throws -> [Finding] {
    try Storyboard(
      subviews: Element.view("a", [20, 40, 100, 50]) + Element.view("b", [20, 100, 200, 50]),
      constraints: Element.place("a", [20, 40, 100, 50]) + constraints.joined()
    ).findings().filter { $0.rule == .duplicateConstraint }
  }

  private static let below = Element.constraint("one", "b", "top", "a", "bottom", "constant=\"10\"")
  private static let doubled = Element.constraint(
    "one", "b", "width", "a", "width", "multiplier=\"2\" constant=\"8\"")

  @Test func theLaterOneIsNamed() throws {
    let findings = try duplicates(
      Self.below, Element.constraint("two", "b", "top", "a", "bottom", "constant=\"10\""))
    #expect(findings.map(\.objectIDs) == [["two", "one"]])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.nextStep) == ["Remove one of the two"])
  }

  @Test func copiesOfASceneAreOneFinding() throws {
    let findings = try duplicates(
      Self.below, Element.constraint("two", "b", "top", "a", "bottom", "constant=\"10\""),
      Element.constraint("w", "b", "width", nil, nil, "constant=\"9\""),
      Element.constraint("w2", "b", "width", nil, nil, "constant=\"9\""))
    #expect(findings.map(\.objectIDs) == [["two", "one", "w2", "w"]])
    #expect(
      findings.map(\.message) == [
        "view b.top = view a.bottom + 10 (two) says the same as one, and 1 more say what others say"
      ])
    #expect(findings.map(\.nextStep) == ["Remove one of each two"])
  }

  @Test func exchangedSidesSayTheSame() throws {
    #expect(
      try duplicates(
        Self.below, Element.constraint("two", "a", "bottom", "b", "top", "constant=\"-10\"")
      )
      .count == 1)
    #expect(
      try duplicates(
        Self.doubled,
        Element.constraint("two", "a", "width", "b", "width", "multiplier=\"0.5\" constant=\"-4\"")
      ).count == 1)
    #expect(
      try duplicates(
        Element.constraint("one", "b", "top", "a", "bottom", "relation=\"greaterThanOrEqual\""),
        Element.constraint("two", "a", "bottom", "b", "top", "relation=\"lessThanOrEqual\"")
      ).count == 1)
  }

  @Test(arguments: [
    "constant=\"11\"", "constant=\"10\" priority=\"750\"", "constant=\"10\" multiplier=\"1.1\"",
    "constant=\"10\" relation=\"greaterThanOrEqual\"", "constant=\"10\" placeholder=\"YES\"",
  ])
  func whatDiffersIsNoDuplicate(attributes: String) throws {
    #expect(
      try duplicates(Self.below, Element.constraint("two", "b", "top", "a", "bottom", attributes))
        .isEmpty)
  }

  @Test func theOtherWayRoundIsNoDuplicate() throws {
    #expect(
      try duplicates(
        Self.below, Element.constraint("two", "a", "bottom", "b", "top", "constant=\"10\"")
      )
      .isEmpty)
  }
}
