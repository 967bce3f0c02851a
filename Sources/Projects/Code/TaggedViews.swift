/// The views that a source file finds in rows by their tags, to give them pictures or texts.
///
/// Source: `UIView.viewWithTag(_:)`, on a row that the same method makes by its identifier.
struct TaggedViews {
  /// The kind of content that code gives a view.
  enum Content: CaseIterable {
    /// A picture of an image view.
    case picture
    /// A text of a label.
    case text

    /// The class of the views that take it.
    fileprivate var className: String {
      switch self {
      case .picture: "UIImageView"
      case .text: "UILabel"
      }
    }
  }

  /// The tags by the identifiers of rows, both of which stand in one method.
  private var tags: [Content: [UInt64: Set<Int>]] = [:]

  /// Nothing.
  init() {}

  /// - Parameters:
  ///   - code: The text without comments.
  ///   - methods: Its methods.
  ///   - words: Its words in order.
  ///   - isSet: Whether a word and the code behind it give what is before it a content.
  init(
    _ code: [UInt8], methods: [MethodBodies.Method], words: [PlacedWord],
    isSet: (Content, UInt64, ArraySlice<UInt8>) -> Bool
  ) {
    for (index, word) in words.enumerated() where word.word == Self.finding {
      guard let method = methods.last(where: { $0.body.contains(word.end) }),
        let tag = Self.number(behind: word.end, in: code),
        let variable = Self.variable(before: word.end, in: code)
      else { continue }
      let following = words[(index + 1)...].prefix { method.body.contains($0.end) }
      let isGivenContent = zip(following, following.dropFirst()).contains { before, next in
        before.word == variable.name && isSet(variable.content, next.word, code[next.end...])
      }
      guard isGivenContent else { continue }
      for text in CodeLiterals(in: Array(code[method.body]), but: []).texts {
        tags[variable.content, default: [:]][text, default: []].insert(tag)
      }
    }
  }

  /// Takes in what another file finds.
  mutating func add(_ others: TaggedViews) {
    tags.merge(others.tags) { $0.merging($1) { $0.union($1) } }
  }

  /// Whether code gives the view with a tag in a row a content.
  ///
  /// - Parameters:
  ///   - content: The kind of content.
  ///   - tag: The view's tag.
  ///   - row: The word for the identifier of the row.
  /// - Returns: Whether it does.
  func give(_ content: Content, toViewWithTag tag: Int, inRow row: UInt64) -> Bool {
    tags[content]?[row]?.contains(tag) ?? false
  }

  /// The number that is handed to a method whose name ends at a place.
  private static func number(behind end: Int, in code: [UInt8]) -> Int? {
    let rest = code[end...].drop { "(: ".utf8.contains($0) }.prefix(while: WordReader.isWord)
    return Int(String(decoding: rest, as: UTF8.self))
  }

  /// The variable that the line of a place declares, with what its class takes: `let picture =`, `UIImageView *picture =`.
  private static func variable(
    before end: Int, in code: [UInt8]
  ) -> (name: UInt64, content: Content)? {
    let start = code[..<end].lastIndex { "\n;{".utf8.contains($0) }.map { $0 + 1 } ?? 0
    let lineEnd = code[end...].firstIndex { "\n;".utf8.contains($0) } ?? code.count
    let words = code[start..<lineEnd].split { !WordReader.isWord($0) }
    let content = Content.allCases.first { content in
      words.contains { $0.elementsEqual(content.className.utf8) }
    }
    guard let content, let sign = code[start..<end].firstIndex(of: UInt8(ascii: "=")) else {
      return nil
    }
    let declaration = code[start..<sign].prefix { $0 != UInt8(ascii: ":") }
    guard let name = declaration.split(whereSeparator: { !WordReader.isWord($0) }).last else {
      return nil
    }
    return (WordHash.of(name), content)
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
    places(of: .picture, givenTo: views, for: document)
  }

  /// Looks for labels with tags in rows that code finds by these to give them texts.
  ///
  /// - Parameters:
  ///   - views: The identifier of the row and the tag of each.
  ///   - document: The path of the document, resolved.
  /// - Returns: The places of those that are found.
  public mutating func textsGiven(
    to views: [(row: String, tag: Int)], for document: String
  ) -> [Int] {
    places(of: .text, givenTo: views, for: document)
  }

  private mutating func places(
    of content: TaggedViews.Content, givenTo views: [(row: String, tag: Int)],
    for document: String
  ) -> [Int] {
    guard !views.isEmpty, let tree = tree(of: document), let mentions = mentions(in: tree)
    else { return [] }
    return views.indices.filter {
      mentions.taggedViews.give(
        content, toViewWithTag: views[$0].tag, inRow: WordHash.ofText(views[$0].row.utf8))
    }
  }
}
