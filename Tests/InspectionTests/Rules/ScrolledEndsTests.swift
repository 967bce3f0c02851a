import TestSupport
import Testing

@testable import Inspection

/// Ends of what a scroll view scrolls inside of the last view there.
@MainActor
struct ScrolledEndsTests {
  /// A scroll view whose content is one view, as high as a constant beyond its end.
  private func found(
    _ content: String = Element.label("a", "Terms", [0, 0, 375, 700]), by constant: Double,
    attributes: String = "", more: String = ""
  ) throws -> [Finding.Severity] {
    try Storyboard(
      subviews: """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll" \(attributes)>
        <rect key="frame" x="0" y="20" width="375" height="600"/>
        <subviews>\(content)</subviews><constraints>
        \(Element.constraint("x", "a", "leading", "scroll", "leading"))
        \(Element.constraint("w", "a", "width", "scroll", "width"))
        \(Element.constraint("r", "scroll", "trailing", "a", "trailing"))
        \(Element.constraint("t", "a", "top", "scroll", "top"))
        \(Element.constraint("h", "a", "height", nil, nil, "constant=\"700\""))
        \(Element.constraint("b", "scroll", "bottom", "a", "bottom", "constant=\"\(constant)\" \(more)"))
        </constraints></scrollView>
        """,
      constraints: Element.place("scroll", [0, 20, 375, 600])
    ).findings().filter { $0.rule == .outsideSuperview }.map(\.severity)
  }

  @Test func aMarginWithTheWrongSignIsFound() throws {
    #expect(try found(by: -20) == [.warning])
    #expect(try found(by: 20) == [])
    #expect(try found(by: -3) == [], "rounding")
    #expect(try found(by: -300) == [], "code sets how far it scrolls")
    #expect(try found(by: -20, attributes: "scrollEnabled=\"NO\"") == [])
  }

  @Test func backgroundsReachBeyondTheContent() throws {
    #expect(try found(Element.view("a", [0, 0, 375, 700]), by: -20) == [])
  }

  /// Only what is in the part that cannot be scrolled to is lost.
  @Test(arguments: [(10.0, []), (670, [.warning])] as [(Double, [Finding.Severity])])
  func whatIsInTheViewIsLost(y: Double, expected: [Finding.Severity]) throws {
    let button = """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="send">
      <rect key="frame" x="0" y="\(y)" width="100" height="30"/><state key="normal" title="Send"/></button>
      """
    let page = Element.view(
      "a", [0, 0, 375, 700],
      children: "<subviews>\(button)</subviews><constraints>"
        + Element.place("send", [0, y, 100, 30], in: "a") + "</constraints>")
    #expect(try found(page, by: -20) == expected)
  }
}
