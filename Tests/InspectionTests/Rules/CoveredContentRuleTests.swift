import Projects
import TestSupport
import Testing

@testable import Inspection

/// Texts and pictures behind opaque views.
@MainActor
struct CoveredContentRuleTests {
  private static let frame: [Double] = [0, 80, 375, 140]

  /// The severities where a view lies over a label, and code writes members of either.
  private func severities(
    attributes: String = "", of kind: String = "imageView", opacity: Double = 1,
    covering: Set<String> = [], covered: Set<String> = []
  ) throws -> [Finding.Severity] {
    let cover = Element.view("cover", Self.frame, attributes: attributes, opacity: opacity)
      .replacing("<view ", with: "<\(kind) ").replacing("</view>", with: "</\(kind)>")
    let outlets = ListedOutlets(
      Array(
        """
        <view id="cover"/><label id="name"/><viewController customClass="Scene"><connections>
        <outlet property="cover" destination="cover" id="o"/>
        <outlet property="name" destination="name" id="p"/></connections></viewController>
        """.utf8))
    return try Storyboard(
      subviews: Element.label("name", "A name", [20, 100, 200, 21]) + cover,
      constraints: Element.place("name", [20, 100, 200, 21]) + Element.place("cover", Self.frame)
    ).severities(
      of: .coveredContent,
      knowing: CodeFacts(outlets, written: ["Scene": ["cover": covering, "name": covered]]))
  }

  @Test func aTextBehindAPictureIsFound() throws {
    #expect(try severities() == [.warning])
    #expect(try severities(covering: ["isUserInteractionEnabled"]) == [.warning])
    #expect(try severities(opacity: 0.5) == [])
  }

  @Test(arguments: [["isHidden"], ["transform"], ["alpha"]] as [Set<String>])
  func whatCodeHidesOrMovesIsNone(members: Set<String>) throws {
    #expect(try severities(covering: members) == [])
  }

  @Test func aTextThatCodeShowsElsewhereIsNone() throws {
    #expect(try severities(covered: ["isHidden"]) == [])
    #expect(try severities(covered: ["transform"]) == [])
  }

  @Test func listsAndOwnClassesMayBeTransparent() throws {
    #expect(try severities(of: "scrollView") == [])
    #expect(try severities(attributes: "customClass=\"Fade\"") == [])
  }
}
