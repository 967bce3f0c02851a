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
  /// As ``display`` for the space, which changes at once: beside Hangul it is 0.2175 to 0.218 em at 20 to
  /// 33 points (8 saved texts of 2 projects).
  private let displaySpace: Double
  /// How far the weight is from regular, bold being 1.
  private let boldness: Double
  /// Spacing after each character, in points.
  let spacing: Double

  private static let displayShare = SizeTable([(18, 0), (28, 1)])
  private static let textNarrowing = SizeTable(SystemFontTables.textNarrowing)
  private static let displayNarrowing = SizeTable(SystemFontTables.displayNarrowing)
  private static let firstDisplay = SizeTable(SystemFontTables.firstDisplay)

  /// The versions of San Francisco that differ in width.
  enum Cut {
    /// One font for all sizes.
    case current
    /// The face that iOS 9 and 10 had for 20 points and more.
    case firstDisplay
    /// The display face from a font file of the app's: at all sizes, and without tracking.
    case displayFile

    /// The version a PostScript name stands for.
    init(_ name: String) {
      if name.hasPrefix(".SFUIDisplay") {
        self = .firstDisplay
      } else {
        let isDisplay = ["SFProDisplay", "SF Pro Display", "SFUIDisplay"].contains(
          where: name.hasPrefix)
        self = isDisplay ? .displayFile : .current
      }
    }
  }

  /// Finds what holds for a size and weight.
  init(size: Double, weight: Font.Weight, cut: Cut) {
    self.size = size
    // What depends on the size is that of a size without tracking where the face is a file's.
    let opticalSize = cut == .displayFile ? Self.untrackedSize : size
    display = Self.displayShare.value(at: opticalSize)
    displaySpace = opticalSize < SystemTracking.displaySize ? display : 1
    boldness = Self.boldness(weight)
    spacing =
      SystemTracking.spacing(atSize: opticalSize)
      + (Self.narrowing(at: opticalSize)
        + (SystemFontTables.widening[weight] ?? 0)
        + SystemFontTables.displayWidening * boldness * display + Self.widening(cut, at: size))
      * size
  }

  /// From here on Apple publishes no tracking for the display face, in points.
  private static let untrackedSize = 80.0

  /// How much a character differs from Inter's, in ems.
  func correction(for scalar: Unicode.Scalar) -> Double {
    LatinCorrections.text(scalar)
      + (scalar == " " ? displaySpace : display) * LatinCorrections.display(scalar)
      + boldness * LatinCorrections.bold(scalar)
  }

  /// What a character is narrower by, in ems: display sizes are a face of their own.
  private static func narrowing(at size: Double) -> Double {
    (size < SystemTracking.displaySize ? textNarrowing : displayNarrowing).value(at: size)
  }

  /// What the version is set wider by, in ems per character.
  private static func widening(_ cut: Cut, at size: Double) -> Double {
    switch cut {
    case .current, .displayFile: 0
    case .firstDisplay: firstDisplay.value(at: size)
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
