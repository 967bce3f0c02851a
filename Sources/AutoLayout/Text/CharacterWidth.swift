/// Widths of characters that Apple's platforms draw with fonts nothing free is alike to, in ems.
package enum CharacterWidth {
  /// The width of a character that comes from a fallback font, or nil for that font's own advance.
  ///
  /// Source: the arrays of widths that PDF files of macOS embed. Hangul of Apple SD Gothic Neo takes 865
  /// thousandths, ideographs and kana of PingFang and Hiragino are squares.
  package static func ofFallback(_ scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case 0xAC00...0xD7A3: 0.865
    case 0x3041...0x30FF, 0x3400...0x9FFF: 1
    default: nil
    }
  }

  /// The factor by which ideographs and kana are wider beside the system font.
  ///
  /// Source: saved widths of labels in 4 repositories of 4, between 0.016 and 0.020 em for a character; beside
  /// named fonts they are squares.
  package static let squareFactorOfSystemFont = 1.02

  /// The width of an emoji, or of the box for a character no font has.
  ///
  /// Apple Color Emoji is an em wide in PDF files, and wider in labels: 1.27 to 1.45 em at 11 to 30 points
  /// (6 labels, 4 repositories), 1.08 to 1.13 at 38 to 150. What it depends on is not published.
  package static func ofPicture(_ scalar: Unicode.Scalar) -> Double {
    if scalar.properties.isEmojiPresentation { return 1.25 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    return scalar.properties.isIdeographic ? 1 : 0.6
  }

  /// Whether a white-space character keeps its width at the end of a wrapped line.
  package static func isNonBreaking(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xA0 || scalar.value == 0x202F || scalar.value == 0x2007
  }
}
