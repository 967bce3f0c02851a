/// Orders the rows and columns of a matrix so that it is a triangular one but for one column.
///
/// Without that column, a row with a single remaining column determines it and is done, and so
/// on (*triangularization*). The last row is left to determine the column set aside.
struct Triangularization: ~Copyable {
  /// A row and the column it determines.
  struct Pivot {
    var row: Int
    var column: Int
    var coefficient: Double
  }

  /// The columns of a row that are not determined yet.
  private struct RemainingColumns: BitwiseCopyable {
    var count: Int32 = 0
    /// The exclusive or of their numbers: the number of the only one.
    var sum: Int32 = 0
  }

  private var remaining = FlatArray<RemainingColumns>()
  private var columnStart = FlatArray<Int32>()
  private var columnRow = FlatArray<Int32>()
  private var border: Int32 = 0
  /// Rows that have or had one remaining column.
  private var single = FlatArray<Int32>()

  /// The pivots in order, that of the column set aside last: the one that most rows have, of
  /// several the first.
  ///
  /// - Returns: Nil where triangularization does not determine all other columns.
  /// - Complexity: Linear in the entries.
  static func pivots(of matrix: SquareMatrix) -> [Pivot]? {
    var triangularization = Triangularization(matrix)
    var pivots: [Pivot] = []
    pivots.reserveCapacity(matrix.count)
    var next = 0
    while next < triangularization.single.count {
      let row = Int(triangularization.single[next])
      next += 1
      // Another row may have determined its column.
      if triangularization.remaining[row].count == 1 {
        pivots.append(triangularization.eliminate(row, matrix))
      }
    }
    guard pivots.count == matrix.count - 1 else { return nil }
    guard
      let last = triangularization.remaining.indices.first(where: {
        triangularization.remaining[$0].count == 0
      })
    else {
      return nil
    }
    pivots.append(Pivot(row: last, column: Int(triangularization.border), coefficient: 0))
    return pivots
  }

  private init(_ matrix: SquareMatrix) {
    columnStart.append(repeating: 0, count: matrix.count + 2)
    // Shifted by two for now, so that filling in the rows leaves the starts where they belong.
    for index in matrix.entries.indices { columnStart[matrix.entries[index].column + 2] += 1 }
    chooseBorder(matrix.count)
    for column in 0..<matrix.count { columnStart[column + 2] += columnStart[column + 1] }
    columnRow.appendRoom(matrix.entries.count)
    remaining.append(repeating: RemainingColumns(), count: matrix.count)
    for row in 0..<matrix.count {
      for index in matrix.places(ofRow: row) { enter(matrix.entries[index].column, Int32(row)) }
      if remaining[row].count == 1 { single.append(Int32(row)) }
    }
  }

  private mutating func chooseBorder(_ columnCount: Int) {
    for column in 1..<columnCount
    where columnStart[column + 2] > columnStart[Int(border) + 2] {
      border = Int32(column)
    }
  }

  @inline(__always)
  private mutating func enter(_ column: Int32, _ row: Int32) {
    columnRow[columnStart[column + 1]] = row
    columnStart[column + 1] += 1
    if column != border { toggle(column, ofRow: row, by: 1) }
  }

  @inline(__always)
  private mutating func toggle(_ column: Int32, ofRow row: Int32, by step: Int32) {
    remaining[row].count &+= step
    remaining[row].sum ^= column
  }

  private mutating func eliminate(_ row: Int, _ matrix: SquareMatrix) -> Pivot {
    let column = remaining[row].sum
    for index in columnStart[column]..<columnStart[column + 1] {
      let other = columnRow[index]
      toggle(column, ofRow: other, by: -1)
      if remaining[other].count == 1 { single.append(other) }
    }
    remaining[row].count = -1
    return Pivot(
      row: row, column: Int(column), coefficient: matrix.coefficient(row, column))
  }
}
