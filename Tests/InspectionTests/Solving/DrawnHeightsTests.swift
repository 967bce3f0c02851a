import Foundation
import TestSupport
import Testing

@testable import Inspection

/// Free-form scenes whose content has room at the height that they are drawn with.
@MainActor
struct DrawnHeightsTests {
  /// The findings about views outside in a free-form scene with a label and a button 780 points below its top.
  private func severities(
    size: String = "<size key=\"freeformSize\" width=\"375\" height=\"900\"/>",
    document: String = "", x: Double = 20, beginning: Double = 40
  ) throws -> [Finding.Severity] {
    let button = """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="send">
      <rect key="frame" x="20" y="780" width="200" height="44"/>
      <state key="normal" title="Send it"/></button>
      """
    let scene = try Storyboard(
      subviews: Element.label("title", "Terms", [20, beginning, 200, 21]) + button,
      constraints: Element.place("title", [20, beginning, 200, 21])
        + Element.place("send", [x, 780, 200, 44]))
    let text = try String(contentsOfFile: scene.path, encoding: .utf8)
      .replacing("height=\"667\"", with: "height=\"900\"")
      .replacing("</viewController>", with: size + "</viewController>")
      .replacing("useSafeAreas=", with: document + " useSafeAreas=")
    return try Storyboard(text: text, name: "Pages.storyboard").findings()
      .filter { $0.rule == .outsideSuperview }.map(\.severity)
  }

  @Test func whatEndsAtTheDrawnHeightIsANote() throws {
    #expect(try severities() == [.info])
  }

  /// A page that scrolls begins at its top.
  @Test func aScreenWithNothingOnItIsAWarning() throws {
    #expect(try severities(beginning: 700) == [.warning])
  }

  @Test func aSceneOfTheScreensSizeIsAWarning() throws {
    #expect(try severities(size: "") == [.warning])
  }

  @Test func aSceneThatIsKnownToFillTheScreenIsAWarning() throws {
    #expect(try severities(document: "initialViewController=\"controller\"") == [.warning])
  }

  /// No height helps a button that leaves the scene at the right, too.
  @Test func whatIsOutsideAtTheDrawnHeightIsAWarning() throws {
    #expect(try severities(x: 300) == [.warning])
  }
}
