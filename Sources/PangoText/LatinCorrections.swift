/// How much San Francisco's ASCII characters differ in width from Inter's.
///
/// Source: a ridge regression over stored widths of different texts; see
/// `docs/decisions/0071-kerning-of-the-system-font.md`.
enum LatinCorrections {
  /// The difference at sizes up to 18 points, in ems.
  static func text(_ scalar: Unicode.Scalar) -> Double {
    scalar == "\u{2022}"
      ? Double(SystemFontTables.bullet) / 1000
      : correction(for: scalar, in: SystemFontTables.text)
  }

  /// What has to be added to the difference at sizes of 28 points and above, in ems.
  static func display(_ scalar: Unicode.Scalar) -> Double {
    correction(for: scalar, in: SystemFontTables.display)
  }

  /// What has to be added to the difference in bold text, in ems.
  static func bold(_ scalar: Unicode.Scalar) -> Double {
    correction(for: scalar, in: SystemFontTables.bold)
  }

  /// The difference that a table has from the space to the tilde, in ems; 0 outside of it.
  static func correction(for scalar: Unicode.Scalar, in table: [Int]) -> Double {
    let value = unaccented(scalar)
    guard value >= 0x20, table.indices.contains(Int(value) - 0x20) else { return 0 }
    return Double(table[Int(value) - 0x20]) / 1000
  }

  /// The ASCII letter an accented one of Latin-1 is as wide as, or the character itself.
  private static func unaccented(_ scalar: Unicode.Scalar) -> UInt32 {
    guard (0xC0...0xFF).contains(scalar.value) else { return scalar.value }
    let letter = accentedLetters[Int(scalar.value) - 0xC0]
    return letter == UInt8(ascii: ".") ? scalar.value : UInt32(letter)
  }

  /// The letters below the accents of U+00C0 to U+00FF; a period where there is none.
  private static let accentedLetters = Array(
    "AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeeeiiii.nooooo..uuuuy.y".utf8)
}
