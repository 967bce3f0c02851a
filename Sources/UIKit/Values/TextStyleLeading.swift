import AutoLayout
import PlatformMetrics

/// The distance of lines in text styles and in fonts with a gap between lines.
enum TextStyleLeading {
  /// Points between the lines of text, beyond the height of a line.
  ///
  /// A single line is as high as in any font of its size. Fonts made by text style have it, and other
  /// fonts whose tables have a gap between lines.
  ///
  /// Source: Apple's interface guidelines list size and leading of every style at every text size;
  /// the leading follows from the size. TextKit uses
  /// the gap of a font (`NSLayoutManager.usesFontLeading`): a text view of five lines in Helvetica Neue
  /// is higher by it.
  static func spacing(for font: UIFont) -> Double {
    guard font.textStyle != nil else { return font.metrics.leading }
    let size = font.font.size
    return max(0, SystemTextStyle.lineDistance(atSize: size) - font.metrics.lineHeight)
  }
}
