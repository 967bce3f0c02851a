/// The methods that comments name as code does which has them called: `@"showBadge:"`, `@selector(showBadge:)`.
///
/// An app that names a method so has made up the name: no library asks for it, and what is said in a comment is not done.
enum CommentedSelectors {
  /// - Parameters:
  ///   - source: The text of a source file.
  ///   - code: The same without comments, each of whose bytes is a space.
  /// - Returns: The first words of the selectors.
  static func names(in source: [UInt8], without code: [UInt8]) -> WordNumbers {
    var names: WordNumbers = []
    var place = 0
    while place < source.count {
      guard source[place] != code[place], WordReader.isWord(source[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < source.count, WordReader.isWord(source[place]) { place += 1 }
      guard place < source.count else { break }
      let before = source[..<start]
      let isText = before.last == UInt8(ascii: "\"") && source[place] == UInt8(ascii: ":")
      if isText || before.ends(with: selecting) {
        names.insert(WordHash.of(source[start..<place]))
      }
    }
    return names
  }

  /// The beginning of a selector.
  private static let selecting = Array("selector(".utf8)
}
