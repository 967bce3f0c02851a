/// The image views that a source file finds in rows by their tags, to give them pictures.
///
/// Source: `UIView.viewWithTag(_:)`, on a row that the same method makes by its identifier.
struct TaggedPictures {
  /// The tags by the identifiers of rows, both of which stand in one method.
  private(set) var tags: [UInt64: Set<Int>] = [:]

  /// Nothing.
  init() {}

  /// - Parameters:
  ///   - code: The text without comments.
  ///   - methods: Its methods.
  ///   - words: Its words in order.
  ///   - setsPicture: Whether a word and the code behind it give what is before it a picture.
  init(
    _ code: [UInt8], methods: [MethodBodies.Method], words: [PlacedWord],
    setsPicture: (UInt64, ArraySlice<UInt8>) -> Bool
  ) {
    for (index, word) in words.enumerated() where word.word == Self.finding {
      guard let method = methods.last(where: { $0.body.contains(word.end) }),
        let tag = Self.number(behind: word.end, in: code),
        let name = Self.variable(before: word.end, in: code)
      else { continue }
      let following = words[(index + 1)...].prefix { method.body.contains($0.end) }
      let isGivenPicture = zip(following, following.dropFirst()).contains { before, next in
        before.word == name && setsPicture(next.word, code[next.end...])
      }
      guard isGivenPicture else { continue }
      for text in CodeLiterals(in: Array(code[method.body]), but: []).texts {
        tags[text, default: []].insert(tag)
      }
    }
  }

  /// Takes in what another file finds.
  mutating func add(_ others: TaggedPictures) {
    tags.merge(others.tags) { $0.union($1) }
  }

  /// The number that is handed to a method whose name ends at a place.
  private static func number(behind end: Int, in code: [UInt8]) -> Int? {
    let rest = code[end...].drop { "(: ".utf8.contains($0) }.prefix(while: WordReader.isWord)
    return Int(String(decoding: rest, as: UTF8.self))
  }

  /// The variable for an image view that the line of a place declares: `let picture =`, `UIImageView *picture =`.
  private static func variable(before end: Int, in code: [UInt8]) -> UInt64? {
    let start = code[..<end].lastIndex { "\n;{".utf8.contains($0) }.map { $0 + 1 } ?? 0
    let lineEnd = code[end...].firstIndex { "\n;".utf8.contains($0) } ?? code.count
    let line = code[start..<lineEnd]
    let words = line.split { !WordReader.isWord($0) }
    guard words.contains(where: { $0.elementsEqual("UIImageView".utf8) }),
      let sign = code[start..<end].firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    let declaration = code[start..<sign].prefix { $0 != UInt8(ascii: ":") }
    return declaration.split { !WordReader.isWord($0) }.last.map { WordHash.of($0) }
  }

  private static let finding = WordHash.of("viewWithTag".utf8)
}

extension ProjectFacts {
  /// Looks for image views with tags in rows that code finds by these to give them pictures.
  ///
  /// - Parameters:
  ///   - views: The identifier of the row and the tag of each.
  ///   - document: The path of the document, resolved.
  /// - Returns: The places of those that are found.
  public mutating func picturesGiven(
    to views: [(row: String, tag: Int)], for document: String
  ) -> [Int] {
    guard !views.isEmpty, let tree = tree(of: document), let mentions = mentions(in: tree)
    else { return [] }
    return views.indices.filter {
      let tags = mentions.taggedPictures.tags[WordHash.ofText(views[$0].row.utf8)]
      return tags?.contains(views[$0].tag) ?? false
    }
  }
}
