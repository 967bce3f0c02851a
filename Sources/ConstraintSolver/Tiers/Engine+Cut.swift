/// How much of what is connected with an edit has to be optimised again.
extension Engine {
  /// Optimises what is connected with a seed, as far as the edit reaches.
  ///
  /// A region ends at columns fixed by stronger rows than those that may have to give way. Within it
  /// the boundary's values are constants. Where every row of the region holds that is as strong as
  /// what fixes the boundary, those values are the same in every optimum of the whole: the rest of
  /// the system proves them, and the region costs nothing in these tiers. Otherwise the boundary
  /// moves outwards.
  mutating func optimiseRegion(of seed: Seed, _ policy: ConflictPolicy) -> Outcome {
    regionMarks.clear(for: system)
    collectRegion(from: seed, through: isVertexLost ? .infinity : weakestFixing(of: seed))
    return optimisePresentRegion(of: seed, policy)
  }

  /// Optimises the region that was collected from a seed, its boundary moving outwards if need be.
  mutating func optimisePresentRegion(of seed: Seed, _ policy: ConflictPolicy) -> Outcome {
    while true {
      forgetSensitivitiesOfRegion()
      let boundary = weakestFixingOfBoundary()
      let outcome: Outcome
      if boundary == .infinity {
        outcome = optimise(policy)
      } else {
        let violated = attemptCutRegion()
        openBoundary()
        guard violated < boundary else {
          regionMarks.clear(for: system)
          collectRegion(from: seed, through: violated)
          continue
        }
        outcome = .optimal
      }
      markSettled()
      return outcome
    }
  }

  /// Notes that the present region was optimised.
  mutating func markSettled() {
    for index in regionRows.indices { _ = settledMarks.insert(row: regionRows[index]) }
    for index in regionColumns.indices { _ = settledMarks.insert(column: regionColumns[index]) }
  }

  private func weakestFixing(of seed: Seed) -> Float {
    switch seed {
    case .row(let row): weakestFixing(ofRow: row)
    case .column(let column): propagation.fixing[column]
    }
  }

  /// What fixes the least fixed column of the boundary; infinite without one.
  func weakestFixingOfBoundary() -> Float {
    var weakest = Float.infinity
    for index in boundaryColumns.indices {
      weakest = min(weakest, propagation.fixing[boundaryColumns[index]])
    }
    return weakest
  }

  mutating func openBoundary() {
    for index in boundaryColumns.indices { system.columns[boundaryColumns[index]].isFixed = false }
    boundaryColumns.removeAll()
  }

  /// Looks for the optimum of the present region, the boundary staying where it is.
  ///
  /// - Returns: The strength of the strongest row that does not hold; infinite where the required
  ///   ones exclude each other, or rounding forbids an answer.
  mutating func attemptCutRegion() -> Float {
    beginOptimising()
    let broken = brokenRowsOfRegion()
    do throws(NumericalTrouble) {
      if case .optimal = try attempt(.refuse) { return strongestViolation }
      try evaluateRegion()
    } catch {
      clearDirections()
      // What was moved before the trouble had better follow from its pins again.
      try? evaluateRegion()
    }
    for row in broken { setBroken(row) }
    return .infinity
  }
}
