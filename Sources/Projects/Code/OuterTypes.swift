/// The types of a source file in Objective-C, from their marks to `@end`.
enum OuterTypes {
  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - words: Its words in order.
  /// - Returns: The types, in order.
  static func ofObjectiveC(in code: [UInt8], words: [PlacedWord]) -> [PlacedType] {
    var types: [PlacedType] = []
    var open: PlacedWord?
    var isDeclaring = false
    for word in words {
      if isDeclaring, open == nil, isDeclared(word, in: code) { open = word }
      let isMarked = word.start > 0 && code[word.start - 1] == UInt8(ascii: "@")
      isDeclaring = isMarked && declaring.contains(word.word)
      if isMarked, word.word == end, let type = open {
        types.append(
          PlacedType(
            name: type.word, place: type.start..<type.end, range: type.start..<word.end))
        open = nil
      }
    }
    return types
  }

  /// Whether a name behind a mark is not only announced: `@protocol Loading;`.
  private static func isDeclared(_ name: PlacedWord, in code: [UInt8]) -> Bool {
    guard code[name.start - 1] == UInt8(ascii: " ") else { return false }
    let next = code[name.end...].first { !" \t\r\n".utf8.contains($0) }
    return next != UInt8(ascii: ";") && next != UInt8(ascii: ",")
  }

  private static let declaring = WordSet(["interface", "implementation", "protocol"])
  private static let end = WordHash.of("end".utf8)
}
