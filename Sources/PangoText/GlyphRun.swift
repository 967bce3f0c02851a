package import AutoLayout

/// Glyphs of one face at one size, placed on a line.
package struct GlyphRun {
  /// A glyph and where its origin is.
  package struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    package var id: UInt32
    /// Distance from the line's left edge, in points.
    package var x: Double
    /// Distance from the baseline, in points, downwards.
    package var y: Double
  }

  /// The face.
  package var face: FontFace
  /// The size in points.
  package var size: Double
  /// What the face's outlines are stretched by horizontally.
  package var widthScale: Double
  /// The index of the run of the request.
  package var run: Int
  /// The glyphs.
  package var glyphs: [Glyph]
  /// The factors that keep the outlines inside of their line.
  package var fit = LineFit.natural
}

/// The contents of a line in the order they are seen, from left to right.
package struct VisualLine {
  /// What fonts draw.
  package var runs: [GlyphRun] = []
  /// Boxes for characters no font has, relative to the line's left edge and baseline.
  package var boxes: [Rect] = []
  /// For each box, the index of its run.
  package var boxRuns: [Int] = []
}

extension TextLayout.Line {
  /// The line's glyphs in visual order; `fonts` are those of the runs.
  ///
  /// - Complexity: O(*clusters* × *embedding levels*).
  func visual(fonts: [ResolvedFont]) -> VisualLine {
    var line = VisualLine()
    // White space that hangs over the end of a line read from the right stands left of its edge.
    let room = max(0, LineBreaker.width(of: clusters) - width)
    var x = isRightToLeft ? -room : 0
    for index in VisualOrder.indices(levels: levels) {
      let cluster = clusters[clusters.startIndex + index]
      let font = fonts[cluster.run]
      if let face = cluster.face {
        line.append(cluster, face: face, font: font, at: x)
      } else if cluster.advance > 0, !cluster.isWhitespace {
        let inset = cluster.advance * 0.1
        line.boxes.append(
          Rect(
            x: x + inset, y: -font.metrics.capHeight, width: cluster.advance - 2 * inset,
            height: font.metrics.capHeight))
        line.boxRuns.append(cluster.run)
      }
      x = LineBreaker.advance(x, over: cluster)
    }
    return line
  }

  /// The clusters' embedding levels; white space at the end has its paragraph's (Unicode Standard Annex 9, rule L1).
  private var levels: [UInt8] {
    let visible = LineBreaker.withoutTrailingWhitespace(clusters).endIndex
    return clusters.indices.map {
      $0 < visible ? clusters[$0].level : isRightToLeft ? 1 : 0
    }
  }
}

extension TextLayout.Line {
  /// The line's characters in the order they are read, with an ellipsis for what is left out, in pieces of one run.
  package var pieces: [(run: Int, text: String)] {
    clusters.reduce(into: []) { pieces, cluster in
      if pieces.last?.run == cluster.run {
        pieces[pieces.count - 1].text += cluster.text
      } else {
        pieces.append((cluster.run, cluster.text))
      }
    }
  }
}

extension VisualLine {
  fileprivate mutating func append(
    _ cluster: Cluster, face: FontFace, font: ResolvedFont, at x: Double
  ) {
    let glyphs = cluster.glyphs.map { GlyphRun.Glyph(id: $0.id, x: x + $0.x, y: $0.y) }
    let widthScale = face === font.primary ? font.widthScale : 1
    if let last = runs.last, last.face === face, last.run == cluster.run {
      runs[runs.count - 1].glyphs += glyphs
    } else {
      runs.append(
        GlyphRun(
          face: face, size: font.size, widthScale: widthScale, run: cluster.run, glyphs: glyphs))
    }
  }
}
