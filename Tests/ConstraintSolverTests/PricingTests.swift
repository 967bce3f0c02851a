import Testing

@testable import ConstraintSolver

/// The pricing rule: the order in which slacks enter the basis.
@Suite struct PricingTests {
  /// The numbers of candidates in the order in which a queue returns them.
  private func order(of candidates: [(level: Float, rate: Double, serial: UInt64)]) -> [Int] {
    var queue = PricingQueue()
    for (index, candidate) in candidates.enumerated() {
      queue.push(
        PricingQueue.Candidate(
          level: candidate.level, column: ColumnIndex(index), rate: candidate.rate,
          serial: candidate.serial))
    }
    var order: [Int] = []
    while let next = queue.pop() { order.append(Int(next.column)) }
    return order
  }

  @Test func weakRowsComeFirst() {
    #expect(order(of: [(750, -3, 1), (250, -1, 2), (1000, -2, 3)]) == [1, 0, 2])
  }

  @Test func ofOneLevelTheSteepestRateComesFirst() {
    #expect(order(of: [(250, -1, 1), (250, -3, 2), (250, -2, 3)]) == [1, 2, 0])
  }

  @Test func ofEqualRatesTheNewestRowComesFirst() {
    #expect(order(of: [(250, -1, 2), (250, -1, 3), (250, -1, 1)]) == [1, 0, 2])
  }

  /// Bland's rule ends only if entering and leaving slacks are taken in one order.
  @Test func blandsRuleHasOneOrder() throws {
    let solver = Solver()
    let columns = (0..<3).map { _ in ColumnIndex(solver.makeVariable()) }
    let term = Term(1, Variable(columns[1]))
    let row = RowIndex(try solver.add(LinearConstraint([term], .equal, 1)))
    try solver.solve()
    var simplex = PrimalSimplex()
    for column in columns {
      let candidate = simplex.numbered(column, solver.lexicographic.basis.problem)
      simplex.pricing.push(candidate)
    }
    var entering: [ColumnIndex] = []
    while let next = simplex.pricing.popNumbered() { entering.append(next.column) }
    for slack in [.column(columns[0]), .row(row), SlackIndex.column(columns[2])] {
      simplex.breakpoints.append(Breakpoint(slack: slack, step: 0, slopeIncrease: 1))
    }
    var leaving: [ColumnIndex] = []
    while let place = simplex.leastIndexRatioTest() {
      let slack = simplex.breakpoints[place].slack
      leaving.append(slack.row.exists ? columns[1] : slack.column)
      simplex.breakpoints.swapAt(place, simplex.breakpoints.count - 1)
      _ = simplex.breakpoints.removeLast()
    }
    #expect(entering == leaving)
  }

  /// 300 seeded systems take 1,313 pivots together; a rule that needs a tenth more has to say why.
  @Test func randomSystemsTakeFewPivots() throws {
    var pivots = 0
    for seed in UInt64(1)...300 {
      let solver = Solver()
      _ = try solver.add(RandomSystem(seed: seed))
      solver.solve { $0.constraints[0] }
      pivots += solver.statistics.pivots
    }
    #expect(pivots <= 1440, "\(pivots) pivots")
  }
}
