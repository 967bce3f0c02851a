/// A value of a PDF file.
///
/// - Source: ISO 32000-1, 7.3.
indirect enum PDFObject {
  case null
  case boolean(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case reference(Int)
  case stream([String: PDFObject], Range<Int>)
  /// A word that is none of these: an operator.
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }

  /// The dictionary, or that of a stream.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let value), .stream(let value, _): value
    default: nil
    }
  }
}

/// Reads values from bytes.
struct PDFScanner {
  let bytes: [UInt8]
  var position: Int
  private let end: Int

  init(_ bytes: [UInt8], from position: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.position = position
    self.end = min(end ?? bytes.count, bytes.count)
  }

  var isAtEnd: Bool { position >= end }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }

  private static let delimiters = Set("()<>[]{}/%".utf8)

  private static func isRegular(_ byte: UInt8) -> Bool {
    !isSpace(byte) && !delimiters.contains(byte)
  }

  mutating func skipSpace() {
    while position < end {
      if bytes[position] == UInt8(ascii: "%") {
        while position < end, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < end ? bytes[position + offset] : nil
  }

  /// Reads the next value; nil at the end, and where values are nested deeper than pictures nest them.
  mutating func next(depth: Int = 0) -> PDFObject? {
    skipSpace()
    guard let first = byte(), depth < 32 else { return nil }
    switch first {
    case UInt8(ascii: "/"):
      position += 1
      return .name(regular())
    case UInt8(ascii: "("): return .string(literalString())
    case UInt8(ascii: "<"):
      if byte(1) == UInt8(ascii: "<") {
        position += 2
        return dictionary(depth: depth)
      }
      return .string(hexString())
    case UInt8(ascii: "["):
      position += 1
      return array(depth: depth)
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      position += 1
      return .word(String(UnicodeScalar(first)))
    case UInt8(ascii: ">"):
      position += byte(1) == UInt8(ascii: ">") ? 2 : 1
      return .word(">>")
    default: return numberOrWord()
    }
  }

  private mutating func regular() -> String {
    let start = position
    while position < end, Self.isRegular(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func numberOrWord() -> PDFObject {
    let text = regular()
    guard let number = Double(text), number.isFinite else {
      switch text {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      default: return .word(text)
      }
    }
    return reference(number) ?? .number(number)
  }

  /// A reference, if a number is the first of `12 0 R`.
  private mutating func reference(_ number: Double) -> PDFObject? {
    guard number >= 0, number == number.rounded(), number < 1e7 else { return nil }
    let start = position
    skipSpace()
    let generation = regular()
    skipSpace()
    if !generation.isEmpty, generation.allSatisfy(\.isNumber), byte() == UInt8(ascii: "R"),
      byte(1).map({ !Self.isRegular($0) }) ?? true
    {
      position += 1
      return .reference(Int(number))
    }
    position = start
    return nil
  }

  private mutating func array(depth: Int) -> PDFObject? {
    var values: [PDFObject] = []
    while let value = next(depth: depth + 1) {
      if case .word("]") = value { return .array(values) }
      values.append(value)
    }
    return nil
  }

  private mutating func dictionary(depth: Int) -> PDFObject? {
    var values: [String: PDFObject] = [:]
    while let key = next(depth: depth + 1) {
      guard case .name(let name) = key else {
        if case .word(">>") = key { return .dictionary(values) }
        continue
      }
      guard let value = next(depth: depth + 1) else { return nil }
      if case .word(">>") = value { return .dictionary(values) }
      values[name] = value
    }
    return nil
  }

  private mutating func literalString() -> [UInt8] {
    position += 1
    var depth = 1
    var text: [UInt8] = []
    while position < end {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\\"):
        if position < end { text.append(bytes[position]) }
        position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      default: text.append(byte)
      }
    }
    return text
  }

  private mutating func hexString() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while position < end, bytes[position] != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue {
        digits.append(UInt8(digit))
      }
      position += 1
    }
    position += 1
    return stride(from: 0, to: digits.count, by: 2).map {
      digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)
    }
  }
}
