import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct HorizontalScrollingRuleTests {
  private func found(
    content: Double, stored: Double, attributes: String = ""
  ) throws -> [Finding] {
    let inner =
      Element.constraint("l", "page", "leading", "scroll", "leading")
      + Element.constraint("t", "page", "top", "scroll", "top")
      + Element.constraint("r", "page", "trailing", "scroll", "trailing")
      + Element.constraint("b", "page", "bottom", "scroll", "bottom")
      + Element.constraint("w", "page", "width", nil, nil, "constant=\"\(content)\"")
      + Element.constraint("h", "page", "height", nil, nil, "constant=\"900\"")
    return try Storyboard(
      subviews: """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll" \(attributes)>
        <rect key="frame" x="0" y="20" width="375" height="600"/>
        <subviews>\(Element.view("page", [0, 0, stored, 900]))</subviews>
        <constraints>\(inner)</constraints></scrollView>
        """,
      constraints: Element.place("scroll", [0, 20, 375, 600])
    ).findings().filter { $0.rule == .horizontalScrolling }
  }

  @Test func contentThatGotWiderIsFound() throws {
    let findings = try found(content: 500, stored: 375)
    #expect(findings.map(\.amount) == [125])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func contentThatFitsOrIsDrawnWiderIsNot() throws {
    #expect(try found(content: 375, stored: 375).isEmpty)
    #expect(try found(content: 377, stored: 375).isEmpty)
    #expect(try found(content: 500, stored: 500).isEmpty)
  }

  @Test(arguments: ["pagingEnabled=\"YES\"", "scrollEnabled=\"NO\"", "customClass=\"Pages\""])
  func whatIsMeantToScrollSidewaysOrNotAtAllIsNot(attributes: String) throws {
    #expect(try found(content: 500, stored: 375, attributes: attributes).isEmpty)
  }

  /// The picture that code puts there decides how wide the content is.
  @Test(arguments: [(false, Finding.Severity.info), (true, .warning)])
  func aPlaceholderIsNoContent(hasWidth: Bool, severity: Finding.Severity) throws {
    let picture = """
      <imageView placeholderIntrinsicWidth="500" placeholderIntrinsicHeight="900" \
      translatesAutoresizingMaskIntoConstraints="NO" id="page">
      <rect key="frame" x="0" y="0" width="375" height="900"/></imageView>
      """
    let inner =
      ["leading", "top", "trailing", "bottom"].map {
        Element.constraint($0, "page", $0, "scroll", $0)
      }.joined()
      + (hasWidth ? Element.constraint("w", "page", "width", nil, nil, "constant=\"520\"") : "")
    let findings = try Storyboard(
      subviews: """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        <rect key="frame" x="0" y="20" width="375" height="600"/>
        <subviews>\(picture)</subviews><constraints>\(inner)</constraints></scrollView>
        """,
      constraints: Element.place("scroll", [0, 20, 375, 600])
    ).findings().filter { $0.rule == .horizontalScrolling }
    #expect(findings.map(\.severity) == [severity])
  }

  /// A page with a label inside, drawn as wide as the scroll view; only one of both widths is a constraint's.
  @Test(arguments: [(375.0, "", 1), (375, "width", 0), (200, "", 0)])
  func contentAsNarrowAsItsTextsIsFound(drawn: Double, width: String, count: Int) throws {
    let inner = ["leading", "top", "trailing", "bottom"].map {
      Element.constraint("p\($0)", "page", $0, "scroll", $0)
    }
    let edges = ["leading", "top", "trailing", "bottom"].map {
      Element.constraint("t\($0)", "text", $0, "page", $0)
    }
    let page = Element.view(
      "page", [0, 0, drawn, 900],
      children: "<subviews>\(Element.label("text", "Name:", [0, 0, drawn, 900]))</subviews>"
        + "<constraints>\(edges.joined())"
        + Element.constraint("h", "page", "height", nil, nil, "constant=\"900\"") + "</constraints>"
    )
    let equal =
      width.isEmpty ? "" : Element.constraint("w", "page", "width", "scroll", "width")
    let findings = try Storyboard(
      subviews: """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        <rect key="frame" x="0" y="20" width="375" height="600"/>
        <subviews>\(page)</subviews><constraints>\(inner.joined())\(equal)</constraints></scrollView>
        """,
      constraints: Element.place("scroll", [0, 20, 375, 600])
    ).findings().filter { $0.rule == .horizontalScrolling }
    #expect(findings.map(\.severity) == Array(repeating: .warning, count: count))
  }
}
