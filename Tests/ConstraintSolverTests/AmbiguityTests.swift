import ConstraintSolver
import Testing

/// Which variables are determined, and the freedom of the others.
@Suite struct AmbiguityTests {
  @Test func unmentionedVariablesAreFree() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.solve()
    #expect(solver.freedom(of: x) == -Double.infinity...Double.infinity)
    #expect(solver.undeterminedVariables() == [x])
    #expect(solver.value(of: x) == 0)
  }

  @Test func halfOpenFreedom() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 5))
    _ = try solver.add(LinearConstraint([Term(1, y), Term(-2, x)], .equal, 0))
    try solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 10)
    #expect(solver.freedom(of: x) == 5...Double.infinity)
    #expect(solver.freedom(of: y) == 10...Double.infinity)
    #expect(solver.undeterminedVariables() == [x, y])
  }

  @Test func optionalConstraintsDetermine() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 5))
    _ = try solver.add(
      LinearConstraint([Term(1, x), Term(1, y)], .equal, 30, priority: Priority(0.5)))
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 9, priority: Priority(0.25)))
    try solver.solve()
    #expect(solver.undeterminedVariables().isEmpty)
    #expect(solver.freedom(of: y) == 21...21)
  }

  /// Three planes through one edge: the vertex has more tight rows than variables.
  @Test func degenerateVertexIsDetermined() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    for (first, second) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1), (2, 1), (1, 2)] {
      _ = try solver.add(
        LinearConstraint([Term(first, x), Term(second, y)], .lessThanOrEqual, 0))
    }
    try solver.solve()
    #expect(solver.undeterminedVariables().isEmpty)
    #expect(solver.freedom(of: x) == 0...0)
  }

  @Test func degenerateVertexWithOneWayOut() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    for coefficient in [1.0, 2, 3, -1, -2] {
      _ = try solver.add(
        LinearConstraint([Term(coefficient, x), Term(coefficient, y)], .lessThanOrEqual, 0))
    }
    _ = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 0))
    _ = try solver.add(LinearConstraint([Term(1, x)], .lessThanOrEqual, 7))
    _ = try solver.add(LinearConstraint([Term(1, z)], .greaterThanOrEqual, 4))
    _ = try solver.add(LinearConstraint([Term(1, z), Term(1, x)], .lessThanOrEqual, 11))
    _ = try solver.add(LinearConstraint([Term(1, z), Term(-1, x)], .greaterThanOrEqual, 4))
    try solver.solve()
    #expect(solver.undeterminedVariables() == [x, y, z])
    #expect(solver.freedom(of: x) == 0...3.5)
    #expect(solver.freedom(of: y) == -3.5...0)
    #expect(solver.freedom(of: z) == 4...11)
  }

  @Test func asNearToZeroAsPossible() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x), Term(1, y)], .equal, 10))
    _ = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 2))
    _ = try solver.add(LinearConstraint([Term(1, y)], .lessThanOrEqual, 3))
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  /// Freedom asks about the optimum without disturbing it.
  @Test func askingChangesNothing() throws {
    for seed in 0..<50 {
      var system = RandomSystem(seed: UInt64(70_000 + seed))
      system.constraints.removeAll { $0.isRequired }
      let solver = Solver()
      let (variables, _) = try solver.add(system)
      try solver.solve()
      let values = variables.map { solver.value(of: $0) }
      let first = variables.map { solver.freedom(of: $0) }
      let undetermined = solver.undeterminedVariables()
      #expect(variables.map { solver.freedom(of: $0) } == first)
      #expect(solver.undeterminedVariables() == undetermined)
      #expect(variables.map { solver.value(of: $0) } == values)
      for (value, range) in zip(values, first) { #expect(range.contains(value)) }
    }
  }
}
