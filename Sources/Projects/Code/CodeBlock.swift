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

  /// The number of braces that are open at a place, from another one on.
  static func depth(of place: Int, behind start: Int, in code: [UInt8]) -> Int {
    code[start..<place].reduce(into: 0) { depth, byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
    }
  }
}
