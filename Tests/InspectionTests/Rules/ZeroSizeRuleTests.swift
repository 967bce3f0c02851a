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
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.map(\.amount) == [100])
    #expect(
      findings.first?.message.contains("is 0 points wide; the document stores 100 points") == true)
  }

  /// A title that keeps its height as usual is lost; one that is the first to give way is meant to.
  @Test(arguments: [(1000.0, Finding.Severity.info), (751, .info), (0, .warning)])
  func aTextWithoutHeightIsLost(resistance: Double, severity: Finding.Severity) throws {
    let attributes =
      resistance == 0 ? "" : "verticalCompressionResistancePriority=\"\(resistance - 600)\""
    let findings = try found(
      Element.label("a", "Downloads", Self.stored, attributes: attributes), [20, 40, 100, 0])
    #expect(findings.map(\.rule) == [.zeroSize])
    #expect(findings.map(\.severity) == [severity])
  }

  /// A button that Interface Builder has stored without extent, too; a constant that gives it none folds it.
  @Test func aTitleWithNeitherWidthNorHeightIsNotMeant() throws {
    let button = Element.view("a", [20, 40, 0, 0]).replacing("<view ", with: "<button ")
      .replacing("</view>", with: "<state key=\"normal\" image=\"flag\"/></button>")
    func severities(_ more: String) throws -> [Finding.Severity] {
      try Storyboard(
        subviews: button,
        constraints: Element.constraint("x", "a", "leading", "root", "leading")
          + Element.constraint("y", "a", "top", "root", "top")
          + Element.constraint("r", "a", "width", "a", "height", "multiplier=\"1:1\"") + more
      ).findings().filter { $0.rule == .zeroSize }.map(\.severity)
    }
    #expect(
      try severities(Element.constraint("z", "a", "trailing", "root", "leading")) == [.warning])
    #expect(try severities(Element.constraint("z", "a", "width", nil, nil, "constant=\"0\"")) == [])
    #expect(try severities(Element.constraint("z", "a", "width", nil, nil, "constant=\"9\"")) == [])
  }

  private static func stack(_ rows: [String]) -> String {
    """
    <stackView axis="vertical" distribution="fillEqually" id="a" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="40" width="200" height="63"/>
    <subviews>\(rows.joined())</subviews></stackView>
    """
  }

  private static let names = ["One", "Two", "Three"]

  @Test func whatAStackViewLeavesNoHeightIsOneFinding() throws {
    let rows = Self.names.map { name in
      Element.view(
        "\(name)-row", [0, 0, 200, 21],
        children: "<subviews>\(Element.label(name, name, [0, 0, 200, 21]))</subviews><constraints>"
          + Element.place(name, [0, 0, 200, 0], in: "\(name)-row") + "</constraints>")
    }
    let findings = try found(Self.stack(rows), [20, 40, 200, 63])
    #expect(findings.map(\.rule) == [.zeroSize])
    #expect(findings.map(\.objectIDs) == [Self.names])
    #expect(
      findings.first?.message.hasSuffix("21 points, and 2 more in its stack view are as well")
        == true)
  }

  @Test func whatAStackViewSqueezesIsOneFinding() throws {
    let rows = Self.names.map {
      Element.label($0, $0, [0, 0, 200, 21])
        .replacing("<label ", with: "<label verticalCompressionResistancePriority=\"200\" ")
    }
    let findings = try found(Self.stack(rows), [20, 40, 200, 9])
    #expect(findings.map(\.rule) == [.clippedText])
    #expect(findings.first?.objectIDs.count == 3)
    #expect(findings.first?.message.hasSuffix(", and 2 more in its stack view are cut off") == true)
  }

  @Test func aColourWithoutHeightIsNoFinding() throws {
    let findings = try found(Element.view("a", Self.stored), [20, 40, 100, 0])
    #expect(findings.isEmpty)
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

  /// A field that is tied at one side only is as wide as what is typed into it.
  @Test(arguments: [("", "", 1), ("placeholder=\"Search for something\"", "", 0), ("", "end", 0)])
  func anEmptyFieldWithoutWidthIsFound(placeholder: String, end: String, count: Int) throws {
    let field = Element.textField("a", attributes: placeholder)
      .replacing("borderStyle=\"roundedRect\"", with: "")
    let findings = try Storyboard(
      subviews: field,
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "root", "top")
        + (end.isEmpty ? "" : Element.constraint(end, "a", "trailing", "root", "trailing"))
    ).findings().filter { $0.rule == .zeroSize }
    #expect(findings.map(\.severity) == Array(repeating: .warning, count: count))
  }
}
