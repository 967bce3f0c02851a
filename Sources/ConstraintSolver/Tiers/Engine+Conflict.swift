extension Engine {
  /// The required rows with a non-zero multiplier in the proof (Farkas) that not all can hold,
  /// oldest first; the multipliers and sides are those the last run of the simplex method left.
  func infeasibleSupport(_ steepest: Double) -> InfeasibleSupport {
    var support = InfeasibleSupport()
    for index in violatedRows.indices {
      let row = violatedRows.row(at: index)
      guard system.rows[row].pinned < 0, cost(row, system.rows[row].side) > 0 else { continue }
      support.rows.append(row)
      support.unpinnedCount += 1
    }
    for index in touchedMultipliers.indices {
      let column = touchedMultipliers[index]
      if system.columns[column].pin >= 0, abs(multiplier[column]) > Tolerances.dual * steepest {
        let side: Side = multiplier[column] > 0 ? .below : .above
        support.rows.append(rowKeepingPin(on: column, from: side))
      }
    }
    support.rows.sort { system.isOlder($0, $1) }
    return support
  }

  /// The required row that keeps what a column is pinned by from going to a side: that row, or the
  /// oldest other one at its target that consists of the same column and does not hold there.
  private func rowKeepingPin(on column: Int32, from side: Side) -> Int32 {
    let pin = system.columns[column].pin
    guard !system.rows[pin].violatingSides.contains(side) else { return pin }
    let isPositive = system.columns[column].pinCoefficient > 0
    var keeping: Int32?
    for index in system.columns[column].places {
      let occurrence = system.occurrences[index]
      let number = occurrence.row
      let isSameWay = (system.coefficient(occurrence) > 0) == isPositive
      let row = system.rows[number]
      guard row.count == 1, row.strength == Level.required,
        row.violatingSides.contains(isSameWay ? side : side.opposite), status(ofRow: number) == 0
      else { continue }
      if let keeping, system.isOlder(keeping, number) { continue }
      keeping = number
    }
    return keeping ?? pin
  }

  /// An irreducible infeasible subset of required rows, oldest first.
  ///
  /// A proof with a single unpinned row is irreducible: its other rows are independent, so that
  /// their dependency on that row is the only one. Where there are several, the rows are taken one
  /// after the other into a system of their own; the first that cannot hold with those before it
  /// is the only one that its least violation leaves unpinned.
  mutating func irreducibleSubset(
    of support: InfeasibleSupport
  ) throws(NumericalTrouble) -> [Int32] {
    if support.isIrreducible { return support.rows }
    var part = Part(rows: support.rows, of: self) { row in
      var untaken = row
      untaken.strength = Level.broken
      return untaken
    }
    try part.propagate()
    let conflict = try part.engine.firstConflict()
    statistics.addWork(of: part.engine.statistics)
    // Nothing but rounding can let all of them hold.
    guard let conflict else { return support.rows }
    return conflict.rows.map { support.rows[Int($0)] }
  }

  /// Makes broken rows required, the oldest first, until one cannot hold with those before it.
  private mutating func firstConflict() throws(NumericalTrouble) -> InfeasibleSupport? {
    listAll()
    settledAbove = Level.broken
    for row in system.rows.indices {
      let row = Int32(row)
      if let steepest = try leastViolation(ofBroken: row) { return infeasibleSupport(steepest) }
      system.rows[row].strength = Level.required
    }
    return nil
  }

  /// Minimises the violation of a broken row, the required ones being blocked.
  ///
  /// - Returns: Where it cannot hold, the steepest slope of the proof the multipliers give.
  mutating func leastViolation(ofBroken row: Int32) throws(NumericalTrouble) -> Double? {
    guard isViolated(row) else { return nil }
    guard case .optimal(let steepest) = try minimise(.row(row)) else { throw NumericalTrouble() }
    return isViolated(row) ? steepest : nil
  }

  /// Lists all rows that may have a slope in the objective of a tier to come.
  mutating func listAll() {
    settledAbove = .infinity
    for row in system.rows.indices { listIfCostly(Int32(row)) }
  }
}

/// Rows that exclude each other, with the form of the proof.
struct InfeasibleSupport {
  /// Oldest first.
  var rows: [Int32] = []
  /// How many of them the vertex does not go through.
  var unpinnedCount = 0

  var isIrreducible: Bool { unpinnedCount == 1 }
}
