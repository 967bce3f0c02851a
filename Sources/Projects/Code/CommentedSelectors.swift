/// The methods that comments name as code does which has them called: `@"showBadge:"`, `@selector(showBadge:)`.
///
/// An app that names a method so has made up the name: no library asks for it, and what is said in a comment is not done.
enum CommentedSelectors {
  /// - Parameters:
  ///   - source: The text of a source file.
  ///   - code: The same without comments, each of whose bytes is a space.
  /// - Returns: The first words of the selectors.
  static func names(in source: [UInt8], without code: [UInt8]) -> Set<UInt64> {
    var names: Set<UInt64> = []
    WordHash.forEachPlacedWord(in: source) { word, end in
      guard end < source.count, code[end - 1] == UInt8(ascii: " "),
        source[end - 1] != UInt8(ascii: " ")
      else { return }
      let before = source[..<end].reversed().drop(while: WordReader.isWord)
      let isText = before.first == UInt8(ascii: "\"") && source[end] == UInt8(ascii: ":")
      if isText || before.starts(with: selecting) { names.insert(word) }
    }
    return names
  }

  /// The beginning of a selector, read backwards.
  private static let selecting = Array("selector(".utf8.reversed())
}
