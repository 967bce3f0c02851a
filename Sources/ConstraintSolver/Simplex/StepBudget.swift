/// The work that steps may take before another starting basis is tried.
struct StepBudget {
  /// The columns that move along the edges computed for pivots; bound flips do not count.
  private var spent = 0
  private var limit = Int.max

  /// Creates a budget without a limit.
  init() {}

  /// Creates the budget of the first start in a component.
  init(columnCount: Int) {
    limit = max(WorkLimits.cheapWork, WorkLimits.movesOfColumns * columnCount)
  }

  var isSpent: Bool { spent > limit }

  mutating func spend(_ movedColumns: Int) {
    spent += movedColumns
  }
}
