/// Writes of the font of a label, or of a button's title, in source code.
///
/// A label that code lets shrink its font has another one where it is narrow:
/// `send.titleLabel?.adjustsFontSizeToFitWidth = true`.
struct FontWrites {
  /// The properties whose font is set, as numbers.
  private(set) var properties: WordNumbers = []
  /// The word before the latest `titleLabel` that is a member of it; 0 for none.
  private var button: UInt64 = 0

  /// Reads the next word.
  ///
  /// - Parameters:
  ///   - word: The word, as a number.
  ///   - before: The word before it.
  ///   - between: The text between both.
  ///   - rest: The text behind the word.
  mutating func read(
    _ word: UInt64, after before: UInt64, _ between: ArraySlice<UInt8>, rest: ArraySlice<UInt8>
  ) {
    if word == Self.title {
      let isMember = between.last == UInt8(ascii: ".") || between.elementsEqual(" ".utf8)
      button = isMember ? before : 0
    } else if Self.isWrite(word, rest) {
      properties.insert(before)
      if before == Self.title, button != 0 { properties.insert(button) }
    }
  }

  private static func isWrite(_ word: UInt64, _ rest: ArraySlice<UInt8>) -> Bool {
    guard setters.contains(word) || members.contains(word) && WordReader.isAssignment(rest) else {
      return false
    }
    return !shrinking.contains(word) || !isFalse(rest.drop { " =:".utf8.contains($0) })
  }

  private static func isFalse(_ value: ArraySlice<UInt8>) -> Bool {
    ["false", "NO"].contains { value.starts(with: $0.utf8) }
  }

  private static let title = WordHash.of("titleLabel".utf8)
  private static let members = WordSet(["font", "adjustsFontSizeToFitWidth"])
  private static let setters = WordSet(["setFont", "setAdjustsFontSizeToFitWidth"])
  private static let shrinking = WordSet([
    "adjustsFontSizeToFitWidth", "setAdjustsFontSizeToFitWidth",
  ])
}
