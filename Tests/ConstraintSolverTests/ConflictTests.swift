import ConstraintSolver
import Testing

/// Conflicts, breaking and mending.
@Suite struct ConflictTests {
  @Test func namesTheConflict() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 10))
    let middle = try solver.add(LinearConstraint([Term(1, y)], .equal, 3))
    try solver.solve()
    let link = try solver.add(LinearConstraint([Term(1, x), Term(-1, y)], .lessThanOrEqual, 0))
    let expected = SolverError.conflict(Conflict(constraints: [first, middle, link]))
    #expect(throws: expected) { try solver.solve() }
  }

  @Test func constraintsWithoutTermsConflictAlone() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(LinearConstraint([], .lessThanOrEqual, 0))
    _ = try solver.add(LinearConstraint([Term(1, x), Term(-1, x)], .equal, 0))
    try solver.solve()
    let wrong = try solver.add(LinearConstraint([Term(2, x), Term(-2, x)], .equal, 1))
    #expect(throws: SolverError.conflict(Conflict(constraints: [wrong]))) { try solver.solve() }
    let optional = try solver.add(LinearConstraint([], .equal, 1, priority: Priority(500)))
    let broken = try solver.add(LinearConstraint([], .greaterThanOrEqual, 2))
    solver.solve { $0.constraints[0] }
    #expect(solver.violation(of: optional) == 1)
    #expect(solver.violation(of: broken) == 2)
    #expect(solver.brokenConstraints == [broken])
    solver.remove(broken)
    try solver.solve()
    #expect(solver.brokenConstraints.isEmpty)
  }

  @Test func aLongChainConflictsAsAWhole() throws {
    let solver = Solver()
    let variables = (0...120).map { _ in solver.makeVariable() }
    var ids = [try solver.add(LinearConstraint([Term(1, variables[0])], .equal, 0))]
    for index in 1...120 {
      ids.append(
        try solver.add(
          LinearConstraint(
            [Term(1, variables[index]), Term(-1, variables[index - 1])], .greaterThanOrEqual, 8)))
    }
    _ = try solver.add(
      LinearConstraint([Term(1, variables[120])], .equal, 0, priority: Priority(750)))
    try solver.solve()
    #expect(solver.value(of: variables[120]) == 960)
    let cause = try solver.add(LinearConstraint([Term(1, variables[120])], .lessThanOrEqual, 900))
    #expect(throws: SolverError.conflict(Conflict(constraints: ids + [cause]))) {
      try solver.solve()
    }
    #expect(solver.value(of: variables[120]) == 960)
  }

  /// Every member can take up the violation of a cycle, so that the first proof has many rows that
  /// are not at their targets; to solve the rest without each of them would take seconds.
  @Test func aLongCycleConflictsAsAWhole() throws {
    let count = 2000
    let solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    let ids = try variables.indices.map { index in
      try solver.add(
        LinearConstraint(
          [Term(1, variables[(index + 1) % count]), Term(-1, variables[index])],
          .greaterThanOrEqual, 1))
    }
    #expect(throws: SolverError.conflict(Conflict(constraints: ids))) { try solver.solve() }
    #expect(solver.statistics.pivots <= 10)
    #expect(solver.statistics.evaluations <= 2 * count)
  }

  /// Against exact arithmetic, where rows can share what is violated.
  @Test(arguments: 0..<20) func conflictsAreIrreducible(block: Int) throws {
    var conflicts = 0
    for seed in 0..<20 {
      let system = RandomSystem(inequalitiesOfSeed: UInt64(700_000 + block * 100 + seed))
      if try !checkAgainstOracle(system) { conflicts += 1 }
    }
    #expect(conflicts > 5)
  }

  /// One of two equal bounds on a variable is active, and the other one excludes the rest.
  @Test func namesTheBoundThatExcludes() throws {
    #expect(try !checkAgainstOracle(RandomSystem(inequalitiesOfSeed: 701_547)))
  }

  @Test func brokenConstraintsPullAndMend() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let small = try solver.add(LinearConstraint([Term(1, x)], .lessThanOrEqual, 50))
    let exact = try solver.add(LinearConstraint([Term(1, x)], .equal, 80))
    _ = try solver.add(
      LinearConstraint([Term(1, x)], .equal, 0, priority: Priority(Float(1000).nextDown)))
    var conflicts: [Conflict] = []
    solver.solve { conflict in
      conflicts.append(conflict)
      return exact
    }
    #expect(conflicts == [Conflict(constraints: [small, exact])])
    #expect(solver.brokenConstraints == [exact])
    #expect(solver.value(of: x) == 50)
    #expect(solver.violation(of: exact) == 30)
    try solver.setConstant(60, of: small)
    try solver.solve()
    #expect(solver.brokenConstraints == [exact])
    #expect(solver.value(of: x) == 60)
    solver.remove(small)
    try solver.solve()
    #expect(solver.brokenConstraints.isEmpty)
    #expect(solver.value(of: x) == 80)
  }

  @Test func mendsOldestFirst() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let ids = try [10.0, 20, 30].map {
      try solver.add(LinearConstraint([Term(1, x)], .equal, $0))
    }
    solver.solve { $0.constraints[0] }
    #expect(solver.brokenConstraints == [ids[0], ids[1]])
    #expect(solver.value(of: x) == 30)
    solver.remove(ids[2])
    try solver.solve()
    #expect(solver.brokenConstraints == [ids[1]])
    #expect(solver.value(of: x) == 10)
  }

  @Test func sumOfBrokenViolationsIsMinimal() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let broken = try [0.0, 40, 100].map {
      try solver.add(LinearConstraint([Term(1, x)], .equal, $0))
    }
    let other = solver.makeVariable()
    let bound = try solver.add(
      LinearConstraint([Term(1, x), Term(1, other)], .lessThanOrEqual, 1000))
    let fixed = try solver.add(LinearConstraint([Term(1, other)], .equal, 2000))
    let stays: Set = [bound, fixed]
    solver.solve { conflict in
      conflict.constraints.last { !stays.contains($0) } ?? conflict.constraints[0]
    }
    #expect(solver.brokenConstraints == broken)
    #expect(solver.value(of: x) == -1000)
    solver.remove(bound)
    _ = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 1))
    _ = try solver.add(LinearConstraint([Term(1, x)], .lessThanOrEqual, 99))
    try solver.solve()
    #expect(solver.brokenConstraints == [broken[0], broken[2]])
    #expect(solver.value(of: x) == 40)
  }

  @Test func refusalKeepsBreaks() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(1, x)], .equal, 1))
    let second = try solver.add(LinearConstraint([Term(1, x)], .equal, 2))
    solver.solve { $0.constraints[1] }
    solver.remove(first)
    let third = try solver.add(LinearConstraint([Term(1, x)], .equal, 3))
    let fourth = try solver.add(LinearConstraint([Term(1, x)], .equal, 4))
    #expect(throws: SolverError.conflict(Conflict(constraints: [third, fourth]))) {
      try solver.solve()
    }
    #expect(solver.brokenConstraints == [second])
    #expect(solver.value(of: x) == 1)
    solver.setPriority(Priority(10), of: second)
    try solver.solve()
    #expect(solver.brokenConstraints.isEmpty)
    #expect(solver.value(of: x) == 1)
  }

  /// Random systems where conflicts are broken until the rest holds.
  @Test(arguments: 0..<40) func breaksOnlyWhatMust(block: Int) throws {
    for seed in 0..<5 {
      var system = RandomSystem(seed: UInt64(500_000 + block * 100 + seed))
      for index in system.constraints.indices where index % 2 == 0 {
        system.constraints[index].priority = 1000
      }
      let solver = Solver()
      let (_, ids) = try solver.add(system)
      solver.solve { conflict in
        conflict.constraints[conflict.constraints.count / 2]
      }
      let broken = Set(solver.brokenConstraints)
      let kept = zip(system.constraints, ids).filter {
        $0.0.isRequired && !broken.contains($0.1)
      }
      #expect(Oracle.isFeasible(kept.map(\.0), variableCount: system.variableCount))
      for (constraint, id) in kept {
        #expect(solver.violation(of: id) == 0, "\(constraint) in \(system)")
      }
      for (constraint, id) in zip(system.constraints, ids) where broken.contains(id) {
        #expect(
          !Oracle.isFeasible(
            kept.map(\.0) + [constraint], variableCount: system.variableCount))
      }
    }
  }
}
