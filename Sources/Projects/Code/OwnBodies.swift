/// The declarations and extensions of each type of a source file, by which a use of a type by itself is told from others.
struct OwnBodies {
  /// The bodies by the names of types.
  private(set) var ranges: [UInt64: [Range<Int>]] = [:]

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - words: Its words in order.
  init(_ code: [UInt8], words: [PlacedWord]) {
    var declaring: PlacedWord?
    for place in words {
      if let declaring, !SourceMentions.membersOfClasses.contains(place.word),
        let close = Self.end(behind: place.end, of: declaring.word, in: code)
      {
        ranges[place.word, default: []].append(declaring.end..<close)
      }
      declaring = Self.declaring.contains(place.word) ? place : nil
    }
  }

  /// Finds the types that a file names only in their own declarations and extensions.
  ///
  /// - Parameter words: The words of the file in order, those in texts too.
  /// - Returns: The types.
  func typesNamedByThemselves(among words: [PlacedWord]) -> WordNumbers {
    var alone = WordNumbers(ranges.keys)
    for place in words where alone.contains(place.word) {
      let isInside = (ranges[place.word] ?? []).contains { $0.contains(place.start) }
      if !isInside { alone.remove(place.word) }
    }
    return alone
  }

  /// The end of what is declared by a name; nil where nothing is.
  private static func end(
    behind place: Int, of declaring: UInt64, in code: [UInt8]
  ) -> Int? {
    if declaringInObjectiveC.contains(declaring) {
      return code[place...].place(of: closing)
    }
    guard let opening = code[place...].firstIndex(where: { "{;".utf8.contains($0) }),
      code[opening] == UInt8(ascii: "{")
    else { return nil }
    return CodeBlock.end(of: opening, in: code)
  }

  private static let closing = Array("@end".utf8)
  private static let declaringInObjectiveC = WordSet(["interface", "implementation"])
  private static let declaring = WordSet([
    "class", "struct", "enum", "actor", "protocol", "extension", "interface", "implementation",
  ])
}
