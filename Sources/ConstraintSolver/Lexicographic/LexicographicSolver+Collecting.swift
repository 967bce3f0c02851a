/// Collection of components.
extension LexicographicSolver {
  /// Collects all that is connected with a seed into the component, up to columns whose determining
  /// level is above `level`.
  mutating func collectComponent(from seed: Component.Seed, through level: Float = .infinity) {
    basis.component.begin(at: seed)
    _ = growComponent { column, basis in basis.isInside(column, through: level) }
  }

  /// Collects a component if its rows are few and all of their columns are assigned.
  ///
  /// - Returns: Whether it is the present component; otherwise it has no boundary.
  mutating func collectClosedComponent(
    from row: RowIndex, through level: Float, atMost rowCount: Int
  ) -> Bool {
    basis.component.begin(at: .row(row))
    let isClosed = growComponent { column, basis in
      basis.isInside(column, through: level)
    } whileRow: { row, solver in
      solver.basis.component.rows.count <= rowCount && solver.crash.isComplete(row)
    }
    if !isClosed { clearBoundary() }
    return isClosed
  }

  /// Collects the optimal face that a column belongs to into the component, up to columns with one
  /// value at all optima.
  mutating func collectFace(fromColumn column: ColumnIndex) {
    basis.component.begin(at: .column(column))
    _ = growComponent { column, basis in basis.problem.columns[column].isOnFace }
  }

  /// Forgets which rows and columns were collected.
  mutating func clearComponentMarks() {
    basis.component.clearMarks(
      rowCount: basis.problem.rows.count, columnCount: basis.problem.columns.count)
  }

  /// Adds the columns that the component's rows mention, and the rows that mention its columns.
  ///
  /// - Returns: Whether all were added: no row was refused.
  @inline(__always)
  private mutating func growComponent(
    through isInside: (ColumnIndex, inout BasicSolution) -> Bool,
    whileRow isAllowed: (RowIndex, borrowing LexicographicSolver) -> Bool = { _, _ in true }
  ) -> Bool {
    var nextRow = 0
    var nextColumn = 0
    while nextRow < basis.component.rows.count || nextColumn < basis.component.columns.count {
      while nextRow < basis.component.rows.count {
        guard isAllowed(basis.component.rows[nextRow], self) else { return false }
        let row = basis.problem.rows[basis.component.rows[nextRow]]
        nextRow += 1
        for index in row.places {
          let column = basis.problem.entries[index].column
          guard !basis.component.has(column: column), isInside(column, &basis) else { continue }
          basis.component.insert(column: column)
        }
      }
      while nextColumn < basis.component.columns.count {
        let column = basis.problem.columns[basis.component.columns[nextColumn]]
        nextColumn += 1
        for index in column.places {
          basis.component.insert(row: basis.problem.occurrences[index])
        }
      }
    }
    return true
  }

  /// Makes the columns at the boundary variables of the simplex method again, and ends the boundary.
  mutating func clearBoundary() {
    for index in basis.component.boundary.indices {
      basis.problem.columns[basis.component.boundary[index]].isAtBoundary = false
    }
    basis.component.removeBoundary()
  }

  /// The weakest determining level of the boundary's columns; infinite without any.
  func weakestLevelOfBoundary() -> Float {
    var weakest = Float.infinity
    for index in basis.component.boundary.indices {
      weakest = min(weakest, basis.determiningLevel[basis.component.boundary[index]])
    }
    return weakest
  }

  /// Computes the values of the columns that were assigned another row, and of all that depend on
  /// them.
  mutating func evaluateReassigned() throws(Interruption) {
    guard !simplex.reassignedColumns.isEmpty else { return }
    guard !simplex.isEveryColumnReassigned(basis.component) else {
      return try basis.evaluateComponent()
    }
    try basis.evaluate(from: simplex.reassignedColumns)
  }

  /// Finds another crash basis for the component.
  ///
  /// - Parameter staysNear: Whether columns stay close to their values where rows leave a choice.
  /// - Throws: `Interruption.numericalTrouble` where values are beyond what can be computed.
  mutating func recrashComponent(staysNear: Bool = false) throws(Interruption) {
    simplex.clearInterrupted(&basis)
    var columns = basis.component.columns.copy()
    var rows = basis.component.rows.copy()
    for index in columns.indices { basis.unassign(columns[index]) }
    for index in rows.indices { basis.remember(row: rows[index]) }
    // In the order in which they were made, as new ones are.
    columns.sort { $0 < $1 }
    rows.sort { $0 < $1 }
    try crash.propagate(
      NumberList(columns), rows: NumberList(rows), staysNear: staysNear, &basis)
  }
}

extension BasicSolution {
  /// Whether a column belongs to a component that ends at determining levels above `level`;
  /// otherwise it is added to the boundary.
  @inline(__always)
  fileprivate mutating func isInside(_ column: ColumnIndex, through level: Float) -> Bool {
    if determiningLevel[column] <= level { return true }
    if problem.columns[column].isAtBoundary { return false }
    problem.columns[column].isAtBoundary = true
    component.addBoundary(column)
    return false
  }
}
