/// Counts steps, and decides how to go on where they make no progress.
///
/// At a degenerate vertex, where more rows are at their targets than are pinned, steps may have no
/// length. After a few of them the method escapes by displacing rows. If that does not help, Bland's
/// rule on the equivalent linear program, where each row is two columns, one per side, guarantees
/// an end.
struct Pace {
  /// How the rows that enter and leave are chosen.
  enum Rule {
    /// For the best step.
    case best
    /// For the best step among displaced rows.
    case escaping
    /// The one with the lowest number (Bland's rule).
    case least
  }

  private(set) var rule = Rule.best
  private var steps = 0
  private var idleSteps = 0
  private var escapes = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a step.
  ///
  /// - Throws: `NumericalTrouble` at the limit, which only rounding lets the method reach.
  mutating func countStep() throws(NumericalTrouble) {
    steps += 1
    if steps > limit { throw NumericalTrouble() }
  }

  mutating func record(progress: Bool) {
    if progress {
      idleSteps = 0
      if rule != .escaping {
        rule = .best
        escapes = 0
      }
      return
    }
    idleSteps += 1
    guard idleSteps > Tolerances.stepsWithoutProgress else { return }
    idleSteps = 0
    rule = rule == .best && escapes < Tolerances.escapesWithoutProgress ? .escaping : .least
  }

  /// Notes that an edge was found that leads away from a degenerate vertex.
  mutating func hasEscaped() {
    escapes += 1
    idleSteps = 0
    rule = .best
  }
}
