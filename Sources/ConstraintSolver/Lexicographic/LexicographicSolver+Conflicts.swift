extension LexicographicSolver {
  /// The support of a Farkas certificate: the required rows whose multipliers are not 0 in the proof that not all of them
  /// can hold.
  ///
  /// Reduced costs and sides are those that the last run of the simplex method left.
  func infeasibleSupport(_ steepest: Double) -> InfeasibleSupport {
    var support = InfeasibleSupport()
    support.rows = inactiveRowsOfProof()
    support.inactiveCount = support.rows.count
    for index in simplex.reducedCosts.listedColumns.indices {
      let column = simplex.reducedCosts.listedColumns[index]
      if basis.problem.columns[column].activeRow.exists,
        abs(simplex.reducedCosts[column]) > Tolerances.dual * steepest
      {
        let side: Side = simplex.reducedCosts[column] > 0 ? .below : .above
        support.rows.append(rowBounding(slackOf: column, side))
      }
    }
    support.rows.sort { basis.problem.isOlder($0, $1) }
    return support
  }

  /// The inactive rows with a slope in the present objective.
  private func inactiveRowsOfProof() -> [RowIndex] {
    if case .row(let row) = simplex.objective { return [row] }
    return simplex.costlyRows.indices.map { simplex.costlyRows.row(at: $0) }.filter {
      !basis.problem.rows[$0].isActive
        && simplex.cost($0, basis.problem.rows[$0].side, basis.problem) > 0
    }
  }

  /// The required row that bounds a column's nonbasic slack on a side: its active row, or else the
  /// oldest row at its target that is parallel to it.
  private func rowBounding(slackOf column: ColumnIndex, _ side: Side) -> RowIndex {
    let active = basis.problem.columns[column].activeRow
    let isOptional = basis.problem.rows[active].level < PriorityLevel.required
    guard isOptional || !basis.problem.rows[active].violatingSides.contains(side) else {
      return active
    }
    let coefficient = basis.problem.columns[column].activeCoefficient
    var bounding: RowIndex?
    for index in basis.problem.columns[column].places {
      let number = basis.problem.occurrences[index]
      let row = basis.problem.rows[number]
      guard row.level == PriorityLevel.required,
        let ratio = basis.problem.ratioIfParallel(
          number, to: active, column, coefficient: coefficient),
        row.violatingSides.contains(ratio > 0 ? side : side.opposite),
        basis.problem.status(ofRow: number) == 0
      else { continue }
      if let bounding, basis.problem.isOlder(bounding, number) { continue }
      bounding = number
    }
    return bounding ?? active
  }

  /// An irreducible infeasible subset of required rows, oldest first.
  mutating func irreducibleSubset(
    of support: InfeasibleSupport
  ) throws(Interruption) -> [RowIndex] {
    var rows = support.rows
    try takeApart(support) { subset in
      rows = subset.map { support.rows[Int($0)] }
      return nil
    }
    return rows
  }

  /// Breaks a required row of a support; where many do not hold, as many as it takes until the
  /// others can hold.
  ///
  /// A round for each conflict visits the whole component each time. Where rounds are few, the next
  /// one often finds a proof with fewer rows.
  ///
  /// - Parameters:
  ///   - support: Rows that exclude each other.
  ///   - choose: A function that names the member of an irreducible infeasible subset that gives
  ///     way.
  /// - Throws: `Interruption.numericalTrouble` where rounding makes it impossible.
  mutating func breakConflicts(
    within support: InfeasibleSupport, _ choose: ([ConstraintID]) -> ConstraintID
  ) throws(Interruption) {
    let constraints = support.rows.map { basis.problem.id(ofRow: $0) }
    var broken: [ConstraintID] = []
    try takeApart(support) { subset in
      let chosen = choose(subset.map { constraints[Int($0)] })
      broken.append(chosen)
      guard support.inactiveCount > WorkLimits.mostViolatedForOneConflictARound else { return nil }
      return subset.first { constraints[Int($0)] == chosen }
    }
    for constraint in broken { setBroken(basis.problem.row(of: constraint)) }
  }

  /// Finds irreducible infeasible subsets of a support.
  ///
  /// A proof with a single inactive row is irreducible: the active rows are independent, so that
  /// their dependency on that row is the only one. Where there are several, the rows are taken one
  /// after the other into a subproblem. One that cannot hold with those before it is the only
  /// inactive row when its violation is least. Rows that have not had their turn stand at the level below required,
  /// `PriorityLevel.broken`; that does not mean that they conflict.
  ///
  /// - Parameters:
  ///   - support: Rows that exclude each other.
  ///   - choose: A function that names the row of a subset that is broken, or ends the search with
  ///     nil. Rows are numbered as in the support.
  /// - Throws: `Interruption.numericalTrouble` where rounding makes it impossible.
  private mutating func takeApart(
    _ support: InfeasibleSupport, choose: ([RowIndex]) -> RowIndex?
  ) throws(Interruption) {
    let all = support.rows.indices.map { RowIndex($0) }
    if support.isIrreducible {
      _ = choose(all)
      return
    }
    var subproblem = Subproblem(rows: support.rows, of: self) { row in
      var untaken = row
      untaken.level = PriorityLevel.broken
      return untaken
    }
    try subproblem.propagate()
    let found = try subproblem.solver.requireInTurn(choose: choose)
    basis.statistics.addWork(of: subproblem.solver.basis.statistics)
    // Nothing but rounding can let all of them hold.
    if !found { _ = choose(all) }
  }

  /// Makes the untaken rows required, the oldest first.
  ///
  /// They stand at `PriorityLevel.broken` until their turn. Where a row conflicts with those before it, a member of the conflict is
  /// chosen, which stays or comes to that level.
  ///
  /// - Returns: Whether there was a conflict.
  private mutating func requireInTurn(
    choose: ([RowIndex]) -> RowIndex?
  ) throws(Interruption) -> Bool {
    listAll()
    simplex.mustHoldAbove = PriorityLevel.broken
    var found = false
    for row in basis.problem.rows.indices {
      while case .excluded(let steepest) = try tryToHold(row) {
        found = true
        guard let chosen = choose(infeasibleSupport(steepest).rows) else { return true }
        // The row in hand gives way itself: the others of the set are required.
        if basis.problem.rows[chosen].level < PriorityLevel.required { break }
        setBroken(chosen)
      }
      if !basis.problem.isViolated(row) { basis.problem.rows[row].level = PriorityLevel.required }
    }
    return found
  }

  /// Those of some rows that cannot hold together: an irreducible set, oldest first; nil where all of them can.
  func conflict(among rows: [RowIndex]) throws(Interruption) -> [RowIndex]? {
    let rows = rows.sorted { basis.problem.isOlder($0, $1) }
    var subproblem = Subproblem(rows: rows, of: self) { row in
      var untaken = row
      untaken.level = PriorityLevel.broken
      // The last optimum left these.
      untaken.bounds = []
      untaken.faceBounds = []
      untaken.isExempt = false
      return untaken
    }
    try subproblem.propagate()
    var members: [RowIndex]?
    _ = try subproblem.solver.requireInTurn { subset in
      members = subset.map { rows[Int($0)] }
      return nil
    }
    return members
  }

  /// Minimises the violation of a broken or untaken row, the required ones being bounded.
  ///
  /// - Returns: Whether it holds; otherwise the reduced costs are the proof that the required rows exclude it.
  mutating func tryToHold(_ row: RowIndex) throws(Interruption) -> Feasibility {
    guard basis.problem.isViolated(row) else { return .holds }
    guard case .optimal(let steepest) = try simplex.minimise(.row(row), &basis) else {
      throw .numericalTrouble
    }
    return basis.problem.isViolated(row) ? .excluded(steepest: steepest) : .holds
  }

  /// Lists all rows that may have a cost in the levels to come; no level has to hold until `mustHoldAbove` is set again.
  mutating func listAll() {
    simplex.mustHoldAbove = .infinity
    for row in basis.problem.rows.indices { simplex.listIfCostly(row, &basis) }
  }
}

/// Rows that exclude each other: the support of a Farkas certificate.
struct InfeasibleSupport {
  /// Oldest first.
  var rows: [RowIndex] = []
  /// The number of inactive ones.
  var inactiveCount = 0

  var isIrreducible: Bool { inactiveCount == 1 }
}
