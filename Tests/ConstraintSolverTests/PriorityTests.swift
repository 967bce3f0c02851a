import ConstraintSolver
import Testing

/// Strictness of priorities, and the choice among equals.
@Suite struct PriorityTests {
  @Test(arguments: [1, 10, 500]) func manyWeakNeverMoveOneStronger(count: Int) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<count / 2 { try pull(x, to: 0, 250, solver) }
    try pull(x, to: 100, 251, solver)
    try solver.solve()
    for _ in count / 2..<count { try pull(x, to: 0, 250, solver) }
    try solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test func fractionsOfPrioritiesCount() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try pull(x, to: 1, 250, solver)
    try pull(x, to: 2, Float(250).nextUp, solver)
    try pull(x, to: 3, Float(250).nextDown, solver)
    try solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func sumWithinAPriorityIsMinimal() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for target in [0.0, 10, 11, 12, 100] { try pull(x, to: target, 500, solver) }
    try solver.solve()
    #expect(solver.value(of: x) == 11)
    #expect(solver.undeterminedVariables().isEmpty)
  }

  @Test func olderConstraintsWinAmongEquals() throws {
    let solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try pull(second, to: 40, 250, solver)
    try pull(first, to: 30, 250, solver)
    _ = try solver.add(LinearConstraint([Term(1, first), Term(1, second)], .equal, 100))
    try solver.solve()
    #expect(solver.value(of: second) == 40)
    #expect(solver.value(of: first) == 60)
    #expect(solver.undeterminedVariables() == [first, second])
    #expect(solver.freedom(of: first) == 30...60)
    #expect(solver.freedom(of: second) == 40...70)
  }

  @Test func prioritiesChange() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(
      LinearConstraint([Term(1, x)], .equal, 1, priority: Priority(10)))
    try pull(x, to: 2, 20, solver)
    try solver.solve()
    #expect(solver.value(of: x) == 2)
    solver.setPriority(Priority(30), of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 1)
    solver.setPriority(.required, of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 1)
    solver.setPriority(Priority(5), of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  private func pull(
    _ variable: Variable, to target: Double, _ priority: Float, _ solver: Solver
  ) throws {
    _ = try solver.add(
      LinearConstraint([Term(1, variable)], .equal, target, priority: Priority(priority)))
  }
}
