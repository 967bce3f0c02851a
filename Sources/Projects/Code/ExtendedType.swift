/// The type that a source file of Swift does nothing but add to.
enum ExtendedType {
  /// - Parameters:
  ///   - outer: The types and extensions of the file that are inside no other one.
  ///   - words: Its words in order, without comments and strings.
  /// - Returns: The type; nil where the file declares something, also outside of its types, or adds to several.
  static func name(in outer: [PlacedType], words: [PlacedWord]) -> UInt64? {
    guard let name = outer.first?.name, outer.allSatisfy({ $0.name == name }) else { return nil }
    var left = outer[...]
    for word in words {
      while let first = left.first, first.range.upperBound <= word.start { left.removeFirst() }
      let isOutside = left.first.map { word.start < $0.range.lowerBound } ?? true
      if isOutside, declaring.contains(word.word) { return nil }
    }
    return name
  }

  private static let declaring = WordSet([
    "class", "struct", "enum", "actor", "protocol", "func", "let", "var", "typealias", "macro",
  ])
}
