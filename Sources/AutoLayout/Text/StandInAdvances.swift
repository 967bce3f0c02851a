/// Advances of characters that Apple's published tables lack, in the free fonts that stand in for Apple's.
///
/// Measurers with fonts read the same numbers from the files; those without have them from here, so that both agree.
///
/// Source: the fonts' own advances, Inter under the Open Font License and DejaVu Sans under its own free one;
/// `scripts/measure-symbols`.
package enum StandInAdvances {
  /// The advances of a font at two weights.
  struct Table: Sendable {
    /// A range of characters, from the first one on; 0 stands for those that the font lacks.
    struct Block: Sendable {
      let first: UInt32
      let regular: [Int16]
      let bold: [Int16]

      init(_ first: UInt32, _ regular: [Int16], _ bold: [Int16]) {
        (self.first, self.regular, self.bold) = (first, regular, bold)
      }
    }

    private let emsPerUnit: Double
    private let blocks: [Block]

    init(unitsPerEm: Double, blocks: [Block]) {
      emsPerUnit = 1 / unitsPerEm
      self.blocks = blocks
    }

    /// The advances of a character, in ems; nil where the font lacks it.
    fileprivate func advances(of scalar: Unicode.Scalar) -> (regular: Double, bold: Double)? {
      guard let block = blocks.last(where: { $0.first <= scalar.value }) else { return nil }
      let place = Int(scalar.value - block.first)
      guard block.regular.indices.contains(place), block.regular[place] > 0 else { return nil }
      return (
        Double(block.regular[place]) * emsPerUnit, Double(block.bold[place]) * emsPerUnit
      )
    }
  }

  /// The advance in Inter, which stands in for the system font, in ems; nil where it lacks the character.
  ///
  /// Weights between regular and bold lie on a line; others are as the nearest of these.
  package static func ofLetter(_ scalar: Unicode.Scalar, weight: Font.Weight) -> Double? {
    guard let ends = letters.advances(of: scalar) else { return nil }
    let share =
      switch weight {
      case .ultraLight, .thin, .light, .regular: 0.0
      case .medium: 1.0 / 3
      case .semibold: 2.0 / 3
      case .bold, .heavy, .black: 1.0
      }
    return ends.regular + share * (ends.bold - ends.regular)
  }

  /// The advance in DejaVu Sans, which is asked for what the font of a text lacks, in ems; nil where it lacks the
  /// character.
  package static func ofSymbol(_ scalar: Unicode.Scalar, weight: Font.Weight) -> Double? {
    symbols.advances(of: scalar).map { weight >= .semibold ? $0.bold : $0.regular }
  }
}
