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
    settledMarks.clear(for: system)
    var whole = Outcome.optimal
    for index in contestedRows.indices {
      let row = contestedRows[index]
      guard !settledMarks.has(row: row) else { continue }
      releaseContested(row, through: strongest)
      guard optimiseReleased(policy, &whole) else { return whole }
    }
    guard optimiseSeeded(policy, &whole) else { return whole }
    return whole
  }

  /// Optimises the regions of released columns, which are at hand.
  ///
  /// - Returns: Whether all regions were dealt with.
  private mutating func optimiseReleased(
    _ policy: ConflictPolicy, _ whole: inout Outcome
  ) -> Bool {
    for index in releasedColumns.indices {
      let column = releasedColumns[index]
      guard !settledMarks.has(column: column) else { continue }
      guard takes(optimiseRegion(of: .column(column), policy), policy, &whole) else { return false }
    }
    return true
  }

  /// Optimises the regions of all seeds.
  ///
  /// - Returns: Whether all regions were dealt with.
  private mutating func optimiseSeeded(
    _ policy: ConflictPolicy, _ whole: inout Outcome
  ) -> Bool {
    for index in seedRows.indices {
      let row = seedRows[index]
      guard system.rows[row].isAlive, !settledMarks.has(row: row) else { continue }
      guard takes(optimiseRegion(of: .row(row), policy), policy, &whole) else { return false }
    }
    for index in seedColumns.indices {
      let column = seedColumns[index]
      guard system.columns[column].isAlive, !settledMarks.has(column: column) else { continue }
      if system.columns[column].count == 0 {
        resetColumn(column)
      } else {
        let outcome = optimiseRegion(of: .column(column), policy)
        guard takes(outcome, policy, &whole) else { return false }
      }
    }
    return true
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
    system.columns[column].anchor = 0
    system.columns[column].frozen = []
    system.columns[column].isOnFace = false
    propagation.fixing[column] = Level.anchor
  }
}
