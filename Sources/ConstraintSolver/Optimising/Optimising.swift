/// Whether a component has an optimum.
enum Outcome {
  case optimal
  /// Required rows exclude each other: an irreducible infeasible subset, oldest first.
  case conflict(rows: [Int])
  /// The numbers are beyond what doubles can hold.
  case outOfRange
}

/// What to do about required rows that exclude each other.
enum ConflictPolicy {
  case refuse
  /// Let the row give way that the function picks from an irreducible infeasible subset.
  case breakRow(([Int]) -> Int)
}

extension Component {
  /// Finds the optimum, starting from the present vertex; where rounding forbids that, from the
  /// original coefficients alone.
  ///
  /// Unless the outcome is `optimal`, the component is of no further use.
  mutating func optimise(_ policy: ConflictPolicy) -> Outcome {
    let broken = problem.tierRows[1]
    do throws(NumericalTrouble) {
      return try attempt(policy)
    } catch {
      for row in broken { problem.setTier(1, ofRow: row) }
      self = Component(problem)
    }
    do throws(NumericalTrouble) {
      return try attempt(policy)
    } catch {
      return .outOfRange
    }
  }

  private mutating func attempt(_ policy: ConflictPolicy) throws(NumericalTrouble) -> Outcome {
    isOptimal = false
    clearBlocks()
    while case .infeasible(let support) = try settleRequired() {
      let rows = try irreducibleSubset(of: support)
      guard case .breakRow(let choose) = policy else { return .conflict(rows: rows) }
      problem.setTier(1, ofRow: choose(rows))
    }
    try retryBroken()
    try settleOptionalTiers()
    guard holdsBlocks() else { throw NumericalTrouble() }
    isOptimal = true
    return .optimal
  }
}
