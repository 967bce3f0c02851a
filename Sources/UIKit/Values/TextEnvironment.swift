package import AutoLayout

/// What text is measured with.
@MainActor
package enum TextEnvironment {
  /// The measurer that every control asks.
  ///
  /// The default knows one table of advances and no font file, so that layout works without any
  /// system library.
  package static var measurer: any TextMeasurer = ApproximateTextMeasurer()
}
