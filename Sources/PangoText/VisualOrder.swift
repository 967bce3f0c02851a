/// The order in which the characters of a line are seen.
enum VisualOrder {
  /// The indices of a line's characters from left to right, from the embedding level of each
  /// character in logical order.
  ///
  /// - Source: Unicode Standard Annex 9, rule L2.
  static func indices(levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
