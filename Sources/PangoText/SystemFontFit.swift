import AutoLayout

/// What has to be added to Inter's advances to come near San Francisco's at a size and weight.
///
/// Beside Apple's published tracking these are estimates; see ``LatinCorrections``.
struct SystemFontFit {
  /// The size in points.
  private let size: Double
  /// How far San Francisco's optical size has changed from text to display, from 0 at 18 points to 1
  /// at 28.
  private let display: Double
  /// How far the weight is from regular, bold being 1.
  private let boldness: Double
  /// Spacing after each character, in points.
  let spacing: Double

  /// The versions of San Francisco that differ in width.
  enum Cut {
    /// One font for all sizes.
    case current
    /// The face that iOS 9 and 10 had for 20 points and more.
    case firstDisplay

    /// The version a PostScript name stands for.
    init(_ name: String) {
      self = name.hasPrefix(".SFUIDisplay") ? .firstDisplay : .current
    }
  }

  /// Finds what holds for a size and weight.
  init(size: Double, weight: Font.Weight, cut: Cut) {
    self.size = size
    display = Self.interpolated([(18, 0), (28, 1)], at: size)
    boldness = Self.boldness(weight)
    spacing =
      Tracking.spacing(atSize: size)
      + (Self.interpolated(SystemFontTables.narrowing, at: size)
        + (SystemFontTables.widening[weight] ?? 0)
        + SystemFontTables.displayWidening * boldness * display + Self.widening(cut, at: size))
      * size
  }

  /// How much a character differs from Inter's, in ems.
  func correction(for scalar: Unicode.Scalar) -> Double {
    LatinCorrections.text(scalar) + display * LatinCorrections.display(scalar)
      + boldness * LatinCorrections.bold(scalar)
  }

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

  /// What the version is set wider by, in ems per character.
  private static func widening(_ cut: Cut, at size: Double) -> Double {
    switch cut {
    case .current: 0
    case .firstDisplay: interpolated(SystemFontTables.firstDisplay, at: size)
    }
  }

  private static func boldness(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.33
    case .semibold: 0.66
    case .bold: 1
    case .heavy, .black: 1.3
    }
  }
}
