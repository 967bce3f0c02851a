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
}
