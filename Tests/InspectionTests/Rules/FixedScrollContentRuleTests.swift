import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct FixedScrollContentRuleTests {
  private static let dynamicType = "adjustsFontForContentSizeCategory=\"YES\""
  private static let textStyle = "style=\"UICTFontTextStyleBody\""

  /// A scroll view with a page as wide and as high as it.
  private func found(
    attributes: String = "", lines: Int = 0, text: String = dynamicType, font: String = textStyle,
    width: String = "", height: String = "", bottom: String = "",
    knowing code: CodeFacts = CodeFacts()
  ) throws -> [Finding.Severity] {
    let label = Element.label(
      "text", "Terms", [0, 0, 375, 21], attributes: "numberOfLines=\"\(lines)\" \(text)", font: font
    )
    let page = Element.view(
      "page", [0, 0, 375, 600],
      children: "<subviews>\(label)</subviews><constraints>"
        + Element.constraint("tx", "text", "leading", "page", "leading")
        + Element.constraint("tr", "text", "trailing", "page", "trailing")
        + Element.constraint("tt", "text", "top", "page", "top") + "</constraints>")
    let inner = ["leading", "top", "trailing", "bottom"].map {
      Element.constraint("p\($0)", "page", $0, "scroll", $0, $0 == "bottom" ? bottom : "")
    }
    return try Storyboard(
      subviews: """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll" \(attributes)>
        <rect key="frame" x="0" y="20" width="375" height="600"/>
        <subviews>\(page)</subviews><constraints>\(inner.joined())
        \(Element.constraint("w", "page", "width", "scroll", "width", width))
        \(Element.constraint("h", "scroll", "height", "page", "height", height))
        </constraints></scrollView>
        """,
      constraints: Element.place("scroll", [0, 20, 375, 600])
    ).severities(of: .fixedScrollContent, knowing: code)
  }

  @Test func contentThatCanNeverBeHigherIsFound() throws {
    #expect(try found() == [.warning])
  }

  @Test(arguments: ["priority=\"250\"", "relation=\"lessThanOrEqual\"", "constant=\"-40\""])
  func contentThatMayBeHigherIsNot(height: String) throws {
    #expect(try found(height: height).isEmpty)
  }

  @Test func aDistanceBelowTheContentIsScrolled() throws {
    #expect(try found(bottom: "constant=\"-50\"").isEmpty)
    #expect(try found(bottom: "constant=\"0\"") == [.warning])
  }

  @Test func contentThatMayBeWiderOrHasOneLineIsNot() throws {
    #expect(try found(width: "priority=\"250\"").isEmpty)
    #expect(try found(lines: 1).isEmpty)
  }

  @Test func textsThatAreTheSameOnEveryScreenDoNotGrow() throws {
    #expect(try found(text: "").isEmpty)
    #expect(try found(font: "type=\"system\" pointSize=\"17\"").isEmpty)
    #expect(try found(text: "", knowing: code(writing: "text", of: "text")) == [.warning])
  }

  @Test(arguments: [
    "pagingEnabled=\"YES\"", "scrollEnabled=\"NO\"", "customClass=\"Pages\"",
    "maximumZoomScale=\"4\"",
  ])
  func whatPagesZoomsOrNeverScrollsIsNot(attributes: String) throws {
    #expect(try found(attributes: attributes).isEmpty)
  }

  /// The facts about code that writes a member of an object.
  private func code(writing member: String, of id: String) -> CodeFacts {
    let outlets = ListedOutlets(
      Array(
        """
        <scrollView id="scroll"/><label id="text"/><constraint id="h"/>
        <viewController id="controller" customClass="Scene"><connections>
        <outlet property="item" destination="\(id)" id="o"/></connections></viewController>
        """.utf8))
    return CodeFacts(outlets, written: ["Scene": ["item": [member]]])
  }

  @Test func aContentSizeThatCodeSetsScrolls() throws {
    #expect(try found(knowing: code(writing: "contentSize", of: "scroll")).isEmpty)
  }

  @Test func aHeightThatCodeSetsIsANote() throws {
    #expect(try found(knowing: code(writing: "priority", of: "h")) == [.info])
  }
}
