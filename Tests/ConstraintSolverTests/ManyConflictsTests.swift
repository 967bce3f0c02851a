import Testing

@testable import ConstraintSolver

/// Conflicts that share a variable are broken together, in work that is proportional to their number.
@Suite struct ManyConflictsTests {
  /// Labels that are required to begin at an edge and 9 beside it; breaks the younger constraint of each.
  ///
  /// - Returns: The subsets that were to be chosen from, and the multipliers computed.
  private func solve(_ count: Int) throws -> (conflicts: [[ConstraintID]], multipliers: Int) {
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
    return (conflicts, solver.statistics.multipliers)
  }

  @Test(arguments: [1, 2, 10, 17, 40]) func eachIsNamedOnce(count: Int) throws {
    #expect(try solve(count).conflicts.count == count)
  }

  /// A vertex goes through the younger of two constraints that hold a variable at the same place, and the
  /// older one keeps it there: it is the older one that belongs to the conflict found first.
  @Test(arguments: [1, 20]) func theOlderOfTwoAlikeIsNamed(count: Int) throws {
    let solver = Solver()
    let edge = solver.makeVariable()
    try solver.add([Term(1, edge)], .equal, 0)
    var (older, pairs): ([ConstraintID], [(Variable, Variable)]) = ([], [])
    for _ in 0..<count {
      let (width, other) = (solver.makeVariable(), solver.makeVariable())
      older.append(try solver.add([Term(1, width)], .greaterThanOrEqual, 20))
      try solver.add([Term(1, other), Term(-1, width), Term(-1, edge)], .equal, 0)
      pairs.append((width, other))
    }
    for (_, other) in pairs { try solver.add([Term(1, other)], .lessThanOrEqual, 10) }
    for (width, _) in pairs { try solver.add([Term(1, width)], .equal, 20) }
    var conflicts: [[ConstraintID]] = []
    solver.solve { conflict in
      conflicts.append(conflict.constraints)
      return conflict.constraints.last { $0 != conflict.constraints[0] } ?? conflict.constraints[0]
    }
    #expect(Set(conflicts).count == conflicts.count)
    #expect(solver.certify().isValid)
    #expect(conflicts.count <= 2 * count)
    for row in older { #expect(conflicts.contains { $0.contains(row) }) }
  }

  @Test func workGrowsWithTheirNumber() throws {
    let (small, large) = (try solve(50).multipliers, try solve(500).multipliers)
    #expect(large <= 11 * small)
  }
}
