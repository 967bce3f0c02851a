import AutoLayout

/// The distance of lines in text styles and in fonts with a gap between lines.
enum TextStyleLeading {
  /// Points between the lines of text, beyond the height of a line.
  ///
  /// A single line is as high as in any font of its size. Fonts made by text style have it, and other
  /// fonts whose tables have a gap between lines.
  ///
  /// Source: Apple's interface guidelines list size and leading of every style at every text size;
  /// the leading follows from the size. Stored labels of several lines agree (n=14 of 15). TextKit uses
  /// the gap of a font (`NSLayoutManager.usesFontLeading`): a text view of five lines in Helvetica Neue
  /// is higher by it.
  static func spacing(for font: UIFont) -> Double {
    guard font.textStyle != nil else { return font.metrics.leading }
    let size = font.font.size
    return max(0, lineDistance(atSize: size) - font.metrics.lineHeight)
  }

  private static func lineDistance(atSize size: Double) -> Double {
    for (lower, upper) in zip(table, table.dropFirst()) where size <= upper.size {
      let fraction = max(0, size - lower.size) / (upper.size - lower.size)
      return lower.distance + fraction * (upper.distance - lower.distance)
    }
    return size + 10
  }

  private static let table: [(size: Double, distance: Double)] = [
    (11, 13), (12, 16), (13, 18), (17, 22), (21, 26), (22, 28), (26, 32), (28, 34), (30, 37),
    (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (47, 56), (53, 62), (60, 70),
  ]
}
