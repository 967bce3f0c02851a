import Foundation
import Projects
import TestSupport
import Testing

@testable import Inspection

/// Findings in hidden views that nothing shows.
@MainActor
struct UnusedViewTests {
  /// A stack view with two hidden views whose widths hold them open, and more connections of the controller.
  private func findings(_ connections: String = "", attributes: String = "") throws -> [Finding] {
    func view(_ id: String) -> String {
      Element.view(
        id, [0, 0, 40, 20], attributes: "hidden=\"YES\" \(attributes)",
        children:
          "<constraints>\(Element.constraint("\(id)-w", id, "width", nil, nil, "constant=\"40\""))"
          + "</constraints>")
    }
    let text = """
      <stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="0" height="0"/>
      <subviews>\(view("a"))\(view("b"))</subviews></stackView>
      """
    let document = try Storyboard(
      subviews: text,
      constraints: Element.constraint("x", "stack", "leading", "root", "leading")
        + Element.constraint("y", "stack", "top", "root", "top"))
    guard !connections.isEmpty else { return try conflicts(in: document) }
    let saved = try String(contentsOfFile: document.path, encoding: .utf8)
    return try conflicts(
      in: Storyboard(
        text: saved.replacing(
          "</viewController>", with: "<connections>\(connections)</connections></viewController>"),
        name: "Test.storyboard"))
  }

  private func conflicts(in document: Storyboard) throws -> [Finding] {
    try document.findings().filter { $0.rule == .conflictingConstraints }
  }

  @Test func theyAreOneFindingThatEndsWithThem() throws {
    let found = try findings()
    #expect(found.map(\.severity) == [.warning, .info])
    #expect(found.first?.nextStep.hasPrefix("Delete stack view (stack)") == true)
  }

  @Test func whatCodeMayShowIsFoundViewByView() throws {
    let outlet = "<outlet property=\"badge\" destination=\"b\" id=\"o\"/>"
    #expect(try findings(outlet).map(\.severity) == [.warning, .warning])
    #expect(try findings(attributes: "tag=\"7\"").map(\.severity) == [.warning, .warning])
  }

  /// A panel of a height that clips two pictures which the project does not have.
  private func missing(
    height: String, in panel: String = "clipsSubviews=\"YES\"", elsewhere: String = ""
  ) throws -> [Finding] {
    let places =
      Element.place("a", [0, 0, 20, 20], in: "panel")
      + Element.place("b", [30, 0, 20, 20], in: "panel")
    func picture(_ id: String, _ image: String) -> String {
      """
      <imageView image="\(image)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
      """
    }
    let text = Element.view(
      "panel", [0, 0, 100, 0], attributes: panel,
      children: "<subviews>\(picture("a", "men"))\(picture("b", "women"))</subviews><constraints>"
        + Element.constraint("panel-h", "panel", "height", nil, nil, height)
        + places + "</constraints>")
    let scene = ExampleScene(
      "<subviews>\(text)\(elsewhere)</subviews><constraints>"
        + Element.constraint("panel-x", "panel", "leading", "root", "leading")
        + Element.constraint("panel-y", "panel", "top", "root", "top")
        + Element.constraint("panel-w", "panel", "width", nil, nil, "constant=\"100\"")
        + "</constraints>",
      resources: """
        <image name="men" width="20" height="20"/><image name="women" width="20" height="20"/>
        """)
    return try Storyboard(text: scene.storyboard, name: "Example.storyboard")
      .findings(on: [.named("retina6_12")], assets: ResourceNames(images: ["Logo"], colors: []))
      .filter { $0.rule == .missingImage }
  }

  @Test func whatAPanelOfNoHeightClipsIsOneFinding() throws {
    let found = try missing(height: "")
    #expect(found.map(\.severity) == [.warning, .info])
    #expect(found.first?.nextStep.hasPrefix("Delete view (panel)") == true)
    #expect(try missing(height: "constant=\"40\"").map(\.severity) == [.warning, .warning])
    #expect(try missing(height: "", in: "").map(\.severity) == [.warning, .warning])
  }

  @Test func aPictureThatIsUsedElsewhereTooIsAFindingOfItsOwn() throws {
    let other = """
      <imageView image="women" translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
      """
    #expect(
      try missing(height: "", elsewhere: other).map(\.severity) == [.warning, .warning])
  }

  /// A picture that the project does not have, in a panel.
  private func missing(in panel: String, _ attributes: String = "") throws -> [Finding.Severity] {
    let text = Element.view(
      "panel", [0, 0, 100, 40], attributes: panel,
      children: """
        <subviews><imageView image="men" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="0" width="20" height="20"/>\(attributes)</imageView></subviews>
        """)
    let scene = ExampleScene(
      "<subviews>\(text)</subviews>", resources: "<image name=\"men\" width=\"20\" height=\"20\"/>")
    return try Storyboard(text: scene.storyboard, name: "Example.storyboard")
      .findings(on: [.named("retina6_12")], assets: ResourceNames(images: ["Logo"], colors: []))
      .filter { $0.rule == .missingImage }.map(\.severity)
  }

  @Test func nobodySeesThatAPictureIsMissingInAHiddenView() throws {
    #expect(try missing(in: "hidden=\"YES\"") == [.info])
    #expect(try missing(in: "") == [.warning])
    #expect(try missing(in: "hidden=\"YES\" tag=\"3\"") == [.warning])
    let own = "hidden=\"YES\" customClass=\"Card\" customModule=\"App\""
    #expect(try missing(in: own) == [.info], "a library does not show it")
    #expect(try missing(in: own + " customModuleProvider=\"target\"") == [.warning])
    func attribute(_ type: String) -> String {
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="\(type)" keyPath="look" value="YES"/></userDefinedRuntimeAttributes>
      """
    }
    #expect(try missing(in: "hidden=\"YES\"", attribute("boolean")) == [.info])
    #expect(try missing(in: "hidden=\"YES\"", attribute("string")) == [.warning])
  }

  /// The effects of hiding a view inside a hidden view are seen by nobody.
  @Test(arguments: [("hidden=\"YES\"", Finding.Severity.info), ("", .warning)])
  func aHiddenViewInAHiddenViewIsANote(panel: String, severity: Finding.Severity) throws {
    let gone = Element.view(
      "gone", [0, 0, 40, 20], attributes: "hidden=\"YES\"",
      children:
        "<constraints>\(Element.constraint("w", "gone", "width", nil, nil, "constant=\"40\""))</constraints>"
    )
    let stack = """
      <stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="40" height="20"/>
      <subviews>\(Element.view("shown", [0, 0, 40, 20]))\(gone)</subviews></stackView>
      """
    let document = try Storyboard(
      subviews: Element.view(
        "panel", [0, 0, 100, 40], attributes: panel,
        children: "<subviews>\(stack)</subviews><constraints>"
          + Element.constraint("x", "stack", "leading", "panel", "leading")
          + Element.constraint("y", "stack", "top", "panel", "top") + "</constraints>"),
      constraints: Element.place("panel", [0, 0, 100, 40]))
    #expect(try conflicts(in: document).map(\.severity) == [severity])
  }
}
