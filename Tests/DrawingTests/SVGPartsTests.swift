import AutoLayout
import Drawing
import PangoText
import Testing

struct SVGPartsTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  private func box(_ width: Double) -> DisplayList {
    var list = DisplayList()
    list.fill(Rect(x: 0, y: 0, width: width, height: 10), .black)
    return list
  }

  private func inserted(_ list: DisplayList, at point: Point, viewID: String? = nil) -> DisplayList
  {
    var outer = DisplayList()
    outer.group(DisplayList.Group(offset: point, viewID: viewID)) { $0.append(list) }
    return outer
  }

  @Test func whatDrawsTheSameIsOnePart() {
    var parts = SVGParts(measurer: measurer)
    let first = parts.add(inserted(box(10), at: Point(x: 1, y: 2), viewID: "a"))
    let second = parts.add(inserted(box(10), at: Point(x: 9, y: 2), viewID: "a"))
    #expect(first != second)
    #expect(parts.elements.count == 1)
    #expect(parts.parts.count == 3)
    #expect(parts.add(inserted(box(10), at: Point(x: 1, y: 2), viewID: "a")) == first)
  }

  @Test func groupsThatChangeNothingAreLeftOut() {
    var parts = SVGParts(measurer: measurer)
    let place = parts.add(inserted(box(10), at: .zero))
    #expect(parts.svg(of: place, prefix: "p") == parts.elements[0])
  }

  @Test func clipsHaveNamesOfTheirPicture() {
    var list = DisplayList()
    list.clipped(to: .rect(Rect(x: 0, y: 0, width: 5, height: 5))) { $0.append(box(10)) }
    var parts = SVGParts(measurer: measurer)
    let place = parts.add(list)
    let svg = parts.svg(of: place, prefix: "p7")
    #expect(svg.contains("id=\"p7c0\""))
    #expect(svg.contains("url(#p7c0)"))
  }

  @Test func textStaysText() {
    var list = DisplayList()
    list.text(
      TextBlock(
        "it's \"<b>\"", font: Font(size: 17), color: .black,
        rect: Rect(x: 0, y: 0, width: 200, height: 22)))
    var parts = SVGParts(measurer: measurer)
    let place = parts.add(list)
    let svg = parts.svg(of: place, prefix: "p")
    #expect(svg.contains("it's &quot;&lt;b&gt;&quot;"))
  }
}

struct PDFTests {
  @Test func twoFilesAreTheSameBytesWithoutTheTime() throws {
    let measurer = try PangoTextMeasurer()
    var list = DisplayList()
    list.fill(Rect(x: 0, y: 0, width: 10, height: 10), .black)
    let picture = Picture(list, size: Size(width: 20, height: 20), background: .white)
    let first = try picture.pdf(measurer: measurer)
    #expect(first.starts(with: "%PDF-".utf8))
    #expect(try picture.pdf(measurer: measurer) == first)
    let text = String(decoding: first, as: UTF8.self)
    #expect(!text.contains("/CreationDate") || text.contains("(20000101000000"))
  }
}
