import AutoLayout

/// A font file of one of the packages the project installs: the only fonts text ever uses.
struct FontFile: Hashable, Sendable {
  /// The file's name without directory.
  var name: String

  /// The families that stand in for others.
  enum Typeface: Hashable, Sendable, CaseIterable {
    case inter, liberationSans, liberationSerif, liberationMono, dejaVuSans, dejaVuSerif
    case dejaVuSansMono, droidFallback, nanumGothic, arundinaSans, lohitDevanagari
  }

  /// Where Debian and Ubuntu put the packages' files.
  static let packagedDirectories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2",
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/droid",
    "/usr/share/fonts/truetype/nanum", "/usr/share/fonts/truetype/arundina",
    "/usr/share/fonts/truetype/lohit-devanagari",
  ]

  /// One file of each package: present exactly if the package is installed.
  static let probes: [(file: FontFile, package: String)] = [
    (FontFile(name: "Inter-Regular.otf"), "fonts-inter"),
    (FontFile(name: "LiberationSans-Regular.ttf"), "fonts-liberation"),
    (FontFile(name: "DejaVuSans.ttf"), "fonts-dejavu-core"),
    (FontFile(name: "DroidSansFallbackFull.ttf"), "fonts-droid-fallback"),
    (FontFile(name: "NanumGothic.ttf"), "fonts-nanum"),
    (FontFile(name: "ArundinaSans.ttf"), "fonts-arundina"),
    (FontFile(name: "Lohit-Devanagari.ttf"), "fonts-lohit-deva"),
  ]

  /// The typefaces asked, in order, for a character the font itself lacks.
  static func fallbacks(for scalar: Unicode.Scalar) -> [Typeface] {
    switch scalar.value {
    case 0x0900...0x097F: [.lohitDevanagari]
    case 0x0E00...0x0E7F: [.arundinaSans]
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: [.nanumGothic]
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF:
      [.droidFallback, .dejaVuSans]
    default: [.dejaVuSans, .droidFallback]
    }
  }

  /// The file of a typeface that comes nearest to a weight and slant.
  static func nearest(_ typeface: Typeface, weight: Font.Weight, isItalic: Bool) -> FontFile {
    switch typeface {
    case .inter: inter(weight: weight, isItalic: isItalic)
    case .liberationSans: liberation("Sans", weight: weight, isItalic: isItalic)
    case .liberationSerif: liberation("Serif", weight: weight, isItalic: isItalic)
    case .liberationMono: liberation("Mono", weight: weight, isItalic: isItalic)
    case .dejaVuSans: dejaVu("Sans", weight: weight)
    case .dejaVuSerif: dejaVu("Serif", weight: weight)
    case .dejaVuSansMono: dejaVu("SansMono", weight: weight)
    case .droidFallback: FontFile(name: "DroidSansFallbackFull.ttf")
    case .nanumGothic: FontFile(name: "NanumGothic\(weight >= .semibold ? "Bold" : "").ttf")
    case .arundinaSans: FontFile(name: "ArundinaSans\(weight >= .semibold ? "-Bold" : "").ttf")
    case .lohitDevanagari: FontFile(name: "Lohit-Devanagari.ttf")
    }
  }

  private static func inter(weight: Font.Weight, isItalic: Bool) -> FontFile {
    let style =
      switch weight {
      case .ultraLight: "ExtraLight"
      case .thin: "Thin"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    guard isItalic else { return FontFile(name: "Inter-\(style).otf") }
    return FontFile(name: "Inter-\(style == "Regular" ? "" : style)Italic.otf")
  }

  private static func liberation(_ kind: String, weight: Font.Weight, isItalic: Bool) -> FontFile {
    let style =
      switch (weight >= .semibold, isItalic) {
      case (false, false): "Regular"
      case (true, false): "Bold"
      case (false, true): "Italic"
      case (true, true): "BoldItalic"
      }
    return FontFile(name: "Liberation\(kind)-\(style).ttf")
  }

  private static func dejaVu(_ kind: String, weight: Font.Weight) -> FontFile {
    FontFile(name: "DejaVu\(kind)\(weight >= .semibold ? "-Bold" : "").ttf")
  }
}
