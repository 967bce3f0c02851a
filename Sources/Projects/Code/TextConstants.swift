/// The constants of a source file that stand for one text each: `#define OPEN_BADGE @"badge"`, `let open = "badge"`, or
/// for the storyboard of one: `static let badges = UIStoryboard(name: "Badges", bundle: nil)`.
///
/// A file that uses the name of a constant uses the words of its text; the declaration alone uses nothing.
struct TextConstants {
  /// The constants as methods that nothing need call, in order.
  private(set) var uses: [MethodUse] = []
  /// The texts between the quotation marks, in the same order.
  private var texts: [Range<Int>] = []
  /// The places where the names end by which constants are declared.
  private var declared: Set<Int> = []
  private var next = 0

  /// - Parameter code: The text without comments.
  init(_ code: [UInt8]) {
    var place = 0
    while let mark = code[place...].firstIndex(of: Self.quote) {
      let start = code[..<mark].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
      let end = code[mark...].firstIndex(of: Self.newline) ?? code.count
      add(code[start..<mark], rest: code[(mark + 1)..<end], of: code)
      place = end
    }
    if Self.mayDeclare(code) { addDeclarations(in: code) }
  }

  /// Whether a word such as `extern` may be there: a file is read once more for it.
  private static func mayDeclare(_ code: [UInt8]) -> Bool {
    marks.contains { code[...].holds($0) }
  }

  /// The places where the texts begin.
  var starts: Set<Int> { Set(texts.map(\.lowerBound)) }

  /// The places of the texts, in the order of the constants.
  var places: [Int] { texts.map(\.lowerBound) }

  /// Whether a word that ends at a place is the name that a constant is declared by.
  func declare(at end: Int) -> Bool { declared.contains(end) }

  /// Adds a word that ends at a place to the constant whose text it is in; words come in order.
  ///
  /// - Returns: Whether there is one.
  mutating func add(_ word: UInt64, at end: Int) -> Bool {
    while next < texts.count, texts[next].upperBound < end { next += 1 }
    guard next < texts.count, texts[next].contains(end - 1) else { return false }
    uses[next].words.insert(word)
    return true
  }

  private mutating func add(
    _ head: ArraySlice<UInt8>, rest: ArraySlice<UInt8>, of code: [UInt8]
  ) {
    guard let end = rest.firstIndex(of: Self.quote),
      let name = Self.isEnd(rest[(end + 1)...])
        ? Self.name(in: head) : Self.name(ofStoryboardIn: head, endingAs: rest[(end + 1)...])
    else { return }
    let text = rest.startIndex..<end
    texts.append(text)
    declared.insert(name.endIndex)
    var use = MethodUse(constant: WordHash.of(name), literal: WordHash.ofText(code[text]))
    use.isOfNoType = Self.isOfNoType(head)
    uses.append(use)
  }

  /// Whether a declaration is outside of types and methods: it begins its line, or is a macro.
  private static func isOfNoType(_ head: ArraySlice<UInt8>) -> Bool {
    head.first.map { !" \t".utf8.contains($0) } ?? false
  }

  /// Whether nothing but the end of a statement is there.
  private static func isEnd(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { " \t\r;".utf8.contains($0) }
  }

  /// The name of the constant whose value is the storyboard of a text; nil where the line declares none for all of the code.
  ///
  /// - Parameters:
  ///   - head: The line before the text.
  ///   - tail: The line behind it.
  /// - Returns: The name.
  private static func name(
    ofStoryboardIn head: ArraySlice<UInt8>, endingAs tail: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    for (call, closing) in storyboardCalls {
      guard head.ends(with: call), let end = bracket(closing, closingIn: tail),
        isEnd(tail[(end + 1)...])
      else { continue }
      let declaration = head.dropLast(call.count)
      let isForAll =
        !" \t".utf8.contains(head.first ?? 0)
        || declaration.split { !WordReader.isWord($0) }.contains { $0.elementsEqual("static".utf8) }
      return isForAll ? name(in: declaration) : nil
    }
    return nil
  }

  /// The bracket that closes one opened before a text without any other text.
  private static func bracket(_ closing: UInt8, closingIn text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for place in text.indices {
      if "([".utf8.contains(text[place]) { depth += 1 }
      if ")]".utf8.contains(text[place]) { depth -= 1 }
      if depth < 0 { return text[place] == closing ? place : nil }
      if text[place] == quote { return nil }
    }
    return nil
  }

  /// The beginnings of calls that make a storyboard, up to its name, and the brackets that close them.
  ///
  /// Source: `UIStoryboard.init(name:bundle:)`.
  private static let storyboardCalls: [([UInt8], UInt8)] = [
    (Array("UIStoryboard(name: ".utf8), UInt8(ascii: ")")),
    (Array("UIStoryboard(name:".utf8), UInt8(ascii: ")")),
    (Array("UIStoryboard.init(name: ".utf8), UInt8(ascii: ")")),
    (Array("[UIStoryboard storyboardWithName:@".utf8), UInt8(ascii: "]")),
  ]

  /// The name of the constant that the text before its value declares; nil where it does not.
  private static func name(in head: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = head
    if rest.last == UInt8(ascii: "@") { rest.removeLast() }
    rest = trimmed(rest)
    let words = rest.split { !WordReader.isWord($0) }
    if words.first?.elementsEqual("define".utf8) ?? false {
      return words.count == 2 && rest.endIndex == words[1].endIndex ? words[1] : nil
    }
    guard rest.last == UInt8(ascii: "=") else { return nil }
    let declaration = trimmed(rest.dropLast())
    guard let last = words.last, declaration.endIndex == last.endIndex else { return nil }
    if words.contains(where: { $0.elementsEqual("NSString".utf8) }) { return last }
    guard let place = words.lastIndex(where: { $0.elementsEqual("let".utf8) }) else { return nil }
    let behind = words[(place + 1)...]
    guard let name = behind.first,
      behind.count == 1
        || behind.count == 2 && types.contains(where: { last.elementsEqual($0.utf8) })
    else { return nil }
    return name
  }

  /// Adds the names in declarations such as `extern NSString *const OpenBadge;`.
  private mutating func addDeclarations(in code: [UInt8]) {
    var isExternal = false
    var isString = false
    WordHash.forEachPlacedWord(in: code) { word, end in
      if Self.external.contains(word) {
        (isExternal, isString) = (true, false)
      } else if isExternal, word == Self.string {
        isString = true
      } else if isExternal, end < code.count, code[end] == UInt8(ascii: ";") {
        if isString { declared.insert(end) }
        isExternal = false
      }
    }
  }

  private static let types = ["String", "UIStoryboard"]

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let last = text.last, " \t".utf8.contains(last) { text.removeLast() }
    return text
  }

  /// The ends of the words before declarations, but for the first letter.
  private static let marks = ["xtern ", "XPORT ", "XTERN "].map { Array($0.utf8) }
  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")
  private static let string = WordHash.of("NSString".utf8)
  private static let external = WordSet([
    "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN",
  ])
}
