/// A content size as the view measured it.
struct MeasuredContent: Hashable {
  /// The size, or `noIntrinsicMetric` on an axis without one.
  var size = Size.noIntrinsicSize
  /// The width that wrapping content was measured for; nil before its width was solved.
  var wrapWidth: Double?
  /// Whether the height depends on the width, as of the last measure or request for one.
  var wraps = false
}

extension LayoutView {
  /// The size of the content as it was measured last, in points.
  package var measuredContentSize: Size { content.size }
}
