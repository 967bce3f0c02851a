/// Widths of characters that Apple's platforms draw with fonts nothing free is alike to, in ems.
enum CharacterWidth {
  /// The width of a character that comes from a fallback font, or nil for that font's own advance.
  ///
  /// Hangul syllables of Apple SD Gothic Neo are 0.865 em wide (measured on stored frames of labels
  /// without spaces: four syllables at 14 points are 48.67 points wide on three labels, four at 18 are
  /// 62.33, three 47, five at 13 are 56.33, so 0.8642 to 0.8657). Beside the system font,
  /// ideographs and kana are wider than squares (two and fourteen at 15 points are 31 and 215 points
  /// wide, 4 of 4 stored titles of 2 projects); beside Avenir Next they are squares (n=1).
  static func ofFallback(_ scalar: Unicode.Scalar, beside font: ResolvedFont) -> Double? {
    switch scalar.value {
    case 0xAC00...0xD7A3: font.hasOwnHangul ? nil : 0.865
    case 0x3041...0x30FF, 0x3400...0x9FFF: font.isSystem ? 1.02 : nil
    default: nil
    }
  }

  /// The width of an emoji, or of the box for a character no font has, in text of a size in points.
  static func ofPicture(_ scalar: Unicode.Scalar, size: Double) -> Double {
    if scalar.properties.isEmojiPresentation { return ofEmoji(size: size) }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    return scalar.properties.isIdeographic ? 1 : 0.6
  }

  /// Emoji are relatively wider in small text.
  ///
  /// Stored labels of one emoji are 16, 24, 38, 43, 50 and 100 points wide at 11, 18, 30, 38, 45 and
  /// 100 points (n=9).
  private static func ofEmoji(size: Double) -> Double {
    let widths: [(size: Double, ems: Double)] = [
      (11, 1.43), (18, 1.31), (30, 1.25), (38, 1.125), (45, 1.105), (100, 1),
    ]
    for (lower, upper) in zip(widths, widths.dropFirst()) where size < upper.size {
      let fraction = max(0, size - lower.size) / (upper.size - lower.size)
      return lower.ems + fraction * (upper.ems - lower.ems)
    }
    return 1
  }

  /// Whether a white-space character keeps its width at the end of a wrapped line.
  static func isNonBreaking(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xA0 || scalar.value == 0x202F || scalar.value == 0x2007
  }
}
