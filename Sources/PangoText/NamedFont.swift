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
  /// The published advances of characters; nil for those of the typeface.
  var advances: LetterAdvances?
  /// What is added to the advances of the typeface; nil for nothing.
  var letters: LetterWidths?
  /// Whether pairs of characters move towards each other as in the typeface.
  var isKerned = true
  /// Whether the advances are the family's own: published, measured, or those of a typeface that was
  /// made to have them.
  var hasOwnWidths = true

  /// The stand-in for a family or PostScript name; unknown names get what UIKit falls back to.
  ///
  /// The longest entry that begins the name wins, letters and digits only, case ignored.
  static func lookUp(_ name: String) -> NamedFont {
    let key = normalized(name)
    let match = all.filter { key.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
    return match?.font ?? unknown
  }

  private static func normalized(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0 == "1" })
  }

  /// What UIKit shows for a family that is missing: Helvetica Neue Regular at every weight.
  ///
  /// Its heights are those of stored labels (16 points → 18⅔, 24 → 28, 18 → 21).
  private static let unknown = NamedFont(
    typeface: .liberationSans, ascent: 0.952, descent: 0.213, leading: 0.028,
    advances: .helveticaNeueRegular, hasOwnWidths: false)

  private static let all = table + freeFonts

  private static func helveticaNeue(_ ascent: Double, _ descent: Double) -> NamedFont {
    NamedFont(
      typeface: .liberationSans, ascent: ascent, descent: descent, leading: 0.028,
      advances: .helveticaNeue)
  }

  /// A family whose heights are known and whose widths are not: they are Helvetica Neue's.
  private static func heights(
    _ typeface: FontFile.Typeface, _ ascent: Double, _ descent: Double, leading: Double = 0
  ) -> NamedFont {
    NamedFont(
      typeface: typeface, ascent: ascent, descent: descent, leading: leading,
      advances: .helveticaNeue, hasOwnWidths: false)
  }

  /// Vertical metrics are those of the families' own `hhea` tables, rounded to thousandths of an em.
  ///
  /// Lines are as high as ascent and descent, without the gap between lines that some fonts have:
  /// 15 of 15 saved heights in Helvetica Neue, Times New Roman and Gotham Pro, 4 projects. Liberation's
  /// faces were made with the advances of Arial, Times New Roman and Courier New.
  private static let table: [(prefix: String, font: NamedFont)] = [
    // Heights differ by weight: regular 4 of 4, light 5 of 5, each in 2 projects.
    ("helveticaneue", helveticaNeue(0.952, 0.213)),
    ("helveticaneuebold", helveticaNeue(0.975, 0.217)),
    ("helveticaneuelight", helveticaNeue(0.968, 0.222)),
    ("helveticaneuethin", helveticaNeue(0.968, 0.222)),
    ("helveticaneuemedium", helveticaNeue(0.972, 0.22)),
    // The system font of iOS 7 and 8: labels are as high in San Francisco.
    (
      "helveticaneueinterface",
      NamedFont(
        typeface: .liberationSans, ascent: 1950.0 / 2048, descent: 494.0 / 2048,
        advances: .helveticaNeue, isKerned: false)
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
      // SF Mono's advance is 1266 of 2048 units.
      "sfmono",
      NamedFont(typeface: .dejaVuSansMono, widthScale: 1.0266, ascent: 0.952, descent: 0.241)
    ),
    (
      "avenirnext",
      NamedFont(typeface: .inter, ascent: 1.0, descent: 0.366, advances: .avenirNext)
    ),
    ("avenir", NamedFont(typeface: .inter, ascent: 1.0, descent: 0.366, advances: .avenir)),
    (
      "chalkduster",
      NamedFont(typeface: .liberationSans, ascent: 0.98, descent: 0.283, advances: .chalkduster)
    ),
    ("futura", NamedFont(typeface: .inter, ascent: 1.039, descent: 0.26, advances: .futura)),
    (
      "georgia",
      NamedFont(typeface: .liberationSerif, ascent: 0.917, descent: 0.219, advances: .georgia)
    ),
    ("gillsans", NamedFont(typeface: .inter, ascent: 0.918, descent: 0.23, advances: .gillSans)),
    (
      "markerfelt",
      NamedFont(typeface: .liberationSans, ascent: 0.84, descent: 0.25, advances: .markerFelt)
    ),
    ("optima", NamedFont(typeface: .inter, ascent: 0.919, descent: 0.268, advances: .optima)),
    // Heights n=13.
    ("optimabold", NamedFont(typeface: .inter, ascent: 0.919, descent: 0.272, advances: .optima)),
    (
      "palatino",
      NamedFont(typeface: .liberationSerif, ascent: 0.87, descent: 0.29, advances: .palatino)
    ),
    (
      "trebuchetms",
      NamedFont(typeface: .liberationSans, ascent: 0.939, descent: 0.222, advances: .trebuchet)
    ),
    (
      "verdana", NamedFont(typeface: .dejaVuSans, ascent: 1.005, descent: 0.21, advances: .verdana)
    ),
    ("baskerville", heights(.liberationSerif, 0.897, 0.246)),
    ("charter", heights(.liberationSerif, 0.98, 0.24)),
    ("didot", heights(.liberationSerif, 0.94, 0.325)),
    ("hoeflertext", heights(.liberationSerif, 0.72, 0.28)),
    ("iowanoldstyle", heights(.liberationSerif, 0.95, 0.29)),
    (
      // Four labels of three repositories have Latin letters about as wide.
      "applesdgothicneo",
      NamedFont(
        typeface: .inter, widthScale: 0.905, ascent: 0.9, descent: 0.3, hasOwnWidths: false)
    ),
    ("pingfang", heights(.inter, 1.06, 0.34)),
    ("hiragino", heights(.inter, 0.88, 0.12, leading: 0.5)),
    ("sourcecodepro", NamedFont(typeface: .liberationMono, ascent: 0.984, descent: 0.273)),
  ]
}
