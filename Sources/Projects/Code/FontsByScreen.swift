/// The properties whose font code sets on some screens only: `if UIScreen.main.bounds.width <= 320 { title.font = small }`.
///
/// Found by words: the condition of an `if` names a screen, an iPhone or a size class.
enum FontsByScreen {
  /// Finds the properties in a source file.
  ///
  /// - Parameters:
  ///   - code: The text without comments.
  ///   - words: Its words in order.
  /// - Returns: The properties, as numbers.
  static func properties(in code: [UInt8], words: [PlacedWord]) -> WordNumbers {
    var properties: WordNumbers = []
    for asked in words where asked.word == asking {
      let condition = code[asked.end...].prefix(longest).prefix { !"{};".utf8.contains($0) }
      let opening = condition.endIndex
      guard opening < code.count, code[opening] == UInt8(ascii: "{"), isAboutScreen(condition)
      else { continue }
      let block = opening..<CodeBlock.end(of: opening, in: code)
      for place in words.indices.dropFirst() where block.contains(words[place].end) {
        let word = words[place]
        guard
          word.word == setter
            || word.word == font && WordReader.isAssignment(code[word.end...])
        else { continue }
        properties.insert(words[place - 1].word)
      }
    }
    return properties
  }

  private static func isAboutScreen(_ condition: ArraySlice<UInt8>) -> Bool {
    marks.contains { condition.holdsLetters($0) }
  }

  private static let marks = ["screen", "iphone", "sizeclass"].map { Array($0.utf8) }
  /// More bytes than conditions have.
  private static let longest = 300
  private static let asking = WordHash.of("if".utf8)
  private static let font = WordHash.of("font".utf8)
  private static let setter = WordHash.of("setFont".utf8)
}
