import AutoLayout
import PangoText
import Testing

@Suite struct LineBreakingTests {
  private let font = system(17)

  @Test func emptyTextHasNoExtent() throws {
    #expect(
      try extent("", font)
        == TextExtent(
          width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaselineFromBottom: 0,
          isTruncated: false))
  }

  @Test func wordsWrapAndSpacesCountAsFarAsThereIsRoom() throws {
    let word = try extent("wonderful", font).width
    let space = try extent("wonderful ", font).width - word
    let wide = try extent("wonderful wonderful", font, width: word + 20, lines: 0)
    #expect(wide.width.isClose(to: word + space))
    let wrapped = try extent("wonderful wonderful", font, width: word + 1, lines: 0)
    #expect(wrapped.lineCount == 2)
    #expect(wrapped.width.isClose(to: word + 1))
    #expect(wrapped.height.isClose(to: 2 * 17 * 1.193359, within: 1e-4))
    #expect(!wrapped.isTruncated)
  }

  @Test func aLineFitsItsOwnWidth() throws {
    let text = "The quick brown fox"
    let width = try extent(text, font).width
    #expect(try extent(text, font, width: width, lines: 0).lineCount == 1)
    #expect(try extent(text, font, width: width - 0.3, lines: 0).lineCount == 2)
  }

  @Test(arguments: ["The quick brown fox", "The quick \u{3053}"])
  func aLineDoesNotFitRoomThatLacksATenthOfAPoint(text: String) throws {
    let width = try extent(text, font).width
    #expect(try extent(text, font, width: width - 0.1, lines: 0).lineCount == 2)
    #expect(try extent(text, font, width: width - 0.1).isTruncated)
  }

  @Test func aWordWiderThanTheLineIsBroken() throws {
    let wrapped = try extent("Donaudampfschifffahrt", font, width: 60, lines: 0)
    #expect(wrapped.lineCount >= 3)
    #expect(wrapped.width <= 60)
  }

  @Test func characterWrappingFillsLines() throws {
    let text = "aaaa aaaaaaaa"
    let words = try extent(text, font, width: 70, lines: 0, mode: .wordWrapping)
    let characters = try extent(text, font, width: 70, lines: 0, mode: .characterWrapping)
    #expect(words.lineCount == 2 || words.width < characters.width)
    #expect(characters.width > words.width - 1)
  }

  @Test(arguments: [
    ("a\nb", 2), ("a\r\nb", 2), ("a\u{2028}b", 2), ("a\n", 2), ("\n", 2), ("a\n\nb", 3),
  ])
  func separatorsBeginLines(text: String, lines: Int) throws {
    let extent = try extent(text, font, lines: 0)
    #expect(extent.lineCount == lines)
    #expect(extent.height.isClose(to: Double(lines) * 17 * 1.193359, within: 1e-4))
  }

  @Test func trailingSpacesOfALineCount() throws {
    let plain = try extent("Name", font).width
    #expect(try extent("Name ", font).width > plain + 3)
    #expect(try extent("Name \nx", font, lines: 0).width > plain + 3)
  }

  @Test(arguments: [
    LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail, .clipping,
  ])
  func aSingleLineIsCutToItsWidth(mode: LineBreakMode) throws {
    let cut = try extent("A rather long piece of text", font, width: 100, mode: mode)
    #expect(cut.isTruncated)
    #expect(cut.lineCount == 1)
    #expect(cut.width <= 100.001 && cut.width > 80)
  }

  @Test func theLastPermittedLineIsTruncated() throws {
    let text = "one two three four five six seven eight nine ten"
    let cut = try extent(text, font, width: 100, lines: 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    #expect(try !extent(text, font, width: 100, lines: 0).isTruncated)
    #expect(try extent(text, font, width: 100, lines: 2, mode: .wordWrapping).isTruncated)
  }

  @Test func leftOutParagraphsTruncateAFittingLine() throws {
    let cut = try extent("one\ntwo", font, lines: 1)
    #expect(cut.isTruncated)
    #expect(
      try cut.width.isClose(to: extent("one\u{2026}", font).width))
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, 0.001])
  func oddWidthsTerminate(width: Double) throws {
    for mode in [LineBreakMode.wordWrapping, .characterWrapping, .truncatingMiddle] {
      let result = try extent("Some text here", font, width: width, lines: 0, mode: mode)
      #expect(result.width.isFinite && result.lineCount >= 1 && result.lineCount <= 14)
    }
  }

  @Test func baselinesComeFromFirstAndLastLine() throws {
    let measurer = try PangoTextMeasurer()
    let mixed = measurer.measure(
      TextRequest(
        runs: [TextRun("Big\n", font: system(40)), TextRun("small", font: system(10))],
        maximumLines: 0))
    #expect(mixed.lineCount == 2)
    #expect(mixed.firstBaseline.isClose(to: 40 * 0.952148, within: 1e-3))
    #expect(mixed.lastBaselineFromBottom.isClose(to: 10 * 0.241211, within: 1e-3))
    #expect(mixed.height.isClose(to: 50 * 1.193359, within: 1e-3))
  }

  @Test func tabsAdvanceToStops() throws {
    let first = try extent("a\tb", font).width
    #expect(first.isClose(to: 28 + (try extent("b", font).width)))
  }
}
