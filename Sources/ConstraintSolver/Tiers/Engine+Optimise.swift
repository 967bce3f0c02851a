extension Engine {
  /// Finds the optimum of the present region, starting from its vertex; where rounding forbids
  /// that, from the original coefficients alone.
  mutating func optimise(_ policy: ConflictPolicy) -> Outcome {
    beginOptimising()
    let broken = brokenRowsOfRegion()
    do throws(NumericalTrouble) {
      // Pins whose constants changed may not have been evaluated.
      if isVertexLost { try evaluateRegion() }
      return try attempt(policy)
    } catch {
      for row in broken { setBroken(row) }
    }
    do throws(NumericalTrouble) {
      statistics.restarts += 1
      try repinRegion()
      return try attempt(policy)
    } catch {
      abandonRegion()
      return .outOfRange
    }
  }

  mutating func beginOptimising() {
    extendDirections()
    statistics.regions += 1
    statistics.regionRows += regionRows.count
  }

  /// Leaves the columns of the region where they were at the last commit.
  private mutating func abandonRegion() {
    statistics.abandonments += 1
    for index in regionColumns.indices {
      let column = regionColumns[index]
      setFixing(column, Level.anchor)
      setValue(column, system.isFresh(column: column) ? 0 : journal.formerValue(column))
      hold(column)
    }
  }

  /// Finds the optimum of the present region, starting from its vertex; after a long way again from there,
  /// where rounding hides less.
  mutating func attempt(_ policy: ConflictPolicy) throws(NumericalTrouble) -> Outcome {
    hasTakenLongStep = false
    let outcome = try attemptWithFreshStart(policy)
    guard hasTakenLongStep, case .optimal = outcome else { return outcome }
    return try attemptWithFreshStart(policy)
  }

  mutating func attemptOnce(_ policy: ConflictPolicy) throws(NumericalTrouble) -> Outcome {
    repinnedColumns.removeAll()
    try prepareRegion()
    while true {
      let steepest = try settleRequired()
      guard let steepest else { break }
      // Rows beyond the boundary may have a part in the conflict, or in what ends it.
      guard boundaryColumns.isEmpty else { return .conflict(rows: []) }
      let support = infeasibleSupport(steepest)
      switch policy {
      case .refuse: return .conflict(rows: try irreducibleSubset(of: support))
      case .breakRow(let choose): try breakConflicts(within: support, choose)
      }
      try prepareRegion()
    }
    try retryBroken()
    try settleOptionalTiers()
    try evaluateRepinned()
    try settleChoice()
    try finishRegion()
    return .optimal
  }

  /// Removes all blocks and what followed from them, and lists the rows that are violated.
  ///
  /// - Throws: `NumericalTrouble` where the region has no vertex.
  private mutating func prepareRegion() throws(NumericalTrouble) {
    violatedRows.removeAll()
    settledAbove = .infinity
    objective = .none
    for index in regionColumns.indices {
      let column = regionColumns[index]
      journal.note(column, system)
      guard system.columns[column].pin != Pin.open, system.columns[column].value.isFinite else {
        throw NumericalTrouble()
      }
      system.columns[column].frozen = []
      system.columns[column].isOnFace = false
      setFixing(column, Level.anchor)
    }
    for index in regionRows.indices {
      let row = regionRows[index]
      journal.note(row: row, system)
      system.rows[row].frozen = []
      system.rows[row].face = []
      system.rows[row].isListed = false
      system.rows[row].isExempt = false
      listIfCostly(row)
    }
  }

  /// Notes the side on which each row of the region is, and what the strongest violated one is.
  ///
  /// - Throws: `NumericalTrouble` where a row that must hold does not.
  mutating func finishRegion() throws(NumericalTrouble) {
    for index in regionColumns.indices {
      guard system.columns[regionColumns[index]].value.isFinite else { throw NumericalTrouble() }
    }
    strongestViolation = 0
    for index in regionRows.indices {
      let number = regionRows[index]
      try noteStatus(number)
      system.rows[number].isListed = false
      let row = system.rows[number]
      if row.strength > strongestViolation, row.isViolating(row.status) {
        strongestViolation = row.strength
      }
    }
  }

  private mutating func noteStatus(_ number: Int32) throws(NumericalTrouble) {
    guard system.rows[number].pinned < 0 else {
      system.rows[number].status = 0
      return
    }
    let (amount, magnitude) = system.excess(number)
    let side: Side = amount > 0 ? .above : .below
    let row = system.rows[number]
    if row.strength == Level.required, row.violatingSides.contains(side),
      abs(amount) > Tolerances.drift * magnitude
    {
      throw NumericalTrouble()
    }
    let isAtTarget = abs(amount) <= Tolerances.primal * magnitude
    system.rows[number].status = isAtTarget ? 0 : side.rawValue
    if !isAtTarget { system.rows[number].side = side }
  }

  // MARK: Required rows

  /// Minimises the violations of the required rows.
  ///
  /// - Returns: Where not all can hold, the steepest slope of the proof the multipliers give.
  mutating func settleRequired() throws(NumericalTrouble) -> Double? {
    guard hasViolation(ofStrength: Level.required) else { return nil }
    guard case .optimal(let steepest) = try minimise(.tier(Level.required)) else {
      throw NumericalTrouble()
    }
    return hasViolation(ofStrength: Level.required) ? steepest : nil
  }

  func hasViolation(ofStrength strength: Float) -> Bool {
    var node = violatedRows.first(ofStrength: strength)
    while node >= 0 {
      if isViolated(violatedRows.row(at: node)) { return true }
      node = violatedRows.next(after: node)
    }
    return false
  }

  // MARK: Broken rows

  mutating func setBroken(_ row: Int32) {
    journal.note(row: row, system)
    system.rows[row].strength = Level.broken
    mayHaveBrokenRows = true
  }

  func brokenRowsOfRegion() -> [Int32] {
    guard mayHaveBrokenRows else { return [] }
    var rows: [Int32] = []
    for index in regionRows.indices where system.rows[regionRows[index]].strength == Level.broken {
      rows.append(regionRows[index])
    }
    return rows.sorted { system.isOlder($0, $1) }
  }

  /// Makes broken rows required again where they can hold with the required ones, oldest first.
  private mutating func retryBroken() throws(NumericalTrouble) {
    let broken = brokenRowsOfRegion()
    guard !broken.isEmpty else { return }
    settledAbove = Level.broken
    for row in broken {
      guard try leastViolation(ofBroken: row) == nil else { continue }
      system.rows[row].strength = Level.required
    }
    violatedRows.relist { system.rows[$0].strength }
  }

  // MARK: Optional rows

  /// Finds an optimum of all optional tiers, the required rows being satisfied and blocked.
  private mutating func settleOptionalTiers() throws(NumericalTrouble) {
    var tier = Level.required
    while let next = strongestTier(below: tier) {
      tier = next
      settledAbove = tier
      // Rows that were listed at an earlier vertex may hold by now.
      if hasViolation(ofStrength: tier) { try settle(.tier(tier)) }
    }
    settledAbove = 0
  }

  /// Chooses one of several optima, if there are several.
  private mutating func settleChoice() throws(NumericalTrouble) {
    findMovableColumns()
    guard !movableColumns.isEmpty else { return }
    noteFace()
    let pivots = statistics.pivots
    try chooseOptimum()
    if statistics.pivots != pivots { try evaluateRegion() }
  }

  /// The strongest tier below another in which a row may be violated.
  func strongestTier(below tier: Float) -> Float? { violatedRows.strongest(below: tier) }

  /// Minimises an objective, and blocks every move that would raise it again.
  mutating func settle(_ objective: Objective) throws(NumericalTrouble) {
    // Violations are never negative, so only rounding can make their sum fall for ever.
    guard case .optimal(let steepest) = try minimise(objective) else { throw NumericalTrouble() }
    switch objective {
    case .tier(let strength):
      guard hasViolation(ofStrength: strength) else { return }
      freeze(steepest: steepest)
      var node = violatedRows.first(ofStrength: strength)
      while node >= 0 {
        freezeSide(ofRow: violatedRows.row(at: node))
        node = violatedRows.next(after: node)
      }
    case .row(let row):
      guard isViolated(row) else {
        system.rows[row].frozen.formUnion(system.rows[row].violatingSides)
        return
      }
      freeze(steepest: steepest)
      freezeSide(ofRow: row)
    case .magnitude(let column):
      freeze(steepest: steepest)
      freezeMagnitude(column)
    case .none, .linear: break
    }
  }

  /// Keeps an unpinned row that has a part in the objective on its side.
  private mutating func freezeSide(ofRow row: Int32) {
    guard system.rows[row].pinned < 0 else { return }
    system.rows[row].frozen.insert(Sides(system.rows[row].side.opposite))
    system.rows[row].isExempt = true
  }

  /// Keeps a column from changing its sign or, at zero, from leaving it.
  private mutating func freezeMagnitude(_ column: Int32) {
    let value = system.columns[column].value
    if abs(value) <= Tolerances.primal {
      system.columns[column].frozen = .both
    } else {
      system.columns[column].frozen.insert(value > 0 ? .below : .above)
    }
  }

  /// Finds the pins of the region that a move might still leave.
  mutating func findMovableColumns() {
    movableColumns.removeAll()
    for index in regionColumns.indices
    where blockedSides(ofPinOn: regionColumns[index]) != .both {
      movableColumns.append(regionColumns[index])
    }
  }

  /// Remembers the blocks that describe the set of all optima.
  private mutating func noteFace() {
    mayHaveFaces = true
    for index in regionColumns.indices { system.columns[regionColumns[index]].isOnFace = true }
    for index in regionRows.indices {
      let number = regionRows[index]
      let row = system.rows[number]
      let isBlocked = isHeld(row) && (row.pinned >= 0 || !isViolated(number))
      system.rows[number].face = isBlocked ? row.frozen.union(row.violatingSides) : row.frozen
    }
  }
}
