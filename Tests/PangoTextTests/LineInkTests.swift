import AutoLayout
@testable import PangoText
import Testing

/// Where glyphs stand and how they are fitted into their line.
@Suite struct LineInkTests {
  private func layout(_ text: String, width: Double? = nil) throws -> TextLayout {
    try PangoTextMeasurer().layout(
      TextRequest(
        runs: [TextRun(text, font: system(20))], maximumWidth: width, maximumLines: 0,
        lineBreakMode: .wordWrapping))
  }

  @Test func spaceAtTheEndOfALineReadFromTheRightHangsOverItsLeftEdge() throws {
    let layout = try layout("שלום שלום שלום", width: 60)
    try #require(layout.lines.count > 1)
    for (line, glyphs) in zip(layout.lines, layout.visualLines) {
      let places = glyphs.runs.flatMap(\.glyphs).map(\.x)
      #expect(places.allSatisfy { $0 < line.width })
    }
    let first = try #require(layout.visualLines.first)
    #expect(first.runs.flatMap(\.glyphs).contains { $0.x < 0 })
  }

  @Test func spaceBetweenWordsReadFromTheRightHangsOverTheRightEdgeOfOtherText() throws {
    let layout = try layout("abc שלום שלום", width: 85)
    try #require(layout.lines.count == 2)
    let places = layout.visualLines[0].runs.flatMap(\.glyphs).map(\.x)
    #expect(places.max().map { $0 >= layout.lines[0].width - 0.01 } == true)
  }

  @Test func onlyWhatReachesBeyondItsLineIsFitted() throws {
    #expect(
      try layout("Jägypt").visualLines.allSatisfy { $0.runs.allSatisfy { $0.fit == .natural } })
    let vietnamese = try layout("TIẾNG").visualLines[0].runs
    #expect(vietnamese.map { $0.fit == .natural } == [true, false, true])
    let thai = try layout("ที่ กุ้ง").visualLines[0].runs.filter { $0.face.name.contains("Arundina") }
    #expect(thai.allSatisfy { $0.fit.above < 1 && $0.fit.below < 1 })
  }

  @Test func wideInkIsMovedAndThenMadeNarrower() throws {
    var line = try layout("HH").visualLines[0]
    let start = try #require(line.runs.first?.glyphs.first?.x)
    line.keepInk(between: 10, and: 60)
    let moved = try #require(line.runs.first)
    #expect(moved.widthScale == 1 && moved.glyphs[0].x > start + 5)
    line.keepInk(between: 10, and: 20)
    #expect(try #require(line.runs.first).widthScale < 0.5)
    let kept = line.runs.map(\.glyphs)
    line.keepInk(between: 20, and: 20)
    #expect(line.runs.map(\.glyphs) == kept)
  }
}
