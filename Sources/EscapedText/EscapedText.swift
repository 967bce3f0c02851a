extension String {
  /// The text with the code of each misleading character in its place, such as `\u{202E}`; line feed, carriage
  /// return and tab are `\n`, `\r` and `\t`.
  ///
  /// Escaping an escaped text changes nothing.
  package var escaped: String {
    escaped { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }

  /// The text with each misleading character replaced.
  ///
  /// Misleading are characters that a terminal or an editor obeys, or that nobody sees: control characters, ends of
  /// lines and paragraphs, marks of direction, characters without a glyph, and noncharacters. Joiners between
  /// characters of scripts and emoji that use them, and variation selectors after a character, are text.
  ///
  /// - Parameter code: Returns the replacement of a character.
  /// - Returns: The text without misleading characters, if no replacement holds any.
  package func escaped(_ code: (Unicode.Scalar) -> String) -> String {
    guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return self }
    let scalars = unicodeScalars
    var result = ""
    var previous: Unicode.Scalar?
    var plainStart = scalars.startIndex
    var index = plainStart
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar.isMisleading, !scalar.isShaping(previous, { scalars.next(after: index) }) {
        result += self[plainStart..<index]
        result += code(scalar)
        plainStart = next
        previous = nil
      } else {
        previous = scalar
      }
      index = next
    }
    result += self[plainStart...]
    return result
  }
}

extension String.UnicodeScalarView {
  fileprivate func next(after index: Index) -> Unicode.Scalar? {
    let next = self.index(after: index)
    return next < endIndex ? self[next] : nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is obeyed or unseen rather than shown, wherever it stands.
  package var isMisleading: Bool {
    if value < 0x7F { return value < 0x20 }
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return (0xFFF9...0xFFFB).contains(value)
    default: return false
    }
  }

  /// Whether an unseen character chooses the shape of those beside it.
  ///
  /// - Parameters:
  ///   - previous: The character before it; nil where that one is escaped.
  ///   - next: The character after it.
  /// - Returns: Whether both are of scripts or emoji that use it.
  fileprivate func isShaping(_ previous: Unicode.Scalar?, _ next: () -> Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    if properties.isVariationSelector { return !previous.isMisleading }
    guard properties.isJoinControl, previous.value >= Self.firstJoined, let next = next() else {
      return false
    }
    return next.value >= Self.firstJoined && !next.isMisleading
  }

  /// Letters below, of Latin, Greek, Cyrillic, Armenian and Hebrew, have one shape.
  private static let firstJoined: UInt32 = 0x600
}
