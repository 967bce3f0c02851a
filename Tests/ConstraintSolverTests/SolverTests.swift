import ConstraintSolver
import Testing

/// Values, violations and changes of small systems.
@Suite struct SolverTests {
  @Test func solvesEqualities() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 10))
    _ = try solver.add(LinearConstraint([Term(1, y), Term(-2, x)], .equal, 5))
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 25)
  }
}
