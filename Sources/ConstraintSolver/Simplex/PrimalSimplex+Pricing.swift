/// Pricing: the choice of the slack that enters the basis.
extension PrimalSimplex {
  /// Queues the slacks whose reduced costs changed and that lower the objective by entering.
  mutating func queueCandidates(_ run: borrowing Run, _ basis: borrowing BasicSolution) {
    while let column = pricing.nextTouched() {
      guard let entering = entering(column, run.threshold, basis) else { continue }
      if run.antiCycling.rule == .bland {
        pricing.push(numbered(column, basis.problem))
      } else {
        pricing.push(candidate(entering, basis.problem))
      }
    }
  }

  /// The slack that enters the basis next; nil if none lowers the objective.
  mutating func price(
    _ run: borrowing Run, _ basis: borrowing BasicSolution
  ) -> EnteringSlack? {
    run.antiCycling.rule == .bland
      ? priceLeastIndex(run.threshold, basis) : priceBest(run.threshold, basis)
  }

  mutating func priceBest(
    _ threshold: Double, _ basis: borrowing BasicSolution
  ) -> EnteringSlack? {
    while let queued = pricing.pop() {
      guard let entering = entering(queued.column, threshold, basis) else { continue }
      let candidate = candidate(entering, basis.problem)
      if candidate.isSame(as: queued) { return entering }
      pricing.push(candidate)
    }
    return nil
  }

  /// The slack with the least index among those that lower the objective (Bland's rule).
  private mutating func priceLeastIndex(
    _ threshold: Double, _ basis: borrowing BasicSolution
  ) -> EnteringSlack? {
    while let next = pricing.popNumbered() {
      guard let entering = entering(next.column, threshold, basis) else { continue }
      if nonbasicSlack(of: next.column, basis.problem) == next.slack { return entering }
      pricing.push(numbered(next.column, basis.problem))
    }
    return nil
  }

  /// The way in which a column's nonbasic slack can enter the basis so that the objective falls.
  @inline(__always)
  private func entering(
    _ column: ColumnIndex, _ threshold: Double, _ basis: borrowing BasicSolution
  ) -> EnteringSlack? {
    let reducedCost = reducedCosts[column]
    guard abs(reducedCost) > threshold else { return nil }
    let side: Side = reducedCost > 0 ? .below : .above
    let rate = reducedCost * side.sign + slackCost(column, side, basis.problem)
    guard rate < -threshold, !slackBounds(column, basis.problem).contains(side) else { return nil }
    return EnteringSlack(column: column, side: side, rate: rate)
  }

  func candidate(
    _ entering: EnteringSlack, _ problem: borrowing Problem
  ) -> PricingQueue.Candidate {
    let row = problem.columns[entering.column].activeRow
    // No row gives a superbasic column a level. The queue puts low levels first.
    let superbasicLevel = pricesSuperbasicLast ? Float.infinity : PriorityLevel.none
    return PricingQueue.Candidate(
      level: row.exists ? problem.rows[row].level : superbasicLevel, column: entering.column,
      rate: entering.rate, serial: row.exists ? problem.serial(ofRow: row) : .max)
  }

  /// The candidate of Bland's rule, which orders entering slacks as `leastIndexRatioTest` orders leaving ones.
  func numbered(_ column: ColumnIndex, _ problem: borrowing Problem) -> PricingQueue.Numbered {
    PricingQueue.Numbered(slack: nonbasicSlack(of: column, problem), column: column)
  }

  /// The slack of a column's active row; of a superbasic column, its own.
  private func nonbasicSlack(of column: ColumnIndex, _ problem: borrowing Problem) -> SlackIndex {
    let row = problem.columns[column].activeRow
    return row.exists ? .row(row) : .column(column)
  }
}
