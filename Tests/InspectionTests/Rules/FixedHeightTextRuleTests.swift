import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct FixedHeightTextRuleTests {
  private func found(
    height: Double = 21, attributes: String = "adjustsFontForContentSizeCategory=\"YES\"",
    constraint: String = "", text: String = "Downloads", style: String = "UICTFontTextStyleBody",
    code: CodeFacts = CodeFacts()
  ) throws -> [Finding] {
    let label = Element.label(
      "a", text, [20, 40, 300, height], attributes: "adjustsFontSizeToFit=\"NO\" " + attributes)
    let document = try Storyboard(
      subviews: label.replacing(
        "type=\"system\" pointSize=\"17\"", with: "style=\"\(style)\""),
      constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"40\"")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"300\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"\(height)\" \(constraint)"))
    var inspector = try DocumentInspector(path: document.path)
    inspector.code = code
    return inspector.findings(on: [inspector.savedDevice]).filter { $0.rule == .fixedHeightText }
  }

  @Test func theHeightThatLargerLinesLackIsSaid() throws {
    let finding = try #require(try found().first)
    #expect(finding.severity == .warning)
    #expect(finding.objectIDs == ["a", "h"])
    #expect(try #require(finding.amount) > 10)
    #expect(finding.message.count <= 200)
  }

  /// The height of a line is the same whatever text code sets.
  @Test func standInTextIsAsHigh() throws {
    #expect(try found(text: "Label").count == 1)
  }

  @Test func twoLinesNeedTwiceAsMuch() throws {
    let long = "Downloads that were begun yesterday and are not finished"
    let wrapping = "adjustsFontForContentSizeCategory=\"YES\" numberOfLines=\"2\""
    #expect(try found(height: 44, attributes: wrapping, text: long).count == 1)
    #expect(try found(height: 44, attributes: wrapping).isEmpty)
  }

  @Test func roomOrTextThatDoesNotGrowIsNot() throws {
    #expect(try found(height: 34).isEmpty)
    #expect(try found(attributes: "").isEmpty)
    #expect(try found(constraint: "relation=\"greaterThanOrEqual\"").isEmpty)
    #expect(try found(constraint: "priority=\"750\"").isEmpty)
    #expect(try found(text: "").isEmpty)
    let outlet = ListedOutlets(
      Array(
        """
        <viewController customClass="Scene" id="c"><constraint id="h"/><connections>
        <outlet property="height" destination="h" id="o"/></connections></viewController>
        """.utf8))
    let code = CodeFacts(outlet, written: ["Scene": ["height": ["constant"]]])
    #expect(try found(code: code).isEmpty)
  }

  @Test func textThatIsCutOffAlreadyIsLeftToThatRule() throws {
    #expect(try found(height: 8).isEmpty)
  }
}
