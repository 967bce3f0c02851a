/// Reads a visual format character by character.
struct VisualFormatScanner {
  private let characters: [Character]
  /// The number of characters read.
  private(set) var position = 0

  /// Reads a format from its beginning.
  init(_ format: String) {
    characters = Array(format)
  }

  /// The next character; nil at the end.
  var next: Character? { position < characters.count ? characters[position] : nil }

  /// Whether everything is read.
  var isAtEnd: Bool { next == nil }

  /// Reads a character if it comes next.
  ///
  /// - Returns: Whether it does.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Reads a name: a letter or an underscore, then letters, digits and underscores.
  ///
  /// - Returns: The name; nil if none comes next.
  mutating func takeName() -> String? {
    guard let first = next, first.isNameStart else { return nil }
    return takeAll { $0.isNameStart || $0.isDigit }
  }

  /// Reads a number as the C library reads it, without exponent.
  ///
  /// - Parameter isSigned: Whether it may begin with a sign.
  /// - Returns: The number; nil, with nothing read, if none comes next.
  mutating func takeNumber(isSigned: Bool) -> Double? {
    let start = position
    var text = ""
    if isSigned, let sign = next, sign == "-" || sign == "+" {
      text.append(sign)
      position += 1
    }
    text += takeAll { $0.isDigit }
    if take(".") { text += "." + takeAll { $0.isDigit } }
    guard let number = Double(text.hasSuffix(".") ? text + "0" : text) else {
      position = start
      return nil
    }
    return number
  }

  private mutating func takeAll(where isWanted: (Character) -> Bool) -> String {
    let rest = characters[position...].prefix(while: isWanted)
    position += rest.count
    return String(rest)
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
  fileprivate var isNameStart: Bool { isASCII && isLetter || self == "_" }
}
