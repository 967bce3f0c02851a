import AutoLayout

/// What characters of a family are wider by than those of its stand-in, in thousandths of an em, from
/// the space to the tilde.
struct LetterWidths: Sendable {
  /// At regular weight.
  var regular: [Int]
  /// At the weights above; nil if they differ from the stand-in's by as much.
  var semibold, bold, heavy: [Int]?

  /// The table at a weight; medium lies between regular and semibold.
  func table(_ weight: Font.Weight) -> [Int] {
    switch weight {
    case .ultraLight, .thin, .light, .regular: regular
    case .medium: zip(regular, semibold ?? regular).map { ($0 + $1) / 2 }
    case .semibold: semibold ?? regular
    case .bold: bold ?? regular
    case .heavy, .black: heavy ?? bold ?? regular
    }
  }
}
