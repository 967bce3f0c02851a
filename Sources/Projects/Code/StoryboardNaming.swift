/// Uses of a storyboard's name by code and by other storyboards, as descriptions of an app are not.
///
/// A word that begins with a small letter names a storyboard only as a case or as generators of code write it
/// (`R.storyboard.main`): `DispatchQueue.main` does not.
enum StoryboardNaming {
  /// Whether a name stands as a word outside of texts and comments.
  static func isNamed(_ name: String, in source: some Sequence<UInt8>) -> Bool {
    let word = WordHash.of(name.utf8.filter(WordReader.isWord))
    let code = BlankedCode(source).bytes
    var isNamed = false
    var before: UInt64 = 0
    var start = 0
    var isCase = false
    WordHash.forEachPlacedWord(in: code) { next, end in
      let between = code[start..<end].prefix { !WordReader.isWord($0) }
      isCase = before == enumCase || isCase && between.first == UInt8(ascii: ",")
      if next == word {
        let isSmall = code[between.endIndex] >= UInt8(ascii: "a")
        isNamed = isNamed || !isSmall || isCase || before == storyboard
      }
      (before, start) = (next, end)
    }
    return isNamed
  }

  private static let enumCase = WordHash.of("case".utf8)
  private static let storyboard = WordHash.of("storyboard".utf8)
}

extension Mentions {
  /// Whether a text of code or a reference of a storyboard names a storyboard, not descriptions of the app alone.
  func quotesStoryboard(_ name: String) -> Bool {
    quotes(name.utf8) || words(of: name).allSatisfy(namesInStoryboards.contains)
      || mayBeLoadedByOtherMeans(name)
  }
}
