/// Bounds: the sides to which rows and columns must not go, so that an optimum stays one.
extension PrimalSimplex {
  /// Whether a row that holds must keep holding.
  @inline(__always)
  func mustHold(_ row: Row) -> Bool {
    row.level > mustHoldAbove && !row.isExempt
  }

  /// Whether a row at its target must not leave it on either side.
  @inline(__always)
  func mustStayActive(_ row: Row) -> Bool {
    row.violatingSides == .both && mustHold(row)
  }

  // MARK: Slacks

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
      let number = problem.occurrences[index]
      let row = problem.rows[number]
      guard row.count == count, number != active else { continue }
      let bounds = bounds(row)
      guard bounds != [],
        let ratio = problem.ratioIfParallel(
          number, to: active, column, coefficient: coefficient),
        problem.status(ofRow: number) == 0
      else { continue }
      sides.formUnion(ratio > 0 ? bounds : bounds.opposite)
    }
    return sides
  }

  // MARK: Bounds that keep an optimum

  /// Minimises an objective, and bounds every row whose move would raise it again.
  mutating func minimiseAndBound(
    _ objective: Objective, _ basis: inout BasicSolution
  ) throws(Interruption) {
    // Violations are never negative, so only rounding can make their sum fall for ever.
    guard case .optimal(let steepest) = try minimise(objective, &basis) else {
      throw .numericalTrouble
    }
    switch objective {
    case .level(let level):
      guard hasViolation(ofLevel: level, basis.problem) else { return }
      boundNonbasicSlacks(steepest: steepest, &basis)
      var node = costlyRows.first(ofLevel: level)
      while node >= 0 {
        boundInactiveRow(costlyRows.row(at: node), &basis)
        node = costlyRows.next(after: node)
      }
    case .row(let row):
      guard basis.problem.isViolated(row) else {
        basis.problem.rows[row].bounds.formUnion(basis.problem.rows[row].violatingSides)
        return
      }
      boundNonbasicSlacks(steepest: steepest, &basis)
      boundInactiveRow(row, &basis)
    case .magnitude(let column):
      boundNonbasicSlacks(steepest: steepest, &basis)
      boundMagnitude(column, &basis)
    case .none, .linear: break
    }
  }

  /// Bounds the nonbasic slacks exactly against the moves that would raise the objective, whose
  /// minimum the reduced costs prove.
  ///
  /// By complementary slackness a point is optimal if and only if every row stays where its dual
  /// value is a subgradient of its cost: a slack with a positive cost on a side must not go to it,
  /// and a row with a cost must stay on its side. Slacks of rows that must stay active need no more
  /// bounds. Reduced costs are fresh here, so `touched` names every column whose reduced cost is not 0, unless its active row
  /// must stay active.
  mutating func boundNonbasicSlacks(steepest: Double, _ basis: inout BasicSolution) {
    let threshold = Tolerances.dual * steepest
    for index in pricing.touched.indices {
      let column = pricing.touched[index]
      guard abs(reducedCosts[column]) > threshold else { continue }
      for side in [Side.below, .above]
      where reducedCosts[column] * side.sign + slackCost(column, side, basis.problem) > threshold {
        boundSlack(of: column, side, &basis.problem)
      }
      let row = basis.problem.columns[column].activeRow
      if row.exists, bend(ofRow: row, basis.problem) > 0 {
        // The sides that cost enough are bounded now; to the others it may give way.
        basis.problem.rows[row].isExempt = true
        list(row, &basis)
      }
    }
  }

  private func boundSlack(of column: ColumnIndex, _ side: Side, _ problem: inout Problem) {
    let row = problem.columns[column].activeRow
    if row.exists {
      problem.rows[row].bounds.insert(Sides(side))
    } else {
      problem.columns[column].bounds.insert(Sides(side))
    }
  }

  /// Keeps an inactive row of the objective on its side: bounds the other one.
  private func boundInactiveRow(_ row: RowIndex, _ basis: inout BasicSolution) {
    guard !basis.problem.rows[row].isActive else { return }
    basis.problem.rows[row].bounds.insert(Sides(basis.problem.rows[row].side.opposite))
    basis.problem.rows[row].isExempt = true
  }

  /// Keeps the sign of a column: bounds the other side of zero or, at zero, both.
  private func boundMagnitude(_ column: ColumnIndex, _ basis: inout BasicSolution) {
    let value = basis.problem.columns[column].value
    if abs(value) <= Tolerances.primal {
      basis.problem.columns[column].bounds = .both
    } else {
      basis.problem.columns[column].bounds.insert(value > 0 ? .below : .above)
    }
  }
}
