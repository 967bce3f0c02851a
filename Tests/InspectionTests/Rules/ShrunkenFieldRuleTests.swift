import Projects
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct ShrunkenFieldRuleTests {
  private static func field(hugging: Int) -> String {
    Element.textField(
      "field", attributes: "horizontalHuggingPriority=\"\(hugging)\" placeholder=\"Name\"")
  }

  private static func label(attributes: String = "horizontalHuggingPriority=\"251\"") -> String {
    Element.label("label", "Name", [20, 40, 100, 21], attributes: attributes)
  }

  /// A label before a field, from one margin to the other.
  private func row(hugging: Int, more: String = "", relation: String = "") throws -> [Finding
    .Severity]
  {
    try Storyboard(
      subviews: Self.label() + Self.field(hugging: hugging),
      constraints: Element.constraint("x", "label", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "label", "top", "root", "top", "constant=\"40\"")
        + Element.constraint(
          "d", "field", "leading", "label", "trailing", "constant=\"8\" \(relation)")
        + Element.constraint("c", "field", "centerY", "label", "centerY")
        + Element.constraint("r", "root", "trailing", "field", "trailing", "constant=\"20\"") + more
    ).findings().filter { $0.rule == .shrunkenField }.map(\.severity)
  }

  @Test func aFieldThatHugsMoreThanItsLabelIsFound() throws {
    #expect(try row(hugging: 252) == [.warning])
    #expect(try row(hugging: 250) == [])
  }

  @Test(arguments: [("field", 60.0), ("label", 280)])
  func aWidthThatIsGivenIsMeant(id: String, width: Double) throws {
    let width = Element.constraint("w", id, "width", nil, nil, "constant=\"\(width)\"")
    #expect(try row(hugging: 252, more: width) == [])
  }

  @Test func aRoomBetweenThemIsNobodys() throws {
    #expect(try row(hugging: 252, relation: "relation=\"greaterThanOrEqual\"") == [])
  }

  @Test(arguments: [("fill", 252, 1), ("fill", 250, 0), ("equalSpacing", 252, 0)])
  func theViewsOfAStackViewAreBesideEachOther(
    distribution: String, hugging: Int, count: Int
  ) throws {
    let stack = """
      <stackView opaque="NO" contentMode="scaleToFill" distribution="\(distribution)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="20" y="40" width="335" height="34"/>
      <subviews>\(Self.label())\(Self.field(hugging: hugging))</subviews></stackView>
      """
    let document = try Storyboard(
      subviews: stack, constraints: Element.place("stack", [20, 40, 335, 34]))
    #expect(try document.findings().count { $0.rule == .shrunkenField } == count)
  }

  @Test func aConstraintThatCodeSetsIsANote() throws {
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><constraint id="d"/><connections>
        <outlet property="item" destination="d" id="o"/></connections></viewController>
        """.utf8))
    let code = CodeFacts(outlets, written: ["Scene": ["item": ["constant"]]])
    let document = try Storyboard(
      subviews: Self.label() + Self.field(hugging: 252),
      constraints: Element.constraint("x", "label", "leading", "root", "leading")
        + Element.constraint("y", "label", "top", "root", "top", "constant=\"40\"")
        + Element.constraint("d", "field", "leading", "label", "trailing", "constant=\"8\"")
        + Element.constraint("c", "field", "centerY", "label", "centerY")
        + Element.constraint("r", "root", "trailing", "field", "trailing"))
    #expect(try document.severities(of: .shrunkenField, knowing: code) == [.info])
  }
}
