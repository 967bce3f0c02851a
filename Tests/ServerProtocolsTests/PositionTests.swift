import Foundation
import Testing
import TestSupport

@testable import ServerProtocols

/// Positions in texts, as the protocol counts them.
struct PositionTests {
  private static let text = EditedText("ab\r\n😀é=\"x\"\rlast\n")

  @Test(arguments: [
    (0, 0, 0), (0, 2, 2), (0, 9, 2), (1, 0, 4), (1, 1, 4), (1, 2, 8), (1, 3, 10), (1, 4, 11),
    (1, 99, 14), (2, 0, 15), (2, 4, 19), (3, 0, 20), (3, 5, 20), (9, 0, 20), (-1, 3, 0),
  ])
  func offsetsOfUTF16Positions(line: Int, character: Int, offset: Int) {
    let position = TextPosition(line: line, character: character)
    #expect(Self.text.offset(of: position, in: .utf16) == offset)
  }

  @Test(arguments: [(1, 0, 4), (1, 2, 4), (1, 4, 8), (1, 5, 8), (1, 6, 10), (1, 99, 14)])
  func offsetsOfUTF8Positions(line: Int, character: Int, offset: Int) {
    let position = TextPosition(line: line, character: character)
    #expect(Self.text.offset(of: position, in: .utf8) == offset)
  }

  @Test(arguments: [(4, 0, 0), (8, 2, 4), (10, 3, 6), (14, 7, 10)])
  func positionsOfBytes(offset: Int, utf16: Int, utf8: Int) {
    #expect(
      Self.text.position(ofByte: offset, in: .utf16) == TextPosition(line: 1, character: utf16))
    #expect(
      Self.text.position(ofByte: offset, in: .utf8) == TextPosition(line: 1, character: utf8))
  }

  @Test func bytesOfAnEndOfLineBelongToTheLineBefore() {
    #expect(Self.text.position(ofByte: 3, in: .utf16) == TextPosition(line: 0, character: 2))
    #expect(Self.text.position(ofByte: 20, in: .utf16) == TextPosition(line: 3, character: 0))
    #expect(Self.text.position(ofByte: 99, in: .utf16) == TextPosition(line: 3, character: 0))
    #expect(Self.text.lineCount == 4)
  }

  @Test(arguments: [(1, 1, 0), (2, 2, 8), (2, 3, 10), (2, 50, 14), (0, 4, 0), (7, 1, 20)])
  func columnsCountScalars(line: Int, column: Int, offset: Int) {
    #expect(Self.text.offset(line: line, column: column) == offset)
  }

  @Test func everyOffsetOfACharacterComesBack() {
    let text = EditedText(
      String(repeating: "aé€😀\n", count: 900) + String(repeating: "😀", count: 900))
    for encoding in [PositionEncoding.utf8, .utf16] {
      for offset in text.bytes.indices where text.bytes[offset] & 0xC0 != 0x80 {
        let position = text.position(ofByte: offset, in: encoding)
        #expect(text.offset(of: position, in: encoding) == offset)
      }
    }
  }

  @Test func theEmptyTextHasOneLine() {
    let text = EditedText("")
    #expect(text.lineCount == 1)
    #expect(text.position(ofByte: 0, in: .utf16) == TextPosition(line: 0, character: 0))
    #expect(text.offset(of: TextPosition(line: 3, character: 3), in: .utf16) == 0)
  }

  @Test func utf8IsChosenWhereItIsOffered() {
    #expect(PositionEncoding(offered: ["utf-32", "utf-8", "utf-16"]) == .utf8)
    #expect(PositionEncoding(offered: ["utf-32", "utf-16"]) == .utf16)
    #expect(PositionEncoding(offered: []) == .utf16)
  }
}

/// Edits of texts, as the protocol sends them.
struct EditTests {
  @Test func anEditReplacesItsRange() throws {
    var text = EditedText("one\ntwo\nthree")
    try text.replace(range(0, 3, 2, 2), in: .utf16, with: " and ")
    #expect(text.string == "one and ree")
    #expect(text.lineCount == 1)
  }

  @Test func anEditMayJoinTheHalvesOfAnEndOfLine() throws {
    var text = EditedText("a\rb\nc")
    try text.replace(range(1, 0, 1, 1), in: .utf16, with: "")
    #expect(text == EditedText("a\r\nc"))
    try text.replace(range(0, 1, 1, 0), in: .utf16, with: "")
    #expect(text == EditedText("ac"))
  }

  @Test func aRangeThatEndsBeforeItBeginsIsRefused() {
    var text = EditedText("one\ntwo")
    #expect(throws: RPCError.self) {
      try text.replace(range(1, 1, 0, 2), in: .utf16, with: "x")
    }
    #expect(text.string == "one\ntwo")
  }

  /// Random edits, next to the same edits of a list of characters.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func randomEditsAgreeWithAFullText(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet: [Unicode.Scalar] = ["a", "b", "\n", "\r", "é", "€", "😀", "<", "\""]
    func word(_ length: Int) -> [Unicode.Scalar] {
      (0..<length).map { _ in alphabet.randomElement(using: &random) ?? "a" }
    }
    var scalars = word(60)
    var text = EditedText(Self.string(scalars))
    let encoding: PositionEncoding = seed.isMultiple(of: 2) ? .utf16 : .utf8
    for _ in 0..<60 {
      let start = Int.random(in: 0...scalars.count, using: &random)
      let end = Int.random(in: start...min(start + 12, scalars.count), using: &random)
      // A position cannot be within an end of line.
      guard !Self.splitsLineEnd(scalars, start), !Self.splitsLineEnd(scalars, end) else { continue }
      let new = word(Int.random(in: 0...9, using: &random))
      let range = TextRange(
        start: Self.position(scalars[..<start], encoding),
        end: Self.position(scalars[..<end], encoding))
      try text.replace(range, in: encoding, with: Self.string(new))
      scalars.replaceSubrange(start..<end, with: new)
      #expect(text == EditedText(Self.string(scalars)))
    }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func splitsLineEnd(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }

  /// The position behind some characters, counted afresh.
  private static func position(
    _ scalars: ArraySlice<Unicode.Scalar>, _ encoding: PositionEncoding
  ) -> TextPosition {
    var position = TextPosition(line: 0, character: 0)
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && previous == "\r") { position.line += 1 }
        position.character = 0
      } else {
        position.character += encoding == .utf8 ? UTF8.width(scalar) : UTF16.width(scalar)
      }
      previous = scalar
    }
    return position
  }

  private func range(_ line: Int, _ character: Int, _ endLine: Int, _ end: Int) -> TextRange {
    TextRange(
      start: TextPosition(line: line, character: character),
      end: TextPosition(line: endLine, character: end))
  }
}
