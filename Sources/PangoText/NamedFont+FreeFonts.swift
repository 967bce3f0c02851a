import AutoLayout

extension NamedFont {
  /// Families whose files anyone can have: heights and letters are the fonts' own.
  ///
  /// Source: `scripts/measure-letters`.
  static let freeFonts: [(prefix: String, font: NamedFont)] = [
    ("inter", NamedFont(typeface: .inter, ascent: 0.96875, descent: 0.24148)),
    ("robotomono", NamedFont(typeface: .liberationMono, ascent: 1.048, descent: 0.271)),
    ("dmsans", NamedFont(typeface: .inter, ascent: 0.992, descent: 0.31, letters: .dmSans)),
    ("lato", NamedFont(typeface: .inter, ascent: 0.987, descent: 0.213, letters: .lato)),
    (
      "montserrat",
      NamedFont(typeface: .inter, ascent: 0.968, descent: 0.251, letters: .montserrat)
    ),
    (
      "nanumgothic",
      NamedFont(typeface: .inter, ascent: 0.92, descent: 0.23, letters: .nanumGothic)
    ),
    ("notosans", NamedFont(typeface: .inter, ascent: 1.069, descent: 0.293, letters: .notoSans)),
    ("nunito", NamedFont(typeface: .inter, ascent: 1.011, descent: 0.353, letters: .nunito)),
    (
      "opensans",
      NamedFont(typeface: .inter, ascent: 2189.0 / 2048, descent: 600.0 / 2048, letters: .openSans)
    ),
    (
      "poppins",
      NamedFont(typeface: .inter, ascent: 1.05, descent: 0.35, leading: 0.1, letters: .poppins)
    ),
    ("raleway", NamedFont(typeface: .inter, ascent: 0.94, descent: 0.234, letters: .raleway)),
    (
      "roboto",
      NamedFont(typeface: .inter, ascent: 1900.0 / 2048, descent: 500.0 / 2048, letters: .roboto)
    ),
    ("sourcesans", NamedFont(typeface: .inter, ascent: 1.024, descent: 0.4, letters: .sourceSans)),
    (
      "sourcesanspro",
      NamedFont(typeface: .inter, ascent: 0.984, descent: 0.273, letters: .sourceSans)
    ),
  ]
}
