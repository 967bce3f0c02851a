/// Advance widths of the system font's regular weight, in thousandths of the font size, before
/// tracking.
///
/// Source: ``LatinAdvanceTable``; punctuation beyond it is Inter's.
enum LatinAdvances {
  /// The advance of a character, or nil outside the table.
  static func advance(of scalar: Unicode.Scalar) -> Double? {
    let index = Int(scalar.value) - firstPrintable
    if LatinAdvanceTable.ascii.indices.contains(index) {
      return Double(LatinAdvanceTable.ascii[index]) / unitsPerEm
    }
    return punctuation(scalar).map { $0 / unitsPerEm }
  }

  private static let unitsPerEm = 1000.0
  private static let firstPrintable = 0x20

  private static func punctuation(_ scalar: Unicode.Scalar) -> Double? {
    switch scalar {
    case "\u{A0}": 279
    case "\u{2018}", "\u{2019}": 190
    case "\u{201C}", "\u{201D}": 381
    case "\u{2013}": 500
    case "\u{2014}": 1000
    case "\u{2022}": 562
    case "\u{2026}": 821
    case "\u{00B7}": 276
    case "\u{00B0}": 455
    case "\u{00D7}": 659
    case "\u{00A9}": 921
    default: nil
    }
  }
}
