/// Breaks a paragraph's clusters into lines: first fit, as Apple's label does.
struct LineBreaker {
  /// Where a line may end.
  enum Opportunity {
    /// Between words; inside a word only if it is wider than the line.
    case words
    /// Between any two characters.
    case characters
  }

  /// A stretch of clusters on one line.
  struct Line: Hashable {
    /// The clusters of the line, trailing white space included.
    var range: Range<Int>
    /// The width, without white space that hangs over the end of a wrapped line, in points.
    var width: Double
  }

  /// What solved widths may lack, through rounding, of the width a text asked for, in points.
  static let tolerance = 0.001
  /// The distance of tab stops in points.
  ///
  /// - Source: `NSParagraphStyle.defaultParagraphStyle`, whose tab stops are 28 points apart.
  static let tabInterval = 28.0

  /// The width lines are broken at, in points; nil for no limit.
  var maximumWidth: Double?
  /// Where a line may end.
  var opportunity: Opportunity

  /// The first line that begins at a cluster.
  ///
  /// - Complexity: O(*clusters of the line*).
  func line(from start: Int, of clusters: [Cluster]) -> Line {
    guard let maximumWidth else {
      return Line(
        range: start..<clusters.count, width: Self.width(of: clusters[start...]))
    }
    var x = 0.0
    var lastBreak = start
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if index > start, cluster.canBreakBefore || opportunity == .characters { lastBreak = index }
      let end = Self.advance(x, over: cluster)
      if end > maximumWidth + Self.tolerance, !cluster.isWhitespace, index > start {
        let cut = lastBreak > start ? lastBreak : index
        let visible = Self.withoutTrailingWhitespace(clusters[start..<cut])
        return Line(range: start..<cut, width: Self.width(of: visible))
      }
      x = end
    }
    return Line(range: start..<clusters.count, width: hangingWidth(x, of: clusters[start...]))
  }

  /// The width of clusters side by side.
  static func width(of clusters: some Sequence<Cluster>) -> Double {
    clusters.reduce(0) { advance($0, over: $1) }
  }

  /// The clusters without the white space at the end.
  static func withoutTrailingWhitespace(_ clusters: ArraySlice<Cluster>) -> ArraySlice<Cluster> {
    guard let last = clusters.lastIndex(where: { !$0.isWhitespace }) else {
      return clusters.prefix(0)
    }
    return clusters[clusters.startIndex...last]
  }

  /// The right edge of a cluster that begins at a place of the line.
  static func advance(_ x: Double, over cluster: Cluster) -> Double {
    guard cluster.isTab else { return x + cluster.advance }
    return ((x / tabInterval).rounded(.down) + 1) * tabInterval
  }

  /// The width of a paragraph's last line: white space at its end counts as far as it fits.
  private func hangingWidth(_ full: Double, of clusters: ArraySlice<Cluster>) -> Double {
    guard let maximumWidth, full > maximumWidth else { return full }
    return max(maximumWidth, Self.width(of: Self.withoutTrailingWhitespace(clusters)))
  }
}
