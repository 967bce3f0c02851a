/// The types that Objective-C is told of where none of them is used: `@class Badge, Card;`.
struct ForwardDeclarations {
  /// Whether the word before is one of them, or what they begin with.
  private var isOpen = false

  /// Takes the next word in.
  ///
  /// - Parameters:
  ///   - between: The text between the word and the one before.
  ///   - text: The text up to the end of the one before.
  /// - Returns: Whether the word is one of the types.
  mutating func declare(behind between: ArraySlice<UInt8>, after text: ArraySlice<UInt8>) -> Bool {
    let begins = text.last == Self.mark.last && text.ends(with: Self.mark)
    let goesOn =
      isOpen && between.contains(UInt8(ascii: ",")) && !between.contains(UInt8(ascii: ";"))
    isOpen = begins && between.allSatisfy { " \n\t\r".utf8.contains($0) } || goesOn
    return isOpen
  }

  private static let mark = Array("@class".utf8)
}
