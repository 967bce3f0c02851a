extension LexicographicSolver {
  /// The rows, oldest first, that keep a violated row from being violated less: an irreducible set
  /// of rows at least as strong.
  ///
  /// Along each direction in which the row improves, a stronger row would get worse, or those of
  /// its own level together by at least as much. Only rows that are at their targets or violated
  /// matter for that. They form a subproblem whose variables are the direction. Stronger rows are
  /// required not to get worse, and equal ones cost the amount by which they do. The violated row
  /// costs the difference between its improvement and a unit. If the direction 0 is optimal, the dual
  /// values name the rows that prove it.
  mutating func rowsOverruling(_ row: RowIndex) throws(Interruption) -> [RowIndex] {
    extend()
    clearComponentMarks()
    collectComponent(from: .row(row))
    var opponents: [RowIndex] = []
    for index in basis.component.rows.indices {
      let opponent = basis.component.rows[index]
      let state = basis.problem.rows[opponent]
      let status = basis.problem.status(ofRow: opponent)
      guard opponent != row, state.level >= basis.problem.rows[row].level else { continue }
      if status == 0 || state.isViolating(status) { opponents.append(opponent) }
    }
    guard let proof = try overruling(row, opponents) else { return [] }
    return try irreducibleSubset(of: proof, overruling: row)
      .sorted { basis.problem.isOlder($0, $1) }
  }

  private struct OverrulingProof {
    var rows: [RowIndex]
    /// Whether only active rows balance the slope of the violated row: they are independent, so
    /// that no fewer do.
    var isIrreducible: Bool
  }

  /// Drops rows one after the other, the weakest first, then the youngest.
  private func irreducibleSubset(
    of proof: OverrulingProof, overruling row: RowIndex
  ) throws(Interruption) -> [RowIndex] {
    var proof = proof
    var candidates = proof.rows.sorted { basis.problem.isStrongerOrOlder($0, $1) }
    while !proof.isIrreducible, let candidate = candidates.popLast() {
      let rest = proof.rows.filter { $0 != candidate }
      guard let smaller = try overruling(row, rest) else { continue }
      proof = smaller
      let members = Set(smaller.rows)
      candidates.removeAll { !members.contains($0) }
    }
    return proof.rows
  }

  /// Those of some rows that suffice to overrule a row; nil if all together do not.
  private func overruling(
    _ row: RowIndex, _ opponents: [RowIndex]
  ) throws(Interruption) -> OverrulingProof? {
    var subproblem = Subproblem(rows: opponents + [row], of: self) { $0 }
    // Rows of the row's own level stand at the level below required, whether or not they conflict.
    for (place, opponent) in opponents.enumerated() {
      let isStronger = basis.problem.rows[opponent].level > basis.problem.rows[row].level
      subproblem.solver.basis.problem.rows[RowIndex(place)].becomeDirection(
        status: basis.problem.status(ofRow: opponent),
        level: isStronger ? PriorityLevel.required : PriorityLevel.broken)
    }
    let goal = RowIndex(opponents.count)
    subproblem.solver.basis.problem.rows[goal].becomeDirection(
      status: basis.problem.status(ofRow: row), level: PriorityLevel.broken)
    subproblem.solver.basis.problem.rows[goal].target =
      subproblem.solver.basis.problem.rows[goal].violatingSides == .above ? -1 : 1
    try subproblem.propagate()
    guard try subproblem.solver.staysPut(goal: goal) else { return nil }
    return subproblem.solver.overrulingProof(opponents)
  }

  /// Whether the direction 0 is optimal: no direction has a smaller sum of two costs.
  ///
  /// They are the part of a unit by which the goal does not improve, and the amounts by which other rows get worse.
  private mutating func staysPut(goal: RowIndex) throws(Interruption) -> Bool {
    listAll()
    guard case .holds = try minimiseRequired() else { throw .numericalTrouble }
    simplex.mustHoldAbove = PriorityLevel.broken
    guard case .optimal = try simplex.minimise(.level(PriorityLevel.broken), &basis) else {
      throw .numericalTrouble
    }
    try basis.evaluateComponent()
    var sum = 0.0
    for row in basis.problem.rows.indices
    where basis.problem.rows[row].level == PriorityLevel.broken {
      sum += basis.problem.violation(ofRow: row)
    }
    return sum >= basis.problem.rows[goal].weight * (1 - Tolerances.optimum)
  }

  /// The rows whose multipliers are not 0, and rows parallel to one of them, which might take over a part of its multiplier.
  private func overrulingProof(_ opponents: [RowIndex]) -> OverrulingProof {
    let dualValues = simplex.dualValues(basis.problem)
    let steepest = dualValues.reduce(0) { max($0, abs($1)) }
    var isMember = opponents.map { _ in false }
    var isIrreducible = true
    for place in opponents.indices where abs(dualValues[place]) > Tolerances.dual * steepest {
      isMember[place] = true
      let row = basis.problem.rows[RowIndex(place)]
      if !row.isActive { isIrreducible = false }
      guard row.count > 0 else { continue }
      let own = basis.problem.entries[Int(row.start)]
      for index in basis.problem.columns[own.column].places {
        let other = basis.problem.occurrences[index]
        guard Int(other) < opponents.count,
          basis.problem.ratioIfParallel(
            other, to: RowIndex(place), own.column, coefficient: own.coefficient) != nil
        else { continue }
        isMember[Int(other)] = true
        isIrreducible = false
      }
    }
    return OverrulingProof(
      rows: opponents.indices.filter { isMember[$0] }.map { opponents[$0] },
      isIrreducible: isIrreducible)
  }
}

extension Row {
  /// Turns the row into one over directions instead of points: it costs only where it gets worse.
  fileprivate mutating func becomeDirection(status: Int8, level: Float) {
    if status != 0 { violatingSides = status > 0 ? .above : .below }
    target = 0
    bounds = []
    faceBounds = []
    isExempt = false
    self.level = level
  }
}
