/// How much San Francisco's ASCII characters differ in width from Inter's.
///
/// Source: a ridge regression over 666 different stored labels and button titles of iOS documents at
/// their natural width and 370 labels of macOS documents, with Inter's kerning, which San Francisco has
/// too. Judged on documents of repositories that were left out of the fit, 94 % of the widths of iOS
/// documents come out within a point and 74 % within half a point (regular weight below 20 points:
/// 98 % and 80 %); without kerning, macOS documents and a table for bold text 90 % and 68 %.
enum LatinCorrections {
  /// The difference at sizes up to 18 points, in ems.
  static func text(_ scalar: Unicode.Scalar) -> Double {
    scalar == "\u{2022}" ? -0.061 : correction(for: scalar, in: textTable)
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
    guard (0x20...0x7E).contains(scalar.value) else { return 0 }
    return Double(table[Int(scalar.value) - 0x20]) / 1000
  }

  /// Thousandths of an em from the space to the tilde, sixteen a line.
  private static let textTable = [
    3, 44, 56, 31, 1, 94, 56, 21, 5, 5, -41, -31, 8, 12, 21, -49,
    2, 8, -7, -13, -8, 12, 5, 6, 23, 7, 31, 0, -27, 9, -27, 6,
    -72, -12, 8, -13, 8, 3, -6, 9, 5, 4, 3, -15, 2, -8, 3, 2,
    3, 9, 11, -2, -13, 4, -9, 21, 33, 0, 0, 10, 0, 10, 0, 0,
    0, -11, -6, -1, -8, -10, 2, -5, -4, 12, 9, -5, 15, 0, -1, -8,
    -1, 13, 6, -3, -2, 2, -22, -45, -19, -12, 7, 22, 0, 22, 0,
  ]

  /// As ``textTable``.
  private static let displayTable = [
    -18, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 1, 1, 0,
    17, 12, 7, 20, 9, -4, 0, 8, 0, 0, -4, 0, 0, 0, 0, 0,
    -1, 4, -10, 8, -1, -5, -2, 7, 0, 0, 0, 0, -8, -1, 12, -9,
    -1, 0, 7, -10, -14, 3, -2, -2, -18, 11, 0, 0, 0, 0, 0, 0,
    0, 2, -15, -1, 0, 8, -8, 4, -2, 6, 0, 5, 12, 2, -18, 3,
    -11, 2, -21, -5, 2, -1, -1, 6, 2, 2, 0, 0, 0, 0, 0,
  ]

  /// As ``textTable``.
  private static let boldTable = [
    3, -5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3, 0, -2, 2, 0,
    -20, 5, 1, 4, 0, -5, 3, 2, 4, 4, -2, 0, 0, 5, 0, -5,
    -6, -16, -3, -5, 3, -4, 12, 7, 1, 9, 0, 0, 4, 1, 21, -21,
    5, 0, 11, 7, -10, 5, -4, -21, -23, 2, 0, -2, 0, -2, 0, 0,
    0, 6, 9, 1, 9, 5, 7, 1, -3, -13, 0, -5, -6, -9, 12, 0,
    -1, 5, 15, -5, 5, -4, -7, 5, 11, -10, -4, 0, 0, 0, 0,
  ]
}
