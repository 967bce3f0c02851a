/// A sparse square matrix by rows.
///
/// A class, because factors share it and flat storage is not copied by itself; it does not change.
final class SquareMatrix {
  struct Entry: BitwiseCopyable {
    var column: Int32
    var coefficient: Double
  }

  let entries: FlatArray<Entry>
  private let start: FlatArray<Int32>

  /// - Parameters:
  ///   - entries: Those of the first row, then those of the second, and so on.
  ///   - ends: The number of entries up to the end of each row.
  init(_ entries: consuming FlatArray<Entry>, rowsEndingAt ends: borrowing FlatArray<Int32>) {
    self.entries = entries
    var start = FlatArray<Int32>()
    start.append(0)
    start.append(contentsOf: ends)
    self.start = start
  }

  var count: Int { start.count - 1 }

  @inline(__always)
  func places(ofRow row: Int) -> Places {
    Places(start: start[row], count: start[row + 1] &- start[row])
  }

  /// The entry of a row in a column; 0 without one.
  @inline(__always)
  func coefficient(_ row: Int, _ column: Int32) -> Double {
    for index in places(ofRow: row) where entries[index].column == column {
      return entries[index].coefficient
    }
    return 0
  }

  /// `b - A·x` and its largest value relative to the terms of its row.
  func residual(of x: [Double], rightSide b: [Double]) -> (residual: [Double], size: Double) {
    var residual = b
    var size = 0.0
    for row in b.indices {
      var largest = max(1, abs(b[row]))
      var rest = b[row]
      for index in places(ofRow: row) {
        let product = entries[index].coefficient * x[Int(entries[index].column)]
        rest -= product
        largest = max(largest, abs(product))
      }
      residual[row] = rest
      size = max(size, abs(rest) / largest)
    }
    return (residual, size)
  }
}
