import Testing

@testable import ConstraintSolver

/// What the solver keeps.
@Suite struct StoreTests {
  @Test func addingAndRemovingNeedsNoMemory() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 1))
    try solver.solve()
    for round in 0..<100_000 {
      let id = try solver.add(
        LinearConstraint([Term(1, x), Term(1, y)], .equal, Double(round % 7)))
      if round % 50 == 0 { try solver.solve() }
      solver.remove(id)
      if round % 100 == 0 { try solver.solve() }
    }
    try solver.solve()
    let rowCount = solver.lexicographic.basis.problem.rows.count
    let editCount = solver.lexicographic.basis.problem.editedRows.count
    #expect(rowCount <= 101)
    #expect(editCount == 0)
  }

  @Test func marksStayRemoved() {
    var marks = Marks()
    marks.extend(rowCount: 2, columnCount: 2)
    let isNew = marks.insert(row: RowIndex(1)) && marks.insert(column: ColumnIndex(0))
    #expect(isNew)
    var reappeared = 0
    for _ in 0..<200_000 {
      marks.clear()
      if marks.has(row: RowIndex(1)) || marks.has(column: ColumnIndex(0))
        || marks.has(row: RowIndex(0))
      {
        reappeared += 1
      }
    }
    #expect(reappeared == 0)
  }

  @Test func rowsAndColumnsTakeHalfACacheLine() {
    #expect(MemoryLayout<Row>.stride == 32)
    #expect(MemoryLayout<Column>.stride == 32)
  }

  @Test func editsAreSmall() {
    #expect(MemoryLayout<RowEdit>.stride == 16)
  }

  @Test func numbersSideBySideFollowThoseOfAList() {
    var numbers = NumberList<RowIndex>()
    numbers.append(RowIndex(7))
    numbers.append(RowIndex(2))
    numbers.appendRun(from: 10, to: 12)
    numbers.appendRun(from: 12, to: 13)
    let copy = numbers.copy()
    var seen: [Int] = []
    for place in copy.indices { seen.append(Int(copy[place])) }
    #expect(seen == [7, 2, 10, 11, 12])
    var taken: [Int] = []
    while !numbers.isEmpty { taken.append(Int(numbers.removeLast())) }
    #expect(taken == [12, 11, 10, 2, 7])
    numbers.appendRun(from: 20, to: 21)
    let (count, first) = (numbers.count, Int(numbers[0]))
    #expect(count == 1)
    #expect(first == 20)
  }

  @Test func numbersAreVisitedInTheirOrder() {
    var numbers = NumberList<RowIndex>()
    numbers.append(RowIndex(7))
    numbers.append(RowIndex(2))
    numbers.appendRun(from: 10, to: 12)
    var seen: [Int] = []
    numbers.forEach { seen.append(Int($0)) }
    #expect(seen == [7, 2, 10, 11])
  }

  /// Identities stay those of their constraints when numbers of rows begin to be given again.
  @Test func identitiesOutlastTheFirstRemoval() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let ids = try (0..<5).map { index in
      try solver.add(
        LinearConstraint([Term(1, x)], .equal, Double(index), priority: Priority(Float(index + 1))))
    }
    try solver.solve()
    solver.remove(ids[1])
    try solver.solve()
    let late = try solver.add(LinearConstraint([Term(1, x)], .equal, 9, priority: Priority(7)))
    let last = try solver.add(LinearConstraint([Term(1, x)], .equal, 8, priority: Priority(6)))
    try solver.solve()
    #expect(solver.value(of: x) == 9)
    #expect(ids.sorted() == ids)
    #expect(ids[4] < late && late < last)
    try solver.setConstant(6, of: late)
    for id in ids where id != ids[1] { solver.remove(id) }
    try solver.solve()
    #expect(solver.value(of: x) == 6)
  }

  @Test func variablesAreReused() throws {
    let solver = Solver()
    for _ in 0..<1000 {
      let variable = solver.makeVariable()
      let id = try solver.add(LinearConstraint([Term(1, variable)], .equal, 3))
      try solver.solve()
      #expect(solver.value(of: variable) == 3)
      #expect(solver.takeChangedVariables() == [variable])
      solver.remove(id)
      solver.removeVariable(variable)
      try solver.solve()
      #expect(solver.takeChangedVariables().isEmpty)
    }
    let columnCount = solver.lexicographic.basis.problem.columns.count
    #expect(columnCount == 1)
    #expect(solver.value(of: solver.makeVariable()) == 0)
  }

  @Test func identitiesAreNeverGivenTwice() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    var seen: Set<ConstraintID> = []
    for round in 0..<20 {
      let first = try solver.add(LinearConstraint([Term(1, x)], .equal, 0))
      let second = try solver.add(LinearConstraint([Term(1, x)], .equal, Double(round % 2)))
      #expect(seen.insert(first).inserted)
      #expect(seen.insert(second).inserted)
      do { try solver.solve() } catch { continue }
      solver.remove(first)
      solver.remove(second)
    }
  }

  @Test func misuseStops() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.makeVariable()
      _ = try solver.add(LinearConstraint([Term(1, x)], .equal, 0))
      solver.removeVariable(x)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let id = try solver.add(LinearConstraint([], .equal, 0))
      solver.remove(id)
      solver.remove(id)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      _ = try solver.add(LinearConstraint([], .equal, 1))
      let other = try solver.add(LinearConstraint([], .equal, 0))
      solver.solve { _ in other }
    }
    await #expect(processExitsWith: .failure) {
      _ = Priority(0)
    }
  }
}
