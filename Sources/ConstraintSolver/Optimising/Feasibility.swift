extension Component {
  /// What is known about the required rows after minimising their violations.
  enum Feasibility {
    case feasible
    /// The rows of a proof that not all can hold.
    case infeasible(support: [Int])
  }

  /// Minimises the violations of the required rows; where all can hold, they are blocked from
  /// being violated.
  mutating func settleRequired() throws(NumericalTrouble) -> Feasibility {
    let rows = problem.tierRows[0]
    let multipliers = try minimiseViolations(of: rows)
    guard let multipliers, rows.contains(where: { violation($0) > 0 }) else {
      clearCosts(of: rows)
      blockViolatingSides(of: rows)
      return .feasible
    }
    let support = support(of: multipliers)
    clearCosts(of: rows)
    return .infeasible(support: support)
  }

  /// The rows with a non-zero multiplier in the proof (Farkas) that the violations cannot vanish.
  private func support(of multipliers: [Double]) -> [Int] {
    var steepest = 0.0
    var support: [Int] = []
    for row in problem.tierRows[0] where slot[row] < 0 {
      let cost = cost(row, side[row])
      steepest = max(steepest, cost)
      if cost > 0 { support.append(row) }
    }
    for (slot, row) in pins.enumerated()
    where row < rowCount && abs(multipliers[slot]) > Tolerances.dual * steepest {
      support.append(row)
    }
    return support.sorted()
  }

  /// An irreducible infeasible subset of the required rows `support`, oldest first.
  ///
  /// Rows are dropped one after the other, the newest first; those without which the rest can hold
  /// are kept. Each time the rest still conflicts, its own proof may drop several more at once. A
  /// proof with a single unpinned row is irreducible: its other rows are independent, so that
  /// their dependency on that row is the only one.
  func irreducibleSubset(of support: [Int]) throws(NumericalTrouble) -> [Int] {
    var members = support
    var candidates = support
    if members.count(where: { slot[$0] < 0 }) == 1 { return members }
    while let candidate = candidates.popLast() {
      let rest = members.filter { $0 != candidate }
      var component = Component(Problem(required: rest, of: problem))
      guard case .infeasible(let smaller) = try component.settleRequired() else { continue }
      members = smaller.map { rest[$0] }
      if smaller.count(where: { component.slot[$0] < 0 }) == 1 { return members }
      candidates.removeAll { !members.contains($0) }
    }
    return members
  }

  /// Makes broken rows required again where they can hold with the required ones, oldest first.
  mutating func retryBroken() throws(NumericalTrouble) {
    guard problem.tierRows.count > 1 else { return }
    for row in problem.tierRows[1] {
      _ = try minimiseViolations(of: [row])
      clearCosts(of: [row])
      guard violation(row) == 0 else { continue }
      problem.setTier(0, ofRow: row)
      blockViolatingSides(of: [row])
    }
  }
}
