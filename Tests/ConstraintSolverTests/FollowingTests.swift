import ConstraintSolver
import TestSupport
import Testing

/// Edits of constants that values follow, beside solutions from scratch.
@Suite struct FollowingTests {
  /// A system with a constraint that is dragged, and a weak constraint for each variable.
  private struct Dragged {
    let solver = Solver()
    let variables: [Variable]
    let edit: ConstraintID
    let weak: [ConstraintID]

    init(_ system: RandomSystem, at position: Double) throws {
      let solver = self.solver
      (variables, _) = try solver.add(system)
      edit = try solver.add(
        LinearConstraint([Term(1, variables[0])], .equal, position, priority: Priority(999.5)))
      weak = try variables.enumerated().map { place, variable in
        try solver.add(
          LinearConstraint(
            [Term(1, variable)], .equal, Double(place % 5),
            priority: Priority(0.5 + 0.01 * Float(place))))
      }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// The variables that are undetermined without the weak constraints.
    func open() throws -> [Variable] {
      let clone = solver.clone()
      for id in weak { clone.remove(id) }
      try clone.solve()
      return clone.undeterminedVariables()
    }
  }

  @Test(arguments: 0..<80) func followingEqualsSolvingAfresh(seed: UInt64) throws {
    let system = RandomSystem(seed: 9000 + seed)
    let dragged = try Dragged(system, at: 0)
    guard (try? dragged.solver.solve()) != nil else { return }
    var random = SplitMix64(seed: seed)
    var position = 0.0
    for step in 0..<30 {
      position += Double(random.pick(-4, -1, 1, 2, 40)) / 8
      let before = dragged.values
      // A copy ends ranging, which is to be tested as well.
      let open = step % 4 == 0 ? try dragged.open() : nil
      try dragged.solver.setConstant(position, of: dragged.edit)
      if dragged.solver.follow() {
        if let open { #expect(try dragged.open() == open) }
      } else {
        #expect(dragged.values == before)
        try dragged.solver.solve()
      }
      let fresh = try Dragged(system, at: position)
      try fresh.solver.solve()
      for (mine, other) in zip(dragged.values, fresh.values) {
        #expect(abs(mine - other) <= 1e-9 * max(1, abs(other)))
      }
      #expect(
        dragged.solver.undeterminedVariables() == fresh.solver.undeterminedVariables())
    }
  }

  /// Where the room of a variable shrinks to nothing, no value moves, and yet it is determined.
  @Test func endsOfRoomAreNotFollowed() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let distance = [Term(1, x), Term(-1, y)]
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 0))
    _ = try solver.add(LinearConstraint(distance, .greaterThanOrEqual, 10))
    let most = try solver.add(LinearConstraint(distance, .lessThanOrEqual, 15))
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 2, priority: Priority(0.5)))
    try solver.solve()
    try solver.setConstant(12, of: most)
    #expect(solver.follow())
    try solver.setConstant(10, of: most)
    #expect(!solver.follow())
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.setConstant(12, of: most)
    #expect(!solver.follow())
  }

  @Test func otherEditsAreLeftToTheSearch() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(1, x)], .equal, 5, priority: Priority(500)))
    try solver.solve()
    try solver.setConstant(6, of: id)
    #expect(solver.follow())
    #expect(solver.value(of: x) == 6)
    solver.setPriority(Priority(400), of: id)
    #expect(!solver.follow())
    try solver.solve()
    _ = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 7))
    #expect(!solver.follow())
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    try solver.setConstant(8, of: id)
    #expect(!solver.follow(), "beyond the bound the constraint holds again")
    try solver.solve()
    #expect(solver.value(of: x) == 8)
  }
}
