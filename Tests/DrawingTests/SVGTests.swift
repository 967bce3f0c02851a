import AutoLayout
import Drawing
import Foundation
import PangoText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  private func svg(_ body: (inout DisplayList) -> Void) throws -> String {
    var list = DisplayList()
    body(&list)
    return try Picture(list, size: Size(width: 100, height: 50.5)).svg(
      measurer: PangoTextMeasurer())
  }

  @Test func documentsAreWellFormed() throws {
    let document = try sample().svg(measurer: PangoTextMeasurer())
    let parser = XMLParser(data: Data(document.utf8))
    #expect(parser.parse())
    #expect(document.contains("viewBox=\"0 0 100 100\""))
    #expect(document.contains("clip-path=\"url(#c0)\""))
    #expect(document.contains("opacity=\"0.5\""))
  }

  @Test func numbersAreShort() throws {
    let document = try svg { $0.fill(Rect(x: 1.0 / 3, y: -2.5, width: 10, height: 10), .black) }
    #expect(document.contains("M0.333 -2.5L10.333 -2.5L10.333 7.5L0.333 7.5Z"))
    #expect(document.contains("height=\"50.5\""))
  }

  @Test func textIsOutlinesWithItsContentsAsName() throws {
    let document = try svg { list in
      list.text(
        TextBlock(
          "a<\"b\">&\u{1}\u{202E}", font: Font(size: 10), color: .black,
          rect: Rect(x: 0, y: 0, width: 100, height: 20)))
    }
    #expect(document.contains("aria-label=\"a&lt;&quot;b&quot;&gt;&amp;\\u{1}\\u{202E}\""))
    #expect(!document.contains("<text"))
    #expect(XMLParser(data: Data(document.utf8)).parse())
  }

  @Test func textOfPagesIsCharactersAsWideAsMeasured() throws {
    let measurer = try PangoTextMeasurer()
    var list = DisplayList()
    var block = TextBlock(
      "one <two> three\u{202E}", font: Font(size: 10, weight: .bold), color: .black,
      rect: Rect(x: 5, y: 0, width: 62, height: 100))
    block.maximumLines = 0
    list.clipped(to: .rect(Rect(x: 0, y: 0, width: 9, height: 9))) { $0.text(block) }
    let elements = Picture(list, size: Size(width: 100, height: 50)).svgElements(
      measurer: measurer, prefix: "p7")
    let texts = elements.components(separatedBy: "<text x=\"5\" ").dropFirst()
    #expect(texts.count == 2)
    #expect(
      elements.contains("font-size=\"10\" fill=\"#000000\" font-weight=\"700\">one &lt;two&gt; <"))
    #expect(elements.contains(">three\\u{202E}<"))
    let width = measurer.measure(
      TextRequest(runs: [TextRun("one <two>", font: Font(size: 10, weight: .bold))])
    ).width
    #expect(try #require(texts.first).contains("textLength=\"\(Int(width))."))
    #expect(elements.contains("<clipPath id=\"p7c0\">"))
    #expect(elements.contains("url(#p7c0)"))
  }

  @Test func whatIsLeftOutIsAnEllipsisInTheCharacters() throws {
    var list = DisplayList()
    list.text(
      TextBlock(
        "a text that is too long", font: Font(size: 10), color: .black,
        rect: Rect(x: 0, y: 0, width: 40, height: 20)))
    let elements = Picture(list, size: Size(width: 40, height: 20)).svgElements(
      measurer: try PangoTextMeasurer(), prefix: "")
    #expect(elements.contains("…</tspan></text>"))
    #expect(!elements.contains("long"))
  }

  @Test func everyGlyphIsDefinedOnce() throws {
    let document = try svg { list in
      list.text(
        TextBlock(
          "aaaa", font: Font(size: 10), color: .black,
          rect: Rect(x: 0, y: 0, width: 100, height: 20)))
    }
    #expect(document.components(separatedBy: "<path id=\"g").count == 2)
    #expect(document.components(separatedBy: "<use href=\"#g0\"").count == 5)
  }
}
