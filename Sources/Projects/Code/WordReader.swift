/// Reads words and what follows them.
struct WordReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next word; nil at the end.
  mutating func nextWord() -> String? {
    while index < bytes.count, !Self.isWord(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    return readWord()
  }

  /// The member of the property just read that is written here: by an assignment, a setter or a message.
  ///
  /// The reader stays where it is, for what is written on the other side of an assignment.
  func memberWritten() -> String? {
    var reader = self
    // The end of a message that returns the property: `[[self badge] setHidden:YES]`.
    reader.skip(UInt8(ascii: "]"))
    let isApart = reader.skipSpace()
    if isApart, let setter = reader.readSetter(endingWith: UInt8(ascii: ":")) { return setter }
    reader.skip(UInt8(ascii: "?"))
    reader.skip(UInt8(ascii: "!"))
    _ = reader.skipSpace()
    guard reader.skip(UInt8(ascii: ".")) else { return nil }
    if let setter = reader.readSetter(endingWith: UInt8(ascii: "(")) { return setter }
    guard let member = reader.nextWordHere() else { return nil }
    if member == "forEach" { return reader.memberWrittenOfEach() }
    while reader.skip(UInt8(ascii: ".")) || reader.skip(UInt8(ascii: "?")) {
      _ = reader.nextWordHere()
    }
    _ = reader.skipSpace()
    return reader.isAtAssignment ? member : nil
  }

  /// The member that the closure of `forEach` writes of each element: `isActive` in `.forEach { $0.isActive = false }`.
  private func memberWrittenOfEach() -> String? {
    var reader = self
    while let byte = reader.byte, !Self.isWord(byte) {
      guard " ({\n\t$".utf8.contains(byte) else { return nil }
      reader.index += 1
    }
    guard reader.nextWordHere() == "0" else { return nil }
    return reader.memberWritten()
  }

  /// The word that is assigned to the one just read, as it is: `badge` behind `body` in `body = self.badge`.
  func wordAssigned() -> String? {
    var reader = self
    _ = reader.skipSpace()
    guard reader.isAtAssignment, reader.skip(UInt8(ascii: "=")) else { return nil }
    _ = reader.skipSpace()
    var word = reader.nextWordHere()
    if word == "self", reader.skip(UInt8(ascii: ".")) { word = reader.nextWordHere() }
    reader.skip(UInt8(ascii: "!"))
    while reader.skip(UInt8(ascii: " ")) {}
    guard let word, word.utf8.first.map({ !(0x30...0x39).contains($0) }) ?? false,
      reader.byte.map({ "\n\r;},".utf8.contains($0) }) ?? true
    else { return nil }
    return word
  }

  /// The first words behind the one just read, joined by points, or a space in Objective-C: `snp`, `makeConstraints` behind
  /// `badge` in `badge.snp.makeConstraints {`.
  func wordsBehind() -> [String] {
    var reader = self
    let isApart = reader.skipSpace()
    reader.skip(UInt8(ascii: "?"))
    reader.skip(UInt8(ascii: "!"))
    if !isApart || reader.byte == UInt8(ascii: ".") {
      guard reader.skip(UInt8(ascii: ".")) else { return [] }
    }
    var words: [String] = []
    while words.count < 2, let word = reader.nextWordHere() {
      words.append(word)
      guard reader.skip(UInt8(ascii: ".")) || reader.skip(UInt8(ascii: " ")) else { break }
    }
    return words
  }

  /// The words of the argument of the function or message just read: between its parentheses, or behind its colon.
  ///
  /// The reader stays where it is.
  func wordsOfArgument() -> [String] {
    var reader = self
    _ = reader.skipSpace()
    guard let first = reader.byte, "(:".utf8.contains(first) else { return [] }
    var words: [String] = []
    var depth = 0
    while let byte = reader.byte, byte != UInt8(ascii: ";"), words.count < Self.mostWords {
      if Self.isWord(byte) {
        words.append(reader.readWord())
        continue
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      // The brackets of a message end outside the argument.
      if depth < 0 || depth == 0 && byte == UInt8(ascii: ")") { break }
      reader.index += 1
    }
    return words
  }

  /// Whether the property just read is sent a message with one of some names: `badge.addSubview(`, `[badge addSubview:`.
  func isSent(_ messages: NameSet) -> Bool {
    var reader = self
    var end = UInt8(ascii: ":")
    if !reader.skipSpace() {
      reader.skip(UInt8(ascii: "?"))
      reader.skip(UInt8(ascii: "!"))
      guard reader.skip(UInt8(ascii: ".")) else { return false }
      end = UInt8(ascii: "(")
    }
    guard let word = reader.nextWordHere(), reader.byte == end else { return false }
    return messages.contains(word)
  }

  /// Whether nothing stands before the word just read in its statement: a member of the object itself, or a variable.
  func isAtStartOfStatement(_ word: String) -> Bool {
    let start = index - word.utf8.count
    let before = bytes[..<start].last { $0 != 0x20 && $0 != 0x09 }
    return before.map { "\n\r{};".utf8.contains($0) } ?? true
  }

  /// The place behind what was read.
  var place: Int { index }

  /// The byte here; nil at the end.
  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private static let setter = Array("set".utf8)

  /// More words than arguments have.
  private static let mostWords = 200

  /// The member of a setter such as `setTitle(` or `setFrame:`: `title`, `frame`.
  private mutating func readSetter(endingWith end: UInt8) -> String? {
    guard bytes[index...].starts(with: Self.setter) else { return nil }
    var reader = self
    guard let word = reader.nextWordHere(),
      word.dropFirst(3).first?.isUppercase == true,
      reader.index < bytes.count, bytes[reader.index] == end
    else { return nil }
    let name = word.dropFirst(3)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private mutating func nextWordHere() -> String? {
    guard index < bytes.count, Self.isWord(bytes[index]) else { return nil }
    return readWord()
  }

  private mutating func readWord() -> String {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  /// Whether `=`, `+=`, `-=`, `*=` or `/=` stands here, but not `==`.
  private var isAtAssignment: Bool { Self.isAssignment(bytes[index...]) }

  /// Whether a text begins with an assignment to a member or to parts of it: ` = `, `.size.width += `.
  static func isAssignmentToParts(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop(while: isWord) }
    return isAssignment(rest)
  }

  /// Whether a text begins, after spaces, with `=`, `+=`, `-=`, `*=` or `/=`, but not with `==`.
  static func isAssignment(_ text: ArraySlice<UInt8>) -> Bool {
    var place = text.startIndex
    while place < text.endIndex, text[place] == UInt8(ascii: " ") { place += 1 }
    guard place < text.endIndex else { return false }
    let isFollowed = place + 1 < text.endIndex && text[place + 1] == UInt8(ascii: "=")
    switch text[place] {
    case UInt8(ascii: "="): return !isFollowed
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return isFollowed
    default: return false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether a byte is part of a word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
