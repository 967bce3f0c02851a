/// Questions of code whether an object is of a type, which make none: `as? Badge`, `is Badge`, `[x isKindOfClass:[Badge class]]`.
///
/// Source: *Type Casting* in *The Swift Programming Language*; `NSObjectProtocol.isKind(of:)`. A plain `as` may say what a
/// generic function is to make, and `as!` what an identifier stands for: both count as uses.
struct TypeQuestions {
  /// The two words before the next one, the nearer one first.
  private var before: (UInt64, UInt64) = (0, 0)

  /// Takes the next word in.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - between: The text between it and the word before.
  ///   - rest: The text behind it.
  /// - Returns: Whether it is the type that is asked for.
  mutating func ask(
    for word: UInt64, behind between: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>
  ) -> Bool {
    defer { before = (word, before.0) }
    switch before.0 {
    case Self.cast: return between.contains(UInt8(ascii: "?")) && !Self.isMember(rest)
    case Self.test: return between.allSatisfy { $0 == UInt8(ascii: " ") } && !Self.isMember(rest)
    case Self.label: return Self.methodsOfSwift.contains(before.1)
    default: return Self.methods.contains(before.0)
    }
  }

  /// Whether a type inside the word's follows: `as? Badge.State`.
  private static func isMember(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == UInt8(ascii: ".")
  }

  private static let cast = WordHash.of("as".utf8)
  private static let test = WordHash.of("is".utf8)
  private static let label = WordHash.of("of".utf8)
  private static let methodsOfSwift = WordSet(["isKind", "isMember", "isSubclass"])
  private static let methods = WordSet([
    "isKindOfClass", "isMemberOfClass", "isSubclassOfClass",
  ])
}
