import AutoLayout

/// What has to be added to Inter's advances to come near San Francisco's.
///
/// Beside Apple's published tracking these are estimates from stored frames of single-line labels
/// at their natural width (about 750): with them 85 % of the labels are within a point, with
/// tracking alone 77 %.
enum SystemFontFit {
  /// Spacing after each character, in points.
  static func spacing(size: Double, weight: Font.Weight) -> Double {
    Tracking.spacing(atSize: size) + (opticalNarrowing(size: size) + widening(weight)) * size
  }

  /// How much a character differs from Inter's, in ems.
  static func correction(for scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "%": 0.110
    case "\"": 0.076
    case "'": 0.049
    case "k": -0.032
    case "6": -0.036
    case "T": -0.037
    case "/": -0.038
    case "V": -0.041
    case "K": -0.047
    case "w": -0.054
    case "\u{2022}": -0.066
    case "Y": -0.071
    default: 0
    }
  }

  /// San Francisco's optical size grows tighter from 17 to 28 points.
  private static let narrowing: [(size: Double, ems: Double)] = [
    (18, 0), (20, -0.0175), (24, -0.047), (28, -0.058),
  ]

  /// The narrowing at a size, linear between the entries, in ems per character.
  private static func opticalNarrowing(size: Double) -> Double {
    guard let first = narrowing.first, let last = narrowing.last, size > first.size else {
      return 0
    }
    for (lower, upper) in zip(narrowing, narrowing.dropFirst()) where size <= upper.size {
      let fraction = (size - lower.size) / (upper.size - lower.size)
      return lower.ems + fraction * (upper.ems - lower.ems)
    }
    return last.ems
  }

  /// San Francisco's heavier weights grow wider than Inter's, in ems per character.
  private static func widening(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.006
    case .semibold: 0.0075
    case .bold: 0.012
    case .heavy: 0.02
    case .black: 0.03
    }
  }
}
