import AutoLayout

/// Numbers as SVG writes them: separated by spaces, commas, or nothing.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  static func all(_ text: some StringProtocol) -> [Double] {
    var numbers = SVGNumbers(text)
    var result: [Double] = []
    while result.count < 100_000, let number = numbers.next() { result.append(number) }
    return result
  }

  /// A length in user units; nil for none and for parts of something.
  static func length(_ text: String?) -> Double? {
    guard let text, !text.hasSuffix("%") else { return nil }
    var numbers = SVGNumbers(text)
    return numbers.next()
  }

  mutating func skipSeparators() {
    while position < bytes.count,
      PDFScanner.isSpace(bytes[position]) || bytes[position] == UInt8(ascii: ",")
    {
      position += 1
    }
  }

  /// The next number; nil where something else follows.
  mutating func next() -> Double? {
    skipSeparators()
    let start = position
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (48...57).contains(bytes[index]) }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count
        && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
    }
    var end = position + (isSign(position) ? 1 : 0)
    while isDigit(end) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { end += 1 }
    }
    if end < bytes.count, bytes[end] | 32 == UInt8(ascii: "e"),
      isDigit(end + 1) || isSign(end + 1) && isDigit(end + 2)
    {
      end += 2
      while isDigit(end) { end += 1 }
    }
    guard let number = Double(String(decoding: bytes[start..<end], as: UTF8.self)),
      number.isFinite, abs(number) < 1e9
    else { return nil }
    position = end
    return number
  }

  /// A flag of an arc, which needs no separator behind it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard position < bytes.count else { return nil }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "0"): return false
    case UInt8(ascii: "1"): return true
    default: return nil
    }
  }

  /// A letter, such as that of a command; nil where something else follows.
  mutating func letter() -> Character? {
    skipSeparators()
    guard position < bytes.count else { return nil }
    let character = Character(UnicodeScalar(bytes[position]))
    guard character.isASCII, character.isLetter else { return nil }
    position += 1
    return character
  }
}
