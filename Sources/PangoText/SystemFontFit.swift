import AutoLayout

/// What has to be added to Inter's advances to come near San Francisco's.
///
/// Beside Apple's published tracking these are estimates; see ``LatinCorrections``.
enum SystemFontFit {
  /// Spacing after each character, in points.
  static func spacing(size: Double, weight: Font.Weight) -> Double {
    Tracking.spacing(atSize: size)
      + (interpolated(narrowing, at: size) + widening(weight)) * size
  }

  /// How much a character differs from Inter's at a size, in ems.
  ///
  /// San Francisco's optical size changes from text to display between 18 and 28 points.
  static func correction(for scalar: Unicode.Scalar, size: Double) -> Double {
    let share = interpolated([(18, 0), (28, 1)], at: size)
    return LatinCorrections.text(scalar) + share * LatinCorrections.display(scalar)
  }

  /// San Francisco's optical size grows tighter from 18 points on; ems per character.
  private static let narrowing: [(size: Double, value: Double)] = [
    (18, 0), (20, -0.016), (24, -0.043), (28, -0.053), (40, -0.061), (60, -0.031), (120, -0.044),
  ]

  /// A table's value at a size, linear between the entries and constant outside of them.
  private static func interpolated(
    _ table: [(size: Double, value: Double)], at size: Double
  ) -> Double {
    guard let first = table.first, let last = table.last, size > first.size else {
      return table.first?.value ?? 0
    }
    for (lower, upper) in zip(table, table.dropFirst()) where size <= upper.size {
      let fraction = (size - lower.size) / (upper.size - lower.size)
      return lower.value + fraction * (upper.value - lower.value)
    }
    return last.value
  }

  /// San Francisco's heavier weights grow wider than Inter's, in ems per character.
  private static func widening(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.006
    case .semibold: 0.011
    case .bold: 0.016
    case .heavy, .black: 0.034
    }
  }
}
