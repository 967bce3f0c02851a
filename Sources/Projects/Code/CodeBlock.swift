/// A part of code between braces.
enum CodeBlock {
  /// The place of the brace that closes the one at a place; the end of the text where none does.
  static func end(of opening: Int, in code: [UInt8]) -> Int { end(of: opening, in: code[...]) }

  /// The place of the brace that closes the one at a place of a part of a text; the end of the part where none does.
  static func end(of opening: Int, in code: ArraySlice<UInt8>) -> Int {
    var depth = 0
    for place in opening..<code.endIndex {
      if code[place] == UInt8(ascii: "{") { depth += 1 }
      if code[place] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return place }
    }
    return code.endIndex
  }

  /// The number of braces that are open at a place, from another one on.
  static func depth(of place: Int, behind start: Int, in code: [UInt8]) -> Int {
    code[start..<place].reduce(into: 0) { depth, byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
    }
  }
}
