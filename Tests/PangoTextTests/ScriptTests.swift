import AutoLayout
import PangoText
import Testing

@Suite struct ScriptTests {
  private let font = system(20)

  @Test(arguments: [
    "你好", "こんにちは", "안녕하세요", "مرحبا بالعالم", "שלום", "Привет", "Γειά", "สวัสดี",
    "नमस्ते", "👩‍👩‍👧", "😀", "\u{E000}", "a\u{0}b", "e\u{301}", "\u{FFFD}", "العدد 123 (abc)",
  ])
  func everyScriptHasAnExtent(text: String) throws {
    let extent = try extent(text, font)
    #expect(extent.width > 5)
    #expect(extent.lineCount == 1)
    #expect(extent.height.isClose(to: 20 * 1.193359, within: 1e-3))
  }

  @Test func ideographsAndKanaAreSquaresBesideNamedFonts() throws {
    for text in ["你好", "カナ", "かな"] {
      #expect(try extent(text, font).width.isClose(to: 40.8, within: 1e-3))
      let named = Font(family: .named("AvenirNext-Medium"), size: 20)
      #expect(try extent(text, named).width.isClose(to: 40, within: 0.1))
    }
  }

  @Test func hangulIsAsWideAsApples() throws {
    #expect(try extent("이메일", system(17)).width.isClose(to: 44.115, within: 0.01))
  }

  @Test func ideographsWrapAnywhere() throws {
    #expect(try extent("你好你好你好", font, width: 62, lines: 0).lineCount == 2)
  }

  @Test func arabicLettersJoin() throws {
    let joined = try extent("ببب", font).width
    let apart = try 3 * extent("ب", font).width
    #expect(joined < apart - 1)
  }

  @Test func marksTakeNoRoom() throws {
    #expect(
      try extent("e\u{301}", font).width.isClose(to: extent("e", font).width, within: 0.5))
  }

  @Test func aFamilyOfEmojiIsOneCharacter() throws {
    #expect(try extent("👩‍👩‍👧", font).width.isClose(to: extent("👩", font).width))
  }
}
