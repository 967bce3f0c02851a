/// A quantity that depends on a font's size: known at some sizes, linear between them and constant outside.
package struct SizeTable: Sendable {
  private let entries: [(size: Double, value: Double)]

  /// Creates a table.
  ///
  /// - Parameter entries: Sizes in points, ascending, and the values there.
  package init(_ entries: [(size: Double, value: Double)]) {
    self.entries = entries
  }

  /// The value at a size in points; 0 if the table is empty.
  ///
  /// - Complexity: O(*n*) in the entries.
  package func value(at size: Double) -> Double {
    guard let first = entries.first, let last = entries.last else { return 0 }
    if size <= first.size { return first.value }
    for (lower, upper) in zip(entries, entries.dropFirst()) where size <= upper.size {
      let fraction = (size - lower.size) / (upper.size - lower.size)
      return lower.value + fraction * (upper.value - lower.value)
    }
    return last.value
  }
}
