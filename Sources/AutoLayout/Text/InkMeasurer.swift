/// A measurer that knows the outlines of letters.
package protocol InkMeasurer: TextMeasurer {
  /// The distances from the top of a text to its highest and its lowest ink, in points; nil where there is none.
  func inkHeight(of request: TextRequest) -> ClosedRange<Double>?
}
