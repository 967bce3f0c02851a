/// The storyboards that the code of a source file makes scenes from, by the scenes' identifiers.
///
/// Source: `UIStoryboard.instantiateViewController(withIdentifier:)`, which makes a scene of the storyboard that it is sent to.
struct SceneMakers {
  /// The names of storyboards by identifier, both between quotation marks; ``unknown`` among them where the identifier stands
  /// elsewhere, too, or the storyboard is not named beside it.
  private(set) var storyboards: [UInt64: WordNumbers] = [:]
  /// Whether scenes are made by identifiers that do not stand where they are made.
  private(set) var hasOpenIdentifiers = false

  /// A storyboard that code gives by other means than its name.
  static let unknown: UInt64 = 0

  /// Nothing.
  init() {}

  /// - Parameters:
  ///   - code: The text without comments.
  ///   - methods: Its methods.
  ///   - words: Its words in order.
  init(
    _ code: [UInt8], methods: [MethodBodies.Method], words: [PlacedWord]
  ) {
    guard words.contains(where: { Self.making.contains($0.word) }) else { return }
    var variables: [Variable: UInt64] = [:]
    var left = code
    for placed in words {
      let (word, end) = (placed.word, placed.end)
      if word == Self.storyboardClass {
        guard let name = Self.assignedName(before: end, in: code) else { continue }
        let scope = Self.method(around: end, among: methods)
        variables[Variable(name: name, method: scope)] =
          Self.storyboard(behind: end, in: code) ?? Self.unknown
      } else if Self.making.contains(word) {
        guard let text = Self.text(behind: end, in: code) else {
          hasOpenIdentifiers = true
          continue
        }
        let start = code[..<end].lastIndex { !WordReader.isWord($0) } ?? 0
        let scope = Self.method(around: end, among: methods)
        storyboards[WordHash.ofText(code[text]), default: []].insert(
          Self.receiver(before: start, in: code, of: variables, method: scope))
        for place in text { left[place] = UInt8(ascii: " ") }
      }
    }
    let others = CodeLiterals(in: left, but: []).texts
    for identifier in others where storyboards[identifier] != nil {
      storyboards[identifier]?.insert(Self.unknown)
    }
  }

  /// A variable of a method, or of the types of the file where there is no method.
  private struct Variable: Hashable {
    let name: UInt64
    let method: Int?
  }

  /// The number of the innermost method around a place; nil outside of all.
  static func method(around place: Int, among methods: [MethodBodies.Method]) -> Int? {
    methods.lastIndex { $0.body.contains(place) }
  }

  /// The storyboard that a message before a place is sent to.
  private static func receiver(
    before place: Int, in code: [UInt8], of variables: [Variable: UInt64], method: Int?
  ) -> UInt64 {
    let text = code[...place].reversed().drop { " \n\t.?!".utf8.contains($0) }
    guard let last = text.first, let base = text.indices.first?.base else { return unknown }
    if last == UInt8(ascii: ")") || last == UInt8(ascii: "]") {
      guard let opening = opening(of: base - 1, in: code) else { return unknown }
      return last == UInt8(ascii: ")")
        ? storyboard(calledWith: opening, in: code)
        : storyboard(ofMessageBehind: opening, in: code)
    }
    let name = text.prefix(while: WordReader.isWord)
    // A member of another object, or of itself, need not be the variable of this name.
    guard let end = name.indices.last?.base, code[..<max(end - 1, 0)].last != UInt8(ascii: ".")
    else { return unknown }
    let hash = WordHash.of(name.reversed())
    return variables[Variable(name: hash, method: method)]
      ?? variables[Variable(name: hash, method: nil)] ?? unknown
  }

  /// The bracket that the one at a place closes.
  private static func opening(of closing: Int, in code: [UInt8]) -> Int? {
    var depth = 0
    for place in code[...closing].suffix(longestCall).indices.reversed() {
      if ")]".utf8.contains(code[place]) { depth += 1 }
      if "([".utf8.contains(code[place]) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The storyboard of `UIStoryboard(name: "Main", bundle: nil)` whose parenthesis stands at a place.
  private static func storyboard(calledWith opening: Int, in code: [UInt8]) -> UInt64 {
    let start = code[..<opening].lastIndex { !WordReader.isWord($0) && $0 != UInt8(ascii: ".") }
    let callee = code[((start ?? -1) + 1)..<opening]
    guard [swiftClass, swiftInitializer].contains(where: callee.elementsEqual) else {
      return unknown
    }
    return storyboard(behind: opening, in: code) ?? unknown
  }

  /// The storyboard of a message whose bracket stands at a place: `[UIStoryboard storyboardWithName:@"Main" bundle:nil]`.
  private static func storyboard(ofMessageBehind opening: Int, in code: [UInt8]) -> UInt64 {
    let message = code[(opening + 1)...]
    guard message.starts(with: swiftClass) else { return unknown }
    return storyboard(behind: message.startIndex + swiftClass.count, in: code) ?? unknown
  }

  /// The name that is given to the class behind which a place is; nil where it is no text.
  private static func storyboard(behind place: Int, in code: [UInt8]) -> UInt64? {
    text(behind: place, in: code).map { WordHash.ofText(code[$0]) }
  }

  /// The text that is the first argument behind a place, without its quotation marks.
  static func text(behind place: Int, in code: [UInt8]) -> Range<Int>? {
    let rest = code[place...].prefix(longestCall)
    guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")),
      rest[..<quote].allSatisfy({ WordReader.isWord($0) || " .(:@\n\t".utf8.contains($0) }),
      rest[..<quote].count(where: { $0 == UInt8(ascii: ":") }) <= 1,
      rest[..<quote].last(where: { !" @\n\t".utf8.contains($0) }).map({ ":(".utf8.contains($0) })
        ?? false,
      let end = rest[(quote + 1)...].firstIndex(of: UInt8(ascii: "\"")),
      !rest[quote..<end].contains(UInt8(ascii: "\\")),
      rest[(end + 1)...].first(where: { !" \n\t".utf8.contains($0) })
        .map({ ",)]bs".utf8.contains($0) }) ?? false
    else { return nil }
    return (quote + 1)..<end
  }

  /// The variable that what a class begins is assigned to: `board` in `let board = UIStoryboard`.
  static func assignedName(before end: Int, in code: [UInt8]) -> UInt64? {
    var rest = code[..<(end - swiftClass.count)].reversed().drop { " [\n\t".utf8.contains($0) }
    guard rest.first == UInt8(ascii: "=") else { return nil }
    rest = rest.dropFirst().drop { " \t".utf8.contains($0) }
    let type = rest.prefix(while: WordReader.isWord)
    if WordHash.of(type.reversed()) == storyboardClass {
      rest = rest.dropFirst(type.count).drop { " :\t".utf8.contains($0) }
    }
    let name = rest.prefix(while: WordReader.isWord)
    return name.isEmpty ? nil : WordHash.of(name.reversed())
  }

  private static let swiftClass = Array("UIStoryboard".utf8)
  private static let swiftInitializer = Array("UIStoryboard.init".utf8)
  static let storyboardClass = WordHash.of("UIStoryboard".utf8)
  static let making = WordSet([
    "instantiateViewController", "instantiateViewControllerWithIdentifier",
  ])
  /// More bytes than a call has that makes a storyboard or a scene.
  private static let longestCall = 200
}

/// The storyboards that the code of an app makes scenes from.
struct ScenePlaces {
  private var storyboards: [UInt64: WordNumbers] = [:]
  private var hasOpenIdentifiers = false

  /// Takes in the source files of an app.
  init(_ sources: [UnreadCode.Source] = []) {
    for source in sources {
      hasOpenIdentifiers = hasOpenIdentifiers || source.makers.hasOpenIdentifiers
      storyboards.merge(source.makers.storyboards) { $0.union($1) }
    }
    guard !storyboards.isEmpty else { return }
    let identifiers = WordNumbers(storyboards.keys)
    for source in sources {
      let constants = source.methods.compactMap(\.literal)
      for identifier in source.literals.union(constants).intersection(identifiers)
      where source.makers.storyboards[identifier] == nil || constants.contains(identifier) {
        storyboards[identifier]?.insert(SceneMakers.unknown)
      }
    }
  }

  /// Whether code makes scenes of an identifier from other storyboards alone.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - names: The names of a storyboard.
  ///   - scenes: The identifiers of the scenes of others, by their names.
  /// - Returns: Whether it does, and each of them has such a scene.
  func areElsewhere(
    _ identifier: String, than names: [String], among scenes: [UInt64: WordNumbers]
  ) -> Bool {
    let text = WordHash.ofText(identifier.utf8)
    guard !hasOpenIdentifiers, let found = storyboards[text] else { return false }
    return found.isDisjoint(with: names.map { WordHash.ofText($0.utf8) })
      && found.allSatisfy { scenes[$0]?.contains(text) ?? false }
  }
}
