import ConstraintSolver
import Testing

/// Solutions after large values are as good as fresh ones: rounding of the large values hides no violation.
@Suite struct LargeMoveTests {
  private let solver = Solver()

  /// Adds a constraint, far away from where it is to be in the end.
  private func excursion(_ terms: [Term], _ relation: Relation, _ priority: Float) throws {
    let far = try solver.add(
      LinearConstraint(terms, relation, 100, priority: Priority(priority)))
    try solver.solve()
    try solver.setConstant(1e12, of: far)
    try solver.solve()
    solver.remove(far)
    try solver.solve()
  }

  /// The way back from 2e12 to 0 passes 123, which counted as reached together with 0.
  @Test func aRowIsNotPassedAtTheEndOfALargeMove() throws {
    let (y, x) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(
      LinearConstraint([Term(1, x)], .greaterThanOrEqual, 123, priority: Priority(999)))
    try excursion([Term(0.5, x), Term(-0.5, y)], .greaterThanOrEqual, 750)
    #expect(solver.value(of: x) == 123)
    #expect(solver.certify().isValid)
  }

  /// A sum of 67 counts as one of 83 as long as its terms are 1e12.
  @Test func whatHeldWithinRoundingIsLookedAtAgain() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(
      LinearConstraint(
        [Term(1, x), Term(1, y)], .greaterThanOrEqual, 83, priority: Priority(864)))
    _ = try solver.add(
      LinearConstraint(
        [Term(2, x), Term(2, y)], .lessThanOrEqual, 134, priority: Priority(750)))
    try excursion([Term(1, x)], .equal, 1000)
    #expect(solver.value(of: x) + solver.value(of: y) == 83)
    #expect(solver.certify().isValid)
  }
}
