/// The components that are optimised, and their order.
extension LexicographicSolver {
  /// Optimises the components of all contested rows and seeds.
  ///
  /// Where conflicts are to be broken, a component whose values cannot be computed does not keep
  /// the others from being optimised.
  mutating func optimiseComponents(
    contestedThrough strongest: Float, _ policy: ConflictPolicy
  ) -> Outcome {
    guard !contestedRows.isEmpty || !seedRows.isEmpty || !seedColumns.isEmpty else {
      return .optimal
    }
    extendOptimisedMarks()
    var whole = Outcome.optimal
    for index in contestedRows.indices {
      let row = contestedRows[index]
      guard !optimisedMarks.has(row: row) else { continue }
      if releaseContested(row, through: strongest) {
        let outcome = optimisePresentComponent(of: .row(row), policy)
        guard merge(outcome, policy, &whole) else { return whole }
        continue
      }
      for place in releasedColumns.indices {
        guard optimise(.column(releasedColumns[place]), policy, &whole) else { return whole }
      }
    }
    for index in seedRows.indices where basis.problem.rows[seedRows[index]].isAlive {
      guard optimise(.row(seedRows[index]), policy, &whole) else { return whole }
    }
    for index in seedColumns.indices where basis.problem.columns[seedColumns[index]].isAlive {
      guard optimise(.column(seedColumns[index]), policy, &whole) else { return whole }
    }
    return whole
  }

  mutating func extendOptimisedMarks() {
    optimisedMarks.extend(
      rowCount: basis.problem.rows.count, columnCount: basis.problem.columns.count)
  }

  /// Optimises the component of a seed unless it was optimised.
  ///
  /// - Returns: Whether to go on with the next component.
  private mutating func optimise(
    _ seed: Component.Seed, _ policy: ConflictPolicy, _ whole: inout Outcome
  ) -> Bool {
    switch seed {
    case .row(let row) where optimisedMarks.has(row: row): return true
    case .column(let column) where optimisedMarks.has(column: column): return true
    case .column(let column) where basis.problem.columns[column].count == 0:
      resetColumn(column)
      return true
    default: return merge(optimiseComponent(of: seed, policy), policy, &whole)
    }
  }

  /// Merges a component's outcome into that of the whole.
  ///
  /// - Returns: Whether to go on with the next component.
  private func merge(
    _ outcome: Outcome, _ policy: ConflictPolicy, _ whole: inout Outcome
  ) -> Bool {
    if case .optimal = outcome { return true }
    whole = outcome
    if case .outOfRange = outcome, case .breakRow = policy { return true }
    return false
  }

  /// Gives a column that no row mentions the value 0.
  private mutating func resetColumn(_ column: ColumnIndex) {
    basis.setValue(column, 0)
    basis.setActiveRow(ActiveRow.none, of: column)
    basis.problem.columns[column].bounds = []
    basis.problem.columns[column].isOnFace = false
    basis.setDeterminingLevel(PriorityLevel.none, of: column)
  }

  // MARK: One component

  /// Optimises all that is connected with a seed, as far as the edit reaches.
  ///
  /// A component ends at columns that rows stronger than those that may have to give way determine.
  /// Their values are constants within. Let `b` be the weakest determining level at the boundary.
  /// If every row of the component whose level is at least `b` holds, the boundary's values are the
  /// same in every optimum of the whole: the rest of the problem proves them, and the component
  /// costs nothing in these levels. Otherwise the boundary moves outwards.
  private mutating func optimiseComponent(
    of seed: Component.Seed, _ policy: ConflictPolicy
  ) -> Outcome {
    clearComponentMarks()
    collectComponent(from: seed, through: isVertexLost ? .infinity : weakestLevel(of: seed))
    return optimisePresentComponent(of: seed, policy)
  }

  /// Optimises the component that was collected from a seed, and larger ones where it was too
  /// small.
  private mutating func optimisePresentComponent(
    of seed: Component.Seed, _ policy: ConflictPolicy
  ) -> Outcome {
    while true {
      let boundary = weakestLevelOfBoundary()
      if boundary == .infinity {
        let outcome = optimise(policy)
        markOptimised()
        return outcome
      }
      let violated = strongestViolationWithinBoundary()
      clearBoundary()
      if violated < boundary {
        markOptimised()
        return .optimal
      }
      clearComponentMarks()
      collectComponent(from: seed, through: violated)
    }
  }

  /// Notes that the present component was optimised.
  mutating func markOptimised() {
    for index in basis.component.rows.indices {
      _ = optimisedMarks.insert(row: basis.component.rows[index])
    }
    for index in basis.component.columns.indices {
      _ = optimisedMarks.insert(column: basis.component.columns[index])
    }
  }

  private func weakestLevel(of seed: Component.Seed) -> Float {
    switch seed {
    case .row(let row): basis.weakestDeterminingLevel(ofRow: row)
    case .column(let column): basis.determiningLevel[column]
    }
  }

  /// Looks for the optimum of the present component, the boundary being fixed.
  ///
  /// - Returns: The level of the strongest row that does not hold; infinite where the required ones
  ///   exclude each other, or rounding forbids an answer.
  mutating func strongestViolationWithinBoundary() -> Float {
    beginOptimising()
    let broken = brokenRowsOfComponent()
    do throws(Interruption) {
      if case .optimal = try attempt(.refuse) { return strongestViolation }
      try basis.evaluateComponent()
    } catch {
      simplex.clearInterrupted(&basis)
      // Columns that moved before must follow from their active rows again.
      try? basis.evaluateComponent()
    }
    for row in broken { setBroken(row) }
    return .infinity
  }
}
