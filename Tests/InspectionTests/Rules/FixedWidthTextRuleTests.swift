import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct FixedWidthTextRuleTests {
  private func found(
    width: Double = 100, attributes: String = "adjustsFontForContentSizeCategory=\"YES\"",
    constraint: String = "", text: String = "Downloads"
  ) throws -> [Finding] {
    try Storyboard(
      subviews: Element.label(
        "a", text, [20, 40, width, 21], attributes: "adjustsFontSizeToFit=\"NO\" " + attributes),
      constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"40\"")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"\(width)\" \(constraint)")
    ).findings().filter { $0.rule == .fixedWidthText }
  }

  @Test func theWidthThatIsMissingIsANote() throws {
    let finding = try #require(try found().first)
    #expect(finding.severity == .info)
    #expect(finding.objectIDs == ["a", "w"])
    #expect(try #require(finding.amount) > 1)
    #expect(finding.message.count <= 200)
  }

  @Test func roomOrTextThatDoesNotGrowIsNot() throws {
    #expect(try found(width: 200).isEmpty)
    #expect(try found(attributes: "").isEmpty)
    #expect(try found(constraint: "relation=\"greaterThanOrEqual\"").isEmpty)
    #expect(try found(constraint: "priority=\"750\"").isEmpty)
    #expect(try found(text: "Label").isEmpty)
  }

  @Test func textThatIsCutOffAlreadyIsLeftToThatRule() throws {
    #expect(try found(width: 50).isEmpty)
  }
}
