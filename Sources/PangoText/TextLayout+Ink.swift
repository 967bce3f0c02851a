import AutoLayout

extension TextLayout {
  /// The lines' glyphs in visual order, those of fonts that stand in for Apple's no higher and deeper than their line.
  ///
  /// A face that a font falls back to has one pair of factors in all lines, so that its letters are as high everywhere; glyphs of
  /// the font itself have one each, so that a letter with two marks leaves the others as they are. Faces of an app are drawn as
  /// they are, since a device does so.
  ///
  /// - Complexity: O(*clusters* × *embedding levels*).
  package var visualLines: [VisualLine] {
    var visual = lines.map { $0.visual(fonts: fonts) }
    let fits = fallbackFits(visual)
    for (index, line) in lines.enumerated() {
      visual[index].runs = visual[index].runs.flatMap { run in
        isPrimary(run) ? fitted(run, in: line) : [run.fitted(fits[FallbackKey(run)] ?? .natural)]
      }
    }
    return visual
  }

  /// The distances from the top of the text to its highest and its lowest ink, in points; nil where there is none.
  var inkHeight: ClosedRange<Double>? {
    var range: ClosedRange<Double>?
    for (line, glyphs) in zip(lines, visualLines) {
      for ink in glyphs.ink where ink.height > 0 {
        let (top, bottom) = (line.baseline + ink.minY, line.baseline + ink.maxY)
        range = min(range?.lowerBound ?? top, top)...max(range?.upperBound ?? bottom, bottom)
      }
    }
    return range
  }

  /// Whether a line has glyphs of an app's own face.
  package func hasAppFonts(_ line: VisualLine) -> Bool {
    line.runs.contains { isPrimary($0) && fonts[$0.run].isOfApp }
  }

  /// A face that the font of a run of the request falls back to.
  private struct FallbackKey: Hashable {
    let face: ObjectIdentifier
    let run: Int

    init(_ run: GlyphRun) {
      face = ObjectIdentifier(run.face)
      self.run = run.run
    }
  }

  private func isPrimary(_ run: GlyphRun) -> Bool { fonts[run.run].primary === run.face }

  private func fallbackFits(_ visual: [VisualLine]) -> [FallbackKey: LineFit] {
    var fits: [FallbackKey: LineFit] = [:]
    for (line, glyphs) in zip(lines, visual) {
      for run in glyphs.runs where !isPrimary(run) {
        for glyph in run.glyphs {
          fits[FallbackKey(run), default: .natural].include(run.ink(of: glyph), in: line)
        }
      }
    }
    return fits
  }

  /// A run of the font itself, divided where glyphs reach beyond the line.
  private func fitted(_ run: GlyphRun, in line: Line) -> [GlyphRun] {
    guard !fonts[run.run].isOfApp else { return [run] }
    var runs: [GlyphRun] = []
    for glyph in run.glyphs {
      var fit = LineFit.natural
      fit.include(run.ink(of: glyph), in: line)
      if runs.last?.fit == fit {
        runs[runs.count - 1].glyphs.append(glyph)
      } else {
        var part = run.fitted(fit)
        part.glyphs = [glyph]
        runs.append(part)
      }
    }
    return runs
  }
}

extension VisualLine {
  /// The boxes around outlines, and the boxes that stand for missing glyphs, relative to the left edge and the baseline.
  fileprivate var ink: [Rect] { boxes + runs.flatMap { run in run.glyphs.map(run.ink) } }

  /// Moves glyphs so that their ink lies between two edges, and makes them narrower where it is wider than the room.
  package mutating func keepInk(between left: Double, and right: Double) {
    let ink = boxes + runs.flatMap { run in run.glyphs.map(run.ink).filter { $0.width > 0 } }
    guard let start = ink.map(\.minX).min(), let end = ink.map(\.maxX).max(), left < right
    else { return }
    let factor = min(1, (right - left) / (end - start))
    let first = min(max(start, left), right - (end - start) * factor)
    guard factor < 1 || first != start else { return }
    for index in runs.indices { runs[index].place(from: start, to: first, by: factor) }
    for index in boxes.indices {
      boxes[index].origin.x = first + (boxes[index].minX - start) * factor
      boxes[index].size.width *= factor
    }
  }
}

extension TextLayout.Line {
  /// The width of the clusters without white space at the end, as far as it would reach, in points.
  package var visibleWidth: Double {
    LineBreaker.width(of: LineBreaker.withoutTrailingWhitespace(clusters))
  }
}

extension LineFit {
  fileprivate mutating func include(_ ink: Rect, in line: TextLayout.Line) {
    let ascent = line.baseline - line.top
    include(top: ink.minY, bottom: ink.maxY, ascent: ascent, descent: line.height - ascent)
  }
}

extension GlyphRun {
  /// The box around a glyph's outline, relative to the line's left edge and baseline, in points.
  fileprivate func ink(of glyph: Glyph) -> Rect {
    let ink = face.ink(of: glyph.id)
    let top = fit.y(glyph.y + ink.minY * size)
    return Rect(
      x: glyph.x + ink.minX * size * widthScale, y: top, width: ink.width * size * widthScale,
      height: fit.y(glyph.y + ink.maxY * size) - top)
  }

  fileprivate func fitted(_ fit: LineFit) -> GlyphRun {
    var run = self
    run.fit = fit
    return run
  }

  /// Moves a place of the line to another one, and what lies beside it by a factor nearer to it.
  fileprivate mutating func place(from start: Double, to end: Double, by factor: Double) {
    widthScale *= factor
    for index in glyphs.indices { glyphs[index].x = end + (glyphs[index].x - start) * factor }
  }
}
