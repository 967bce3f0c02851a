/// The standard distance between neighbours.
///
/// Between edges it is a number of points. Between baselines the fonts decide, as Apple documents; by
/// how much, three stored distances tell (docs/decisions/0090-system-spacing-between-baselines.md).
package enum SystemSpacing {
  /// In points.
  ///
  /// Source: 8 between siblings that carry no text (`NSLayoutAnchorConstraintSpace(8)` in the logs in the tests of
  /// `johnpatrickmorgan/wtfautolayout`), and in stack views of stored documents between plain siblings (62 of 64).
  package static let betweenEdges = 8.0

  /// The factor of a line's height.
  private static let lineHeightMultiple = 1.2

  /// The distance that the fonts at two places ask for, in points, not rounded; nil where neither is a
  /// baseline of text.
  ///
  /// An edge counts as the other end of the line that the baseline belongs to.
  static func between(_ first: BaselinePlace?, _ second: BaselinePlace?) -> Double? {
    switch (first, second) {
    case (let first?, let second?): lineHeightMultiple * (first.reach + second.reach)
    case (let place?, nil), (nil, let place?): lineHeightMultiple * place.line.lineHeight
    case (nil, nil): nil
    }
  }

  /// A baseline of text and the font of its line.
  struct BaselinePlace {
    let baseline: Baseline
    let line: FontMetrics

    /// The line's part of the room between two texts: the ascender above a first baseline, the
    /// descender below a last one.
    var reach: Double { baseline == .first ? line.ascender : -line.descender }
  }
}
