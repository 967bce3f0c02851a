/// The calls of methods of classes that name the class: `Badge.make()`, `[Badge make]`.
///
/// Where the class has such a method itself, the call is of this one, and of no other class's method of the name.
struct ClassCalls: Sendable {
  /// The names of the methods, by the words for the methods of classes.
  private(set) var names: [UInt64: UInt64] = [:]

  /// A word for a method of a class.
  static func method(_ name: UInt64, of type: UInt64) -> UInt64 {
    (type &* 31) ^ name
  }

  /// Takes in a word of code.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - type: The word before it.
  ///   - between: The text between them.
  ///   - code: The text.
  /// - Returns: The word for the method of the class; the word itself where it follows no class.
  mutating func word(
    _ word: UInt64, after type: UInt64, behind between: ArraySlice<UInt8>, in code: [UInt8]
  ) -> UInt64 {
    guard between.count == 1, Self.isOfClass(at: between.startIndex, in: code) else { return word }
    let method = Self.method(word, of: type)
    names[method] = word
    return method
  }

  /// Whether a place is that of a period behind a name that begins with a capital, or of a space behind one that follows a bracket.
  private static func isOfClass(at place: Int, in code: [UInt8]) -> Bool {
    let separator = code[place]
    guard separator == UInt8(ascii: ".") || separator == UInt8(ascii: " ") else { return false }
    var start = place
    while start > 0, WordReader.isWord(code[start - 1]) { start -= 1 }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code[start]) else { return false }
    return separator == UInt8(ascii: ".") || start > 0 && code[start - 1] == UInt8(ascii: "[")
  }

  /// Words with those for the calls by which some of them stand in the code.
  func adding(to words: WordNumbers) -> WordNumbers {
    words.union(names.lazy.filter { words.contains($0.value) }.map(\.key))
  }

  /// The calls that are not of some methods of classes, which may be of inherited ones.
  func others(than declared: WordNumbers) -> [UInt64: UInt64] {
    names.filter { !declared.contains($0.key) }
  }
}
