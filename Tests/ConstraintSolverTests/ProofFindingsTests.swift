import ConstraintSolver
import Testing

/// Cases in which a step of the algorithm's derivation did not hold as it had been written.
@Suite struct ProofFindingsTests {
  /// A row that is at its target without being active carries the proof of the optimum; it decides
  /// once a column's own rows get weaker.
  @Test func unpinnedRowsAtTheirTargetsHaveASay() throws {
    let solver = Solver()
    let (c, z) = (solver.makeVariable(), solver.makeVariable())
    let strong = try solver.add(
      LinearConstraint([Term(1, c)], .equal, 10, priority: Priority(750)))
    _ = try solver.add(LinearConstraint([Term(1, c)], .equal, 10, priority: Priority(100)))
    _ = try solver.add(
      LinearConstraint([Term(1, z), Term(-1, c)], .equal, 0, priority: Priority(600)))
    _ = try solver.add(
      LinearConstraint([Term(1, z)], .greaterThanOrEqual, 10, priority: Priority(700)))
    _ = try solver.add(
      LinearConstraint([Term(1, z)], .greaterThanOrEqual, 100, priority: Priority(500)))
    try solver.solve()
    #expect([solver.value(of: c), solver.value(of: z)] == [10, 10])
    solver.remove(strong)
    try solver.solve()
    #expect([solver.value(of: c), solver.value(of: z)] == [100, 100])
    #expect(solver.certify().isValid)
  }

  /// A column that only follows has rows of its own that stop the flips of others.
  @Test(arguments: [Float(1000), 950, 800], [740.0, 240])
  func flipsStopAtOwnRowsOfFollowingColumns(priority: Float, bound: Double) throws {
    let solver = Solver()
    let edges = (0...20).map { _ in solver.makeVariable() }
    let widths = (0..<20).map { _ in solver.makeVariable() }
    _ = try solver.add(LinearConstraint([Term(1, edges[0])], .equal, 0))
    for place in widths.indices {
      let width = widths[place]
      _ = try solver.add(
        LinearConstraint(
          [Term(1, edges[place + 1]), Term(-1, edges[place]), Term(-1, width)], .equal, 0))
      _ = try solver.add(LinearConstraint([Term(1, width)], .greaterThanOrEqual, 0))
      _ = try solver.add(
        LinearConstraint([Term(1, width)], .equal, 50, priority: Priority(250)))
    }
    let limit = try solver.add(
      LinearConstraint([Term(1, edges[20])], .lessThanOrEqual, 2000, priority: Priority(900)))
    _ = try solver.add(
      LinearConstraint(
        [Term(1, edges[15])], .greaterThanOrEqual, bound, priority: Priority(priority)))
    try solver.solve()
    try solver.setConstant(300, of: limit)
    try solver.solve()
    let isBoundStronger = priority > 900
    #expect(solver.value(of: edges[15]) == (isBoundStronger ? max(bound, 300) : 300))
    #expect(solver.statistics.restarts == 0)
    #expect(solver.certify().isValid)
  }

  /// Values that overflow in one hierarchy do not keep a conflict in another from being broken.
  @Test func abandonedRegionsKeepToThemselves() throws {
    let solver = Solver()
    let (_, first) = try overflow(in: solver)
    try solver.setConstant(1e12, of: first)
    let y = solver.makeVariable()
    let one = try solver.add(LinearConstraint([Term(1, y)], .equal, 1))
    let two = try solver.add(LinearConstraint([Term(1, y)], .equal, 2))
    solver.solve { conflict in
      #expect(conflict.constraints == [one, two])
      return two
    }
    #expect(solver.value(of: y) == 1)
    #expect(solver.brokenConstraints == [two])
    #expect(solver.statistics.abandonments == 1)
  }

  /// A constant that values follow without being optimised must not make them infinite, however
  /// often it changes.
  @Test func followedValuesStayFinite() throws {
    let solver = Solver()
    let (variables, first) = try overflow(in: solver)
    try solver.solve()
    for constant in [1, 2, 1e12, 3, 1e12] {
      try solver.setConstant(constant, of: first)
      #expect(throws: SolverError.outOfRange) { try solver.solve() }
      #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
    }
  }

  /// Sixty variables, each 10⁸ times the one before; the first is 0.
  private func overflow(in solver: Solver) throws -> (variables: [Variable], first: ConstraintID) {
    let variables = (0..<60).map { _ in solver.makeVariable() }
    let first = try solver.add(LinearConstraint([Term(1, variables[0])], .equal, 0))
    for place in 1..<60 {
      _ = try solver.add(
        LinearConstraint([Term(1, variables[place]), Term(-1e8, variables[place - 1])], .equal, 0))
    }
    return (variables, first)
  }
}
