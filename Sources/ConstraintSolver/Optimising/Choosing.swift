extension Component {
  /// Chooses one of several optima, independently of how the present one was reached.
  ///
  /// First, from the strongest tier to the weakest and from the oldest constraint to the newest,
  /// each constraint's own violation becomes as small as those before it allow. Then, in the order
  /// of variables, each value comes as close to 0 as those before it allow.
  mutating func chooseOptimum() throws(NumericalTrouble) {
    let isMovable = movableColumns()
    for rows in problem.tierRows.dropFirst() {
      for row in rows where mentions(isMovable, row) {
        guard hasMovablePin else { return }
        if blocked[row].isSuperset(of: problem.violatingSides[row]) { continue }
        try settle([row])
      }
    }
    anchorsCount = true
    for column in 0..<columnCount where isMovable[column] {
      guard hasMovablePin else { break }
      try settleAnchor(rowCount + column)
    }
    anchorsCount = false
  }

  /// The columns that change along some edge no block forbids.
  ///
  /// All edges are combined with weights so irregular that their changes cannot cancel. Settling
  /// more rows only makes the set smaller.
  private func movableColumns() -> [Bool] {
    var direction = Array(repeating: 0.0, count: columnCount)
    var weights = IrregularNumbers()
    for slot in pins.indices where blocked[pins[slot]] != .both {
      direction[slot] = weights.next()
    }
    factorization.solve(&direction)
    let largest = direction.reduce(0) { max($0, abs($1)) }
    return direction.map { abs($0) > Tolerances.rate * largest }
  }

  private func mentions(_ columns: [Bool], _ row: Int) -> Bool {
    (problem.rowStart[row]..<problem.rowStart[row + 1]).contains {
      columns[problem.rowColumn[$0]]
    }
  }

  /// Brings a variable as close to 0 as possible and fixes it.
  private mutating func settleAnchor(_ anchor: Int) throws(NumericalTrouble) {
    if slot[anchor] < 0, !isAtTarget(anchor) {
      costBelow[anchor] = 1
      costAbove[anchor] = 1
      let termination = try minimise(Objective(rows: [anchor]))
      guard case .optimal(let multipliers) = termination else { throw NumericalTrouble() }
      if slot[anchor] < 0, !isAtTarget(anchor) {
        freeze(multipliers, objectiveRows: [anchor])
      }
      costBelow[anchor] = 0
      costAbove[anchor] = 0
    }
    if isAtTarget(anchor) { blocked[anchor] = .both }
  }
}
