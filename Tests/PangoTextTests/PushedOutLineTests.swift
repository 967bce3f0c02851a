import AutoLayout
import PangoText
import Testing

/// The last word of a paragraph does not stand alone.
@Suite struct PushedOutLineTests {
  private let font = system(17)

  private func width(_ text: String) throws -> Double { try extent(text, font).width }

  private func pushedOut(_ text: String, width: Double, lines: Int = 0) throws -> TextExtent {
    try PangoTextMeasurer().measure(
      TextRequest(
        runs: [TextRun(text, font: font)], maximumWidth: width, maximumLines: lines,
        lineBreakStrategy: .pushOut))
  }

  @Test(arguments: [0, 2])
  func aWordIsGivenToTheLastLine(lines: Int) throws {
    let room = try width("Pull the lever twice") + 2
    let greedy = try extent("Pull the lever twice daily", font, width: room, lines: lines)
    let pushed = try pushedOut("Pull the lever twice daily", width: room, lines: lines)
    #expect(greedy.lineCount == 2 && pushed.lineCount == 2)
    #expect(greedy.width.isClose(to: room))
    #expect(pushed.width.isClose(to: try width("Pull the lever ")))
    #expect(!pushed.isTruncated)
  }

  @Test(
    "two words on the last line, the only word of a line and words that do not fit together stay",
    arguments: [
      ("Pull the lever, all day", "Pull the lever"), ("Uninterrupted power", "Uninterrupted"),
      ("a wonderful wonderland", "a wonderful"),
    ])
  func nothingIsPushedOut(text: String, roomFor: String) throws {
    let room = try width(roomFor) + 2
    #expect(try pushedOut(text, width: room) == extent(text, font, width: room, lines: 0))
  }

  @Test func everyParagraphEndsSo() throws {
    let room = try width("Pull the lever twice") + 2
    let text = "Pull the lever twice daily"
    let both = try pushedOut(text + "\n" + text, width: room)
    #expect(both.lineCount == 4)
    #expect(both.width.isClose(to: try width("Pull the lever ")))
  }
}
