public import AutoLayout

/// A measurer whose glyphs are squares as wide as the font size, on lines as high.
///
/// The baseline lies at 0.8 of a line. Text wraps at spaces, which end lines without width.
public final class SquareFont: TextMeasurer {
  private let leading: Double

  /// Creates the measurer of a font with a gap between lines, in ems.
  public init(leading: Double = 0) {
    self.leading = leading
  }

  /// Metrics in fixed parts of the font size.
  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascender: 0.8 * font.size, descender: -0.2 * font.size, leading: leading * font.size,
      capHeight: 0.7 * font.size, xHeight: 0.5 * font.size)
  }

  /// The extent of squares wrapped at spaces.
  public func measure(_ request: TextRequest) -> TextExtent {
    let size = request.runs.map(\.font.size).max() ?? 0
    let text = request.runs.map(\.text).joined()
    var lines = wrapped(text, perLine: request.maximumWidth.map { Int($0 / max(size, 1)) })
    let isCut = request.maximumLines > 0 && lines.count > request.maximumLines
    if isCut { lines = Array(lines.prefix(request.maximumLines)) }
    return TextExtent(
      width: Double(lines.max() ?? 0) * size, height: Double(lines.count) * size,
      lineCount: lines.count, firstBaseline: lines.isEmpty ? 0 : 0.8 * size,
      lastBaselineFromBottom: lines.isEmpty ? 0 : 0.2 * size, isTruncated: isCut)
  }

  /// The numbers of glyphs on the lines of a text.
  private func wrapped(_ text: String, perLine limit: Int?) -> [Int] {
    var lines: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false)
    where !text.isEmpty {
      var length = 0
      for word in paragraph.split(separator: " ") {
        let extended = length == 0 ? word.count : length + 1 + word.count
        if let limit, extended > limit, length > 0 {
          lines.append(length)
          length = word.count
        } else {
          length = extended
        }
      }
      lines.append(length)
    }
    return lines
  }
}
