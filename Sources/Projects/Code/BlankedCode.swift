/// The text of a source file in Swift or Objective-C without comments and ``DisabledCode``, and without the contents of
/// string literals unless they are asked for.
///
/// Each of their bytes is a space, so that places stay what they are. Interpolations of strings are blank with them.
struct BlankedCode {
  /// The parts of code that name nothing.
  enum Parts {
    /// Comments: nothing of what they say is done.
    case comments
    /// Comments and string literals: what no code does.
    case commentsAndStrings
  }

  /// The bytes that are left.
  private(set) var bytes: [UInt8]
  private let parts: Parts
  private var index = 0

  init(_ source: some Sequence<UInt8>, without parts: Parts = .commentsAndStrings) {
    bytes = Array(source)
    self.parts = parts
    while index < bytes.count {
      if Self.mayBegin(with: bytes[index]) { step() } else { index += 1 }
    }
  }

  /// Whether a byte may begin a comment or a string.
  private static func mayBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: "'")
  }

  private mutating func step() {
    switch (bytes[index], following(1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")): blank(through: lineEnd)
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): blankComment()
    case (UInt8(ascii: "\""), _): blankString(hashes: 0)
    case (UInt8(ascii: "#"), _): blankRawString()
    case (UInt8(ascii: "'"), _): blankCharacter()
    default: index += 1
    }
  }

  private func following(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private var lineEnd: Int {
    bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Passes what is between quotation marks.
  private mutating func pass(through end: Int) {
    switch parts {
    case .comments: index = max(end, index + 1)
    case .commentsAndStrings: blank(through: end)
    }
  }

  private mutating func blank(through end: Int) {
    for place in index..<min(end, bytes.count) where bytes[place] != UInt8(ascii: "\n") {
      bytes[place] = UInt8(ascii: " ")
    }
    index = max(end, index + 1)
  }

  /// Blanks a comment that may hold others, as Swift's do.
  private mutating func blankComment() {
    var depth = 0
    var place = index
    while place < bytes.count {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if bytes[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        (depth, place) = (depth + 1, place + 2)
      } else if bytes[place] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        (depth, place) = (depth - 1, place + 2)
        if depth == 0 { break }
      } else {
        place += 1
      }
    }
    blank(through: place)
  }

  private mutating func blankRawString() {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    guard following(hashes) == UInt8(ascii: "\"") else {
      if let end = DisabledCode.end(from: index, in: bytes) { return blank(through: end) }
      index += hashes
      return
    }
    index += hashes
    blankString(hashes: hashes)
  }

  /// Blanks a string that begins here, up to the quotation marks that end it; one on a line ends with the line.
  private mutating func blankString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = following(1) == quote && following(2) == quote
    let end =
      Array(repeating: quote, count: isLong ? 3 : 1)
      + Array(repeating: UInt8(ascii: "#"), count: hashes)
    var place = index + (isLong ? 3 : 1)
    while place < bytes.count, bytes[place] != quote || !bytes[place...].starts(with: end) {
      if !isLong, bytes[place] == UInt8(ascii: "\n") { return pass(through: place) }
      place += bytes[place] == UInt8(ascii: "\\") && hashes == 0 ? 2 : 1
    }
    pass(through: min(place, bytes.count) + end.count)
  }

  /// Blanks a character of Objective-C: `'"'`.
  private mutating func blankCharacter() {
    let length = following(1) == UInt8(ascii: "\\") ? 4 : 3
    guard following(length - 1) == UInt8(ascii: "'") else {
      index += 1
      return
    }
    pass(through: index + length)
  }
}
