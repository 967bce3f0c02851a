/// The types of a source file that are declared inside other types of the file.
///
/// Other files name such a type behind the one around it: `Badge.Style`.
struct NestedTypes {
  /// Their names, as numbers; none where braces do not match, as with conditions of the compiler.
  private(set) var names: Set<UInt64> = []

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - words: Its words in order.
  init(_ code: [UInt8], words: [PlacedWord]) {
    var found: [(name: UInt64, outer: UInt64)] = []
    var declared: Set<UInt64> = []
    var around: [(name: UInt64, depth: Int)] = []
    var pending: UInt64?
    var depth = 0
    var isDeclaring = false
    var isExtending = false
    var place = 0
    for placed in words {
      let word = placed.word
      Self.read(code[place..<placed.start], &depth, &around, &pending)
      place = placed.end
      if isDeclaring, !SourceMentions.membersOfClasses.contains(word) {
        if !isExtending {
          declared.insert(word)
          if let outer = around.last { found.append((word, outer.name)) }
        }
        pending = word
      }
      isDeclaring = Self.declaring.contains(word)
      isExtending = word == Self.extending
    }
    Self.read(code[place...], &depth, &around, &pending)
    guard depth == 0 else { return }
    names = Set(found.filter { declared.contains($0.outer) }.map(\.name))
  }

  /// Reads the braces of a text: the first one behind the name of a type opens it.
  private static func read(
    _ text: ArraySlice<UInt8>, _ depth: inout Int,
    _ around: inout [(name: UInt64, depth: Int)], _ pending: inout UInt64?
  ) {
    for byte in text {
      if byte == UInt8(ascii: "{") {
        if let name = pending { around.append((name, depth)) }
        pending = nil
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if around.last?.depth == depth { around.removeLast() }
      } else if byte == UInt8(ascii: ";") {
        pending = nil
      }
    }
  }

  private static let extending = WordHash.of("extension".utf8)
  private static let declaring = WordSet([
    "class", "struct", "enum", "actor", "protocol", "extension",
  ])
}
