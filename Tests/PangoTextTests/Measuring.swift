import AutoLayout
import PangoText

/// Measures text in one font.
func extent(
  _ text: String, _ font: Font, width: Double? = nil, lines: Int = 1,
  mode: LineBreakMode = .truncatingTail
) throws -> TextExtent {
  try PangoTextMeasurer().measure(
    TextRequest(
      runs: [TextRun(text, font: font)], maximumWidth: width, maximumLines: lines,
      lineBreakMode: mode))
}

/// The system font.
func system(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
  Font(size: size, weight: weight)
}

extension Double {
  /// Whether two lengths in points are the same but for rounding.
  func isClose(to other: Double, within tolerance: Double = 1e-6) -> Bool {
    abs(self - other) <= tolerance
  }
}
