/// The variables that stand for each view of a list in turn.
///
/// Found by words: `for label in labels`, `for (UILabel *label in @[titleLabel, bodyLabel])`, and
/// `[titleLabel, bodyLabel].forEach { $0.style() }`. The list may have a name of its own, as in
/// `let labels = [titleLabel, bodyLabel]`.
struct ViewLists {
  /// The names that one stands for, by this.
  private var members: [UInt64: WordNumbers] = [:]

  /// - Parameters:
  ///   - code: The text without comments and strings.
  ///   - words: Its words in order.
  init(_ code: [UInt8], words: [PlacedWord]) {
    var before: UInt64 = 0
    for placed in words {
      let (word, end) = (placed.word, placed.end)
      let rest = code[end...]
      if word == Self.among {
        add(Self.words(ofListBehind: rest), to: before)
      } else if WordReader.isAssignment(rest) {
        let value = rest.drop { $0 != UInt8(ascii: "=") }.dropFirst()
        if Self.list(behind: value) != nil { add(Self.words(ofListBehind: value), to: word) }
      } else if word == Self.each {
        let start = end - Self.lengthOfEach
        if start > 0, code[start] == UInt8(ascii: ".") {
          add(Self.words(ofListBefore: code[..<start], orOf: before), to: Self.element)
        }
      }
      before = word
    }
  }

  /// The names that one stands for, also by way of others.
  func members(of name: UInt64) -> WordNumbers {
    guard members[name] != nil else { return [] }
    var found: WordNumbers = []
    var open = [name]
    while let name = open.popLast() {
      for member in members[name] ?? [] where found.insert(member) { open.append(member) }
    }
    return found
  }

  private mutating func add(_ words: WordNumbers, to name: UInt64) {
    members[name, default: []].formUnion(words)
  }

  /// The text between the brackets of a list that begins here; nil where none does.
  private static func list(behind text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = text.drop { " \n\t(@".utf8.contains($0) }
    guard start.first == UInt8(ascii: "[") else { return nil }
    return start.dropFirst().prefix(longest).prefix { !"]{;".utf8.contains($0) }
  }

  private static func words(ofListBehind text: ArraySlice<UInt8>) -> WordNumbers {
    words(of: list(behind: text) ?? text.prefix(longest).prefix { !"{)\n".utf8.contains($0) })
  }

  private static func words(
    ofListBefore text: ArraySlice<UInt8>, orOf name: UInt64
  ) -> WordNumbers {
    guard text.last == UInt8(ascii: "]") else { return [name] }
    let list = text.dropLast().suffix(longest)
    return words(of: list.lastIndex(of: UInt8(ascii: "[")).map { list[$0...] } ?? [])
  }

  private static func words(of text: ArraySlice<UInt8>) -> WordNumbers {
    var words: WordNumbers = []
    WordHash.forEachWord(in: Array(text)) { words.insert($0) }
    return words
  }

  /// More bytes than lists of views have.
  private static let longest = 600
  private static let among = WordHash.of("in".utf8)
  private static let each = WordHash.of("forEach".utf8)
  private static let lengthOfEach = ".forEach".utf8.count
  /// The first argument of a closure, `$0`.
  private static let element = WordHash.of("0".utf8)
}
