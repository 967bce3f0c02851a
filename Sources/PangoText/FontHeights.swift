import AutoLayout

/// The vertical metrics that a font file holds, in ems.
struct FontHeights: Hashable, Sendable {
  private let ascent: Double
  private let descent: Double
  private let leading: Double
  private let capHeight: Double
  private let xHeight: Double

  /// Reads the tables of a file; nil where they are too short, or the font is nothing high.
  ///
  /// - Parameters:
  ///   - horizontalHeader: The table `hhea`.
  ///   - system: The table `OS/2`, which only newer versions have heights of letters in; else those of San Francisco count.
  ///   - unitsPerEm: The units that an em has.
  init?(horizontalHeader: [UInt8], system: [UInt8], unitsPerEm: Int) {
    guard unitsPerEm > 0, let ascent = Self.number(horizontalHeader, at: 4),
      let descent = Self.number(horizontalHeader, at: 6), ascent > descent
    else { return nil }
    let em = Double(unitsPerEm)
    func ems(_ units: Int?, default fallback: Double) -> Double {
      units.flatMap { $0 > 0 ? Double($0) / em : nil } ?? fallback
    }
    self.ascent = Double(ascent) / em
    self.descent = Double(-descent) / em
    leading = ems(Self.number(horizontalHeader, at: 8), default: 0)
    let hasLetters = (Self.number(system, at: 0) ?? 0) >= 2
    xHeight = ems(hasLetters ? Self.number(system, at: 86) : nil, default: 1078.0 / 2048)
    capHeight = ems(hasLetters ? Self.number(system, at: 88) : nil, default: 1443.0 / 2048)
  }

  /// The metrics at a size in points.
  func metrics(atSize size: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascent * size, descender: -descent * size, leading: leading * size,
      capHeight: capHeight * size, xHeight: xHeight * size)
  }

  /// The signed number of two bytes at a place; nil beyond the end.
  private static func number(_ table: [UInt8], at place: Int) -> Int? {
    guard place + 1 < table.count else { return nil }
    return Int(Int16(bitPattern: UInt16(table[place]) << 8 | UInt16(table[place + 1])))
  }
}
