extension LexicographicSolver {
  /// The work of the last solution, with the present counts.
  func presentStatistics() -> Statistics {
    var present = basis.statistics
    var parts = Partition(count: basis.problem.columns.count)
    for number in basis.problem.columns.indices where basis.problem.columns[number].isAlive {
      present.variables += 1
      if basis.problem.columns[number].count > 0 { present.connectedParts += 1 }
    }
    for number in basis.problem.rows.indices where basis.problem.rows[number].isAlive {
      let row = basis.problem.rows[number]
      present.constraints += 1
      for index in row.places
      where parts.join(
        basis.problem.entries[Int(row.start)].column, basis.problem.entries[index].column)
      {
        present.connectedParts -= 1
      }
    }
    return present
  }
}

/// Columns in disjoint parts that are joined (union-find with path halving).
private struct Partition {
  private var parent: [ColumnIndex]

  init(count: Int) {
    parent = (0..<count).map { ColumnIndex($0) }
  }

  /// Joins the parts of two columns; false if they were one.
  mutating func join(_ first: ColumnIndex, _ second: ColumnIndex) -> Bool {
    let (low, high) = (root(of: first), root(of: second))
    guard low != high else { return false }
    parent[Int(max(low, high))] = min(low, high)
    return true
  }

  private mutating func root(of number: ColumnIndex) -> ColumnIndex {
    var number = number
    while parent[Int(number)] != number {
      parent[Int(number)] = parent[Int(parent[Int(number)])]
      number = parent[Int(number)]
    }
    return number
  }
}
