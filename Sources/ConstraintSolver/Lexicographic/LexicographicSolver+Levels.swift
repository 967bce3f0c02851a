/// The optimum of a component, level by level.
extension LexicographicSolver {
  /// Finds the optimum of the component, starting at its vertex; where that is interrupted, from
  /// the original coefficients alone.
  ///
  /// Any `Interruption` counts, and a second one is ``Outcome/outOfRange``.
  mutating func optimise(_ policy: ConflictPolicy) -> Outcome {
    beginOptimising()
    let broken = brokenRowsOfComponent()
    do throws(Interruption) {
      // Columns whose active rows were edited may not have been evaluated.
      if isVertexLost { try basis.evaluateComponent() }
      return try attempt(policy)
    } catch {
      for row in broken { setBroken(row) }
    }
    do throws(Interruption) {
      basis.statistics.restarts += 1
      try recrashComponent()
      return try attempt(policy)
    } catch {
      abandonComponent()
      return .outOfRange
    }
  }

  mutating func beginOptimising() {
    simplex.extend(columnCount: basis.problem.columns.count)
    basis.statistics.solvedComponents += 1
    basis.statistics.componentRows += basis.component.rows.count
  }

  /// Restores the values of the component's columns at the last commit, and holds them there.
  private mutating func abandonComponent() {
    basis.statistics.abandonments += 1
    for index in basis.component.columns.indices {
      let column = basis.component.columns[index]
      basis.setDeterminingLevel(PriorityLevel.none, of: column)
      let former =
        basis.problem.isFresh(column: column) ? 0 : basis.journal.formerValue(column)
      basis.setValue(column, former)
      basis.makeSuperbasic(column)
    }
  }

  /// Finds the optimum of the component, starting at its vertex; after a large move again from
  /// there, where rounding hides less.
  mutating func attempt(_ policy: ConflictPolicy) throws(Interruption) -> Outcome {
    simplex.hasTakenLargeMove = false
    let outcome = try attemptWithFreshStart(policy)
    guard simplex.hasTakenLargeMove, case .optimal = outcome else { return outcome }
    return try attemptWithFreshStart(policy)
  }

  /// Finds the optimum of the component, starting at its vertex, and once from another crash basis
  /// where that takes much work.
  ///
  /// Propagation assigns columns in an order, and a column takes its value before some of its rows
  /// are complete. Where such a row moves an early column, each row that depends on it may take a
  /// pivot, and each pivot moves all that depends on the row: work that grows with the square.
  /// Another crash basis, with columns close to the values that the pivots led to, repairs all of
  /// them in one pass. A second one does not help where the first did not: nested boxes that do not
  /// fit then take half as long again.
  private mutating func attemptWithFreshStart(
    _ policy: ConflictPolicy
  ) throws(Interruption) -> Outcome {
    // While propagation goes on, it cannot begin again: components optimised early are small.
    if earlyTriesLeft == 0 {
      simplex.stepBudget = StepBudget(columnCount: basis.component.columns.count)
    }
    defer {
      simplex.stepBudget = StepBudget()
      simplex.pricesSuperbasicLast = false
    }
    do throws(Interruption) { return try attemptOnce(policy) } catch {
      guard case .budgetSpent = error else { throw error }
    }
    simplex.stepBudget = StepBudget()
    // Only superbasic columns still show the pivots so far.
    simplex.pricesSuperbasicLast = true
    basis.statistics.freshStarts += 1
    try recrashComponent(staysNear: true)
    return try attemptOnce(policy)
  }

  private mutating func attemptOnce(_ policy: ConflictPolicy) throws(Interruption) -> Outcome {
    simplex.beginReassignments()
    try prepareComponent()
    while case .excluded(let steepest) = try minimiseRequired() {
      // Rows beyond the boundary may have a part in the conflict, or in what ends it.
      guard basis.component.boundary.isEmpty else { return .conflict(rows: []) }
      let support = infeasibleSupport(steepest)
      switch policy {
      case .refuse: return .conflict(rows: try irreducibleSubset(of: support))
      case .breakRow(let choose): try breakConflicts(within: support, choose)
      }
      try prepareComponent()
    }
    try retryBroken()
    try minimiseOptionalLevels()
    try evaluateReassigned()
    try chooseAmongOptima()
    try finishComponent()
    return .optimal
  }

  /// Removes all bounds and determining levels, and lists the costly rows.
  ///
  /// - Throws: `Interruption.numericalTrouble` where the component has no vertex.
  private mutating func prepareComponent() throws(Interruption) {
    simplex.begin()
    for index in basis.component.columns.indices {
      let column = basis.component.columns[index]
      basis.remember(column: column)
      let state = basis.problem.columns[column]
      guard state.activeRow != ActiveRow.unassigned, state.value.isFinite else {
        throw .numericalTrouble
      }
      basis.problem.columns[column].bounds = []
      basis.problem.columns[column].isOnFace = false
      basis.setDeterminingLevel(PriorityLevel.none, of: column)
    }
    for index in basis.component.rows.indices {
      let row = basis.component.rows[index]
      basis.remember(row: row)
      basis.problem.rows[row].bounds = []
      basis.problem.rows[row].faceBounds = []
      basis.problem.rows[row].isListed = false
      basis.problem.rows[row].isExempt = false
      simplex.listIfCostly(row, &basis)
    }
  }

  /// Notes the side of each row of the component, and the level of the strongest violated one.
  ///
  /// - Throws: `Interruption.numericalTrouble` where a row that must hold does not.
  mutating func finishComponent() throws(Interruption) {
    for index in basis.component.columns.indices {
      guard basis.problem.columns[basis.component.columns[index]].value.isFinite else {
        throw .numericalTrouble
      }
    }
    strongestViolation = PriorityLevel.belowAll
    for index in basis.component.rows.indices {
      let number = basis.component.rows[index]
      try noteStatus(number)
      basis.problem.rows[number].isListed = false
      let row = basis.problem.rows[number]
      if row.level > strongestViolation, row.isViolating(row.notedStatus) {
        strongestViolation = row.level
      }
    }
  }

  private mutating func noteStatus(_ number: RowIndex) throws(Interruption) {
    guard !basis.problem.rows[number].isActive else {
      basis.problem.rows[number].notedStatus = 0
      return
    }
    let (amount, magnitude) = basis.problem.slack(number)
    let side: Side = amount > 0 ? .above : .below
    let row = basis.problem.rows[number]
    if row.level == PriorityLevel.required, row.violatingSides.contains(side),
      abs(amount) > Tolerances.drift * magnitude
    {
      throw .numericalTrouble
    }
    let isAtTarget = abs(amount) <= Tolerances.primal * magnitude
    basis.problem.rows[number].notedStatus = isAtTarget ? 0 : side.rawValue
    if !isAtTarget { basis.problem.rows[number].side = side }
  }

  // MARK: Required rows

  /// Minimises the violations of the required rows.
  ///
  /// - Returns: Whether all hold; otherwise the reduced costs are the proof that they exclude each other.
  mutating func minimiseRequired() throws(Interruption) -> Feasibility {
    let level = PriorityLevel.required
    guard simplex.hasViolation(ofLevel: level, basis.problem) else { return .holds }
    guard case .optimal(let steepest) = try simplex.minimise(.level(level), &basis) else {
      throw .numericalTrouble
    }
    return simplex.hasViolation(ofLevel: level, basis.problem)
      ? .excluded(steepest: steepest) : .holds
  }

  // MARK: Broken rows

  mutating func setBroken(_ row: RowIndex) {
    basis.remember(row: row)
    basis.problem.rows[row].level = PriorityLevel.broken
    mayHaveBrokenRows = true
  }

  func brokenRowsOfComponent() -> [RowIndex] {
    guard mayHaveBrokenRows else { return [] }
    var rows: [RowIndex] = []
    for index in basis.component.rows.indices {
      let row = basis.component.rows[index]
      if basis.problem.rows[row].level == PriorityLevel.broken { rows.append(row) }
    }
    return rows.sorted { basis.problem.isOlder($0, $1) }
  }

  /// Makes broken rows required again where they can hold with the required ones, oldest first.
  private mutating func retryBroken() throws(Interruption) {
    let broken = brokenRowsOfComponent()
    guard !broken.isEmpty else { return }
    simplex.mustHoldAbove = PriorityLevel.broken
    for row in broken {
      guard case .holds = try tryToHold(row) else { continue }
      basis.problem.rows[row].level = PriorityLevel.required
    }
    simplex.relist(basis.problem)
  }

  // MARK: Optional rows

  /// Finds an optimum of all optional levels, the required rows being satisfied and bounded.
  private mutating func minimiseOptionalLevels() throws(Interruption) {
    var level = PriorityLevel.required
    while let next = simplex.costlyRows.strongest(below: level) {
      level = next
      simplex.mustHoldAbove = level
      // Rows that were listed at an earlier vertex may hold now.
      if simplex.hasViolation(ofLevel: level, basis.problem) {
        try simplex.minimiseAndBound(.level(level), &basis)
      }
    }
    simplex.mustHoldAbove = PriorityLevel.belowAll
  }

  /// Chooses one of several optima, if there are several.
  private mutating func chooseAmongOptima() throws(Interruption) {
    listFreeSlackColumns()
    guard !freeSlackColumns.isEmpty else { return }
    noteFace()
    let pivots = basis.statistics.pivots
    try chooseOptimum()
    if basis.statistics.pivots != pivots { try basis.evaluateComponent() }
  }

  /// Lists the columns of the component whose nonbasic slacks are not bounded on both sides.
  mutating func listFreeSlackColumns() {
    freeSlackColumns.removeAll()
    for index in basis.component.columns.indices {
      let column = basis.component.columns[index]
      if simplex.slackBounds(column, basis.problem) != .both { freeSlackColumns.append(column) }
    }
  }

  /// Remembers the bounds that describe the optimal face.
  private mutating func noteFace() {
    mayHaveFaces = true
    for index in basis.component.columns.indices {
      basis.problem.columns[basis.component.columns[index]].isOnFace = true
    }
    for index in basis.component.rows.indices {
      let number = basis.component.rows[index]
      let row = basis.problem.rows[number]
      let isBounded =
        simplex.mustHold(row)
        && (row.isActive || !basis.problem.isViolated(number))
      basis.problem.rows[number].faceBounds =
        isBounded ? row.bounds.union(row.violatingSides) : row.bounds
    }
  }
}
