#if InternalChecks
  extension Component {
    /// Solves from the original coefficients alone and traps if that is better or worse, at any
    /// tier, or if a required row does not hold.
    ///
    /// Says nothing about systems so badly scaled that rounding alone may decide between answers.
    func checkAgainstFreshSolution() {
      guard isOptimal, isWellScaled else { return }
      for row in problem.tierRows[0] {
        precondition(violation(row) == 0, "Required row \(row) is off by \(violation(row))")
      }
      var fresh = Component(problem)
      guard case .optimal = fresh.optimise(.refuse) else {
        preconditionFailure("A fresh solution finds no optimum")
      }
      precondition(
        fresh.problem.tier == problem.tier, "A fresh solution mends other broken rows")
      for tier in problem.tierRows.indices {
        let mine = sum(ofTier: tier)
        let others = fresh.sum(ofTier: tier)
        precondition(
          abs(mine - others) <= 1e-7 * max(1, abs(mine), abs(others)),
          "Tier \(tier) costs \(mine), in a fresh solution \(others)")
      }
    }

    private var isWellScaled: Bool {
      problem.rowCoefficient.allSatisfy { abs($0) >= 1e-4 }
        && problem.weight.allSatisfy { (1e-4...1e4).contains($0) }
        && magnitude.allSatisfy { $0 <= 1e8 }
    }

    private func sum(ofTier tier: Int) -> Double {
      problem.tierRows[tier].reduce(0) { $0 + violation($1) }
    }
  }
#endif
