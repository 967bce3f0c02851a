/// The types of a source file that are declared inside other types of the file, and those around them.
///
/// Other files name such a type behind the one around it: `Badge.Style`.
struct NestedTypes {
  /// Their names, as numbers; none where braces do not match, as with conditions of the compiler.
  private(set) var names: WordNumbers = []
  /// The types that are inside no other one, and extensions, in order; none where braces do not match.
  private(set) var outer: [PlacedType] = []
  /// All types and extensions, the inner ones before those around them; none where braces do not match.
  private(set) var types: [PlacedType] = []
  /// The enumerations; none where braces do not match.
  private(set) var enumerations: [PlacedType] = []

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - words: Its words in order.
  init(_ code: [UInt8], words: [PlacedWord]) {
    var found: [(name: UInt64, outer: UInt64)] = []
    var declared: WordNumbers = []
    var reader = Braces()
    var isDeclaring = false
    var isExtending = false
    var isListing = false
    var place = 0
    for placed in words {
      let word = placed.word
      reader.read(code[place..<placed.start])
      place = placed.end
      if isDeclaring, !SourceMentions.membersOfClasses.contains(word) {
        if !isExtending {
          declared.insert(word)
          if let outer = reader.around.last { found.append((word, outer.name.word)) }
        }
        reader.pending = placed
        if isListing { reader.enumerations.insert(placed.start) }
      }
      isDeclaring = Self.declaring.contains(word)
      isExtending = word == Self.extending
      isListing = word == Self.listing
    }
    reader.read(code[place...])
    guard reader.depth == 0 else { return }
    names = WordNumbers(found.filter { declared.contains($0.outer) }.map(\.name))
    outer = reader.outer
    types = reader.closed
    enumerations = reader.closedEnumerations
  }

  private static let listing = WordHash.of("enum".utf8)
  private static let extending = WordHash.of("extension".utf8)
  private static let declaring = WordSet([
    "class", "struct", "enum", "actor", "protocol", "extension",
  ])
}

/// The braces of types that are open where code is read.
private struct Braces {
  private(set) var depth = 0
  private(set) var around: [(name: PlacedWord, depth: Int)] = []
  /// The types that are inside no other one and were closed.
  private(set) var outer: [PlacedType] = []
  /// All types that were closed.
  private(set) var closed: [PlacedType] = []
  /// The places of the names of enumerations.
  var enumerations: Set<Int> = []
  /// The enumerations that were closed.
  private(set) var closedEnumerations: [PlacedType] = []
  /// The name of a type whose brace is still to come.
  var pending: PlacedWord?

  /// Reads the braces of a text: the first one behind the name of a type opens it.
  mutating func read(_ text: ArraySlice<UInt8>) {
    for place in text.indices {
      let byte = text[place]
      if byte == UInt8(ascii: "{") {
        if let name = pending { around.append((name, depth)) }
        pending = nil
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        close(at: place)
      } else if byte == UInt8(ascii: ";") {
        pending = nil
      }
    }
  }

  /// Closes the type that ends with a brace.
  private mutating func close(at place: Int) {
    guard let type = around.last, type.depth == depth else { return }
    around.removeLast()
    let name = type.name
    let placed = PlacedType(
      name: name.word, place: name.start..<name.end, range: name.start..<place)
    closed.append(placed)
    if enumerations.contains(name.start) { closedEnumerations.append(placed) }
    if depth == 0 { outer.append(placed) }
  }
}
