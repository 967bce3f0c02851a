package import AutoLayout

/// Text broken into lines: the one result that both measuring and drawing read.
package struct TextLayout {
  /// A line of text.
  package struct Line {
    /// Its clusters in logical order: a slice of its paragraph's, so that a long text is not copied.
    var clusters: ArraySlice<Cluster>
    /// Whether its paragraph reads from right to left.
    package var isRightToLeft: Bool
    /// Its width in points, without white space that hangs over the end of a wrapped line.
    package var width: Double
    /// Its width with the white space at its end, as far as there is room for it, in points.
    var widthWithSpace: Double
    /// Distance from the top of the text to the top of the line.
    package var top: Double
    /// Distance from the top of the text to the line's baseline.
    package var baseline: Double
    /// Its height with line gap.
    package var height: Double
  }

  /// The lines from top to bottom.
  package var lines: [Line] = []
  /// Whether text is left out.
  package var isTruncated = false
  /// The fonts of the runs.
  let fonts: [ResolvedFont]

  /// What a measurer answers.
  package var extent: TextExtent {
    guard let first = lines.first, let last = lines.last else {
      return TextExtent(
        width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaselineFromBottom: 0,
        isTruncated: isTruncated)
    }
    let height = last.top + last.height
    return TextExtent(
      width: lines.reduce(0) { max($0, $1.widthWithSpace) }, height: height, lineCount: lines.count,
      firstBaseline: first.baseline, lastBaselineFromBottom: height - last.baseline,
      isTruncated: isTruncated)
  }

  /// Adds a line below the others.
  mutating func append(
    _ clusters: ArraySlice<Cluster>, width: Double, widthWithSpace: Double, emptyRun: Int,
    isRightToLeft: Bool
  ) {
    let (ascent, descent) = extremes(of: clusters, emptyRun: emptyRun)
    let top = lines.last.map { $0.top + $0.height } ?? 0
    lines.append(
      Line(
        clusters: clusters, isRightToLeft: isRightToLeft, width: width,
        widthWithSpace: widthWithSpace, top: top, baseline: top + ascent,
        height: ascent + descent))
  }

  /// How far the fonts of a line reach above and below its baseline, in points.
  private func extremes(
    of clusters: ArraySlice<Cluster>, emptyRun: Int
  ) -> (ascent: Double, descent: Double) {
    var run = clusters.first?.run ?? emptyRun
    var metrics = fonts[run].metrics
    var ascent = max(0, metrics.ascender)
    var descent = max(0, -metrics.descender)
    for cluster in clusters where cluster.run != run {
      run = cluster.run
      metrics = fonts[run].metrics
      ascent = max(ascent, metrics.ascender)
      descent = max(descent, -metrics.descender)
    }
    return (ascent, descent)
  }
}
