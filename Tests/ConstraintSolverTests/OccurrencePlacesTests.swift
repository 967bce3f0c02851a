import Testing

@testable import ConstraintSolver

/// The entries of rows, and the places of their occurrences, before the first row is taken out and after it.
@Suite struct OccurrencePlacesTests {
  private let solver = Solver()
  private let x: Variable
  private let y: Variable
  private let first: Int32

  /// Makes a row, room for more, and both bounds of a content.
  init() throws {
    x = solver.makeVariable()
    y = solver.makeVariable()
    solver.reserve(variables: 0, constraints: 200, terms: 400)
    _ = try solver.add(LinearConstraint([Term(1, x), Term(-1, y)], .equal, 0))
    first = try #require(
      solver.addBounds(of: x, at: 40, atMost: Priority(250), atLeast: Priority(750)))
  }

  private func start(ofRow number: Int32) -> Int32 {
    solver.lexicographic.basis.problem.rows[RowIndex(rawValue: number)].start
  }

  private func saysBound(_ number: Int32, _ relation: Relation) -> Bool {
    solver.hasTerms(number, [Term(1, x)].span, relation)
  }

  /// Whether each column lists the rows that mention it, each at the place kept for it.
  private func areOccurrencesRight() -> Bool {
    for row in solver.lexicographic.basis.problem.rows.indices
    where solver.lexicographic.basis.problem.rows[row].isAlive {
      for index in solver.lexicographic.basis.problem.rows[row].places {
        let column = solver.lexicographic.basis.problem.entries[index].column
        let place =
          solver.lexicographic.basis.problem.columns[column].start
          + solver.lexicographic.basis.problem.occurrencePlaces[index]
        if solver.lexicographic.basis.problem.occurrences[Int(place)] != row { return false }
      }
    }
    return true
  }

  @Test func boundsShareAnEntry() {
    #expect(start(ofRow: first) == start(ofRow: first + 1))
    let entryCount = solver.lexicographic.basis.problem.entries.nextStart
    #expect(entryCount == 3)
    let areKept = solver.lexicographic.basis.problem.wereRowsDetached
    #expect(!areKept)
  }

  @Test func boundsHaveEntriesOfTheirOwnOnceARowIsTakenOut() throws {
    try solver.solve()
    solver.remove(solver.id(ofNumber: first))
    #expect(start(ofRow: first) != start(ofRow: first + 1))
    let replacement = try solver.add(LinearConstraint([Term(1, y)], .lessThanOrEqual, 7))
    try solver.solve()
    #expect(saysBound(first + 1, .greaterThanOrEqual))
    #expect(areOccurrencesRight())
    #expect(solver.value(of: x) == 7)
    solver.remove(replacement)
    solver.remove(solver.id(ofNumber: first + 1))
    try solver.solve()
    #expect(solver.numbers == [0])
  }

  @Test func boundsAreWhatTheyWereAfterARefusal() throws {
    try solver.solve()
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 1))
    _ = try solver.add(LinearConstraint([Term(1, y)], .equal, 2))
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(saysBound(first, .lessThanOrEqual))
    #expect(saysBound(first + 1, .greaterThanOrEqual))
    #expect(areOccurrencesRight())
    for number in solver.numbers { solver.remove(solver.id(ofNumber: number)) }
    solver.removeVariable(x)
    solver.removeVariable(y)
    try solver.solve()
    #expect(solver.numbers.isEmpty)
  }

  @Test func occurrencesStayRightWhileRowsComeAndGo() throws {
    var ids: [ConstraintID] = []
    for index in 0..<60 {
      let terms = [Term(1, x), Term(index.isMultiple(of: 3) ? 0.5 : -1, y)]
      ids.append(
        try solver.add(
          LinearConstraint(terms, .lessThanOrEqual, Double(index), priority: Priority(100))))
    }
    let copy = solver.clone()
    for step in 0..<40 {
      solver.remove(ids.remove(at: step * 7 % ids.count))
      #expect(areOccurrencesRight())
      if step.isMultiple(of: 5) { try solver.solve() }
      let terms = [Term(-1, y), Term(2, x)]
      let id = try solver.add(
        LinearConstraint(terms, .greaterThanOrEqual, -Double(step), priority: Priority(50)))
      if step.isMultiple(of: 2) { ids.append(id) }
    }
    try solver.solve()
    #expect(areOccurrencesRight())
    // A copy made before keeps its own.
    copy.remove(copy.id(ofNumber: first + 1))
    try copy.solve()
    #expect(copy.numbers.count == 62)
  }
}
