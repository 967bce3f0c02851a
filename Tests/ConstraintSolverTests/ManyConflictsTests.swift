import Testing

@testable import ConstraintSolver

/// Conflicts that share a variable are broken together, in work that is proportional to their number.
@Suite struct ManyConflictsTests {
  /// Labels that are required to begin at an edge and 9 beside it; breaks the younger constraint of each.
  ///
  /// - Returns: The subsets that were to be chosen from, and the reduced costs computed.
  private func solve(_ count: Int) throws -> (conflicts: [[ConstraintID]], reducedCosts: Int) {
    let solver = Solver()
    let edge = solver.makeVariable()
    try solver.add([Term(1, edge)], .equal, 16)
    var (pairs, labels): ([[ConstraintID]], [Variable]) = ([], [])
    for _ in 0..<count {
      let label = solver.makeVariable()
      labels.append(label)
      pairs.append(
        try [0.0, 9].map { try solver.add([Term(1, label), Term(-1, edge)], .equal, $0) })
    }
    var conflicts: [[ConstraintID]] = []
    solver.solve { conflict in
      conflicts.append(conflict.constraints)
      return conflict.constraints[1]
    }
    #expect(Set(conflicts) == Set(pairs))
    for label in labels { #expect(solver.value(of: label) == 16) }
    #expect(solver.certify().isValid)
    return (conflicts, solver.statistics.reducedCosts)
  }

  @Test(arguments: [1, 2, 10, 17, 40]) func eachIsNamedOnce(count: Int) throws {
    #expect(try solve(count).conflicts.count == count)
  }

  /// A vertex goes through the youngest of two constraints for the same place, whose turn is still to
  /// come, and the older one keeps it there: it is the older one that belongs to the conflict.
  @Test(arguments: [1, 20]) func theOlderOfTwoAlikeIsNamed(count: Int) throws {
    let solver = Solver()
    let edge = solver.makeVariable()
    try solver.add([Term(1, edge)], .equal, 0)
    for _ in 0..<count {
      let (width, other) = (solver.makeVariable(), solver.makeVariable())
      try solver.add([Term(1, other), Term(-1, width), Term(-1, edge)], .equal, 0)
      try solver.add([Term(1, width)], .equal, 20)
      for _ in 0..<3 { try solver.add([Term(1, width)], .equal, 50) }
      try solver.add([Term(1.5, width)], .equal, 30)
    }
    var conflicts: Set<[ConstraintID]> = []
    solver.solve { conflict in
      #expect(conflicts.insert(conflict.constraints).inserted)
      return conflict.constraints[1]
    }
    #expect(conflicts.count == 3 * count)
    #expect(solver.certify().isValid)
  }

  @Test func workGrowsWithTheirNumber() throws {
    let (small, large) = (try solve(50).reducedCosts, try solve(500).reducedCosts)
    #expect(large <= 11 * small)
  }
}
