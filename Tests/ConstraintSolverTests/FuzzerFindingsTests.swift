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
}
