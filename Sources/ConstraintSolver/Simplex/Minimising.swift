/// What a run of the simplex method minimises: costs of rows and a linear function.
struct Objective {
  /// Unpinned or pinned rows that have a cost.
  var rows: [Int] = []
  /// The slopes of the linear function, by column.
  var slopes: [(column: Int, slope: Double)] = []
}

/// How a run of the simplex method ends.
enum Termination {
  /// At a minimum, with the objective's rate of change per unit of each slot's pin.
  case optimal(multipliers: [Double])
  /// On an edge along which the objective falls without end.
  case unbounded(direction: [Double])
}

/// Rounding has made the state useless, or the numbers are beyond what doubles can hold.
struct NumericalTrouble: Error {}

/// A pin about to leave its target.
struct Entering {
  var slot: Int
  var side: Side
  /// The objective's rate of change; negative.
  var rate: Double
}

/// A point on an edge where a row reaches its target.
struct Breakpoint: Sendable {
  var row: Int
  var step: Double
  /// How much steeper the objective is beyond; infinite where the row is blocked.
  var bend: Double
}

extension Component {
  /// Moves to a vertex where `objective` is minimal among all points no block forbids.
  ///
  /// The primal simplex method for piecewise linear objectives: an edge is followed past
  /// breakpoints while the objective falls (Fourer, "A simplex algorithm for piecewise-linear
  /// programming", 1985). `Pace` says what happens where no step makes progress.
  ///
  /// - Throws: `NumericalTrouble` when rounding makes it impossible.
  mutating func minimise(_ objective: Objective) throws(NumericalTrouble) -> Termination {
    settleSides()
    defer { workspace.displacement = nil }
    var pace = Pace(limit: 2000 + 20 * slot.count)
    var hasMoved = false
    while true {
      try pace.countStep()
      try renewIfDue()
      let (multipliers, steepest) = multipliers(of: objective)
      let threshold = Tolerances.dual * steepest
      guard
        let entering = pace.rule == .least
          ? firstImproving(multipliers, threshold) : bestImproving(multipliers, threshold)
      else {
        if hasMoved { computeActivities() }
        return .optimal(multipliers: multipliers)
      }
      computeRates(entering)
      let leaving = pace.rule == .least ? firstBreakpoint() : bestBreakpoint(entering)
      guard let leaving else {
        guard pace.rule == .escaping else {
          return .unbounded(direction: (0..<columnCount).map { workspace.rate[rowCount + $0] })
        }
        pace.hasEscaped()
        workspace.displacement = nil
        continue
      }
      guard leaving.step.isFinite else { throw NumericalTrouble() }
      try exchange(entering, leaving)
      hasMoved = true
      let gain = -entering.rate * leaving.step
      follow(&pace, progress: gain > Tolerances.primal * steepest)
    }
  }

  /// Renews a factorisation that has grown, and checks that nothing was lost.
  private mutating func renewIfDue() throws(NumericalTrouble) {
    guard factorization.isGrown else { return }
    renewFactorization()
    settleSides()
    guard holdsBlocks() else { throw NumericalTrouble() }
  }

  /// Records a step, and displaces or restores the rows as the rule for the next one wants.
  private mutating func follow(_ pace: inout Pace, progress: Bool) {
    let before = pace.rule
    pace.record(progress: progress)
    guard pace.rule != before else { return }
    workspace.displacement = nil
    if pace.rule == .escaping { displaceRowsAtTarget() }
  }

  /// Makes the rows that block each other at a degenerate vertex seem to be apart from it, at
  /// irregular distances on the sides they are on, and all others out of reach.
  ///
  /// Steps then make progress until an edge is found that leads away from all of them; that edge
  /// leads away from the vertex as well (Wolfe, "A technique for resolving degeneracy in linear
  /// programming", 1963).
  private mutating func displaceRowsAtTarget() {
    var distances = IrregularNumbers()
    workspace.displacement = slot.indices.map { row in
      if slot[row] >= 0 || blocked[row] == .both { return 0 }
      return isAtTarget(row) ? side[row].sign * distances.next() : .infinity
    }
  }

  /// Whether every row is on a side it may be on, within `Tolerances.drift`.
  func holdsBlocks() -> Bool {
    for row in slot.indices where slot[row] < 0 && !blocked[row].isEmpty {
      let excess = activity[row] - problem.target[row]
      guard excess.isFinite else { return false }
      let isForbidden = blocked[row].contains(excess > 0 ? .above : .below)
      if isForbidden, abs(excess) > Tolerances.drift * magnitude[row] { return false }
    }
    return activity.allSatisfy(\.isFinite)
  }

  /// Puts each unpinned row on the side it is on, and those at their targets on the better side.
  mutating func settleSides() {
    // A displaced row is on the side it was displaced to.
    guard workspace.displacement == nil else { return }
    for row in 0..<(anchorsCount ? slot.count : rowCount) where slot[row] < 0 {
      if isAtTarget(row) {
        let side = side[row]
        let isForbidden = blocked[row].contains(side)
        let mayChange = !blocked[row].contains(side.opposite)
        if mayChange, isForbidden || cost(row, side) > cost(row, side.opposite) {
          self.side[row] = side.opposite
        }
      } else {
        side[row] = activity[row] > problem.target[row] ? .above : .below
      }
    }
  }

  /// The cost per unit of a row on a side.
  func cost(_ row: Int, _ side: Side) -> Double {
    side == .above ? costAbove[row] : costBelow[row]
  }

  /// The objective's rate of change per unit of each pin (`Gᵀ·y = gradient`), and the steepest
  /// slope in it.
  private func multipliers(of objective: Objective) -> ([Double], steepest: Double) {
    var gradient = Array(repeating: 0.0, count: columnCount)
    var steepest = 0.0
    for (column, slope) in objective.slopes {
      gradient[column] = slope
      steepest = max(steepest, abs(slope))
    }
    for row in objective.rows where slot[row] < 0 {
      let slope = cost(row, side[row]) * side[row].sign
      guard slope != 0 else { continue }
      steepest = max(steepest, abs(slope))
      guard row < rowCount else {
        gradient[row - rowCount] += slope
        continue
      }
      for index in problem.rowStart[row]..<problem.rowStart[row + 1] {
        gradient[problem.rowColumn[index]] += slope * problem.rowCoefficient[index]
      }
    }
    factorization.solveTransposed(&gradient)
    return (gradient, steepest)
  }

  /// The rate of change of the objective when the pin in `slot` leaves to `side`.
  func rate(_ multipliers: [Double], slot: Int, _ side: Side) -> Double {
    multipliers[slot] * side.sign + cost(pins[slot], side)
  }

  /// Of the pins whose leaving lowers the objective, one of the weakest tier; of these the one
  /// that lowers it fastest; of these the oldest.
  ///
  /// Weak pins first, because strong rows that hold now will have to hold later.
  private func bestImproving(_ multipliers: [Double], _ threshold: Double) -> Entering? {
    var best: Entering?
    var bestTier = -1
    var bestRow = -1
    for slot in pins.indices {
      let row = pins[slot]
      let side: Side = multipliers[slot] > 0 ? .below : .above
      let rate = rate(multipliers, slot: slot, side)
      guard rate < -threshold, !blocked[row].contains(side) else { continue }
      let tier = row < rowCount ? problem.tier[row] : Int.max
      guard tier >= bestTier else { continue }
      let isBetter =
        tier > bestTier || rate < (best?.rate ?? 0) || (rate == best?.rate && row < bestRow)
      guard isBetter else { continue }
      best = Entering(slot: slot, side: side, rate: rate)
      bestTier = tier
      bestRow = row
    }
    return best
  }

  /// Of the pins whose leaving lowers the objective, the oldest.
  private func firstImproving(_ multipliers: [Double], _ threshold: Double) -> Entering? {
    var best: Entering?
    for slot in pins.indices {
      let row = pins[slot]
      let side: Side = multipliers[slot] > 0 ? .below : .above
      let rate = rate(multipliers, slot: slot, side)
      guard rate < -threshold, !blocked[row].contains(side) else { continue }
      if let best, pins[best.slot] <= row { continue }
      best = Entering(slot: slot, side: side, rate: rate)
    }
    return best
  }
}
