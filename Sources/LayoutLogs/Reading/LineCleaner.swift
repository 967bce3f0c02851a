/// Removes from a line what terminals, formats of logs and quotations added to it.
enum LineCleaner {
  /// The lines that a line stands for: several where line breaks are written as escapes.
  static func lines(of bytes: Bytes) -> [Bytes] {
    var line = withoutCodes(bytes)
    if isEscaped(line) { line = unescaped(line) }
    if line.contains("%3C"), line.contains("onstraint:0x") { line = withoutPercents(line) }
    if line.contains("&lt;") || line.contains("&gt;") { line = withoutEntities(line) }
    if line.contains("\\<") { line = withoutBackslashes(line) }
    return line.split(separator: 0x0A, omittingEmptySubsequences: false).map(withoutQuotation)
  }

  /// Removes escape sequences, carriage returns and invisible spaces.
  private static func withoutCodes(_ bytes: Bytes) -> Bytes {
    guard bytes.contains(where: { $0 == 0x1B || $0 == 0x0D || $0 >= 0xC2 }) else { return bytes }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x1B {
        index = codeEnd(in: bytes, at: index)
      } else if bytes[index] == 0x0D {
        index += 1
      } else if bytes.matches("\u{A0}", at: index) {
        result.append(0x20)
        index += 2
      } else if bytes.matches("\u{200B}", at: index) || bytes.matches("\u{FEFF}", at: index) {
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result[...]
  }

  /// The place after an escape sequence.
  ///
  /// Source: ECMA-48: `ESC [`, parameters, and a final byte from `@` to `~`.
  private static func codeEnd(in bytes: Bytes, at start: Int) -> Int {
    guard start + 1 < bytes.endIndex, bytes[start + 1] == UInt8(ascii: "[") else {
      return start + 1
    }
    var index = start + 2
    while index < bytes.endIndex, !(0x40...0x7E).contains(bytes[index]) { index += 1 }
    return min(index + 1, bytes.endIndex)
  }

  /// Whether a whole log stands in a string, as `log stream --style ndjson` writes it.
  ///
  /// A label's text may hold `\n`, too: a phrase of a log's beginning or end tells them apart.
  private static func isEscaped(_ line: Bytes) -> Bool {
    line.contains("\\n")
      && LogPhrase.headers.contains { line.firstIndex(ofText: $0, from: nil) != nil }
  }

  private static func unescaped(_ line: Bytes) -> Bytes {
    var result: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      guard line[index] == UInt8(ascii: "\\"), index + 1 < line.endIndex else {
        result.append(line[index])
        index += 1
        continue
      }
      switch line[index + 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "U"), UInt8(ascii: "u"): result += [UInt8(ascii: "\\"), line[index + 1]]
      default: result.append(line[index + 1])
      }
      index += 2
    }
    return result[...]
  }

  /// Removes the backslashes that Markdown wants before angle brackets.
  private static func withoutBackslashes(_ line: Bytes) -> Bytes {
    var result: [UInt8] = []
    for index in line.indices {
      let isEscape =
        line.matches("\\<", at: index) || line.matches("\\>", at: index)
      if !isEscape { result.append(line[index]) }
    }
    return result[...]
  }

  /// Decodes the address of a page that shows a log.
  private static func withoutPercents(_ line: Bytes) -> Bytes {
    var result: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "%"), index + 2 < line.endIndex,
        line[(index + 1)...(index + 2)].allSatisfy(\.isHexDigit),
        let byte = UInt8(line[(index + 1)...(index + 2)].text, radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result[...]
  }

  private static let entities: [(StaticString, UInt8)] = [
    ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27), ("&apos;", 0x27),
    ("&#x27;", 0x27), ("&#34;", 0x22), ("&nbsp;", 0x20), ("&amp;", 0x26),
  ]

  private static func withoutEntities(_ line: Bytes) -> Bytes {
    var result: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "&"),
        let (text, byte) = entities.first(where: { line.matches($0.0, at: index) })
      {
        result.append(byte)
        index += text.utf8CodeUnitCount
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result[...]
  }

  /// Removes `> ` from the beginning, once for each level of a quotation.
  private static func withoutQuotation(_ line: Bytes) -> Bytes {
    var rest = line
    while true {
      let part = rest.drop { $0 == 0x20 || $0 == 0x09 }
      guard part.first == UInt8(ascii: ">") else { return rest }
      let next = part.dropFirst()
      guard next.isEmpty || next.first == 0x20 || next.first == UInt8(ascii: ">") else {
        return rest
      }
      rest = next.first == 0x20 ? next.dropFirst() : next
    }
  }

  /// The line without the date, process and kind that a logger put before it.
  static func withoutPrefix(_ line: Bytes) -> Bytes {
    let part = line.trimmed
    guard part.count > 20, part.prefix(4).allSatisfy(\.isDigit),
      part[part.startIndex + 4] == UInt8(ascii: "-"), let bracket = part.firstIndex(of: "] ")
    else { return line }
    return part[(bracket + 2)...]
  }

  /// The name of the process that a logger put before a line, `App[100:2000]` or `App[100]:`.
  static func process(in line: Bytes) -> String? {
    guard let bracket = line.firstIndex(of: UInt8(ascii: "[")), bracket > line.startIndex,
      bracket + 1 < line.endIndex, line[bracket + 1].isDigit
    else { return nil }
    let name = line[..<bracket].reversed().prefix { !$0.isBlank }.reversed()
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// The line with typographic quotation marks as plain ones.
  static func withPlainQuotes(_ line: Bytes) -> Bytes {
    var result: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line.matches("‘", at: index) || line.matches("’", at: index) {
        result.append(0x27)
        index += 3
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result[...]
  }
}

extension Bytes {
  /// The first place of a text that is known only when the program runs.
  func firstIndex(ofText text: [UInt8], from start: Int?) -> Int? {
    guard let first = text.first, count >= text.count else { return nil }
    var index = start ?? startIndex
    while index + text.count <= endIndex {
      if self[index] == first, self[index..<(index + text.count)].elementsEqual(text) {
        return index
      }
      index += 1
    }
    return nil
  }
}
