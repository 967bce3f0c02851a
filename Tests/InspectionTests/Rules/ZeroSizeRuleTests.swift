import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct ZeroSizeRuleTests {
  private func found(_ view: String, _ frame: [Double]) throws -> [Finding] {
    try Storyboard(subviews: view, constraints: Element.place("a", frame)).findings()
      .filter { [.zeroSize, .clippedText].contains($0.rule) }
  }

  private static let stored = [20.0, 40, 100, 21]

  @Test func textWithoutWidthIsOneFinding() throws {
    let findings = try found(Element.label("a", "Downloads", Self.stored), [20, 40, 0, 21])
    #expect(findings.map(\.rule) == [.zeroSize])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.amount) == [100])
    #expect(
      findings.first?.message.contains("is 0 points wide; the document stores 100 points") == true)
  }

  @Test func aColourWithoutHeightIsANote() throws {
    let findings = try found(Element.view("a", Self.stored), [20, 40, 100, 0])
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func whatIsStoredSoHiddenOrEmptyIsNotFound() throws {
    #expect(try found(Element.view("a", [20, 40, 0, 21]), [20, 40, 0, 21]).isEmpty)
    #expect(
      try found(
        Element.label("a", "Downloads", Self.stored, attributes: "hidden=\"YES\""), [20, 40, 0, 21]
      ).isEmpty)
    #expect(try found(Element.label("a", "", Self.stored), [20, 40, 0, 21]).isEmpty)
    #expect(
      try found(
        Element.view("a", Self.stored, attributes: "customClass=\"Meter\""), [20, 40, 0, 21]
      ).isEmpty)
  }
}
