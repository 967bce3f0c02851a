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
    /// The width with the white space at its end, as far as there is room for it, in points.
    ///
    /// That is what text asks for: 11 stored labels of several lines, in 8 documents of 5 projects, are
    /// wider than their longest line by the space it ends with, and one is not.
    var widthWithSpace: Double
  }

  /// How much wider than its room a line may be and still fit, in points: sums of advances are not exact.
  static let tolerance = 1e-6
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
      let width = Self.width(of: clusters[start...])
      return Line(range: start..<clusters.count, width: width, widthWithSpace: width)
    }
    var x = 0.0
    var lastBreak = start
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if index > start, cluster.canBreakBefore || opportunity == .characters { lastBreak = index }
      let end = Self.advance(x, over: cluster)
      if end > maximumWidth + Self.tolerance, !cluster.isWhitespace, index > start {
        let cut = lastBreak > start ? lastBreak : index
        return self.line(start..<cut, of: clusters, in: maximumWidth)
      }
      x = end
    }
    let width = hangingWidth(x, of: clusters[start...])
    return Line(range: start..<clusters.count, width: width, widthWithSpace: width)
  }

  /// A line that ends where another one begins.
  private func line(_ range: Range<Int>, of clusters: [Cluster], in room: Double) -> Line {
    let line = clusters[range]
    let visible = Self.width(of: Self.withoutTrailingWhitespace(line))
    return Line(
      range: range, width: Self.fitted(visible, to: room),
      widthWithSpace: hangingWidth(Self.width(of: line), of: line))
  }

  /// The line, or, where a single word would be left for the last line of the paragraph, the line
  /// without its last word, which goes there too.
  ///
  /// Source: Apple's documentation of `NSLineBreakStrategyPushOut`: "The text system pushes out
  /// individual lines to avoid an orphan word on the last line of the paragraph."
  func pushingOut(_ line: Line, of clusters: [Cluster]) -> Line {
    let end = line.range.upperBound
    guard let maximumWidth, end < clusters.count,
      Self.lastWord(of: clusters[end...]) == nil,
      let cut = Self.lastWord(of: clusters[line.range]),
      self.line(from: cut, of: clusters).range.upperBound == clusters.count
    else { return line }
    return self.line(line.range.lowerBound..<cut, of: clusters, in: maximumWidth)
  }

  /// Where the last word of a line begins, if it is not the only one.
  private static func lastWord(of line: ArraySlice<Cluster>) -> Int? {
    line.indices.dropFirst().last { line[$0 - 1].isWhitespace && !line[$0].isWhitespace }
  }

  /// The width of a line in a room of a width: the room's, if it is wider by no more than the tolerance.
  static func fitted(_ width: Double, to room: Double) -> Double {
    width <= room + tolerance ? min(width, room) : width
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

  /// The width of a line whose white space at the end counts as far as it fits.
  private func hangingWidth(_ full: Double, of clusters: ArraySlice<Cluster>) -> Double {
    guard let maximumWidth, full > maximumWidth else { return full }
    let visible = Self.width(of: Self.withoutTrailingWhitespace(clusters))
    return max(maximumWidth, Self.fitted(visible, to: maximumWidth))
  }
}
