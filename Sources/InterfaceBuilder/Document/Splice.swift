/// A replacement of a range of bytes.
struct Splice: Sendable {
  var range: Range<Int>
  var replacement: [UInt8]

  /// Replaces all ranges at once.
  ///
  /// The ranges do not overlap; insertions at one offset keep their
  /// order.
  static func apply(_ splices: [Splice], to bytes: [UInt8]) -> [UInt8] {
    let ordered = splices.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + splices.reduce(0) { $0 + $1.replacement.count })
    var copied = 0
    for (_, splice) in ordered {
      precondition(splice.range.lowerBound >= copied, "the ranges do not overlap")
      result += bytes[copied..<splice.range.lowerBound]
      result += splice.replacement
      copied = splice.range.upperBound
    }
    return result + bytes[copied...]
  }
}
