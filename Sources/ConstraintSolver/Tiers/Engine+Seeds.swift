/// Which regions are optimised, and in what order.
extension Engine {
  /// Optimises the regions of all contested rows and seeds.
  ///
  /// Where conflicts are to be broken, a region whose values cannot be computed does not keep the
  /// others from being solved.
  mutating func optimiseRegions(
    contestedThrough strongest: Float, _ policy: ConflictPolicy
  ) -> Outcome {
    guard !contestedRows.isEmpty || !seedRows.isEmpty || !seedColumns.isEmpty else {
      return .optimal
    }
    settledMarks.extend(rowCount: system.rows.count, columnCount: system.columns.count)
    var whole = Outcome.optimal
    for index in contestedRows.indices {
      let row = contestedRows[index]
      guard !settledMarks.has(row: row) else { continue }
      if releaseContested(row, through: strongest) {
        let outcome = optimisePresentRegion(of: .row(row), policy)
        guard takes(outcome, policy, &whole) else { return whole }
        continue
      }
      for place in releasedColumns.indices {
        guard optimise(.column(releasedColumns[place]), policy, &whole) else { return whole }
      }
    }
    for index in seedRows.indices where system.rows[seedRows[index]].isAlive {
      guard optimise(.row(seedRows[index]), policy, &whole) else { return whole }
    }
    for index in seedColumns.indices where system.columns[seedColumns[index]].isAlive {
      guard optimise(.column(seedColumns[index]), policy, &whole) else { return whole }
    }
    return whole
  }

  /// Optimises the region of a seed unless it is settled.
  ///
  /// - Returns: Whether the next region is to be solved.
  private mutating func optimise(
    _ seed: Seed, _ policy: ConflictPolicy, _ whole: inout Outcome
  ) -> Bool {
    switch seed {
    case .row(let row) where settledMarks.has(row: row): return true
    case .column(let column) where settledMarks.has(column: column): return true
    case .column(let column) where system.columns[column].count == 0:
      resetColumn(column)
      return true
    default: return takes(optimiseRegion(of: seed, policy), policy, &whole)
    }
  }

  /// Adds a region's outcome to that of the whole.
  ///
  /// - Returns: Whether the next region is to be solved.
  private func takes(
    _ outcome: Outcome, _ policy: ConflictPolicy, _ whole: inout Outcome
  ) -> Bool {
    if case .optimal = outcome { return true }
    whole = outcome
    if case .outOfRange = outcome, case .breakRow = policy { return true }
    return false
  }

  /// Gives a column that no row mentions the value 0.
  private mutating func resetColumn(_ column: Int32) {
    setValue(column, 0)
    setPin(column, Pin.anchor)
    system.columns[column].frozen = []
    system.columns[column].isOnFace = false
    setFixing(column, Level.anchor)
  }
}
