package import AutoLayout

extension PangoTextMeasurer: InkMeasurer {
  /// The distances from the top of a text to its highest and its lowest ink, in points.
  ///
  /// - Complexity: O(*characters*).
  package func inkHeight(of request: TextRequest) -> ClosedRange<Double>? {
    layout(request).inkHeight
  }
}
