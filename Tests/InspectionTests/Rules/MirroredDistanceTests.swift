import Projects
import TestSupport
import Testing

@testable import Inspection

/// Views outside by as much as they are inset on the other side, as the document draws them, too.
@MainActor
struct MirroredDistanceTests {
  private static let text = "<subviews>\(Element.label("text", "Total", [0, 0, 60, 21]))</subviews>"
  private static let textPlace =
    "<constraints>\(Element.place("text", [0, 0, 60, 21], in: "chart"))</constraints>"

  /// A view 180 points high, from an inset to a distance beyond the other side.
  private func storyboard(
    from inset: Double = 20, to outset: Double = 20, attributes: String = "",
    children: String = text + textPlace, relation: String = ""
  ) throws -> Storyboard {
    try Storyboard(
      subviews: Element.view(
        "chart", [inset, 100, 375 - inset + outset, 180], attributes: attributes,
        children: children),
      constraints: Element.constraint(
        "x", "chart", "leading", "root", "leading", "constant=\"\(inset)\"")
        + Element.constraint(
          "e", "root", "trailing", "chart", "trailing", "constant=\"\(-outset)\" \(relation)")
        + Element.constraint("y", "chart", "top", "root", "top", "constant=\"100\"")
        + Element.constraint("h", "chart", "height", nil, nil, "constant=\"180\""))
  }

  private func found(
    _ storyboard: Storyboard, writing members: Set<String> = []
  ) throws -> [Finding] {
    let outlets = ListedOutlets(
      Array(
        """
        <constraint id="e"/><viewController customClass="Scene"><connections>
        <outlet property="end" destination="e" id="o"/></connections></viewController>
        """.utf8))
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code = CodeFacts(outlets, written: ["Scene": ["end": members]])
    return inspector.findings(on: [inspector.savedDevice]).filter { $0.rule == .outsideSuperview }
  }

  @Test func theConstraintWithTheWrongSignIsNamed() throws {
    let finding = try #require(try found(storyboard()).first)
    #expect(finding.severity == .warning)
    #expect(finding.objectIDs == ["chart"])
    #expect(
      finding.nextStep
        == "superview.trailing = view.trailing − 20 (e) puts it there: reverse the sign of its constant"
    )
  }

  @Test(
    arguments: [(20.0, 24.0), (0, 20), (20, -20), (4, 4), (100, 100)])
  func otherDistancesAreMeant(inset: Double, outset: Double) throws {
    #expect(try found(storyboard(from: inset, to: outset)).isEmpty)
  }

  @Test func aClassOfTheProgramHasContent() throws {
    let chart = try storyboard(attributes: "customClass=\"Chart\"", children: "")
    #expect(try found(chart).map(\.severity) == [.warning])
    #expect(try found(storyboard(children: "")).isEmpty, "a background may be shifted")
  }

  @Test func anOptionalDistanceIsMeant() throws {
    #expect(try found(storyboard(relation: "priority=\"999\"")).isEmpty)
  }

  @Test func aConstraintThatCodeSetsIsNoWarning() throws {
    #expect(try found(storyboard(), writing: ["constant"]).map(\.severity) == [.info])
  }

  /// A view with a card in it, which is 40 points higher than what it is in, from 20 points below its top.
  @Test(arguments: [("", 1), ("clipsSubviews=\"YES\"", 0)])
  func whatClipsMayCutOnPurpose(attributes: String, count: Int) throws {
    let card = Element.view("chart", [20, 20, 300, 300], children: Self.text + Self.textPlace)
    let around = Element.view(
      "around", [0, 100, 375, 300], attributes: attributes,
      children: "<subviews>\(card)</subviews><constraints>"
        + Element.constraint("x", "chart", "leading", "around", "leading", "constant=\"20\"")
        + Element.constraint("w", "chart", "width", nil, nil, "constant=\"300\"")
        + Element.constraint("t", "chart", "top", "around", "top", "constant=\"20\"")
        + Element.constraint("b", "chart", "bottom", "around", "bottom", "constant=\"20\"")
        + "</constraints>")
    let scene = try Storyboard(
      subviews: around, constraints: Element.place("around", [0, 100, 375, 300]))
    #expect(try found(scene).filter { $0.objectIDs == ["chart"] }.count == count)
  }
}
