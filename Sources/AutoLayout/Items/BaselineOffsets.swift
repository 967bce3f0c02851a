/// One of the two baselines of text.
public enum Baseline: Hashable, Sendable {
  case first, last
}

/// The distances of a view's baselines from its edges.
public struct BaselineOffsets: Hashable, Sendable {
  /// Distance of the first baseline from the top, in points.
  public var firstFromTop: Double
  /// Distance of the last baseline from the bottom, in points.
  public var lastFromBottom: Double
  /// The height of the view, in points, for which the distances hold if the text is centred vertically.
  ///
  /// In a view of another height half of the difference is added to both distances. Nil where the text
  /// keeps its distances at every height.
  public var middleHeight: Double?
  /// The font of the first line; nil without text.
  public var firstLine: FontMetrics?
  /// The font of the last line; nil without text.
  public var lastLine: FontMetrics?

  /// Creates offsets.
  public init(firstFromTop: Double, lastFromBottom: Double, middleHeight: Double? = nil) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
    self.middleHeight = middleHeight
  }
}
