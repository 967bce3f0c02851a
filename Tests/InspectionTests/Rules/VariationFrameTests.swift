import Devices
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Views whose frame a variation fixes for one size class.
@MainActor
struct VariationFrameTests {
  /// The severities of what is found about a label of which a variation for phones held upright says that it lies outside.
  private func severities(
    _ constraints: String, more: String = "", mask: String = ""
  ) throws -> [RuleID: Finding.Severity] {
    let variation = """
      \(mask)<variation key="heightClass=regular-widthClass=compact" fixedFrame="YES">
      <rect key="frame" x="300" y="20" width="200" height="40"/></variation>
      """
    let plain = try Storyboard(
      subviews: Element.label("a", "A title of some length", [20, 20, 200, 40])
        .replacing("</label>", with: variation + "</label>"),
      constraints: constraints)
    let text = String(decoding: try Document(path: plain.path).bytes, as: UTF8.self).replacing(
      "</constraints>\n</view>\n</viewController>",
      with: "</constraints>\(more)</view></viewController>")
    let storyboard = try Storyboard(text: text, name: "Test.storyboard")
    let findings = try storyboard.findings(on: [.named("retina4_7")])
    return Dictionary(findings.map { ($0.rule, $0.severity) }) { max($0, $1) }
  }

  private static let place = Element.place("a", [20, 20, 200, 40])

  /// A view that constraints of the size class place does not keep the frame, which Interface Builder leaves behind.
  @Test(arguments: [
    "", "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>",
  ])
  func constraintsOfTheSizeClassPlaceTheView(mask: String) throws {
    let found = try severities(Self.place, mask: mask)
    #expect(found[.conflictingConstraints] == nil)
    #expect(found[.outsideSuperview] == nil)
  }

  @Test func withoutAnyConstraintTheFrameIsKept() throws {
    #expect(try severities("")[.outsideSuperview] == .warning)
  }

  /// A frame that is fixed in the base is not where constraints of the size class place the view.
  @Test(arguments: [("include", true), ("exclude", false)])
  func constraintsOfOneSizeClassFreeAFrameFixedInTheBase(word: String, isFree: Bool) throws {
    let references = Self.place.matches(of: #/ id="([^"]+)"/#).map { "reference=\"\($0.1)\"/>" }
    func mask(_ word: String, for key: String) -> String {
      "<variation key=\"\(key)\"><mask key=\"constraints\">"
        + references.map { "<\(word) \($0)" }.joined() + "</mask></variation>"
    }
    let plain = try Storyboard(
      subviews: Element.label("a", "A title of some length", [300, 20, 200, 40])
        .replacing("<label ", with: "<label fixedFrame=\"YES\" "), constraints: Self.place)
    let text = String(decoding: try Document(path: plain.path).bytes, as: UTF8.self).replacing(
      "</constraints>\n</view>\n</viewController>",
      with: "</constraints>" + mask("exclude", for: "default")
        + mask(word, for: "widthClass=compact")
        + "</view></viewController>")
    let findings = try Storyboard(text: text, name: "Test.storyboard").findings(
      on: [.named("retina4_7")])
    #expect(findings.contains { $0.rule == .outsideSuperview } != isFree)
    #expect(!findings.contains { $0.rule == .conflictingConstraints })
  }

  /// Whether the frame is kept where constraints of other size classes name the view is not known.
  @Test func constraintsOfOtherSizeClassesMayPlaceTheView() throws {
    let ids = Self.place.matches(of: #/ id="([^"]+)"/#).map { "<exclude reference=\"\($0.1)\"/>" }
    let mask = """
      <variation key="heightClass=regular-widthClass=compact"><mask key="constraints">\
      \(ids.joined())</mask></variation>
      """
    #expect(try severities(Self.place, more: mask)[.outsideSuperview] == .info)
  }
}
