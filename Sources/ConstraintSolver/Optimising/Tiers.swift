extension Component {
  /// Removes all blocks and what followed from them.
  mutating func clearBlocks() {
    for row in blocked.indices { blocked[row] = [] }
    anchorsCount = false
    optimalFace = nil
  }

  /// Minimises the sum of the violations of `rows`, moving only where no block forbids.
  ///
  /// - Returns: The multipliers that prove the minimum, or nil where the violations are all zero,
  ///   which needs no proof.
  mutating func minimiseViolations(
    of rows: [Int]
  ) throws(NumericalTrouble) -> [Double]? {
    guard rows.contains(where: { violation($0) > 0 }) else { return nil }
    setCosts(of: rows)
    let termination = try minimise(Objective(rows: rows))
    guard holdsBlocks() else { throw NumericalTrouble() }
    // Violations are never negative, so only rounding can make their sum fall for ever.
    guard case .optimal(let multipliers) = termination else { throw NumericalTrouble() }
    return multipliers
  }

  /// Gives the violating sides of `rows` their cost: one per unit of the constraint.
  private mutating func setCosts(of rows: [Int]) {
    for row in rows {
      let sides = problem.violatingSides[row]
      costBelow[row] = sides.contains(.below) ? problem.weight[row] : 0
      costAbove[row] = sides.contains(.above) ? problem.weight[row] : 0
    }
  }

  mutating func clearCosts(of rows: [Int]) {
    for row in rows {
      costBelow[row] = 0
      costAbove[row] = 0
    }
  }

  /// Minimises the violations of `rows`, and blocks every move that would raise their sum again.
  mutating func settle(_ rows: [Int]) throws(NumericalTrouble) {
    if let multipliers = try minimiseViolations(of: rows),
      rows.contains(where: { violation($0) > 0 })
    {
      freeze(multipliers, objectiveRows: rows)
    } else {
      blockViolatingSides(of: rows)
    }
    clearCosts(of: rows)
  }

  /// Forbids `rows`, which hold, to be violated.
  mutating func blockViolatingSides(of rows: [Int]) {
    for row in rows { blocked[row].formUnion(problem.violatingSides[row]) }
  }

  /// Blocks exactly the moves that would raise the objective whose minimum `multipliers` prove.
  ///
  /// By complementary slackness a point is optimal if and only if every row stays where the
  /// multiplier is a subgradient of its cost: a pin whose leaving to a side costs something must
  /// not leave to it, and a row with a cost must stay on the side it is on.
  mutating func freeze(_ multipliers: [Double], objectiveRows: [Int]) {
    var steepest = 0.0
    for row in objectiveRows where slot[row] < 0 {
      steepest = max(steepest, cost(row, side[row]))
    }
    let threshold = Tolerances.dual * steepest
    for slot in pins.indices {
      for side in [Side.below, .above] where rate(multipliers, slot: slot, side) > threshold {
        blocked[pins[slot]].insert(Sides(side))
      }
    }
    for row in objectiveRows where slot[row] < 0 {
      blocked[row].insert(Sides(side[row].opposite))
    }
  }

  /// Whether the point is the only one that no block forbids, as far as its pins tell.
  var hasMovablePin: Bool {
    pins.contains { blocked[$0] != .both }
  }

  /// Finds the optimum of all optional tiers, the required rows being satisfied and blocked, and
  /// chooses one of several optima.
  mutating func settleOptionalTiers() throws(NumericalTrouble) {
    for tier in problem.tierRows.indices.dropFirst() {
      guard hasMovablePin else { return }
      try settle(problem.tierRows[tier])
    }
    guard hasMovablePin else { return }
    optimalFace = blocked
    try chooseOptimum()
  }
}
