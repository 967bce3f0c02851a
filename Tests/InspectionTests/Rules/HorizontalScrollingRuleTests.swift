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
}
