import Projects
import TestSupport
import Testing

@testable import Inspection

/// Views that show nothing of their own in front of controls.
@MainActor
struct BlankCoversTests {
  private func button(
    _ id: String, _ frame: [Double], title: String = "Buy", action: String? = nil
  ) -> String {
    let connections = action.map {
      """
      <connections><action selector="\($0)" destination="controller" eventType="touchUpInside" \
      id="\(id)-a"/></connections>
      """
    }
    return """
      <button opaque="NO" contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
      <state key="normal"\(title.isEmpty ? "" : " title=\"\(title)\"")/>
      \(connections ?? "")</button>

      """
  }

  private func facts(_ written: [String: Set<String>]) -> CodeFacts {
    let outlets = ["veil": "veil", "distance": "panel-y", "area": "area"]
      .sorted { $0.key < $1.key }
      .map { "<outlet property=\"\($0.key)\" destination=\"\($0.value)\" id=\"o-\($0.key)\"/>" }
    return CodeFacts(
      ListedOutlets(
        Array(
          """
          <view id="veil"/><constraint id="panel-y"/><button id="area"/>
          <viewController customClass="Scene"><connections>\(outlets.joined())</connections>
          </viewController>
          """.utf8)), written: ["Scene": written])
  }

  // MARK: Veils

  private static let screen: [Double] = [0, 0, 375, 667]
  private static let slid: [Double] = [0, 200, 375, 467]
  private static let shownWithPanel: [String: Set<String>] = [
    "veil": ["alpha"], "distance": ["constant"],
  ]

  /// The severities where a veil that code shows lies over a panel with a button.
  private func severities(
    veil attributes: String = "", opacity: Double = 0.4, isInFront: Bool = true,
    panel frame: [Double] = slid, beside more: String = "",
    writing written: [String: Set<String>] = shownWithPanel
  ) throws -> [Finding.Severity] {
    let panel = Element.view(
      "panel", frame,
      children: "<subviews>\(button("buy", [20, 20, 200, 44]))</subviews><constraints>"
        + Element.place("buy", [20, 20, 200, 44], in: "panel") + "</constraints>")
    let veil = Element.view("veil", Self.screen, attributes: attributes, opacity: opacity)
    return try Storyboard(
      subviews: more + (isInFront ? panel + veil : veil + panel),
      constraints: Element.place("panel", frame) + Element.place("veil", Self.screen)
        + (more.isEmpty ? "" : Element.place("more", [20, 60, 200, 44]))
    ).severities(of: .coveredControl, knowing: facts(written))
  }

  @Test func aVeilInFrontOfItsPanelIsFound() throws {
    #expect(try severities() == [.warning])
    #expect(try severities(isInFront: false) == [])
  }

  @Test func aVeilThatMayBeForSomethingElseIsNone() throws {
    #expect(try severities(opacity: 1) == [], "a page in place of another one")
    #expect(try severities(veil: "customClass=\"Veil\"") == [])
    #expect(try severities(panel: Self.screen) == [], "the panel is the page")
    #expect(try severities(writing: ["veil": ["alpha"]]) == [], "the panel stays")
    #expect(
      try severities(beside: button("more", [20, 60, 200, 44])) == [], "a page with a panel")
  }

  // MARK: Buttons without content

  /// The findings where a button without content lies over another one.
  private func findings(
    _ frame: [Double] = [20, 105, 50, 34], title: String = "", action: String? = "open:",
    below: String? = "buy:", tie: String = "", writing written: [String: Set<String>] = [:]
  ) throws -> [Finding] {
    let storyboard = try Storyboard(
      subviews: button("buy", [20, 100, 50, 44], action: below)
        + button("area", frame, title: title, action: action),
      constraints: Element.place("buy", [20, 100, 50, 44]) + Element.place("area", frame) + tie)
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code = facts(written)
    return inspector.findings(on: [inspector.savedDevice]).filter { $0.rule == .coveredControl }
  }

  @Test func aButtonWithoutContentOverAnotherOneIsFound() throws {
    let found = try findings(
      tie: Element.constraint("tie", "area", "centerX", "buy", "centerX", "priority=\"900\""))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.objectIDs == ["area", "buy"])
    #expect(
      found.first?.message
        == "button (area, Scene) shows nothing and takes the touches of \"Buy\" button behind it")
    #expect(found.first?.nextStep.contains("(tie)") ?? false)
  }

  @Test func aButtonWithoutContentMayStandForAnotherOne() throws {
    #expect(try findings(action: "buy:").isEmpty, "it does the same")
    #expect(try findings(below: nil).isEmpty, "the other one is a picture")
    #expect(try findings(action: nil).isEmpty)
    #expect(try findings([20, 130, 50, 44]).isEmpty, "the title is beside it")
    #expect(try findings(writing: ["area": ["isHidden"]]).isEmpty)
  }
}
