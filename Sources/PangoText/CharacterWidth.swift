/// Widths of characters that Apple's platforms draw with fonts nothing free is alike to, in ems.
enum CharacterWidth {
  /// The width of a character that comes from a fallback font, or nil for that font's own advance.
  ///
  /// Hangul syllables of Apple SD Gothic Neo are 0.863 em wide (measured on stored label frames:
  /// two, three and four syllables at 17 points are 30, 45 and 59 points wide).
  static func ofFallback(_ scalar: Unicode.Scalar) -> Double? {
    (0xAC00...0xD7A3).contains(scalar.value) ? 0.863 : nil
  }

  /// The width of an emoji, or of the box for a character no font has.
  static func ofPicture(_ scalar: Unicode.Scalar) -> Double {
    if scalar.properties.isEmojiPresentation { return 1.25 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    return scalar.properties.isIdeographic ? 1 : 0.6
  }

  /// Whether a white-space character keeps its width at the end of a wrapped line.
  static func isNonBreaking(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xA0 || scalar.value == 0x202F || scalar.value == 0x2007
  }
}
