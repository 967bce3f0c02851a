/// Contested levels: those in which the crash basis may not be optimal.
extension LexicographicSolver {
  /// Finds the strongest contested level, given the rows that propagation found contested.
  ///
  /// A column's value follows from rows at their targets, and its determining level is the weakest
  /// among theirs. A level is *contested* if one of its rows is violated, is not minimised and mentions a column
  /// whose determining level is no higher: moving that column might help. Take the levels from the
  /// strongest down to the first contested one. The violated rows of a level cannot change any more,
  /// so that the level costs least exactly where its other rows hold, and what follows from them
  /// has one value. By induction over the levels the optimum is proved without reduced costs.
  ///
  /// Columns determined that way separate the others into components, in each of which the same
  /// holds for the levels contested there.
  ///
  /// - Returns: The level; infinity where edits of old rows leave everything in question; `PriorityLevel.none` if no level
  ///   is contested.
  mutating func findContestedLevel() -> Float {
    for index in crash.contested.indices
    where basis.problem.rows[crash.contested[index]].count == 0 {
      seedRows.append(crash.contested[index])
    }
    // Columns connected with old ones that have to move may have to move as well.
    guard seedRows.isEmpty, seedColumns.isEmpty else {
      forgetLevelsOfFreshColumns()
      return .infinity
    }
    crash.takeContested(into: &contestedRows)
    return highestContested(of: contestedRows)
  }

  /// The strongest level at which one of some rows is contested.
  func highestContested(of rows: borrowing FlatArray<RowIndex>) -> Float {
    var strongest = PriorityLevel.none
    for index in rows.indices {
      let row = basis.problem.rows[rows[index]]
      guard row.level > strongest, row.isViolating(row.notedStatus),
        crash.isContested(rows[index], basis)
      else { continue }
      strongest = row.level
    }
    return strongest
  }

  /// Forgets which levels determine the columns of a contested row's component, where they are no
  /// higher than the levels contested there.
  ///
  /// - Parameters:
  ///   - row: The contested row.
  ///   - strongest: The strongest contested level of all components.
  /// - Returns: Whether that is all of the component, which then is the present one.
  mutating func releaseContested(_ row: RowIndex, through strongest: Float) -> Bool {
    releasedColumns.removeAll()
    clearComponentMarks()
    collectComponent(from: .row(row), through: strongest)
    let level = highestContested(of: basis.component.rows)
    for index in basis.component.columns.indices {
      let column = basis.component.columns[index]
      guard basis.determiningLevel[column] <= level else { continue }
      basis.setDeterminingLevel(PriorityLevel.none, of: column)
      releasedColumns.append(column)
    }
    if releasedColumns.count == basis.component.columns.count { return true }
    clearBoundary()
    return false
  }

  // MARK: Early optimisation

  // Small contested components are optimised as soon as all of their columns are assigned, while
  // they are in the caches. Unassigned columns can reach such a component only through its
  // boundary, which rows stronger than those contested within determine. If a column of the
  // boundary has to move after all, because a stronger row elsewhere is contested, its component
  // takes in this one, whose columns no level determines any more.

  /// The rows of the largest component that is optimised early; most contested ones are a view or
  /// two.
  private static let mostEarlyRows = 64
  /// The number of failures after which no more components are tried: propagation then goes on for
  /// long before their columns are assigned.
  static let mostEarlyFailures = 8

  /// Allows early optimisation, which requires that all columns are new.
  mutating func allowEarlyTries() {
    earlyTriesLeft = LexicographicSolver.mostEarlyFailures
    firstUntried = 0
  }

  mutating func forbidEarlyTries() {
    earlyTriesLeft = 0
  }

  /// Tries to optimise the components of the rows found contested since this was last called.
  @inline(__always)
  mutating func optimiseEarly() {
    while earlyTriesLeft > 0, firstUntried < crash.contested.count {
      let row = crash.contested[firstUntried]
      firstUntried += 1
      if !optimiseEarly(row) { earlyTriesLeft -= 1 }
    }
  }

  /// Tries to optimise the component of a contested row.
  ///
  /// - Returns: Whether it is optimised; otherwise it is left for the end.
  private mutating func optimiseEarly(_ row: RowIndex) -> Bool {
    extendOptimisedMarks()
    if optimisedMarks.has(row: row) { return true }
    var level = basis.problem.rows[row].level
    while level < PriorityLevel.broken {
      clearComponentMarks()
      guard
        collectClosedComponent(
          from: row, through: level, atMost: LexicographicSolver.mostEarlyRows)
      else { return false }
      let needed = levelNeeded(through: level)
      clearBoundary()
      guard needed > level else {
        markOptimised()
        return true
      }
      level = needed
    }
    return false
  }

  /// Optimises the present component, up to columns that rows above `level` determine.
  ///
  /// - Returns: The level up to which the component has to reach; above `level` if it is not
  ///   optimised yet.
  private mutating func levelNeeded(through level: Float) -> Float {
    let contested = highestContested(of: basis.component.rows)
    guard contested <= level else { return contested }
    let boundary = weakestLevelOfBoundary()
    let violated = strongestViolationWithinBoundary()
    return violated < boundary ? level : violated
  }
}
