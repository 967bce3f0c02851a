/// Questions of code whether an object is of a type, which make none: `as? Badge`, `is Badge`, `[x isKindOfClass:[Badge class]]`.
///
/// Source: *Type Casting* in *The Swift Programming Language*; `NSObjectProtocol.isKind(of:)`. A plain `as` may say what a
/// generic function is to make, and `as!` what an identifier stands for: both count as uses. An `as!` behind what UIKit gives
/// only where it is there already counts as none: `segue.destination as! Badge`.
struct TypeQuestions {
  /// The two words before the next one, the nearer one first.
  private var before: (UInt64, UInt64) = (0, 0)
  private var shown = ShownMembers()

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
    let isShown = shown.read(word, behind: between)
    if rest.first == UInt8(ascii: ".") {
      if rest.starts(with: Self.itself), Self.isPopped(behind: between, after: before) {
        return true
      }
      if Self.isOuter(of: rest, behind: between) { return true }
    }
    switch before.0 {
    case Self.cast:
      return (isShown || between.contains(UInt8(ascii: "?"))) && !Self.isMember(rest)
    case Self.test: return between.allSatisfy { $0 == UInt8(ascii: " ") } && !Self.isMember(rest)
    case Self.label: return Self.methodsOfSwift.contains(before.1)
    default: return Self.methods.contains(before.0)
    }
  }

  /// Whether the type is the argument of a call that goes back to a controller of it: `popTo(Badge.self)`.
  ///
  /// Source: `UINavigationController.popToViewController(_:animated:)`: only what is on the stack already is gone back to.
  private static func isPopped(
    behind between: ArraySlice<UInt8>, after before: (UInt64, UInt64)
  ) -> Bool {
    switch between.last {
    case UInt8(ascii: "("): popping.contains(before.0)
    case UInt8(ascii: " "): between.first == UInt8(ascii: ":") && popping.contains(before.1)
    default: false
    }
  }

  /// Whether a variable or function has a type that the word's type holds: `let state: Badge.State?`.
  private static func isOuter(of rest: ArraySlice<UInt8>, behind between: ArraySlice<UInt8>)
    -> Bool
  {
    guard
      between.first == UInt8(ascii: ":") && between.dropFirst().allSatisfy(isSpace)
        || between.ends(with: arrow)
    else { return false }
    let name = rest.dropFirst().prefix(while: WordReader.isWord)
    guard let first = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return false }
    let next = rest[name.endIndex...]
    return next.first.map { "?!\n\r".utf8.contains($0) } ?? true
      || " {=".utf8.contains(next.dropFirst().first ?? 0) && next.first == UInt8(ascii: " ")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }

  private static let arrow = Array("-> ".utf8)
  private static let itself = Array(".self".utf8)
  private static let popping = WordSet([
    "popTo", "popToVC", "popToController", "popToViewController", "popToViewControllerOfType",
    "popToSpecificViewController", "popBack", "popBackTo", "popBackToViewController",
  ])

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
