/// The methods of a source file, in Swift and in Objective-C, in the order of their heads.
struct MethodBodies {
  /// A method.
  struct Method {
    /// The head up to the brace that opens the body.
    let head: Range<Int>
    /// The body, from that brace to the one that closes it.
    let body: Range<Int>
  }

  private(set) var methods: [Method] = []
  /// The beginnings of heads without a body: in headers and protocols.
  private(set) var declarations: [Range<Int>] = []

  /// - Parameter code: The text without comments.
  init(_ code: [UInt8]) {
    var place = 0
    while place < code.count {
      guard Self.mayBegin(with: code[place]), Self.isHead(at: place, in: code) else {
        place += 1
        continue
      }
      guard let opening = Self.body(after: place, in: code) else {
        declarations.append(place..<min(place + Self.longestHead, code.count))
        place += 1
        continue
      }
      let end = CodeBlock.end(of: opening, in: code)
      methods.append(Method(head: place..<opening, body: opening..<end))
      place = opening
    }
  }

  /// Whether a byte may begin the head of a method.
  private static func mayBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "f") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

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

  /// More bytes than heads have.
  private static let longestHead = 600
  private static let function = Array("func ".utf8)
}
