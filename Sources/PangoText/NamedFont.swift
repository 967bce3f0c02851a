import AutoLayout

/// A family of Apple's platforms or of common app bundles, and what stands in for it.
struct NamedFont: Sendable {
  /// The free typeface its text is measured and drawn with.
  var typeface: FontFile.Typeface
  /// What the typeface's advances are multiplied by, to come near the named family's.
  var widthScale = 1.0
  /// Ascent of the named family in ems.
  var ascent: Double
  /// Descent of the named family in ems, positive.
  var descent: Double
  /// Gap between lines of the named family in ems.
  var leading = 0.0
  /// What characters take before they are scaled; nil for what they take in the typeface.
  var advances: LetterAdvances?
  /// What is added to the advances of characters; nil for nothing.
  var letters: LetterWidths?
  /// Whether pairs of characters move towards each other as in the typeface.
  var isKerned = true
  /// Whether Hangul is as wide as in the typeface that draws it, rather than as in Apple SD Gothic Neo.
  var hasOwnHangul = false

  /// The stand-in for a family or PostScript name; unknown names get what UIKit falls back to.
  ///
  /// The longest entry that begins the name wins, letters and digits only, case ignored.
  static func lookUp(_ name: String) -> NamedFont {
    let key = normalized(name)
    let match = all.filter { key.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
    return match?.font ?? unknown
  }

  /// Whether a name is one of the names of the system font itself.
  static func isSystem(_ name: String) -> Bool {
    let key = normalized(name)
    return ["sfui", "sfpro", "sfcompact", "applesystemuifont", "sanfrancisco"].contains {
      key.hasPrefix($0)
    } && !key.contains("rounded")
  }

  private static func normalized(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0 == "1" })
  }

  /// Single-line labels in families the machine lacked were stored 1.165 em high, which is
  /// Helvetica Neue without its line gap (measured on stored frames: 16 → 18⅔, 24 → 28, 18 → 21).
  private static let unknown = NamedFont(
    typeface: .liberationSans, ascent: 0.952, descent: 0.213, leading: 0.028,
    advances: .helveticaNeueRegular)

  private static let all = table + freeFonts

  /// Vertical metrics are those of the families' own `hhea` tables, rounded to thousandths of an em.
  ///
  /// Lines are as high as ascent and descent, without the gap between lines that some fonts have:
  /// 15 of 15 saved heights in Helvetica Neue, Times New Roman and Gotham Pro, 4 projects.
  private static let table: [(prefix: String, font: NamedFont)] = [
    // Heights differ by weight: regular 4 of 4, light 5 of 5, each in 2 projects.
    (
      "helveticaneue",
      NamedFont(
        typeface: .liberationSans, ascent: 0.952, descent: 0.213, leading: 0.028,
        advances: .helveticaNeue)
    ),
    (
      "helveticaneuebold",
      NamedFont(
        typeface: .liberationSans, ascent: 0.975, descent: 0.217, leading: 0.028,
        advances: .helveticaNeue)
    ),
    // The system font of iOS 7: labels are as high in San Francisco. Without kerning 11 of 11 saved texts
    // are within a point, with the stand-in's 9.
    (
      "helveticaneueinterface",
      NamedFont(
        typeface: .liberationSans, ascent: 1950.0 / 2048, descent: 494.0 / 2048,
        advances: .helveticaNeue, isKerned: false)
    ),
    // Thin and light text is stored narrower than regular text (n=3 and 4).
    (
      "helveticaneuelight",
      NamedFont(
        typeface: .liberationSans, widthScale: 0.966, ascent: 0.968, descent: 0.222,
        leading: 0.028, advances: .helveticaNeue)
    ),
    (
      "helveticaneuethin",
      NamedFont(
        typeface: .liberationSans, widthScale: 0.915, ascent: 0.968, descent: 0.222,
        leading: 0.028, advances: .helveticaNeue)
    ),
    (
      "helveticaneuemedium",
      NamedFont(
        typeface: .liberationSans, ascent: 0.972, descent: 0.22, leading: 0.028,
        advances: .helveticaNeue)
    ),
    ("helvetica", NamedFont(typeface: .liberationSans, ascent: 0.92, descent: 0.23)),
    ("arial", NamedFont(typeface: .liberationSans, ascent: 0.905, descent: 0.212, leading: 0.033)),
    (
      "timesnewroman",
      NamedFont(typeface: .liberationSerif, ascent: 0.891, descent: 0.216, leading: 0.042)
    ),
    ("times", NamedFont(typeface: .liberationSerif, ascent: 0.9, descent: 0.25)),
    ("couriernew", NamedFont(typeface: .liberationMono, ascent: 0.833, descent: 0.3)),
    ("courier", NamedFont(typeface: .liberationMono, ascent: 0.904, descent: 0.296)),
    ("menlo", NamedFont(typeface: .dejaVuSansMono, ascent: 0.928, descent: 0.236)),
    ("monaco", NamedFont(typeface: .dejaVuSansMono, ascent: 1.0, descent: 0.25)),
    (
      "sfmono",
      NamedFont(typeface: .dejaVuSansMono, widthScale: 1.0266, ascent: 0.952, descent: 0.241)
    ),
    (
      "georgia",
      NamedFont(typeface: .liberationSerif, widthScale: 1.084, ascent: 0.917, descent: 0.219)
    ),
    (
      "palatino",
      NamedFont(typeface: .liberationSerif, widthScale: 1.09, ascent: 0.87, descent: 0.29)
    ),
    ("baskerville", NamedFont(typeface: .liberationSerif, ascent: 0.897, descent: 0.246)),
    (
      "didot", NamedFont(typeface: .liberationSerif, widthScale: 1.05, ascent: 0.94, descent: 0.325)
    ),
    ("hoeflertext", NamedFont(typeface: .liberationSerif, ascent: 0.72, descent: 0.28)),
    (
      "iowanoldstyle",
      NamedFont(typeface: .liberationSerif, widthScale: 1.1, ascent: 0.95, descent: 0.29)
    ),
    (
      "agaramondpro",
      NamedFont(typeface: .liberationSerif, widthScale: 0.95, ascent: 0.75, descent: 0.25)
    ),
    (
      "charter",
      NamedFont(typeface: .liberationSerif, widthScale: 1.08, ascent: 0.98, descent: 0.24)
    ),
    ("verdana", NamedFont(typeface: .dejaVuSans, ascent: 1.005, descent: 0.21)),
    (
      "avenirnext",
      NamedFont(
        typeface: .inter, ascent: 1.0, descent: 0.366, advances: .avenirNext, letters: .avenirNext)
    ),
    ("avenir", NamedFont(typeface: .inter, ascent: 1.0, descent: 0.366, advances: .avenir)),
    // Heights n=13.
    (
      "optimabold", NamedFont(typeface: .inter, ascent: 0.919, descent: 0.272, advances: .optima)
    ),
    // n=9, all of one text.
    (
      "bradleyhand",
      NamedFont(typeface: .liberationSans, widthScale: 0.9, ascent: 0.914, descent: 0.336)
    ),
    // Widths n=2, heights n=3.
    (
      "papyrus",
      NamedFont(typeface: .liberationSans, widthScale: 1.033, ascent: 0.94, descent: 0.6)
    ),
    // Heights n=5.
    ("telugusangammn", NamedFont(typeface: .liberationSans, ascent: 1.0, descent: 0.4)),
    // n=1 each; of Chalkduster two lines, which say that its widths are 1.23 at least.
    ("markerfelt", NamedFont(typeface: .liberationSans, ascent: 0.84, descent: 0.25)),
    (
      "chalkduster",
      NamedFont(typeface: .liberationSans, widthScale: 1.25, ascent: 0.98, descent: 0.283)
    ),
    ("optima", NamedFont(typeface: .inter, ascent: 0.919, descent: 0.268, advances: .optima)),
    // Widths n=3, of two projects.
    (
      "futura",
      NamedFont(
        typeface: .inter, widthScale: 1.048, ascent: 1.039, descent: 0.26, advances: .jost)
    ),
    // Heights n=1.
    ("futuracondensed", NamedFont(typeface: .inter, widthScale: 0.93, ascent: 0.95, descent: 0.25)),
    // n=1.
    (
      "gillsanssemibold",
      NamedFont(typeface: .inter, widthScale: 0.927, ascent: 0.95, descent: 0.25)
    ),
    ("gillsans", NamedFont(typeface: .inter, widthScale: 0.86, ascent: 0.918, descent: 0.23)),
    (
      "trebuchetms",
      NamedFont(typeface: .liberationSans, widthScale: 0.97, ascent: 0.939, descent: 0.222)
    ),
    ("applesdgothicneo", NamedFont(typeface: .inter, widthScale: 0.905, ascent: 0.9, descent: 0.3)),
    ("pingfang", NamedFont(typeface: .inter, ascent: 1.06, descent: 0.34)),
    ("hiragino", NamedFont(typeface: .inter, ascent: 0.88, descent: 0.12, leading: 0.5)),
    // A font of Oriya's letters: Latin ones are Helvetica's (n=1).
    ("notosansoriya", NamedFont(typeface: .liberationSans, ascent: 1.069, descent: 0.293)),
    // As Adobe's tools make fonts: a line is an em high (4 of 4 saved heights at 14, 30 and 38 points).
    // Widths n=2.
    (
      "atlasgrotesk",
      NamedFont(typeface: .liberationSans, widthScale: 1.044, ascent: 0.75, descent: 0.25)
    ),
    ("sourcecodepro", NamedFont(typeface: .liberationMono, ascent: 0.984, descent: 0.273)),
  ]
}

extension LetterWidths {
  fileprivate static let avenirNext = LetterWidths(regular: NamedFontTables.avenirNext)
}
