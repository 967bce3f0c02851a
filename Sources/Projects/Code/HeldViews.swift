/// The views of other controllers that a source file puts into its own views.
///
/// Source: "Creating a custom container view controller", UIKit: a container adds the view of each child to its own.
enum HeldViews {
  /// Finds out if code puts the view of a controller into a view: `box.addSubview(list.view)`, `[box addSubview:list.view]`.
  ///
  /// - Parameter code: The text of a source file, without comments and strings.
  /// - Returns: Whether it does.
  static func areAdded(in code: [UInt8]) -> Bool {
    WordHash.placedWords(in: code).contains {
      methods.contains($0.word) && isViewOfOther(code[$0.end...])
    }
  }

  /// Whether the first argument of a call that begins with a text is the view of another object.
  private static func isViewOfOther(_ text: ArraySlice<UInt8>) -> Bool {
    var words: [UInt64] = []
    WordHash.forEachWord(in: Array(text.prefix { !",;\n{".utf8.contains($0) })) { words.append($0) }
    return words.count > 1 && words.last == view && words.first != view
      && !(words.count == 2 && words[0] == own)
  }

  static let methods = ["addSubview", "insertSubview"].map { WordHash.of($0.utf8) }
  private static let view = WordHash.of("view".utf8)
  private static let own = WordHash.of("self".utf8)
}
