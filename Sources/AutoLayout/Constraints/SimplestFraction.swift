extension Double {
  /// The simplest fraction that single precision rounds to a value: 1/3 for 0.33333334, 7/20 for 0.35.
  ///
  /// Apple stores multipliers in single precision (`_coefficient` of `NSLayoutConstraint`). The error of that, up to 6 · 10⁻⁸,
  /// is far above what the solver takes for rounding: shares of 0.2, 0.35 and 0.45, whose sum is 1, would contradict the whole that they fill.
  /// The fraction is as close to what was written as the stored value, and sums of fractions cancel.
  ///
  /// - Complexity: Steps of a continued fraction, at most about 20; none for values that need few bits.
  init(simplestFractionNear value: Float) {
    guard value.isFinite, value != 0, value.significandWidth > Self.fewBits else {
      self = Double(value)
      return
    }
    let magnitude = Double(value.magnitude)
    let tolerance = Double(value.magnitude.ulp) / 2
    var (rest, numerator, earlierNumerator) = (magnitude, 1.0, 0.0)
    var (denominator, earlierDenominator) = (0.0, 1.0)
    repeat {
      let whole = rest.rounded(.down)
      (numerator, earlierNumerator) = (whole * numerator + earlierNumerator, numerator)
      (denominator, earlierDenominator) = (whole * denominator + earlierDenominator, denominator)
      rest = 1 / (rest - whole)
    } while (numerator / denominator - magnitude).magnitude >= tolerance
    self = value < 0 ? -numerator / denominator : numerator / denominator
  }

  /// Values with at most so many bits behind the first are taken as they are.
  private static let fewBits = 8
}
