import ConstraintSolver
import Testing

/// What the fuzzer of operation sequences found.
@Suite struct FuzzerFindingsTests {
  /// The priority of a broken constraint changes and changes back before the next solution.
  @Test func brokenConstraintsStayBrokenOrHold() throws {
    let solver = Solver()
    let broken = try solver.add(LinearConstraint([], .equal, 1))
    solver.solve { _ in broken }
    solver.setPriority(Priority(250), of: broken)
    solver.setPriority(.required, of: broken)
    solver.solve { _ in broken }
    #expect(solver.brokenConstraints == [broken])
    #expect(solver.certify().isValid)
  }

  /// Slopes of -50/67 and -1 that cancel but for rounding are no slope.
  @Test func slopesCancel() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 15.5, priority: Priority(250)))
    try solver.solve()
    _ = try solver.add(LinearConstraint([Term(-50.0 / 67, x)], .lessThanOrEqual, 16.5))
    _ = try solver.add(LinearConstraint([Term(-1, x)], .lessThanOrEqual, 16.5))
    try solver.solve()
    #expect(solver.value(of: x) == 15.5)
  }

  /// A refused solution leaves the determining levels of columns and of their neighbours as they were.
  @Test func refusalKeepsFixedNeighbours() throws {
    let system = SmallSystem(variableCount: 2)
    let sum = try system.add([(-1, 1), (-1, 0)], .equal, 100, 1000)
    try system.add([(-4, 0), (1.533334, 1)], .equal, 100, 999)
    try system.solver.solve()
    try system.solver.setConstant(-20, of: sum)
    try system.solver.solve()
    for _ in 2..<5 { _ = system.solver.makeVariable() }
    _ = try system.solver.add(
      LinearConstraint([], .lessThanOrEqual, 2, priority: Priority(750)))
    _ = system.solver.makeVariable()
    try system.solver.solve()
    system.solver.remove(sum)
    _ = try system.solver.add(LinearConstraint([], .equal, -19.5))
    #expect(throws: SolverError.self) { try system.solver.solve() }
    system.solver.remove(sum)
    try system.solver.solve()
    #expect(Array(system.solver.undeterminedVariables().prefix(2)) == system.variables)
  }

  /// Freedom is asked for while a constraint with a new variable was recorded, but not solved for.
  @Test func unsolvedVariablesAreWhereTheyAre() throws {
    let system = SmallSystem(variableCount: 2)
    try system.add([(1, 0), (1, 1)], .equal, 3, 1000)
    try system.solver.solve()
    let new = system.solver.makeVariable()
    _ = try system.solver.add(
      LinearConstraint([Term(1, system.variables[0]), Term(1, new)], .equal, 1))
    let freedom = system.solver.freedom(of: system.variables[0])
    #expect(freedom.contains(system.solver.value(of: system.variables[0])))
  }

  /// Exploring finds the rates of an earlier walk cleared.
  @Test func ratesDoNotOutliveTheirWalk() throws {
    let system = SmallSystem(variableCount: 7)
    try system.add([(-1, 0)], .greaterThanOrEqual, -20, 1000)
    system.solver.solve { $0.constraints[0] }
    try system.solver.solve()
    try system.add([(-2, 3), (1, 2)], .equal, -13, 750)
    try system.add([(-1, 1), (-2, 0), (-2, 2), (-2, 3)], .equal, 100, 1000)
    try system.add([(1, 0)], .equal, -3.5, 750)
    let mended = try system.add([(-2, 1), (1, 2)], .greaterThanOrEqual, -13, 750)
    try system.add([(2, 3), (-1, 2)], .lessThanOrEqual, -14, 999)
    try system.solver.solve()
    #expect(system.solver.violation(of: mended) == 0)
    #expect(system.solver.certify().isValid)
  }

  /// A component that starts over leaves the record of optimised components.
  @Test func startingOverKeepsRegionsApart() throws {
    let system = SmallSystem(variableCount: 10)
    let dropped = try system.add([(3, 2), (-1, 0), (3, 1), (3, 3)], .equal, -20, 1000)
    try system.add([(3, 5), (3, 7), (-1, 0)], .equal, -20, 1000)
    try system.add([(-2, 7), (2, 0), (1, 1)], .equal, -0.5, 1000)
    let replaced = try system.add([(6, 6), (1, 0), (1, 1)], .equal, -0.5, 1000)
    let moved = try system.add(
      [(1, 0), (0.766667, 1), (-50.0 / 67, 4), (-2, 7)], .greaterThanOrEqual, -15, 750)
    try system.solver.solve()
    try system.add([(3, 6), (-1, 0), (3, 5), (3, 7)], .equal, -20, 1000)
    try system.add([(3, 3), (3, 5), (-1, 0)], .equal, -20, 1000)
    system.solver.remove(dropped)
    try system.solver.solve()
    try system.add([(3, 6), (-1, 0), (3, 3), (3, 5)], .equal, -20, 1000)
    try system.add([(-6, 5), (-2, 0)], .greaterThanOrEqual, -20, 1000)
    for _ in 0..<2 { try system.add([(-2, 5)], .equal, 5.5, 1000) }
    try system.add([(-2, 1)], .equal, -20, 750)
    system.solver.remove(replaced)
    try system.solver.setConstant(12, of: moved)
    try system.add([(-2, 4), (0.5, 1)], .greaterThanOrEqual, 1000, 250)
    try system.solver.solve()
    // 3·x5 + 3·x7 - x0 = -20, 2·x0 - 2·x7 + x1 = -0.5, x5 = -2.75 and x1 = 10 leave no choice.
    #expect(system.solver.value(of: system.variables[0]) == -13.75)
    #expect(system.solver.freedom(of: system.variables[0]) == -13.75 ... -13.75)
    #expect(
      system.solver.undeterminedVariables() == [2, 4, 8, 9].map { system.variables[$0] })
  }
}

extension FuzzerFindingsTests {
  /// A constraint without variables that cannot hold is refused, even where the vertex was lost on
  /// the way because a removed constraint leaves dependent ones behind.
  @Test func emptyConstraintsAreSeenWhereAVertexIsLost() throws {
    let system = SmallSystem(variableCount: 10)
    try system.add([(3, 2), (-1, 0), (3, 1), (3, 3)], .equal, -20, 1000)
    try system.add([(3, 5), (3, 7), (-1, 0)], .equal, -20, 1000)
    try system.add([(-2, 7), (2, 0), (1, 1)], .equal, -0.5, 1000)
    try system.add([(1, 0)], .equal, -20, 750)
    try system.add([(3, 6), (-1, 0), (3, 5), (3, 7)], .equal, -20, 1000)
    try system.add([(3, 3), (3, 5), (-1, 0)], .equal, -20, 1000)
    let moved = try system.add([(-2, 5), (2, 0), (0.766667, 1)], .equal, -0.5, 1000)
    let removed = try system.add([(7, 6), (1, 1)], .equal, -0.5, 1000)
    try system.add(
      [(1, 6), (0.766667, 5), (-0.746268656716418, 6), (-2, 1)], .greaterThanOrEqual, -15, 750)
    system.solver.solve { $0.constraints[0] }
    try system.solver.solve()
    try system.add([(3, 6), (-1, 4), (3, 3), (3, 5)], .equal, -20, 1000)
    try system.add([(3, 3), (3, 5), (-1, 0)], .equal, -20, 1000)
    system.solver.remove(removed)
    try system.solver.setConstant(100, of: moved)
    let impossible = try system.add([], .equal, -20, 1000)
    try system.add([(1, 0), (-1, 3)], .equal, -18.5, 1000)
    try system.add([(3, 1), (1, 6)], .lessThanOrEqual, -15.5, 750)
    #expect(throws: SolverError.conflict(Conflict(constraints: [impossible]))) {
      try system.solver.solve()
    }
  }
}

extension FuzzerFindingsTests {
  /// A row that had a part in the last optimum is missed even if its priority changed before it went.
  @Test func removedRowsAreMissedAsTheyWere() throws {
    let edited = SmallSystem(variableCount: 2)
    let removed = try edited.add([(-2, 0), (-2, 1)], .equal, 0, 750)
    try edited.add([(-1, 1), (-1, 1)], .lessThanOrEqual, 12, 999)
    try edited.add([(0.5, 0), (-1, 1)], .greaterThanOrEqual, 12.5, 999)
    try edited.add([(1, 0)], .lessThanOrEqual, 667, 1000)
    try edited.solver.solve()
    edited.solver.setPriority(Priority(1), of: removed)
    edited.solver.remove(removed)
    let fresh = SmallSystem(variableCount: 2)
    try fresh.add([(-1, 1), (-1, 1)], .lessThanOrEqual, 12, 999)
    try fresh.add([(0.5, 0), (-1, 1)], .greaterThanOrEqual, 12.5, 999)
    try fresh.add([(1, 0)], .lessThanOrEqual, 667, 1000)
    for system in [edited, fresh] {
      try system.add([(-2, 1)], .equal, -8, 750)
      try system.add([(-2, 1)], .greaterThanOrEqual, 12.5, 999)
      try system.add([(-2, 1)], .greaterThanOrEqual, 12.5, 999)
      try system.add([(1, 1)], .lessThanOrEqual, 100, 0.25)
      try system.solver.solve()
      #expect(system.variables.map { system.solver.value(of: $0) } == [12.5, -6.25])
      #expect(system.solver.undeterminedVariables() == [system.variables[0]])
    }
  }
}

extension FuzzerFindingsTests {
  /// Where a removed constraint leaves dependent ones behind, constants that changed elsewhere are
  /// followed all the same.
  @Test func constantsAreFollowedWhereAVertexIsLost() throws {
    let system = SmallSystem(variableCount: 10)
    try system.add([(3, 2), (-1, 0), (3, 0), (1, 0)], .lessThanOrEqual, -20, 1000)
    let moved = try system.add([(2, 5)], .equal, -8, 250)
    try system.add([(2, 0)], .equal, -8, 250)
    try system.solver.solve()
    try system.add([(3, 1), (-1, 0), (3, 6), (3, 7)], .equal, -20, 1000)
    try system.add([(3, 4), (3, 6), (-2, 0), (1, 0)], .equal, -20, 1000)
    try system.add([(-2, 6), (1, 0), (1, 0), (1, 2)], .equal, -0.5, 1000)
    let other = try system.add([(3, 1), (1, 1), (1, 2), (3, 1)], .equal, -0.5, 1000)
    let removed = try system.add(
      [(1, 1), (0.766667, 6), (-0.746268656716418, 1), (-2, 2)], .equal, -15, 1000)
    try system.solver.solve()
    try system.add([(3, 1), (-1, 0), (3, 4), (3, 6)], .equal, -20, 1000)
    try system.solver.solve()
    try system.add([(1, 5)], .greaterThanOrEqual, 15.5, 250)
    try system.add([(2, 5)], .equal, -8, 250)
    system.solver.remove(removed)
    try system.solver.setConstant(100, of: other)
    try system.add([(3, 0), (1, 4), (1, 6), (-2, 6)], .greaterThanOrEqual, -6.5, 250)
    try system.solver.setConstant(15.5, of: moved)
    try system.solver.solve()
    #expect(system.solver.certify().isValid)
    #expect(system.solver.value(of: system.variables[5]) == 7.75)
  }
}

/// A solver and its variables.
private struct SmallSystem {
  let solver = Solver()
  let variables: [Variable]

  init(variableCount: Int) {
    let solver = solver
    variables = (0..<variableCount).map { _ in solver.makeVariable() }
  }

  @discardableResult
  func add(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Float
  ) throws -> ConstraintID {
    try solver.add(
      LinearConstraint(
        terms.map { Term($0.0, variables[$0.1]) }, relation, constant,
        priority: Priority(priority)))
  }
}
