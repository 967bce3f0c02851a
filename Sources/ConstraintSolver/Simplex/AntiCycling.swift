/// The rule by which slacks enter and leave, and the steps without progress that change it.
///
/// At a degenerate vertex, where more rows are at their targets than are active, steps may have
/// length 0. After a few of them the rows are perturbed. If that does not help, Bland's rule
/// guarantees an end: on the equivalent linear program, in which each row has two slacks, one per
/// side.
struct AntiCycling {
  enum Rule {
    /// The first of `PricingQueue`, and the long-step ratio test.
    case queueOrder
    /// The same among perturbed rows.
    case perturbed
    /// The least slack in the order of `SlackIndex`, for the entering and the leaving one (Bland's rule).
    case bland
  }

  private(set) var rule = Rule.queueOrder
  private var rounds = 0
  private var idleSteps = 0
  private var escapes = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a round of the main loop, also one that only recomputes reduced costs.
  ///
  /// - Throws: `Interruption.numericalTrouble` at the limit, which only rounding lets the method reach.
  mutating func countRound() throws(Interruption) {
    rounds += 1
    if rounds > limit { throw .numericalTrouble }
  }

  /// Records whether a step made progress, and changes the rule where several did not.
  mutating func record(progress: Bool) {
    if progress {
      idleSteps = 0
      if rule != .perturbed {
        rule = .queueOrder
        escapes = 0
      }
      return
    }
    idleSteps += 1
    guard idleSteps > WorkLimits.stepsWithoutProgress else { return }
    idleSteps = 0
    rule =
      rule == .queueOrder && escapes < WorkLimits.escapesWithoutProgress ? .perturbed : .bland
  }

  /// Notes that an edge was found that leads away from a degenerate vertex.
  mutating func noteEscape() {
    escapes += 1
    idleSteps = 0
    rule = .queueOrder
  }
}
