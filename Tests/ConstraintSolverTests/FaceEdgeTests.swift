import TestSupport
import Testing

@testable import ConstraintSolver

/// Constraints weaker than all before, added where the optimum left an edge open.
@Suite struct FaceEdgeTests {
  private let solver = Solver()

  /// Two views of equal resistance that share 44 points; their contents are 20 and 30.
  private func squeezed() throws -> (first: Variable, second: Variable) {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(1, first), Term(1, second)], .lessThanOrEqual, 44)
    for (variable, content) in [(first, 20.0), (second, 30)] {
      try solver.add([Term(1, variable)], .lessThanOrEqual, content, 250)
      try solver.add([Term(1, variable)], .greaterThanOrEqual, content, 750)
    }
    try solver.solve()
    #expect(solver.undeterminedVariables() == [first, second])
    return (first, second)
  }

  /// Whether edges that are known are all that the recorded constraints are about.
  private func isSettledByEdges(_ solver: Solver) -> Bool {
    let clone = solver.clone()
    return clone.lexicographic.moveAlongFaceEdges()
  }

  private func expectUnique() {
    #expect(solver.undeterminedVariables().isEmpty)
    #expect(solver.certify().isValid)
  }

  @Test func theStrongestOfTheNewSettlesTheEdge() throws {
    let (first, second) = try squeezed()
    try solver.add([Term(1, first)], .equal, 20, 0.5)
    try solver.add([Term(1, second)], .equal, 30, 0.6)
    #expect(isSettledByEdges(solver))
    try solver.solve()
    #expect(solver.value(of: first) == 14)
    #expect(solver.value(of: second) == 30)
    expectUnique()
  }

  /// What the new constraints want lies beyond the end of the edge, or between its ends.
  @Test(arguments: [(-100.0, 14.0), (17, 17), (100, 20)])
  func theEdgeEnds(wanted: Double, result: Double) throws {
    let (first, second) = try squeezed()
    try solver.add([Term(1, first)], .equal, wanted, 0.5)
    #expect(isSettledByEdges(solver))
    try solver.solve()
    #expect(solver.value(of: first) == result)
    #expect(solver.value(of: second) == 44 - result)
    expectUnique()
  }

  /// Of three that differ the one between; the same again where there is less room.
  @Test func theMedianOfTheNewCounts() throws {
    let (first, second) = try squeezed()
    for wanted in [15.0, 16, 19] { try solver.add([Term(1, first)], .equal, wanted, 0.5) }
    #expect(isSettledByEdges(solver))
    try solver.solve()
    #expect(solver.value(of: first) == 16)
    try solver.add([Term(1, first), Term(1, second)], .lessThanOrEqual, 43)
    try solver.solve()
    #expect(solver.value(of: first) == 16)
    #expect(solver.value(of: second) == 27)
    expectUnique()
  }

  /// Constraints as strong as what is there are weighed with it.
  @Test func whatIsNoWeakerIsNotForTheEdge() throws {
    let (first, second) = try squeezed()
    try solver.add([Term(1, first)], .equal, 0, 750)
    #expect(!isSettledByEdges(solver))
    try solver.solve()
    #expect(solver.value(of: first) + solver.value(of: second) == 44)
    #expect(solver.value(of: second) == 30)
  }

  /// What is settled around the edge may be weaker than the new constraints: then it gives way.
  @Test func whatFixesTheEndIsWeaker() throws {
    let (inner, outer) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(1, inner), Term(-1, outer)], .lessThanOrEqual, 0)
    try solver.add([Term(1, outer)], .equal, 10, 0.1)
    try solver.solve()
    #expect(solver.undeterminedVariables() == [inner])
    try solver.add([Term(1, inner)], .equal, 20, 0.5)
    #expect(!isSettledByEdges(solver))
    try solver.solve()
    #expect(solver.value(of: inner) == 20)
    #expect(solver.value(of: outer) == 20)
  }

  /// A constraint that prefers none of the points leaves the choice open.
  @Test func whatDoesNotSettleTheEdgeIsNotForIt() throws {
    let (first, second) = try squeezed()
    try solver.add([Term(1, first), Term(1, second)], .equal, 50, 0.5)
    #expect(!isSettledByEdges(solver))
    try solver.solve()
    #expect(solver.undeterminedVariables() == [first, second])
  }

  /// A refusal afterwards finds everything as it was.
  @Test func settlingIsUndoneWithTheRest() throws {
    let (first, second) = try squeezed()
    try solver.add([Term(1, first)], .equal, 20, 0.5)
    solver.lexicographic.basis.problem.listAdditions()
    let isSettled = solver.lexicographic.moveAlongFaceEdges()
    #expect(isSettled)
    solver.lexicographic.rollBack()
    #expect(solver.value(of: first) == 20)
    #expect(solver.value(of: second) == 24)
    #expect(solver.undeterminedVariables() == [first, second])
  }

  /// Constraints added to an optimum give what they give with all others at once, and so do edits
  /// after that.
  @Test func theOrderOfSolvingDoesNotMatter() throws {
    var settled = 0
    for seed in 0..<400 {
      var system = RandomSystem(seed: UInt64(91_000 + seed))
      system.constraints.removeAll { $0.isRequired }
      var random = SplitMix64(seed: UInt64(seed))
      let (stepwise, atOnce) = (Solver(), Solver())
      let (variables, ids) = try stepwise.add(system)
      _ = try atOnce.add(system)
      try stepwise.solve()
      let open = stepwise.undeterminedVariables()
      #expect(stepwise.undetermined(among: variables) == open)
      for variable in open {
        let weak = LinearConstraint(
          [Term(random.pick(1, -1, 2), variable)],
          random.pick(.equal, .lessThanOrEqual, .greaterThanOrEqual),
          Double(Int.random(in: -9...9, using: &random)),
          priority: Priority(random.pick(0.1, 0.2, 0.3, 100, 600)))
        _ = try stepwise.add(weak)
        _ = try atOnce.add(weak)
      }
      if isSettledByEdges(stepwise) { settled += 1 }
      try stepwise.solve()
      try atOnce.solve()
      expectSame(stepwise, atOnce, variables, seed)
      guard let edited = ids.last else { continue }
      try stepwise.setConstant(7, of: edited)
      try atOnce.setConstant(7, of: edited)
      try stepwise.solve()
      try atOnce.solve()
      expectSame(stepwise, atOnce, variables, seed)
    }
    #expect(settled >= 20)
  }

  private func expectSame(
    _ first: Solver, _ second: Solver, _ variables: [Variable], _ seed: Int
  ) {
    for variable in variables {
      let (one, other) = (first.value(of: variable), second.value(of: variable))
      #expect(abs(one - other) <= 1e-8 * max(1, abs(other)), "seed \(seed), \(variable)")
    }
    #expect(first.undeterminedVariables() == second.undeterminedVariables(), "seed \(seed)")
    #expect(first.certify().isValid, "seed \(seed)")
  }
}
