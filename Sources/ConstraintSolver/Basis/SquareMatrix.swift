/// A square matrix by rows.
struct SquareMatrix {
  private(set) var start: [Int] = [0]
  private(set) var column: [Int] = []
  private(set) var coefficient: [Double] = []

  var count: Int { start.count - 1 }

  mutating func append(column: Int, coefficient: Double) {
    self.column.append(column)
    self.coefficient.append(coefficient)
  }

  /// Ends the present row.
  mutating func endRow() {
    start.append(column.count)
  }

  /// `b - A·x` and its largest component relative to the terms of its row.
  func residual(of x: [Double], rightSide b: [Double]) -> (residual: [Double], size: Double) {
    var residual = b
    var size = 0.0
    for row in b.indices {
      var largest = max(1, abs(b[row]))
      for index in start[row]..<start[row + 1] {
        let product = coefficient[index] * x[column[index]]
        residual[row] -= product
        largest = max(largest, abs(product))
      }
      size = max(size, abs(residual[row]) / largest)
    }
    return (residual, size)
  }
}
