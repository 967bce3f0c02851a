/// How much San Francisco's ASCII characters differ in width from Inter's.
///
/// Source: a ridge regression over stored widths of different texts; see
/// `docs/decisions/0071-kerning-of-the-system-font.md`.
enum LatinCorrections {
  /// The difference at sizes up to 18 points, in ems.
  static func text(_ scalar: Unicode.Scalar) -> Double {
    scalar == "\u{2022}" ? -0.054 : correction(for: scalar, in: textTable)
  }

  /// What has to be added to the difference at sizes of 28 points and above, in ems.
  static func display(_ scalar: Unicode.Scalar) -> Double {
    correction(for: scalar, in: displayTable)
  }

  /// What has to be added to the difference in bold text, in ems.
  static func bold(_ scalar: Unicode.Scalar) -> Double {
    correction(for: scalar, in: boldTable)
  }

  private static func correction(for scalar: Unicode.Scalar, in table: [Int]) -> Double {
    let value = unaccented(scalar)
    guard (0x20...0x7E).contains(value) else { return 0 }
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

  /// Thousandths of an em from the space to the tilde, sixteen a line.
  private static let textTable = [
    1, 39, 46, -3, -5, 87, 58, 27, 3, 3, -38, -29, -5, 10, 18, -44,
    2, 9, -5, -12, -5, 13, 27, 5, 21, 9, 30, 0, -21, 26, -21, 7,
    -53, -15, 5, -15, 8, -4, -7, 10, 11, 7, -1, 2, 2, -12, -2, 8,
    -2, -9, 12, -5, -14, 5, -7, 23, 46, -2, 2, 10, 0, 10, 0, 18,
    0, -9, -5, 4, -8, -10, 5, -4, 0, 11, 2, -7, 16, 0, 2, -7,
    1, 7, 6, -1, -4, 4, -18, -44, -14, -12, 11, 13, 0, 13, 0,
  ]

  /// As ``textTable``.
  private static let displayTable = [
    -20, -7, 7, 13, 8, -2, 8, -1, -4, -17, 2, -9, 9, -2, 3, 13,
    22, 4, 5, 20, 12, 0, -1, 5, 0, -1, 2, 3, -11, -14, -11, 5,
    -3, 3, -13, 8, -4, 2, 5, 12, -9, 3, 7, 0, 7, -12, 6, 9,
    -11, 1, 2, -2, -29, -3, 23, 7, -1, 10, 1, -2, 12, -16, 7, 20,
    -26, -6, -9, 4, -3, -16, -12, -5, -11, 6, 5, 12, 11, -2, -27, -13,
    -9, 0, -23, -21, -22, -5, 10, -13, 11, 0, -2, 9, -17, 5, -5,
  ]

  /// As ``textTable``.
  private static let boldTable = [
    6, -4, 0, -1, -1, -8, 9, 0, 2, 2, 0, 4, 11, 4, 12, 0,
    -17, 3, -6, 1, 0, 8, 8, -1, 9, 9, -7, 0, 0, 14, 0, -9,
    -22, -13, -2, -13, 0, 7, 15, -1, -5, 13, 14, -6, 3, -1, 28, -5,
    16, -7, 4, 18, 2, 3, -6, -20, -39, -21, 0, -2, 0, -2, 0, 0,
    0, 7, 22, -5, 15, 3, 10, 10, 13, -9, 0, 6, 4, -8, 1, -2,
    3, 7, 24, -6, 12, -10, -9, 8, 9, -2, 2, -7, 0, -7, 0,
  ]
}
