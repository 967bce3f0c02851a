/// Numbers of points as people read them.
enum Points {
  /// A length rounded to hundredths.
  static func rounded(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }

  /// "1 point", "2.5 points".
  static func text(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return "\(JSONText.format(tenths)) point\(tenths == 1 ? "" : "s")"
  }
}
