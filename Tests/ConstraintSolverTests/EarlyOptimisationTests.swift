import Testing

@testable import ConstraintSolver

/// Contested components that are optimised while propagation goes on.
@Suite struct EarlyOptimisationTests {
  private let solver = Solver()

  /// Two views that fill a width, of which the second cannot take all that the first would leave: found
  /// only after the first has the extent of its content, 8.
  private func fill(_ width: Variable) throws -> (first: Variable, second: Variable) {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(1, first), Term(1, second), Term(-1, width)], .equal, 0, 400)
    try solver.add([Term(1, first)], .greaterThanOrEqual, 8, 250)
    try solver.add([Term(1, second)], .lessThanOrEqual, 1)
    return (first, second)
  }

  /// The solver after propagation, before other components are optimised.
  private func propagated() throws -> Solver {
    let clone = solver.clone()
    clone.lexicographic.basis.problem.listAdditions()
    clone.lexicographic.extendForEdits()
    clone.lexicographic.allowEarlyTries()
    let columns = clone.lexicographic.basis.problem.freshColumns.copy()
    let rows = clone.lexicographic.basis.problem.newRows
    let areFinite = clone.lexicographic.propagateOptimisingEarly(columns, rows: rows)
    #expect(areFinite)
    return clone
  }

  private func isSettled(_ variable: Variable, in solver: Solver) -> Bool {
    solver.lexicographic.optimisedMarks.has(column: ColumnIndex(variable))
  }

  @Test func aSmallComponentIsOptimisedAtOnce() throws {
    let width = solver.makeVariable()
    try solver.add([Term(1, width)], .equal, 10)
    let parts = try fill(width)
    let early = try propagated()
    #expect(isSettled(parts.first, in: early) && isSettled(parts.second, in: early))
    #expect(!isSettled(width, in: early))
    try solver.solve()
    #expect(solver.value(of: parts.first) + solver.value(of: parts.second) == 10)
    #expect(solver.certify().isValid)
    #expect(solver.statistics.solvedComponents == 1)
  }

  /// A row of level 600 that takes more width is complete only after the component within that width
  /// was optimised; with many followers, what it moves is too large to be optimised early.
  @Test(arguments: [0, 70])
  func aStrongerRowFoundLaterMovesTheBoundary(followers: Int) throws {
    let width = solver.makeVariable()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(1, width)], .equal, 10, 500)
    let parts = try fill(width)
    for (margin, priority) in [(left, Float(100)), (right, 50)] {
      try solver.add([Term(1, margin)], .equal, 0, priority)
      try solver.add([Term(1, margin)], .lessThanOrEqual, 5)
    }
    try solver.add([Term(1, left), Term(1, width), Term(1, right)], .greaterThanOrEqual, 24, 600)
    for _ in 0..<followers {
      try solver.add([Term(1, solver.makeVariable()), Term(-1, width)], .equal, 0)
    }
    let early = try propagated()
    #expect(isSettled(parts.first, in: early))
    #expect(isSettled(width, in: early) == (followers == 0))
    #expect(
      early.lexicographic.basis.problem.columns[ColumnIndex(width)].value
        == (followers == 0 ? 14 : 10))
    try solver.solve()
    #expect(solver.value(of: width) == 14)
    #expect(solver.value(of: left) == 5 && solver.value(of: right) == 5)
    #expect(solver.value(of: parts.first) + solver.value(of: parts.second) == 14)
    #expect(solver.certify().isValid)
  }

  /// A component with an unassigned column is not optimised until that is assigned.
  @Test func anOpenRegionWaits() throws {
    let (width, free) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(1, width)], .equal, 10)
    let parts = try fill(width)
    try solver.add([Term(1, parts.first), Term(1, free)], .greaterThanOrEqual, 30, 20)
    try solver.add([Term(1, free)], .equal, 0, 10)
    let early = try propagated()
    #expect(early.lexicographic.earlyTriesLeft == LexicographicSolver.mostEarlyFailures - 1)
    #expect(isSettled(parts.first, in: early) && isSettled(free, in: early))
    try solver.solve()
    #expect(solver.value(of: free) == 30 - solver.value(of: parts.first))
    #expect(solver.certify().isValid)
  }

  /// Conflicts of required constraints are not for the way.
  @Test func aConflictWaits() throws {
    let width = solver.makeVariable()
    try solver.add([Term(1, width)], .equal, 10)
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(1, first), Term(1, second), Term(-1, width)], .equal, 0)
    let limits = [
      try solver.add([Term(1, first)], .greaterThanOrEqual, 0),
      try solver.add([Term(1, second)], .greaterThanOrEqual, 11),
    ]
    let error = #expect(throws: SolverError.self) { try solver.solve() }
    guard case .conflict(let conflict) = error else {
      Issue.record("not a conflict")
      return
    }
    #expect(Set(conflict.constraints).isSuperset(of: limits))
    #expect(solver.statistics.constraints == 0)
  }
}
