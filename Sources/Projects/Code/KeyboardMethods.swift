/// The methods of a source file that move views while a keyboard comes or goes, by what their heads say.
///
/// What they set is not what a screen looks like at rest.
struct KeyboardMethods {
  /// The bodies.
  private var bodies: [Range<Int>] = []

  /// - Parameter code: The text without comments.
  init(_ code: [UInt8]) {
    guard Self.isAboutKeyboard(code[...]) else { return }
    var place = 0
    while place < code.count {
      let head = Self.isHead(at: place, in: code)
      guard head, let opening = Self.body(after: place, in: code) else {
        place += 1
        continue
      }
      if Self.isAboutKeyboard(code[place..<opening]) {
        bodies.append(opening..<CodeBlock.end(of: opening, in: code))
      }
      place = opening
    }
  }

  /// Whether a place is in one of them.
  func contain(_ place: Int) -> Bool { bodies.contains { $0.contains(place) } }

  /// Whether the head of a method begins here: `func` in Swift, `- (` at the beginning of a line in Objective-C.
  private static func isHead(at place: Int, in code: [UInt8]) -> Bool {
    let before = place > 0 ? code[place - 1] : UInt8(ascii: "\n")
    switch code[place] {
    case UInt8(ascii: "f"):
      return !WordReader.isWord(before) && code[place...].starts(with: function)
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      return before == UInt8(ascii: "\n")
        && code[(place + 1)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "(")
    default: return false
    }
  }

  /// The brace that opens a method's body; nil for one that is only declared.
  private static func body(after place: Int, in code: [UInt8]) -> Int? {
    let head = code[place..<min(place + longestHead, code.count)]
    guard let end = head.firstIndex(where: { "{};".utf8.contains($0) }),
      code[end] == UInt8(ascii: "{")
    else { return nil }
    return end
  }

  private static func isAboutKeyboard(_ text: ArraySlice<UInt8>) -> Bool {
    var place = text.startIndex
    while let next = text[place...].firstIndex(of: UInt8(ascii: "e")) {
      // Without its first letter, which is a capital in the middle of names.
      if text[next...].starts(with: keyboard) { return true }
      place = next + 1
    }
    return false
  }

  /// More bytes than heads have.
  private static let longestHead = 600
  private static let function = Array("func ".utf8)
  private static let keyboard = Array("eyboard".utf8)
}

/// A part of code between braces.
enum CodeBlock {
  /// The place of the brace that closes the one at a place; the end of the text where none does.
  static func end(of opening: Int, in code: [UInt8]) -> Int {
    var depth = 0
    for place in opening..<code.count {
      if code[place] == UInt8(ascii: "{") { depth += 1 }
      if code[place] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return place }
    }
    return code.count
  }
}
