import AutoLayout

/// Measures text from the tables of the system font's advances, without any font file.
///
/// Words wrap at spaces, hyphens and between ideographs. Latin text in the system font is as wide as with
/// fonts; other scripts and families are estimates.
final class ApproximateTextMeasurer: TextMeasurer {
  private var faces: [Font: CharacterAdvances] = [:]
  private static let maximumFaces = 256

  func metrics(of font: Font) -> FontMetrics { SystemFontFace.metrics(atSize: font.size) }

  func measure(_ request: TextRequest) -> TextExtent {
    let glyphs = request.runs.flatMap { run in
      placed(Array(run.text), font: run.font)
    }
    guard !glyphs.isEmpty else { return .empty }
    var lines = LineBreaking.lines(of: glyphs, request: request)
    let isCut = request.maximumLines > 0 && lines.count > request.maximumLines
    if isCut { lines = LineBreaking.joined(lines, into: request.maximumLines) }
    return extent(of: lines, limit: request.maximumWidth)
  }

  func accuracy(of request: TextRequest) -> WidthAccuracy {
    var errors = WidthErrors()
    for run in request.runs where !run.text.isEmpty {
      let advances = advances(of: run.font)
      if advances.isOwn {
        let characters = run.text.lazy.map { advances.knowledge(of: $0) }
        errors.add(characters, size: run.font.size, name: run.font.familyName)
      } else {
        let width = measure(TextRequest(runs: [run], maximumLines: 0)).width
        errors.add(standInWidth: width, for: run.font)
      }
    }
    return errors.accuracy(lineCount: measure(request).lineCount)
  }

  private func placed(_ text: [Character], font: Font) -> [PlacedCharacter] {
    let advances = advances(of: font)
    return text.indices.map { place in
      let next = place + 1 < text.count ? text[place + 1] : nil
      return PlacedCharacter(
        character: text[place], font: font, advance: advances.advance(of: text[place], before: next)
      )
    }
  }

  private func advances(of font: Font) -> CharacterAdvances {
    if let known = faces[font] { return known }
    if faces.count >= Self.maximumFaces { faces.removeAll(keepingCapacity: true) }
    let advances = CharacterAdvances(font)
    faces[font] = advances
    return advances
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
}
