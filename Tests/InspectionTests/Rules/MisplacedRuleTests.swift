import Devices
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct MisplacedRuleTests {
  private func misplaced(_ storyboard: Storyboard) throws -> [Finding] {
    try storyboard.findings(on: [.named("retina4_0")]).filter { $0.rule == .misplacedView }
  }

  @Test func whatInterfaceBuilderMarkedIsAWarning() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [10, 20, 100, 100], attributes: "misplaced=\"YES\""),
      constraints: Element.place("a", [10, 40.5, 100, 100]))
    let findings = try misplaced(storyboard)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.occurrence) == [.always])
    #expect(
      findings.map(\.message) == [
        "the stored frame of view (a, Scene) is not the solved one: stored (10, 20, 100, 100), "
          + "solved (10, 40.5, 100, 100)"
      ])
  }

  @Test func whatItDidNotMarkIsANoteForTheWholeScene() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [10, 20, 100, 100]) + Element.view("b", [0, 0, 1, 1]),
      constraints: Element.place("a", [10, 40, 100, 100]) + Element.place("b", [9, 9, 9, 9]))
    let findings = try misplaced(storyboard)
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.map(\.objectIDs) == [["a", "b"]])
    #expect(findings.first?.message.hasSuffix(", and 1 more of the scene") == true)
  }

  @Test(arguments: ["hidden=\"YES\"", ""])
  func aPointOfRoundingAndHiddenViewsAreNoFinding(attributes: String) throws {
    let shift = attributes.isEmpty ? 1.0 : 50
    let storyboard = try Storyboard(
      subviews: Element.view("a", [10, 20, 100, 100], attributes: attributes),
      constraints: Element.place("a", [10, 20 + shift, 100, 100]))
    #expect(try misplaced(storyboard) == [])
  }
}
