/// The words in files that give the rows of a table their heights, by which it is known of a class of rows what gives it its own.
struct RowMakers {
  private var words: WordNumbers = []
  /// The words in files that give automatic heights alone.
  private var wordsBesideAutomaticHeights: WordNumbers = []
  /// The words in files that give other heights.
  private var wordsBesideOtherHeights: WordNumbers = []

  /// Takes in a file.
  mutating func add(_ source: SourceMentions) {
    if source.givesRowHeights { words.formUnion(source.words) }
    if source.givesAutomaticRowHeights {
      wordsBesideAutomaticHeights.formUnion(source.words)
    } else if source.givesRowHeights {
      wordsBesideOtherHeights.formUnion(source.words)
    }
  }

  /// Whether code that names a class of rows gives rows heights.
  func giveHeights(besides className: String) -> Bool {
    words.contains(WordHash.of(className.utf8))
  }

  /// Whether code that names a class of rows gives rows automatic heights, and none that names it other ones.
  func giveAutomaticHeights(besides className: String) -> Bool {
    let word = WordHash.of(className.utf8)
    return wordsBesideAutomaticHeights.contains(word) && !wordsBesideOtherHeights.contains(word)
  }
}
