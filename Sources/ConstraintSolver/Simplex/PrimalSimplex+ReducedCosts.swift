/// Reduced costs (BTRAN).
extension PrimalSimplex {
  /// Computes the reduced costs of the objective at the vertex.
  ///
  /// - Returns: The steepest slope in the objective.
  mutating func recomputeReducedCosts(
    _ basis: inout BasicSolution
  ) throws(Interruption) -> Double {
    clearReducedCosts()
    var steepest = 0.0
    switch objective {
    case .none: break
    case .level(let level):
      var node = costlyRows.first(ofLevel: level)
      while node >= 0 {
        steepest = max(steepest, addSlope(ofRow: costlyRows.row(at: node), &basis))
        node = costlyRows.next(after: node)
      }
    case .row(let row):
      steepest = addSlope(ofRow: row, &basis)
    case .magnitude(let column):
      let state = basis.problem.columns[column]
      if state.activeRow != ActiveRow.none || state.heldValue != 0 {
        reducedCosts.addGradient(column: column, state.value > 0 ? 1 : -1, basis.problem)
      }
      steepest = 1
    case .linear:
      for index in linearSlopes.indices {
        let slope = linearSlopes[index]
        reducedCosts.addGradient(column: slope.column, slope.coefficient, basis.problem)
        steepest = max(steepest, abs(slope.coefficient))
      }
    }
    try btran(&basis)
    return steepest
  }

  /// Adds an inactive row's slope to the gradient.
  ///
  /// - Returns: The slope's magnitude.
  private mutating func addSlope(ofRow number: RowIndex, _ basis: inout BasicSolution) -> Double {
    guard !basis.problem.rows[number].isActive else {
      return basis.problem.rows[number].weight
    }
    let side = position(ofRow: number, basis).side
    basis.problem.rows[number].side = side
    let cost = cost(number, side, basis.problem)
    if cost != 0 { reducedCosts.addGradient(row: number, cost * side.sign, basis.problem) }
    return cost
  }

  /// Adds the reduced costs of the gradient, which is 0 then: solves `Bᵀ·d = g`, the rows of `B`
  /// being the active ones.
  mutating func btran(_ basis: inout BasicSolution) throws(Interruption) {
    reducedCosts.takeGradientColumns(walking: &basis)
    basis.statistics.reducedCosts += basis.traversal.order.count
    var cursor = Traversal.Cursor(basis.traversal)
    while let step = cursor.next(basis.traversal) {
      switch step {
      case .column(let column):
        let change =
          reducedCosts.takeGradient(column) / basis.problem.columns[column].activeCoefficient
        if change != 0 { addReducedCost(column, change, basis.problem) }
      case .block(let block): try btran(block, &basis)
      }
    }
  }

  private mutating func btran(
    _ block: Traversal.Block, _ basis: inout BasicSolution
  ) throws(Interruption) {
    let factors = try basis.blockFactors(of: block)
    var gradient: [Double] = []
    gradient.reserveCapacity(factors.columns.count)
    for column in factors.columns { gradient.append(reducedCosts.gradientSlope(of: column)) }
    let changes = factors.solveTransposed(gradient)
    for (place, column) in factors.columns.enumerated() where changes[place] != 0 {
      addReducedCost(column, changes[place], basis.problem)
    }
    // The block's own terms cancel by the solution.
    for column in factors.columns { _ = reducedCosts.takeGradient(column) }
  }

  /// Adds to a column's reduced cost, and takes the part of its active row off the gradient.
  @inline(__always)
  private mutating func addReducedCost(
    _ column: ColumnIndex, _ change: Double, _ problem: borrowing Problem
  ) {
    raiseReducedCost(column, by: change, problem)
    let row = problem.columns[column].activeRow
    guard row.exists else { return }
    reducedCosts.subtract(activeRow: row, of: column, times: change, problem)
  }

  /// Updates a column's reduced cost where the gradient is a multiple of its active row, so that no
  /// other reduced cost changes.
  mutating func addOwnReducedCost(of column: ColumnIndex, _ basis: inout BasicSolution) {
    let change =
      reducedCosts.gradientSlope(of: column) / basis.problem.columns[column].activeCoefficient
    reducedCosts.clearGradient()
    basis.statistics.reducedCosts += 1
    if change != 0 { raiseReducedCost(column, by: change, basis.problem) }
  }

  @inline(__always)
  private mutating func raiseReducedCost(
    _ column: ColumnIndex, by change: Double, _ problem: borrowing Problem
  ) {
    reducedCosts.add(change, to: column)
    let row = problem.columns[column].activeRow
    if !row.exists || !mustStayActive(problem.rows[row]) { pricing.touch(column) }
  }

  mutating func clearReducedCosts() {
    reducedCosts.clear()
    pricing.clear()
  }

  /// Adds a multiple of a row's activity to the gradient of the next BTRAN.
  mutating func addGradient(row: RowIndex, _ slope: Double, _ problem: borrowing Problem) {
    reducedCosts.addGradient(row: row, slope, problem)
  }

  /// Clears what an interrupted computation left.
  mutating func clearInterrupted(_ basis: inout BasicSolution) {
    basis.direction.clear(columns: basis.component.columns)
    clearReducedCosts()
    reducedCosts.clearGradient(of: basis.component.columns)
  }

  /// The dual values that the last run left, by row: the slope of an inactive row with a cost, and
  /// for an active one the negative reduced cost of its slack.
  func dualValues(_ problem: borrowing Problem) -> [Double] {
    var values = Array(repeating: 0.0, count: problem.rows.count)
    for index in costlyRows.indices {
      let row = costlyRows.row(at: index)
      guard !problem.rows[row].isActive else { continue }
      let side = problem.rows[row].side
      values[Int(row)] = cost(row, side, problem) * side.sign
    }
    for index in reducedCosts.listedColumns.indices {
      let column = reducedCosts.listedColumns[index]
      let row = problem.columns[column].activeRow
      if row.exists { values[Int(row)] = -reducedCosts[column] }
    }
    return values
  }
}
