/// Pivots: a slack enters the basis, another one leaves it.
extension PrimalSimplex {
  /// Moves along the edge to the breakpoint at `place`, whose slack leaves the basis, and records
  /// in the gradient the change of the reduced costs.
  ///
  /// The row of the entering slack becomes inactive, that of the leaving slack active.
  mutating func exchange(
    _ entering: EnteringSlack, at place: Int, _ basis: inout BasicSolution
  ) {
    basis.statistics.pivots += 1
    let leaving = breakpoints[place]
    for index in 0..<place { passBreakpoint(breakpoints[index].slack, &basis) }
    addGradientOfExchange(entering, leaving.slack, basis.problem)
    let deactivated = changeBasis(from: entering, to: leaving, &basis)
    if deactivated.exists {
      basis.problem.rows[deactivated].side = entering.side
      listIfCostly(deactivated, &basis)
      if cost(deactivated, entering.side, basis.problem) > 0 { list(deactivated, &basis) }
    }
    if perturbation.isActive {
      perturbation.set(leaving.slack, to: 0)
      perturbation.set(
        deactivated.exists ? .row(deactivated) : .column(entering.column),
        to: entering.side.sign * leaving.step)
    }
  }

  private mutating func passBreakpoint(_ slack: SlackIndex, _ basis: inout BasicSolution) {
    let side: Side = basis.direction.rate(of: slack) > 0 ? .above : .below
    let number = slack.row
    guard number.exists else {
      return reducedCosts.addGradient(column: slack.column, 2 * side.sign, basis.problem)
    }
    let change =
      cost(number, side, basis.problem) * side.sign
      - cost(number, side.opposite, basis.problem) * -side.sign
    basis.problem.rows[number].side = side
    if change != 0 { reducedCosts.addGradient(row: number, change, basis.problem) }
    if cost(number, side, basis.problem) > 0 { list(number, &basis) }
  }

  /// Records the change of the gradient when one row becomes active and another inactive, whose
  /// part in the objective no reduced cost carries any more.
  private mutating func addGradientOfExchange(
    _ entering: EnteringSlack, _ leaving: SlackIndex, _ problem: borrowing Problem
  ) {
    if leaving.row.exists {
      let side = problem.rows[leaving.row].side
      let slope = cost(leaving.row, side, problem) * side.sign
      if slope != 0 { reducedCosts.addGradient(row: leaving.row, -slope, problem) }
    } else if case .magnitude(leaving.column) = objective {
      let slope: Double = problem.columns[leaving.column].value > 0 ? -1 : 1
      reducedCosts.addGradient(column: leaving.column, slope, problem)
    }
    let slope =
      slackCost(entering.column, entering.side, problem) * entering.side.sign
      + reducedCosts[entering.column]
    let active = problem.columns[entering.column].activeRow
    if active.exists {
      reducedCosts.addGradient(row: active, slope, problem)
    } else {
      reducedCosts.addGradient(column: entering.column, slope, problem)
    }
  }

  /// Moves along the edge and changes the basis; reduced costs move with the active rows.
  ///
  /// - Returns: The row that is no longer active; none for a column that was superbasic.
  private mutating func changeBasis(
    from entering: EnteringSlack, to leaving: Breakpoint, _ basis: inout BasicSolution
  ) -> RowIndex {
    move(by: leaving.step, &basis)
    let columnCount = basis.component.columns.count
    var carried = 0.0
    return basis.changeBasis(to: leaving.slack, from: entering.column) { column in
      noteReassigned(column, limit: columnCount)
      reducedCosts.exchange(column, &carried)
      pricing.touch(column)
    }
  }

  /// Moves along the present edge, for real or, under perturbation, the perturbed distances.
  private mutating func move(by step: Double, _ basis: inout BasicSolution) {
    guard !perturbation.isActive else { return movePerturbed(by: step, basis) }
    guard step != 0 else { return }
    for index in basis.direction.movedColumns.indices {
      let column = basis.direction.movedColumns[index]
      let change = step * basis.direction.columnRate(column)
      basis.setValue(column, basis.problem.columns[column].value + change)
    }
    for index in basis.direction.touchedRows.indices {
      listIfCostly(basis.direction.touchedRows[index], &basis)
    }
  }

  private mutating func movePerturbed(by step: Double, _ basis: borrowing BasicSolution) {
    for index in basis.direction.touchedRows.indices {
      let row = basis.direction.touchedRows[index]
      guard !basis.problem.rows[row].isActive else { continue }
      perturbation.move(.row(row), by: step * basis.direction.rowRate(row))
    }
    for index in basis.direction.movedColumns.indices {
      let column = basis.direction.movedColumns[index]
      perturbation.move(.column(column), by: step * basis.direction.columnRate(column))
    }
  }
}
