/// Numbers as an SVG document has them: at most three decimals, independent of the locale.
enum SVGNumber {
  /// The shortest notation of a number rounded to thousandths; 0 for what is not finite.
  static func string(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let thousandths = Int64((value * 1000).rounded())
    let magnitude = thousandths.magnitude
    var text = "\(magnitude / 1000)"
    var decimals = magnitude % 1000
    if decimals > 0 {
      var digits = "\(decimals)"
      while digits.count < 3 { digits = "0" + digits }
      while decimals % 10 == 0 {
        digits.removeLast()
        decimals /= 10
      }
      text += "." + digits
    }
    return thousandths < 0 ? "-" + text : text
  }
}
