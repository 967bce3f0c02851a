/// The closures of a source file that make what a context menu shows of an item.
///
/// Source: `UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)`: the system shows what the provider
/// makes as large as it asks for, not on the whole screen.
struct PreviewClosures {
  /// The words that stand in them, and nowhere else in the file.
  private(set) var words: WordNumbers = []

  /// - Parameters:
  ///   - code: The text without comments.
  ///   - placed: Its words in order.
  init(_ code: [UInt8], words placed: [PlacedWord]) {
    let bodies = placed.filter { Self.providers.contains($0.word) }
      .compactMap { Self.body(after: $0.end, in: code) }
    guard !bodies.isEmpty else { return }
    var outside: WordNumbers = []
    for word in placed {
      if bodies.contains(where: { $0.contains(word.end) }) {
        words.insert(word.word)
      } else {
        outside.insert(word.word)
      }
    }
    words.subtract(outside)
  }

  /// The closure that follows: `previewProvider: {`, `let provider: UIContextMenuContentPreviewProvider = {`.
  private static func body(after place: Int, in code: [UInt8]) -> Range<Int>? {
    let rest = code[place..<min(place + longestHead, code.count)]
    guard let opening = rest.firstIndex(where: { "{},;\n".utf8.contains($0) }),
      code[opening] == UInt8(ascii: "{"), !code[place..<opening].contains(UInt8(ascii: ")"))
    else { return nil }
    return opening..<CodeBlock.end(of: opening, in: code)
  }

  /// More bytes than stand between the name and the closure.
  private static let longestHead = 120
  private static let providers = WordSet([
    "previewProvider", "UIContextMenuContentPreviewProvider",
  ])
}
