/// The branches of conditions in a body, of which one is run whatever is so: `if … { } else if … { } else { }`.
enum ConditionBranches {
  /// Finds the conditions that end with an `else`.
  ///
  /// - Parameter body: A body with its braces, without comments and strings; conditions in further braces are left out.
  /// - Returns: The branches of each, as bodies with their braces.
  static func all(of body: ArraySlice<UInt8>) -> [[ArraySlice<UInt8>]] {
    var conditions: [[ArraySlice<UInt8>]] = []
    var open: [ArraySlice<UInt8>] = []
    var place = body.startIndex + 1
    var start = place
    while place < body.endIndex {
      if ";\n".utf8.contains(body[place]), !isBlank(body[start..<place]) { start = place + 1 }
      guard body[place] == UInt8(ascii: "{") else {
        place += 1
        continue
      }
      let end = min(CodeBlock.end(of: place, in: body), body.endIndex - 1)
      let words = body[start..<place].split { !WordReader.isWord($0) }
      let isFurther = words.first.map { $0.elementsEqual("else".utf8) } ?? false
      let asks = words.contains { $0.elementsEqual("if".utf8) }
      if !isFurther { open = [] }
      if isFurther ? !open.isEmpty : asks { open.append(body[place...end]) }
      if isFurther && !asks && !open.isEmpty {
        conditions.append(open)
        open = []
      }
      place = end + 1
      start = place
    }
    return conditions
  }

  private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { " \t\r\n".utf8.contains($0) }
  }
}
