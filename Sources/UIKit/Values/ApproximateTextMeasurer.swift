import AutoLayout

/// Measures text from a table of advances, without any font file.
///
/// Words wrap at spaces, hyphens and between ideographs. Right for Latin text to about a point per
/// line; other scripts are estimates.
final class ApproximateTextMeasurer: TextMeasurer {
  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascender: SystemFontShape.ascender * font.size,
      descender: SystemFontShape.descender * font.size,
      capHeight: SystemFontShape.capHeight * font.size,
      xHeight: SystemFontShape.xHeight * font.size)
  }

  func measure(_ request: TextRequest) -> TextExtent {
    let glyphs = request.runs.flatMap { run in
      run.text.map { PlacedCharacter($0, font: run.font) }
    }
    guard !glyphs.isEmpty else { return .empty }
    var lines = LineBreaking.lines(of: glyphs, request: request)
    let isCut = request.maximumLines > 0 && lines.count > request.maximumLines
    if isCut { lines = LineBreaking.joined(lines, into: request.maximumLines) }
    return extent(of: lines, limit: request.maximumWidth)
  }

  private func extent(of lines: [[PlacedCharacter]], limit: Double?) -> TextExtent {
    let widths = lines.map { LineBreaking.width(of: $0) }
    let widest = widths.max() ?? 0
    let metrics = lines.map { line in lineMetrics(of: line) }
    let isTooWide = limit.map { widest > $0 + LineBreaking.tolerance } ?? false
    return TextExtent(
      width: isTooWide ? limit ?? widest : widest,
      height: metrics.reduce(0) { $0 + $1.lineHeight }, lineCount: lines.count,
      firstBaseline: metrics.first?.ascender ?? 0,
      lastBaselineFromBottom: -(metrics.last?.descender ?? 0), isTruncated: isTooWide)
  }

  private func lineMetrics(of line: [PlacedCharacter]) -> FontMetrics {
    var result = metrics(of: line.first?.font ?? Font(size: 0))
    for glyph in line.dropFirst() where glyph.font != line.first?.font {
      let other = metrics(of: glyph.font)
      result.ascender = max(result.ascender, other.ascender)
      result.descender = min(result.descender, other.descender)
    }
    return result
  }
}

/// The vertical shape of the system font, as parts of the font size.
///
/// Source: units per em 2048, ascender 1950, descender −494; the line height of 1.193359 fits every
/// stored label height from 10 to 72 points.
private enum SystemFontShape {
  static let ascender = 1950.0 / 2048
  static let descender = -494.0 / 2048
  static let capHeight = 1443.0 / 2048
  static let xHeight = 1078.0 / 2048
}

extension TextExtent {
  static let empty = TextExtent(
    width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaselineFromBottom: 0,
    isTruncated: false)
}

/// A character with its font and advance.
struct PlacedCharacter {
  let character: Character
  let font: Font
  /// Points the pen moves by.
  let advance: Double

  init(_ character: Character, font: Font) {
    self.character = character
    self.font = font
    advance = character.isNewline ? 0 : character.advance(in: font)
  }
}
