extension Engine {
  /// The required rows with a non-zero multiplier in the proof (Farkas) that not all can hold,
  /// oldest first; the multipliers and sides are those the last run of the simplex method left.
  func infeasibleSupport(_ steepest: Double) -> InfeasibleSupport {
    var support = InfeasibleSupport()
    support.rows = rowsOfProof()
    support.unpinnedCount = support.rows.count
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

  /// The rows with a slope in the present objective that the vertex does not go through.
  private func rowsOfProof() -> [Int32] {
    if case .row(let row) = objective { return [row] }
    return violatedRows.indices.map { violatedRows.row(at: $0) }.filter {
      system.rows[$0].pinned < 0 && cost($0, system.rows[$0].side) > 0
    }
  }

  /// The required row that keeps what a column is pinned by from going to a side: that row, or, where it
  /// may go there, the oldest parallel one at its target that may not.
  private func rowKeepingPin(on column: Int32, from side: Side) -> Int32 {
    let pin = system.columns[column].pin
    let isFree = system.rows[pin].strength < Level.required
    guard isFree || !system.rows[pin].violatingSides.contains(side) else { return pin }
    let pinCoefficient = system.columns[column].pinCoefficient
    var keeping: Int32?
    for index in system.columns[column].places {
      let occurrence = system.occurrences[index]
      let number = occurrence.row
      let row = system.rows[number]
      guard row.strength == Level.required,
        let ratio = system.ratioIfParallel(occurrence, to: pin, coefficient: pinCoefficient),
        row.violatingSides.contains(ratio > 0 ? side : side.opposite), status(ofRow: number) == 0
      else { continue }
      if let keeping, system.isOlder(keeping, number) { continue }
      keeping = number
    }
    return keeping ?? pin
  }

  /// An irreducible infeasible subset of required rows, oldest first.
  mutating func irreducibleSubset(
    of support: InfeasibleSupport
  ) throws(NumericalTrouble) -> [Int32] {
    var rows = support.rows
    try takeApart(support) { subset in
      rows = subset.map { support.rows[Int($0)] }
      return nil
    }
    return rows
  }

  /// Breaks a required row of a support; where many do not hold, as many as it takes until the others
  /// exclude each other no more.
  ///
  /// A round for each conflict looks at the whole region each time; but where rounds are few, the next
  /// one often finds a proof with fewer rows.
  ///
  /// - Parameters:
  ///   - support: Rows that exclude each other.
  ///   - choose: Names the member of an irreducible infeasible subset that gives way.
  /// - Throws: `NumericalTrouble` where rounding makes it impossible.
  mutating func breakConflicts(
    within support: InfeasibleSupport, _ choose: ([ConstraintID]) -> ConstraintID
  ) throws(NumericalTrouble) {
    let constraints = support.rows.map { id(ofRow: $0) }
    var broken: [ConstraintID] = []
    try takeApart(support) { subset in
      let chosen = choose(subset.map { constraints[Int($0)] })
      broken.append(chosen)
      guard support.unpinnedCount > Tolerances.conflictsInRounds else { return nil }
      return subset.first { constraints[Int($0)] == chosen }
    }
    for constraint in broken { setBroken(Int32(row(of: constraint))) }
  }

  /// Finds irreducible infeasible subsets of a support.
  ///
  /// A proof with a single unpinned row is irreducible: its other rows are independent, so that
  /// their dependency on that row is the only one. Where there are several, the rows are taken one
  /// after the other into a system of their own; one that cannot hold with those before it is the
  /// only one that its least violation leaves unpinned.
  ///
  /// - Parameters:
  ///   - support: Rows that exclude each other.
  ///   - choose: Names the row of a subset that is broken, or ends the search with nil. Rows are
  ///     numbered as in the support.
  /// - Throws: `NumericalTrouble` where rounding makes it impossible.
  private mutating func takeApart(
    _ support: InfeasibleSupport, choose: ([Int32]) -> Int32?
  ) throws(NumericalTrouble) {
    let all = [Int32](0..<Int32(support.rows.count))
    if support.isIrreducible {
      _ = choose(all)
      return
    }
    var part = Part(rows: support.rows, of: self) { row in
      var untaken = row
      untaken.strength = Level.broken
      return untaken
    }
    try part.propagate()
    let found = try part.engine.requireInTurn(choose: choose)
    statistics.addWork(of: part.engine.statistics)
    // Nothing but rounding can let all of them hold.
    if !found { _ = choose(all) }
  }

  /// Makes broken rows required, the oldest first; in each conflict with those before it one is chosen
  /// that stays broken.
  ///
  /// - Returns: Whether there was a conflict.
  private mutating func requireInTurn(
    choose: ([Int32]) -> Int32?
  ) throws(NumericalTrouble) -> Bool {
    listAll()
    settledAbove = Level.broken
    var found = false
    for row in system.rows.indices.lazy.map(Int32.init) {
      while let steepest = try leastViolation(ofBroken: row) {
        found = true
        guard let chosen = choose(infeasibleSupport(steepest).rows) else { return true }
        // The turn of one that is not required yet is still to come.
        if system.rows[chosen].strength < Level.required { break }
        setBroken(chosen)
      }
      if !isViolated(row) { system.rows[row].strength = Level.required }
    }
    return found
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
