import ConstraintSolver
import TestSupport
import Testing

/// Incremental edits against solving from scratch, and refused edits against a clone.
@Suite struct EditTests {
  @Test(arguments: 0..<60) func incrementalEqualsFromScratch(seed: UInt64) throws {
    var playground = Playground(seed: seed)
    for _ in 0..<40 {
      let accepted = playground.live
      for _ in 0..<Int.random(in: 1...4, using: &playground.random) { try playground.edit() }
      let before = playground.values(in: playground.solver)
      do {
        try playground.solver.solve()
      } catch {
        #expect(throws: SolverError.self) { _ = try playground.rebuilt() }
        #expect(playground.values(in: playground.solver) == before)
        playground.live = accepted
        continue
      }
      try compareWithRebuilt(playground)
    }
  }

  private func compareWithRebuilt(_ playground: Playground) throws {
    let (other, ids) = try playground.rebuilt()
    let solver = playground.solver
    for variable in playground.variables {
      #expect(isClose(solver.value(of: variable), other.value(of: variable)))
      let freedom = (solver.freedom(of: variable), other.freedom(of: variable))
      #expect(isClose(freedom.0.lowerBound, freedom.1.lowerBound))
      #expect(isClose(freedom.0.upperBound, freedom.1.upperBound))
    }
    #expect(solver.undeterminedVariables() == other.undeterminedVariables())
    for (mine, others) in zip(playground.live, ids) {
      #expect(isClose(solver.violation(of: mine.id), other.violation(of: others)))
    }
  }

  @Test(arguments: 0..<60) func refusedEditsLeaveNoTrace(seed: UInt64) throws {
    var playground = Playground(seed: 1000 + seed)
    var refusals = 0
    for round in 0..<60 {
      guard let clone = try playground.refusedEdits(round: round) else { continue }
      refusals += 1
      #expect(playground.values(in: playground.solver) == playground.values(in: clone))
      let (mine, others) = (playground.solver, clone)
      for (id, constraint) in playground.live {
        #expect(mine.violation(of: id) == others.violation(of: id))
        try mine.setConstant(constraint.constant, of: id)
      }
      #expect(mine.undeterminedVariables() == others.undeterminedVariables())
      for variable in playground.variables {
        #expect(mine.freedom(of: variable) == others.freedom(of: variable))
      }
      try mine.solve()
      #expect(playground.values(in: mine) == playground.values(in: others))
    }
    #expect(refusals >= 20)
  }

  @Test(arguments: 0..<40) func addingAndRemovingChangesNothing(seed: UInt64) throws {
    var playground = Playground(seed: 2000 + seed)
    for _ in 0..<12 {
      let accepted = playground.live
      try playground.edit()
      do { try playground.solver.solve() } catch { playground.live = accepted }
    }
    let before = playground.values(in: playground.solver)
    _ = playground.solver.takeChangedVariables()
    for variable in playground.variables {
      let id = try playground.solver.add(
        LinearConstraint([Term(1, variable)], .equal, 12345, priority: Priority(500)))
      try playground.solver.solve()
      playground.solver.remove(id)
      try playground.solver.solve()
    }
    for (old, new) in zip(before, playground.values(in: playground.solver)) {
      #expect(isClose(old, new))
    }
    #expect(playground.solver.takeChangedVariables().isEmpty)
  }

  @Test func firstChangesCanBeTakenAtOnce() throws {
    let solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    let ids = try variables.enumerated().map { index, variable in
      try solver.add(LinearConstraint([Term(1, variable)], .equal, Double(index)))
    }
    try solver.solve()
    #expect(solver.takeFirstChanges(below: 1.5) == [variables[0], variables[1]])
    #expect(solver.takeChangedVariables().isEmpty)
    try solver.setConstant(7, of: ids[0])
    try solver.solve()
    #expect(solver.takeFirstChanges(below: 1.5) == nil)
    #expect(solver.takeChangedVariables() == [variables[0]])
  }

  @Test func changesAreReportedOnce() throws {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let ids = try variables.enumerated().map { index, variable in
      try solver.add(LinearConstraint([Term(1, variable)], .equal, Double(index)))
    }
    try solver.solve()
    #expect(solver.takeChangedVariables() == Array(variables[1...]))
    #expect(solver.takeChangedVariables().isEmpty)
    try solver.setConstant(7, of: ids[2])
    try solver.solve()
    try solver.setConstant(9, of: ids[0])
    try solver.solve()
    try solver.setConstant(2, of: ids[2])
    try solver.solve()
    #expect(solver.takeChangedVariables() == [variables[0]])
    solver.remove(ids[3])
    try solver.solve()
    #expect(solver.takeChangedVariables() == [variables[3]])
    #expect(solver.value(of: variables[3]) == 0)
  }

  /// A difference that is too small to be reported counts for the next one.
  @Test func smallDifferencesAddUp() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(1, x)], .equal, 0.5))
    try solver.solve()
    #expect(solver.takeChangedVariables() == [x])
    var reports: [Int] = []
    for step in 1...6 {
      try solver.setConstant(0.5 + Double(step) * 4e-10, of: id)
      try solver.solve()
      if solver.takeChangedVariables() == [x] { reports.append(step) }
    }
    #expect(reports == [3, 6])
  }

  /// Variables that were made, but not solved for, when changes were asked for.
  @Test func changesOfVariablesMadeBeforeAskingAreReported() throws {
    let solver = Solver()
    try solver.solve()
    let variables = [solver.makeVariable(), solver.makeVariable()]
    #expect(solver.takeChangedVariables().isEmpty)
    _ = try solver.add(LinearConstraint([Term(1, variables[1])], .equal, -7))
    try solver.solve()
    #expect(solver.takeChangedVariables() == [variables[1]])
    let last = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(1, variables[0])], .equal, 3))
    try solver.solve()
    #expect(solver.takeChangedVariables() == [variables[0]])
    solver.remove(first)
    _ = try solver.add(LinearConstraint([Term(1, variables[0])], .equal, 4))
    _ = try solver.add(LinearConstraint([Term(1, last)], .equal, 5))
    try solver.solve()
    #expect(solver.takeChangedVariables() == [variables[0], last])
  }

  @Test func editsWaitForSolve() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(1, x)], .equal, 5))
    #expect(solver.value(of: x) == 0)
    #expect(solver.violation(of: id) == 5)
    try solver.solve()
    try solver.setConstant(8, of: id)
    #expect(solver.value(of: x) == 5)
    #expect(solver.freedom(of: x) == 5...5)
    try solver.solve()
    #expect(solver.value(of: x) == 8)
    #expect(solver.violation(of: id) == 0)
  }

  @Test func clonesShareNothing() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(1, x)], .equal, 5))
    let unsolved = solver.clone()
    try solver.solve()
    let clone = solver.clone()
    try clone.setConstant(6, of: id)
    try clone.solve()
    #expect(solver.value(of: x) == 5)
    #expect(clone.value(of: x) == 6)
    #expect(unsolved.value(of: x) == 0)
    try unsolved.solve()
    #expect(unsolved.value(of: x) == 5)
  }

  @Test func removedVariablesComeBackWithARefusal() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(LinearConstraint([Term(1, x)], .equal, 5))
    try solver.solve()
    solver.remove(first)
    solver.removeVariable(x)
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 1))
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 2))
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(solver.value(of: x) == 5)
    solver.remove(first)
    solver.removeVariable(x)
    try solver.solve()
    #expect(solver.undeterminedVariables() == [y])
  }

  @Test func orderOfAddingIsIrrelevant() throws {
    for seed in 0..<100 {
      let system = RandomSystem(seed: UInt64(90_000 + seed))
      guard let optimum = Oracle.solve(system.constraints, variableCount: system.variableCount)
      else { continue }
      var random = SplitMix64(seed: UInt64(seed))
      let solver = Solver()
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      for constraint in system.constraints.shuffled(using: &random) {
        _ = try solver.add(constraint, variables)
        if Bool.random(using: &random) { try solver.solve() }
      }
      try solver.solve()
      for case (let variable, let exact?) in zip(variables, optimum.values) {
        #expect(isClose(solver.value(of: variable), exact))
      }
    }
  }
}
