extension Engine {
  /// The required rows with a non-zero multiplier in the proof (Farkas) that not all can hold,
  /// oldest first; the multipliers and sides are those `settleRequired` left.
  func infeasibleSupport(_ steepest: Double) -> InfeasibleSupport {
    var support = InfeasibleSupport()
    for index in violatedRows.indices {
      let row = violatedRows[index]
      guard system.rows[row].pinned < 0, cost(row, system.rows[row].side) > 0 else { continue }
      support.rows.append(row)
      support.unpinnedCount += 1
    }
    for index in touchedMultipliers.indices {
      let column = touchedMultipliers[index]
      let pin = system.columns[column].pin
      if pin >= 0, abs(multiplier[column]) > Tolerances.dual * steepest {
        support.rows.append(pin)
      }
    }
    support.rows.sort { system.isOlder($0, $1) }
    return support
  }

  /// An irreducible infeasible subset of required rows, oldest first.
  ///
  /// Rows are dropped one after the other, the newest first; those without which the rest can hold
  /// are kept. Each time the rest still conflicts, its own proof may drop several more at once. A
  /// proof with a single unpinned row is irreducible: its other rows are independent, so that
  /// their dependency on that row is the only one.
  func irreducibleSubset(of support: InfeasibleSupport) throws(NumericalTrouble) -> [Int32] {
    if support.isIrreducible { return support.rows }
    var members = support.rows
    var candidates = support.rows
    while let candidate = candidates.popLast() {
      let rest = members.filter { $0 != candidate }
      guard let smaller = try conflict(within: rest) else { continue }
      members = smaller.rows
      if smaller.isIrreducible { return members }
      candidates.removeAll { !members.contains($0) }
    }
    return members
  }

  /// Which of some rows exclude each other, all of them taken as required.
  private func conflict(within rows: [Int32]) throws(NumericalTrouble) -> InfeasibleSupport? {
    var part = Part(rows: rows, of: self) { row in
      var required = row
      required.strength = Level.required
      return required
    }
    try part.propagate()
    part.engine.listAll()
    guard let steepest = try part.engine.settleRequired() else { return nil }
    var support = part.engine.infeasibleSupport(steepest)
    support.rows = support.rows.map { rows[Int($0)] }
    return support
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
