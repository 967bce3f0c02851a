/// A number of a log with how exactly it was printed.
package struct LogNumber: Hashable, Sendable {
  /// The number.
  package var value: Double
  /// How far the number may be from the one that was printed: half a unit of the last digit where the number was cut,
  /// else 0.
  package var tolerance = 0.0

  package init(_ value: Double, tolerance: Double = 0) {
    self.value = value
    self.tolerance = tolerance
  }

  /// Reads a number at the start of a text.
  ///
  /// - Returns: The number and the place after it; nil where none begins there.
  static func prefix(of bytes: Bytes) -> (number: LogNumber, end: Int)? {
    var index = bytes.startIndex
    var negative = false
    if index < bytes.endIndex,
      bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
    {
      negative = bytes[index] == UInt8(ascii: "-")
      index += 1
      while index < bytes.endIndex, bytes[index].isBlank { index += 1 }
    }
    let start = index
    var digits = Digits()
    while index < bytes.endIndex, digits.take(bytes[index]) { index += 1 }
    guard digits.count > 0 || digits.hasZero else { return nil }
    index = exponentEnd(in: bytes, at: index)
    guard let value = Double(bytes[start..<index].text), value.isFinite else { return nil }
    return (LogNumber(negative ? -value : value, tolerance: digits.tolerance(of: value)), index)
  }

  private static func exponentEnd(in bytes: Bytes, at index: Int) -> Int {
    guard index < bytes.endIndex, bytes[index] | 0x20 == UInt8(ascii: "e") else { return index }
    var end = index + 1
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    let first = end
    while end < bytes.endIndex, bytes[end].isDigit { end += 1 }
    return end > first ? end : index
  }

  /// The digits of a mantissa.
  private struct Digits {
    /// The significant ones.
    var count = 0
    var decimals = 0
    var hasPoint = false
    var hasZero = false

    mutating func take(_ byte: UInt8) -> Bool {
      if byte == UInt8(ascii: ".") {
        guard !hasPoint else { return false }
        hasPoint = true
        return true
      }
      guard byte.isDigit else { return false }
      if byte == UInt8(ascii: "0") { hasZero = true }
      if count > 0 || byte != UInt8(ascii: "0") { count += 1 }
      if hasPoint { decimals += 1 }
      return true
    }

    /// Source: the logs in the tests of `johnpatrickmorgan/wtfautolayout` print %g, six significant digits.
    func tolerance(of value: Double) -> Double {
      guard hasPoint, count >= 6 else { return 0 }
      var unit = 0.5
      for _ in 0..<min(decimals, 18) { unit /= 10 }
      return unit
    }
  }
}
