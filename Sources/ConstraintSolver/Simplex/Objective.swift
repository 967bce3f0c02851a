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

/// The slack that enters the basis: the active row of a column leaves its target, or a superbasic
/// column leaves the value at which it is held.
struct EnteringSlack {
  /// The column that the active row is assigned to.
  var column: ColumnIndex
  /// The side of its target to which the row goes.
  var side: Side
  /// The objective's rate of change; negative.
  var rate: Double
}

/// A point on an edge where a row reaches its target, so that its slack can leave the basis.
struct Breakpoint: BitwiseCopyable {
  /// The slack that becomes 0: of the row, or of a column that reaches 0.
  var slack: SlackIndex
  var step: Double
  /// The increase of the objective's slope beyond; infinite where the row is bounded.
  var bend: Double
}

/// The end of a run of the simplex method.
enum Termination {
  /// A minimum, which the reduced costs prove.
  /// `steepest` is the steepest slope in the objective.
  case optimal(steepest: Double)
  /// An edge along which the objective falls for ever; its direction is left in the basic solution.
  case unbounded
}

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
  func costs(_ number: RowIndex, _ problem: borrowing Problem) -> Double {
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

  /// Whether a row that holds must keep holding.
  @inline(__always)
  func mustHold(_ row: Row) -> Bool {
    row.level > settledAbove && !row.isExempt
  }

  /// Whether a row at its target must leave it to no side.
  @inline(__always)
  func mustStayActive(_ row: Row) -> Bool {
    row.violatingSides == .both && mustHold(row)
  }

  /// The sides of its target to which a row that holds must not go.
  @inline(__always)
  func bounds(_ row: Row) -> Sides {
    mustHold(row) ? row.bounds.union(row.violatingSides) : row.bounds
  }

  /// The sides to which a column's nonbasic slack must not go.
  func slackBounds(_ column: ColumnIndex, _ problem: borrowing Problem) -> Sides {
    let row = problem.columns[column].activeRow
    guard row.exists else { return problem.columns[column].bounds }
    var sides = bounds(problem.rows[row])
    if sides != .both { sides.formUnion(boundsOfParallelRows(column, problem)) }
    return sides
  }

  /// The bounds that rows parallel to a column's active row, at their targets too, set to its
  /// slack.
  private func boundsOfParallelRows(_ column: ColumnIndex, _ problem: borrowing Problem) -> Sides {
    let active = problem.columns[column].activeRow
    let coefficient = problem.columns[column].activeCoefficient
    let count = problem.rows[active].count
    var sides: Sides = []
    for index in problem.columns[column].places {
      let occurrence = problem.occurrences[index]
      let row = problem.rows[occurrence.row]
      guard row.count == count, occurrence.row != active else { continue }
      let bounds = bounds(row)
      guard bounds != [],
        let ratio = problem.ratioIfParallel(occurrence, to: active, coefficient: coefficient),
        problem.status(ofRow: occurrence.row) == 0
      else { continue }
      sides.formUnion(ratio > 0 ? bounds : bounds.opposite)
    }
    return sides
  }
}
