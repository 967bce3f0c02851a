/// The classes of a Swift file that end the program where a document makes an object of them.
///
/// Source: `NSCoding.init(coder:)`, by which storyboards and xibs make their objects. A class with another initializer that
/// takes a coder may be made by that one (`UIStoryboard.instantiateViewController(identifier:creator:)`).
enum UncodableTypes {
  /// - Parameter code: The text without comments and strings.
  /// - Returns: Their names, as numbers.
  static func names(in code: [UInt8]) -> WordNumbers {
    var names: WordNumbers = []
    var place = 0
    while let start = code[place...].firstIndex(of: UInt8(ascii: "i")) {
      place = start + 1
      guard code[start...].starts(with: initializer) else { continue }
      guard isDeclared(at: start, in: code), let head = Head(at: start, in: code) else { continue }
      if head.takesMore { return [] }
      if head.endsProgram, let name = name(ofTypeAround: start, in: code) { names.insert(name) }
    }
    return names
  }

  /// The head and the beginning of the body of an initializer with a coder.
  private struct Head {
    /// Whether it takes something else, too.
    let takesMore: Bool
    /// Whether all it does is to end the program.
    let endsProgram: Bool

    init?(at start: Int, in code: [UInt8]) {
      let rest = code[start..<min(start + UncodableTypes.longest, code.count)]
      let opening = rest.dropFirst(UncodableTypes.initializer.count).drop {
        "?! ".utf8.contains($0)
      }
      .startIndex
      guard opening < rest.endIndex, rest[opening] == UInt8(ascii: "("),
        let closing = UncodableTypes.end(ofParametersAt: opening, in: rest)
      else { return nil }
      let parameters = rest[(opening + 1)..<closing]
      takesMore =
        parameters.contains(UInt8(ascii: ",")) && parameters.holds(UncodableTypes.coderType)
      guard
        takesMore
          || parameters.drop(while: UncodableTypes.isSpace).starts(with: UncodableTypes.coder)
      else { return nil }
      let body = rest[closing...].dropFirst().drop(while: UncodableTypes.isSpace)
      let first = body.dropFirst().drop(while: UncodableTypes.isSpace)
      endsProgram =
        body.first == UInt8(ascii: "{")
        && UncodableTypes.ends.contains { ending in first.starts(with: ending) }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \n\t\r".utf8.contains(byte) }

  /// The parenthesis that closes the one at a place: parameters may be closures, which have some of their own.
  private static func end(ofParametersAt opening: Int, in text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    return text[opening...].firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
  }

  /// Whether the word at a place is declared, not called: `super.init(coder:)`, `Badge.init(coder:)`.
  private static func isDeclared(at place: Int, in code: [UInt8]) -> Bool {
    guard place > 0 else { return false }
    return " \n\t".utf8.contains(code[place - 1])
  }

  /// The name of the class whose braces are the first around a place; nil where they are of something else.
  private static func name(ofTypeAround place: Int, in code: [UInt8]) -> UInt64? {
    var depth = 0
    guard
      let opening = code[..<place].lastIndex(where: { byte in
        if byte == UInt8(ascii: "}") { depth += 1 }
        if byte == UInt8(ascii: "{") { depth -= 1 }
        return depth < 0
      })
    else { return nil }
    let head = code[..<opening].suffix(longest)
    let start = head.lastIndex { "{};".utf8.contains($0) }.map { $0 + 1 } ?? head.startIndex
    let words = head[start...].split { !WordReader.isWord($0) }
    guard let place = words.firstIndex(where: { $0.elementsEqual("class".utf8) }),
      place + 1 < words.count
    else { return nil }
    return WordHash.of(words[place + 1])
  }

  private static let initializer = Array("init".utf8)
  private static let coder = Array("coder".utf8)
  private static let coderType = Array("NSCoder".utf8)
  private static let ends = ["fatalError(", "preconditionFailure("].map { Array($0.utf8) }
  /// More bytes than heads have.
  private static let longest = 1000
}
