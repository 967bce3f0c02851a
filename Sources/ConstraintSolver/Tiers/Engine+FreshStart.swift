/// The work that steps may be before the simplex method had better start from another vertex.
struct StepBudget {
  /// The columns that steps have moved.
  private var spent = 0
  private var limit = Int.max

  /// A budget without a limit.
  init() {}

  /// A budget for the first start in a region.
  init(columnCount: Int) {
    limit = max(Tolerances.cheapWork, Tolerances.movesOfColumns * columnCount)
  }

  var isSpent: Bool { spent > limit }

  mutating func spend(_ movedColumns: Int) {
    spent += movedColumns
  }
}

/// Starts from another vertex where the simplex method takes many steps that move many columns.
///
/// Propagation determines columns in an order, and a column takes its value without the rows that are
/// complete only after others. Where such a row moves an early column, everything that was determined
/// by it may have to be repaired by a step for each row, and each step moves what depends on the row:
/// work that grows with the square. Propagating again, with columns staying near the values that steps
/// have led to, repairs all of them in one pass.
extension Engine {
  /// Finds the optimum of the present region, starting from its vertex, and once from another where that
  /// takes much work.
  ///
  /// A second fresh start does not help where the first did not: nested boxes that do not fit then take
  /// half as long again.
  mutating func attemptWithFreshStart(
    _ policy: ConflictPolicy
  ) throws(NumericalTrouble) -> Outcome {
    // While propagation goes on, it cannot begin again: regions at hand are small.
    if propagation.triesLeft == 0 { stepBudget = StepBudget(columnCount: regionColumns.count) }
    defer {
      stepBudget = StepBudget()
      anchorsLeaveLast = false
    }
    do throws(NumericalTrouble) { return try attemptOnce(policy) } catch {
      guard stepBudget.isSpent else { throw error }
    }
    stepBudget = StepBudget()
    try startAfresh()
    return try attemptOnce(policy)
  }

  /// Propagates the present region again, its columns staying near where they are.
  ///
  /// A column that no row holds there has an anchor, which is all that tells of the steps so far: it is the
  /// last to leave.
  private mutating func startAfresh() throws(NumericalTrouble) {
    propagation.staysNear = true
    defer { propagation.staysNear = false }
    anchorsLeaveLast = true
    statistics.freshStarts += 1
    try repinRegion()
  }

  /// Counts a step along the present direction.
  ///
  /// - Throws: `NumericalTrouble` where the budget is spent.
  mutating func spendStep() throws(NumericalTrouble) {
    stepBudget.spend(movedColumns.count)
    if stepBudget.isSpent { throw NumericalTrouble() }
  }
}
