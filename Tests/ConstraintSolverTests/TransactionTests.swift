import ConstraintSolver
import TestSupport
import Testing

/// What of a solver can be seen from outside, apart from what its solutions took.
private struct Observation: Equatable {
  var values: [Double]
  var freedoms: [ClosedRange<Double>]
  var undetermined: [Variable]
  var violations: [Double]
  var broken: [ConstraintID]

  init(_ solver: Solver, _ variables: [Variable], _ ids: [ConstraintID]) {
    values = variables.map { solver.value(of: $0) }
    freedoms = variables.map { solver.freedom(of: $0) }
    undetermined = solver.undeterminedVariables()
    violations = ids.map { solver.violation(of: $0) }
    broken = solver.brokenConstraints
  }
}

/// Edits wait, count together, and are all undone by a refusal.
@Suite struct TransactionTests {
  /// After a refusal a solver answers as its clone does that never heard of the edits: at once, and
  /// after edits that both get later.
  @Test(arguments: 0..<60) func refusalsLeaveNoTrace(seed: UInt64) throws {
    var playground = Playground(seed: 3000 + seed)
    var refusals = 0
    for round in 0..<40 {
      guard let clone = try playground.refusedEdits(round: round) else { continue }
      refusals += 1
      let ids = playground.live.map(\.id)
      #expect(
        Observation(playground.solver, playground.variables, ids)
          == Observation(clone, playground.variables, ids))
      try editAlike(playground, clone)
    }
    #expect(refusals >= 10)
  }

  /// Gives clones of two solvers the same edits, one after the other, and compares them.
  private func editAlike(_ playground: Playground, _ other: Solver) throws {
    let pair = [playground.solver.clone(), other.clone()]
    var ids = playground.live.map(\.id)
    for (index, (id, constraint)) in playground.live.enumerated().prefix(6) {
      for solver in pair {
        switch index % 3 {
        case 0: try solver.setConstant(constraint.constant + 5, of: id)
        case 1: solver.setPriority(Priority(300), of: id)
        default: solver.remove(id)
        }
        try? solver.solve()
      }
      if index % 3 == 2 { ids.removeAll { $0 == id } }
      #expect(
        Observation(pair[0], playground.variables, ids)
          == Observation(pair[1], playground.variables, ids))
      #expect(pair[0].takeChangedVariables() == pair[1].takeChangedVariables())
    }
  }

  @Test func editsFollowSuggestions() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(LinearConstraint([Term(1, left)], .equal, 100))
    _ = try solver.add(
      LinearConstraint([Term(1, right), Term(-1, left)], .greaterThanOrEqual, 50))
    _ = try solver.add(LinearConstraint([Term(1, right)], .equal, 300, priority: Priority(250)))
    try solver.solve()
    let edit = try solver.hold(right, Priority(999))
    try solver.solve()
    #expect(solver.takeChangedVariables().count == 2)
    #expect(solver.value(of: right) == 300)
    for (suggested, value) in [(400.0, 400.0), (120, 150), (200, 200)] {
      try solver.setConstant(suggested, of: edit)
      try solver.solve()
      #expect(solver.value(of: right) == value)
    }
    #expect(throws: SolverError.outOfRange) { try solver.setConstant(.nan, of: edit) }
    solver.remove(edit)
    try solver.solve()
    #expect(solver.value(of: right) == 300)
  }

  /// However many edits there are, nothing is solved until that is asked for, and then once.
  @Test func batchesAreSolvedOnce() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let edit = try solver.hold(x, Priority(500))
    let low = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 0))
    try solver.solve()
    let before = solver.statistics
    for step in 1...100 {
      try solver.setConstant(Double(step), of: edit)
      try solver.setConstant(Double(1000 - 10 * step), of: low)
      solver.setPriority(step % 2 == 0 ? .required : Priority(999), of: low)
    }
    #expect(solver.value(of: x) == 0)
    #expect(solver.statistics == before)
    try solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.statistics.evaluations <= 2)
  }

  /// Steps that exclude each other only on the way are no conflict.
  @Test func onlyTheEndOfABatchCounts() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(LinearConstraint([Term(1, x)], .greaterThanOrEqual, 10))
    let high = try solver.add(LinearConstraint([Term(1, x)], .lessThanOrEqual, 20))
    try solver.solve()
    try solver.setConstant(100, of: low)
    try solver.setConstant(120, of: high)
    try solver.solve()
    #expect(solver.value(of: x) == 100)
  }
}
