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
