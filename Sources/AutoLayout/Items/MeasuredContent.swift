/// A content size as the view measured it.
struct MeasuredContent: Hashable {
  /// The size, or `noIntrinsicMetric` on an axis without one.
  var size = Size.noIntrinsicSize
  /// The solved width for which wrapping content is measured; nil to measure it unbroken.
  ///
  /// It is set before the measurement that it asks for.
  var wrapWidth: Double?
  /// Whether the height depends on the width, as of the last measure or request for one.
  var wraps = false
}

extension LayoutView {
  /// The size of the content as it was measured last, in points.
  package var measuredContentSize: Size { content.size }
}
