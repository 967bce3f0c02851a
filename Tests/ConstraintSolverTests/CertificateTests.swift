import TestSupport
import Testing

@testable import ConstraintSolver

/// The independent check of solutions: it accepts what the solver finds, and nothing else.
@Suite struct CertificateTests {
  @Test(arguments: 0..<20) func acceptsOptima(block: Int) throws {
    for seed in 0..<25 {
      let system = RandomSystem(seed: UInt64(700_000 + block * 100 + seed))
      let solver = Solver()
      _ = try solver.add(system)
      solver.solve { $0.constraints[0] }
      #expect(solver.certify().flaws == [], "\(system)")
    }
  }

  @Test(arguments: 0..<30) func acceptsIncrementalOptima(seed: UInt64) throws {
    var playground = Playground(seed: 4000 + seed)
    for _ in 0..<30 {
      for _ in 0..<2 { try playground.edit() }
      playground.solver.solve { $0.constraints[0] }
      #expect(playground.solver.certify().flaws == [])
    }
  }

  @Test func namesRequiredConstraintsThatDoNotHold() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let fixed = try solver.add(LinearConstraint([Term(2, x)], .equal, 20))
    let bound = try solver.add(LinearConstraint([Term(1, x), Term(1, y)], .lessThanOrEqual, 12))
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 1, priority: Priority(500)))
    try solver.solve()
    #expect(solver.certify().isValid)
    solver.lexicographic.basis.problem.columns[ColumnIndex(0)].value = 11.5
    #expect(
      solver.certify().flaws == [.violated(fixed, by: 3), .violated(bound, by: 0.5)])
  }

  @Test func namesPinsOffTheirTargets() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let wish = try solver.add(
      LinearConstraint([Term(1, x)], .equal, 10, priority: Priority(500)))
    try solver.solve()
    solver.lexicographic.basis.problem.columns[ColumnIndex(0)].value = 12
    let flaws = solver.certify().flaws
    #expect(flaws.first == .offTarget(wish, by: 2))
    #expect(flaws.count > 1)
  }

  /// Values that satisfy everything required, but could be better.
  @Test func namesLevelsThatCouldBeBetter() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(LinearConstraint([Term(1, x), Term(1, y)], .equal, 10))
    let strong = try solver.add(LinearConstraint([Term(1, x)], .equal, 7, priority: Priority(500)))
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 7, priority: Priority(250)))
    try solver.solve()
    #expect(solver.certify().isValid)
    solver.lexicographic.basis.problem.columns[ColumnIndex(0)].value = 5
    solver.lexicographic.basis.problem.columns[ColumnIndex(1)].value = 5
    let flaws = solver.certify().flaws
    #expect(flaws.contains(.offTarget(strong, by: 2)))
    #expect(flaws.contains(.multiplier(of: strong, at: Priority(500), excess: 1)))
    #expect(!flaws.contains { if case .violated = $0 { true } else { false } })
  }

  /// A vertex that satisfies everything required and has all active rows at their targets, where another
  /// vertex is better.
  @Test func namesWrongPins() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let ids = try [(0.0, 500), (10, 500), (11, 500)].map { target, priority in
      try solver.add(
        LinearConstraint([Term(1, x)], .equal, target, priority: Priority(Float(priority))))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.lexicographic.basis.makeSuperbasic(ColumnIndex(0))
    solver.lexicographic.basis.setActiveRow(RowIndex(ids[2]), of: ColumnIndex(0))
    solver.lexicographic.basis.problem.columns[ColumnIndex(0)].value = 11
    let flaws = solver.certify().flaws
    #expect(flaws.contains(.multiplier(of: ids[1], at: Priority(500), excess: 1)))
  }

  @Test(arguments: 0..<10) func noticesMovedValues(block: Int) throws {
    var noticed = 0
    for seed in 0..<10 {
      let system = RandomSystem(seed: UInt64(800_000 + block * 100 + seed))
      let solver = Solver()
      let (variables, _) = try solver.add(system)
      solver.solve { $0.constraints[0] }
      for variable in variables where solver.freedom(of: variable).lowerBound > -.infinity {
        let freedom = solver.freedom(of: variable)
        guard freedom.upperBound < .infinity else { continue }
        let copy = solver.clone()
        copy.lexicographic.basis.problem.columns[ColumnIndex(variable)].value =
          freedom.upperBound + 1
        #expect(!copy.certify().isValid, "\(variable) of \(system)")
        noticed += 1
      }
    }
    #expect(noticed > 10)
  }
}
