/// Reads the lines of `_autolayoutTrace`.
///
/// Source: traces that developers quote.
enum TraceReader {
  /// Whether a line can begin a trace.
  static func begins(_ line: Bytes) -> Bool {
    guard line.contains("•") || line.contains("AMBIGUOUS LAYOUT") else { return false }
    return node(line) != nil
  }

  /// Reads one line.
  ///
  /// - Returns: The node; nil for a line that names no item.
  static func node(_ line: Bytes) -> TraceLog.Node? {
    var rest = line[...]
    var depth = 0
    while let byte = rest.first, byte.isBlank || byte == UInt8(ascii: "|") {
      if byte == UInt8(ascii: "|") { depth += 1 }
      rest = rest.dropFirst()
    }
    let mark = removeMark(&rest)
    let (itemPart, tail) = split(rest)
    guard let item = item(itemPart) else { return nil }
    var node = TraceLog.Node(depth: depth, item: item)
    node.isManual = mark == UInt8(ascii: "+")
    node.isAmbiguous = tail.contains("AMBIGUOUS LAYOUT")
    node.lacksHostConstraints = tail.contains("MISSING HOST CONSTRAINTS")
    if let word = tail.firstIndex(of: "LAYOUT for ") {
      node.variables = variables(tail[(word + 11)...])
    }
    return node
  }

  static func isLegend(_ line: Bytes) -> Bool {
    let part = line.trimmed
    return part.hasPrefix("Legend:") || part.hasPrefix("* - is laid out")
      || part.hasPrefix("+ - is laid out") || part.hasPrefix("• - layout engine host")
  }

  private static func removeMark(_ rest: inout Bytes) -> UInt8? {
    if rest.hasPrefix("•") {
      rest = rest.dropFirst(3)
      return UInt8(ascii: "o")
    }
    guard let mark = rest.first, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+") else {
      return nil
    }
    rest = rest.dropFirst()
    return mark
  }

  private static func split(_ rest: Bytes) -> (item: Bytes, tail: Bytes) {
    let ends = [
      rest.firstIndex(of: "- AMBIGUOUS LAYOUT"), rest.firstIndex(of: ", MISSING HOST"),
    ]
    guard let end = ends.compactMap(\.self).min() else { return (rest, rest[rest.endIndex...]) }
    return (rest[..<end], rest[end...])
  }

  /// Reads `Class:0xaddress'text'`, or `<Class: 0xaddress - "name", …>` of a guide.
  private static func item(_ bytes: Bytes) -> LogItem? {
    var part = bytes.trimmed
    if part.first == UInt8(ascii: "<") {
      part = part.dropFirst()
      if part.last == UInt8(ascii: ">") { part = part.dropLast() }
      if let dash = part.firstIndex(of: " - \"") {
        let name = part[(dash + 4)...].prefix { $0 != UInt8(ascii: "\"") }
        var item = LogItem(part[..<dash])
        item.text = name.text
        return item.address == nil ? nil : item
      }
      if let comma = part.firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") })
      {
        part = part[..<comma]
      }
    }
    let item = LogItem(part)
    guard let name = item.className, item.address != nil, name.utf8.allSatisfy(\.isOfName) else {
      return nil
    }
    return item
  }

  /// Reads `A.minX{id: 170}, A.Width{id: 3}`.
  private static func variables(_ bytes: Bytes) -> [TraceLog.Variable] {
    var variables: [TraceLog.Variable] = []
    var rest = bytes
    while let brace = rest.firstIndex(of: "{id:") {
      let text = rest[..<brace]
      if let dot = text.lastIndex(of: UInt8(ascii: ".")) {
        variables.append(
          .init(item: LogItem(text[..<dot]), name: text[(dot + 1)...].text))
      }
      rest = rest[brace...].drop { $0 != UInt8(ascii: "}") }.dropFirst()
      while let byte = rest.first, byte.isBlank || byte == UInt8(ascii: ",") {
        rest = rest.dropFirst()
      }
    }
    return variables
  }
}
