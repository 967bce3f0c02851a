import TestSupport
import Testing

@testable import Inspection

/// Views that nobody sees for one that lies over them.
@MainActor
struct CoveredViewsTests {
  /// A panel as large as the screen.
  private func panel(opacity: Double = 1, stored: [Double] = [0, 0, 375, 667]) -> String {
    Element.view("panel", stored, opacity: opacity)
  }

  private func severities(
    of rule: RuleID, behind: String = "", _ views: String, before: String, _ constraints: String,
    hiding: Set<String> = []
  ) throws -> [Finding.Severity] {
    let storyboard = try Storyboard(
      subviews: behind + views + before,
      constraints: constraints + Element.place("panel", [0, 0, 375, 667]))
    let outlets = ListedOutlets(
      Array(
        """
        <view id="panel"/><viewController id="controller" customClass="Scene"><connections>
        <outlet property="panel" destination="panel" id="o"/></connections></viewController>
        """.utf8))
    return try storyboard.severities(
      of: rule, knowing: CodeFacts(outlets, written: ["Scene": ["panel": hiding]]))
  }

  private func overlap(
    behind: String = "", before: String, hiding: Set<String> = []
  ) throws -> [Finding.Severity] {
    try severities(
      of: .overlappingViews, behind: behind,
      Element.label("a", "A title", [20, 40, 200, 21])
        + Element.label("b", "Another title", [20, 100, 200, 21]),
      before: before,
      Element.place("a", [20, 40, 200, 21]) + Element.place("b", [20, 50, 200, 21]),
      hiding: hiding)
  }

  @Test func textsBehindAPanelAreNotSeen() throws {
    #expect(try overlap(before: panel()) == [.info])
    #expect(try overlap(behind: panel(), before: "") == [.warning], "the panel is behind them")
    #expect(try overlap(before: panel(opacity: 0.5)) == [.warning], "they are seen through it")
    #expect(try overlap(before: panel(stored: [0, 60, 375, 607])) == [.warning], "not meant")
    #expect(try overlap(before: panel(), hiding: ["isHidden"]) == [.warning], "code shows them")
  }

  /// A label in the middle of a row that it is wider than.
  private func overhang(before: String) throws -> [Finding.Severity] {
    let label = Element.label("a", "A title of some length in the middle", [-40, 0, 280, 21])
    return try severities(
      of: .outsideSuperview,
      Element.view(
        "row", [100, 100, 100, 40], attributes: "clipsSubviews=\"YES\"",
        children: "<subviews>\(label)</subviews><constraints>"
          + Element.constraint("c", "a", "centerX", "row", "centerX")
          + Element.constraint("t", "a", "top", "row", "top") + "</constraints>"),
      before: before, Element.place("row", [100, 100, 100, 40]))
  }

  @Test func aLabelBehindAPanelIsNotCutOff() throws {
    #expect(try overhang(before: panel()) == [.info])
    #expect(try overhang(before: panel(opacity: 0.9)) == [.warning])
  }
}
