/// Numbers of points as people read them.
package enum Points {
  /// A length rounded to hundredths.
  package static func rounded(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }

  /// "1 point", "2.5 points".
  package static func text(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return "\(tenths.shortText) point\(tenths == 1 ? "" : "s")"
  }
}

extension Double {
  /// The number to the sixth decimal, as the shortest text.
  ///
  /// Six decimals are far finer than a pixel and coarser than the last bits of a sum, so the text
  /// does not depend on the order of additions.
  package var shortText: String {
    guard abs(self) < Self.largestRounded else { return "\(self)" }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }

  /// Larger numbers have no six decimals to round to.
  private static let largestRounded = 1e9
}
