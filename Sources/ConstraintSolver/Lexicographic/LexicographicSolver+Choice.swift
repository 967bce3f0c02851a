extension LexicographicSolver {
  /// Chooses one of several optima, independently of how the present one was reached.
  ///
  /// First, from the strongest level to the weakest and from the oldest constraint to the youngest,
  /// each constraint's own violation becomes as small as those before it allow. Then, in the order
  /// of variables, each value comes as close to 0 as those before it allow.
  ///
  /// All levels are optimised by then: every row that holds must keep holding (`PrimalSimplex.mustHoldAbove`), so that only
  /// costly rows are looked at. Each criterion is minimised and then bounded. The order of criteria may depend on ages and
  /// numbers alone, never on the vertex.
  mutating func chooseOptimum() throws(Interruption) {
    collectViolatedRows()
    for index in violatedRows.indices {
      let row = violatedRows[index]
      guard dropBoundedSlacks() else { return }
      if basis.problem.isViolated(row) {
        simplex.beginReassignments()
        try simplex.minimiseAndBound(.row(row), &basis)
      } else {
        basis.problem.rows[row].bounds.formUnion(basis.problem.rows[row].violatingSides)
      }
    }
    for column in try movingColumns() {
      guard dropBoundedSlacks() else { return }
      if abs(basis.problem.columns[column].value) > Tolerances.primal {
        simplex.beginReassignments()
        try simplex.minimiseAndBound(.magnitude(ofColumn: column), &basis)
      } else {
        basis.problem.columns[column].bounds = .both
      }
    }
  }

  /// Drops columns whose slacks can enter no more from the end of `freeSlackColumns`, after bounds were added and the basis
  /// changed.
  ///
  /// - Returns: Whether a slack may still enter; otherwise the optimum is chosen.
  private mutating func dropBoundedSlacks() -> Bool {
    if simplex.isEveryColumnReassigned(basis.component) {
      freeSlackColumns.append(contentsOf: basis.component.columns)
    } else {
      freeSlackColumns.append(contentsOf: simplex.reassignedColumns)
    }
    simplex.beginReassignments()
    while let column = freeSlackColumns.last {
      if simplex.slackBounds(column, basis.problem) != .both { return true }
      _ = freeSlackColumns.removeLast()
    }
    return false
  }

  /// Collects the optional rows that may not hold, the strongest first, the oldest of a level first.
  private mutating func collectViolatedRows() {
    violatedRows.removeAll()
    for index in simplex.costlyRows.indices {
      let row = simplex.costlyRows.row(at: index)
      if basis.problem.rows[row].level < PriorityLevel.required { violatedRows.append(row) }
    }
    violatedRows.sort { basis.problem.isStrongerOrOlder($0, $1) }
  }

  /// The columns that change along some edge within bounds, ascending.
  ///
  /// All edges are combined with weights so irregular that their changes cannot cancel.
  private mutating func movingColumns() throws(Interruption) -> [ColumnIndex] {
    var terms = FlatArray<ColumnTerm>()
    marks.begin(columnCount: basis.problem.columns.count)
    for index in freeSlackColumns.indices {
      let column = freeSlackColumns[index]
      guard simplex.slackBounds(column, basis.problem) != .both, marks.insert(column: column)
      else { continue }
      terms.append(
        ColumnTerm(column: column, coefficient: Perturbation.irregularNumber(column.rawValue)))
    }
    try basis.ftran(terms)
    var columns: [ColumnIndex] = []
    for index in basis.direction.movedColumns.indices {
      let column = basis.direction.movedColumns[index]
      if abs(basis.direction.columnRate(column)) > basis.direction.negligibleRate {
        columns.append(column)
      }
    }
    return columns.sorted()
  }
}
