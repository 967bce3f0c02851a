import ConstraintSolver
import Testing

/// Counts of work where rows are parallel, such as a least and a wished distance between two views.
@Suite struct ParallelRowsTests {
  /// A chain of variables, each at least 8 after the one before and 8 after it if nothing else matters, and a
  /// constraint on the middle one.
  private struct Chain {
    let solver = Solver()
    var variables: [Variable] = []
    var middle: ConstraintID

    init(count: Int, factor: Double = 1) throws {
      let variables = (0..<count).map { [solver] _ in solver.makeVariable() }
      self.variables = variables
      _ = try solver.add(LinearConstraint([Term(1, variables[0])], .equal, 0))
      for (first, second) in zip(variables, variables.dropFirst()) {
        let distance = [Term(1, second), Term(-1, first)]
        _ = try solver.add(LinearConstraint(distance, .greaterThanOrEqual, 8))
        let wish = [Term(factor, second), Term(-factor, first)]
        _ = try solver.add(
          LinearConstraint(wish, .equal, 8 * factor, priority: Priority(250)))
      }
      middle = try solver.add(
        LinearConstraint(
          [Term(1, variables[count / 2])], .equal, Double(count / 2 * 8), priority: Priority(500)))
      try solver.solve()
    }

    /// Drags the middle by a distance from where it is wished to be.
    func drag(by distance: Double) throws {
      let place = variables.count / 2
      try solver.setConstant(Double(place * 8) + distance, of: middle)
      try solver.solve()
    }
  }

  @Test(arguments: [100, 1000], [1.0, -3]) func aDraggedChainIsLinearWork(
    count: Int, factor: Double
  ) throws {
    let chain = try Chain(count: count, factor: factor)
    for distance in [0.5, 1, -1, -2, 3] {
      try chain.drag(by: distance)
      let statistics = chain.solver.statistics
      // Each without a direction of its own: only the active row's own reduced cost changes.
      #expect(statistics.pivots <= count)
      #expect(statistics.reducedCosts <= 6 * count)
      #expect(statistics.directions <= 8)
    }
    #expect(chain.solver.certify().isValid)
    // Of equal gaps the newest gives way.
    let middle = count / 2
    let gap =
      chain.solver.value(of: chain.variables[middle])
      - chain.solver.value(of: chain.variables[middle - 1])
    #expect(abs(gap - 11) < 1e-9)
  }

  /// An active row that a parallel row bounds is not free, so that nothing is undetermined.
  @Test func parallelRowsLeaveNothingOpen() throws {
    let chain = try Chain(count: 50)
    #expect(chain.solver.undeterminedVariables().isEmpty)
    try chain.drag(by: -4)
    #expect(chain.solver.undeterminedVariables().isEmpty)
    #expect(chain.solver.certify().isValid)
  }

  /// A conflict names the parallel row that bounds an active one, not that one, as the fuzzer found.
  @Test func conflictsNameTheParallelRowThatBlocks() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let fixed = try solver.add(LinearConstraint([Term(-1, x)], .equal, -9.5))
    let distance = [Term(-1, y), Term(1, x)]
    let first = try solver.add(LinearConstraint(distance, .equal, -20))
    let second = try solver.add(LinearConstraint(distance, .equal, -20))
    let third = try solver.add(
      LinearConstraint([Term(2, y), Term(-2, x)], .greaterThanOrEqual, 40))
    try solver.solve()
    for changed in [first, second] {
      try solver.setConstant(-6.5, of: changed)
      let conflict = #expect(throws: SolverError.self) { try solver.solve() }
      guard case .conflict(let conflict) = conflict else { return }
      #expect(conflict.constraints.count == 2)
      #expect(conflict.constraints.contains(changed))
      #expect(!conflict.constraints.contains(fixed))
      #expect(
        [first, second, third].contains { $0 != changed && conflict.constraints.contains($0) })
    }
  }
}
