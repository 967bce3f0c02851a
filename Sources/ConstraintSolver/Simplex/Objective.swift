/// The function that a run of the simplex method minimises.
enum Objective {
  case none
  /// The sum of the violations of the rows of one level.
  case level(Float)
  /// The violation of one row.
  case row(RowIndex)
  /// The magnitude of a column's value.
  case magnitude(ofColumn: ColumnIndex)
  /// A linear function of columns.
  case linear
}

/// The costs of rows in the present objective.
extension PrimalSimplex {
  /// The cost of a row per unit of its slack on a side.
  @inline(__always)
  func cost(_ number: RowIndex, _ side: Side, _ problem: borrowing Problem) -> Double {
    switch objective {
    case .level(let level):
      guard problem.rows[number].level == level else { return 0 }
    case .row(let row):
      guard number == row else { return 0 }
    case .none, .magnitude, .linear:
      return 0
    }
    let row = problem.rows[number]
    return row.violatingSides.contains(side) ? row.weight : 0
  }

  /// The sum of a row's costs on both sides.
  @inline(__always)
  func bend(ofRow number: RowIndex, _ problem: borrowing Problem) -> Double {
    cost(number, .below, problem) + cost(number, .above, problem)
  }

  /// The cost per unit of a column's nonbasic slack on a side.
  @inline(__always)
  func slackCost(_ column: ColumnIndex, _ side: Side, _ problem: borrowing Problem) -> Double {
    let row = problem.columns[column].activeRow
    if row.exists { return cost(row, side, problem) }
    // Held at another value than 0 the column has no breakpoint there.
    if case .magnitude(column) = objective, problem.columns[column].heldValue == 0 { return 1 }
    return 0
  }
}
