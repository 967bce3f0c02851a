/// Some rows of a solver, with the columns they mention, as a problem of their own.
struct Subproblem: ~Copyable {
  /// The solver of the subproblem, all of which is its present component.
  var solver = LexicographicSolver()
  /// The column here of each column of the whole.
  private(set) var columns: [ColumnIndex: ColumnIndex] = [:]

  /// Copies rows, numbered in their order, and the columns they mention.
  ///
  /// No row is active.
  init(
    rows: some Sequence<RowIndex>, of whole: borrowing LexicographicSolver,
    preparing prepare: (Row) -> Row
  ) {
    for row in rows {
      let original = whole.basis.problem.rows[row]
      solver.basis.problem.makeRoomForRow(entryCount: Int(original.count))
      let start = solver.basis.problem.entries.nextStart
      for index in original.places {
        let original = whole.basis.problem.entries[index]
        let column = column(original.column)
        solver.basis.problem.entries.append(
          Entry(coefficient: original.coefficient, column: column))
      }
      var copy = prepare(original)
      copy.assignedColumn = .none
      copy.isListed = false
      let made = solver.basis.problem.makeRow(copy, entriesFrom: start)
      solver.basis.component.append(row: made)
    }
    solver.extend()
  }

  private mutating func column(_ original: ColumnIndex) -> ColumnIndex {
    if let known = columns[original] { return known }
    let made = solver.basis.problem.makeColumn()
    columns[original] = made
    solver.basis.component.append(column: made)
    return made
  }

  /// Finds a crash basis.
  mutating func propagate() throws(Interruption) {
    try solver.crash.propagate(
      solver.basis.problem.freshColumns.copy(),
      rows: NumberList(solver.basis.component.rows.copy()),
      &solver.basis)
  }

  /// Copies the vertex of the whole.
  ///
  /// - Parameters:
  ///   - whole: The solver that the rows were copied from.
  ///   - rows: Those rows.
  mutating func takeVertex(
    of whole: borrowing LexicographicSolver, rows: borrowing FlatArray<RowIndex>
  ) {
    for place in rows.indices {
      let row = whole.basis.problem.rows[rows[place]]
      for index in row.places {
        let original = whole.basis.problem.entries[index].column
        guard let column = columns[original] else { continue }
        let state = whole.basis.problem.columns[original]
        solver.basis.problem.columns[column].value = state.value
        solver.basis.problem.columns[column].setSuperbasic(at: state.heldValue)
        if !whole.basis.component.has(column: original) { hold(column) }
      }
    }
    for place in rows.indices {
      let assigned = whole.basis.problem.rows[rows[place]].assignedColumn
      guard assigned.exists, let column = columns[assigned],
        whole.basis.component.has(column: assigned)
      else { continue }
      solver.basis.setActiveRow(RowIndex(place), of: column)
    }
  }

  /// Holds a column that does not belong to the whole's component.
  private mutating func hold(_ column: ColumnIndex) {
    solver.basis.makeSuperbasic(column)
    solver.basis.problem.columns[column].bounds = .both
  }
}
