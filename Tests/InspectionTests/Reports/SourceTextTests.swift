import InterfaceBuilder
import Testing

@testable import Inspection

struct SourceTextTests {
  private func excerpt(
    _ text: String, _ line: Int, _ column: Int
  ) -> SourceText.Excerpt? {
    SourceText(Array(text.utf8)).excerpt(at: DocumentPosition(line: line, column: column))
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func aLineIsShownWithoutItsIndentation(end: String) throws {
    let text = ["<a>", "\t  <b c=\"d\"/>", "</a>"].joined(separator: end)
    let shown = try #require(excerpt(text, 2, 7))
    #expect(shown == .init(number: 2, text: "<b c=\"d\"/>", column: 3))
    #expect(excerpt(text, 2, 1)?.column == 0)
    #expect(excerpt(text, 4, 1) == nil)
    #expect(excerpt(text, 0, 1) == nil)
  }

  @Test func aLongLineIsCutOffAroundThePosition() throws {
    let line =
      "<a " + String(repeating: "b", count: 300) + "<c/>" + String(repeating: "d", count: 99)
    let start = try #require(excerpt(line, 1, 1))
    #expect(start.text.count == 101)
    #expect(start.text.hasSuffix("b…"))
    let middle = try #require(excerpt(line, 1, 304))
    #expect(middle.text.hasPrefix("…bbb"))
    #expect(middle.text.dropFirst(middle.column).hasPrefix("<c/>d"))
    #expect(middle.text.count <= 102)
  }

  @Test func controlCharactersAreCodes() throws {
    let shown = try #require(excerpt("\u{1B}[2J\u{202E}<a/>", 1, 6))
    #expect(shown.text == "\\u{1B}[2J\\u{202E}<a/>")
    #expect(shown.text.dropFirst(shown.column) == "<a/>")
  }

  @Test func everyEncodingIsRead() {
    let text = "<ä>\n<b/>"
    let words = Array(("\u{FEFF}" + text).utf16)
    let encodings = [
      [0xEF, 0xBB, 0xBF] + Array(text.utf8), words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      words.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
    ]
    for bytes in encodings {
      let source = SourceText(bytes)
      #expect(source.excerpt(at: .start)?.text == "<ä>")
      #expect(source.excerpt(at: DocumentPosition(line: 2, column: 1))?.text == "<b/>")
    }
    #expect(SourceText([]).excerpt(at: .start) == nil)
    #expect(SourceText([0xFF, 0xFE, 0]).excerpt(at: .start) == nil)
  }
}
