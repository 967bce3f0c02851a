/// The factors that outlines above and below the baseline are multiplied by, so that they stay inside of their line.
package struct LineFit: Hashable, Sendable {
  /// The factor above the baseline, at most 1.
  package var above = 1.0
  /// The factor below the baseline, at most 1.
  package var below = 1.0

  /// Outlines as the font has them.
  package static let natural = LineFit()

  /// A height relative to the baseline, y growing downwards, as it is drawn.
  package func y(_ y: Double) -> Double { y * (y < 0 ? above : below) }

  /// Lessens the factors until an outline stays inside of a line.
  ///
  /// - Parameters:
  ///   - top: The outline's upper end, relative to the baseline, y growing downwards.
  ///   - bottom: Its lower end.
  ///   - ascent: The distance from the baseline to the line's upper edge.
  ///   - descent: The distance from the baseline to the line's lower edge.
  mutating func include(top: Double, bottom: Double, ascent: Double, descent: Double) {
    if -top > ascent { above = min(above, ascent / -top) }
    if bottom > descent { below = min(below, descent / bottom) }
  }
}
