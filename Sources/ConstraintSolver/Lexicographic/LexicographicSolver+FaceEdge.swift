/// The choice among the optima of an edge, where only weaker constraints were added.
extension LexicographicSolver {
  /// Finds the optimum where only constraints weaker than all others they are connected with were
  /// added, and each optimal face that they mention is an edge.
  ///
  /// Stronger rows stay optimal on that edge, whose ends `Row.faceBounds` gives, so that no level
  /// is optimised again. Along an edge the best point for the new levels is a weighted median, as for
  /// the rows of one column.
  ///
  /// - Returns: Whether the optimum was found; otherwise nothing was changed.
  mutating func moveAlongFaceEdges() -> Bool {
    guard areOnlyOptionalRowsAdded else { return false }
    guard moveAlongEdgesOfNewRows() else {
      leaveFaceEdges()
      return false
    }
    closeFaces()
    basis.statistics.componentRows = basis.component.rows.count
    basis.statistics.touchedConstraints =
      basis.problem.addedRows.count + basis.component.rows.count
    ranging.expect(row: .none)
    return true
  }

  /// Restores the vertex.
  private mutating func leaveFaceEdges() {
    basis.restoreVertex()
    // The journal does not have new rows.
    for index in basis.problem.addedRows.indices {
      let row = basis.problem.addedRows[index]
      basis.problem.rows[row].assignedColumn = .none
      basis.problem.rows[row].notedStatus = 0
    }
  }

  /// Moves to the best points of all edges with new rows, which are the present component then.
  ///
  /// - Returns: Whether each edge has one best point.
  private mutating func moveAlongEdgesOfNewRows() -> Bool {
    extend()
    basis.statistics.beginSolution()
    clearComponentMarks()
    var rows = FlatArray<RowIndex>()
    var columns = FlatArray<ColumnIndex>()
    for index in basis.problem.addedRows.indices {
      let row = basis.problem.addedRows[index]
      guard !basis.component.has(row: row) else { continue }
      guard let column = columnOnFace(ofRow: row) else { return false }
      collectFace(fromColumn: column)
      guard areNewRowsWeakest, (try? moveAlongFaceEdge()) ?? false else { return false }
      basis.statistics.solvedComponents += 1
      rows.append(contentsOf: basis.component.rows)
      columns.append(contentsOf: basis.component.columns)
    }
    basis.direction.clear()
    basis.component.exchange(rows: &rows, columns: &columns)
    rememberComponent()
    return (try? finishComponent()) != nil
  }

  private var areOnlyOptionalRowsAdded: Bool {
    guard !basis.problem.addedRows.isEmpty, basis.problem.removals.isEmpty,
      basis.problem.editedRows.isEmpty, basis.problem.freshColumns.isEmpty,
      basis.problem.removedColumns.isEmpty, !mayHaveBrokenRows
    else { return false }
    for index in basis.problem.addedRows.indices {
      let row = basis.problem.addedRows[index]
      if basis.problem.rows[row].level >= PriorityLevel.broken { return false }
    }
    return true
  }

  /// A column of a row that has several values at optima.
  private func columnOnFace(ofRow number: RowIndex) -> ColumnIndex? {
    for index in basis.problem.rows[number].places {
      let column = basis.problem.entries[index].column
      if basis.problem.columns[column].isOnFace { return column }
    }
    return nil
  }

  /// Whether all new rows of the component are weaker than its others, and than those that
  /// determine the columns around it, so that all stronger optima stay what they are.
  private var areNewRowsWeakest: Bool {
    var strongestNew: Float = 0
    var weakestOld = Float.infinity
    for index in basis.component.rows.indices {
      let row = basis.problem.rows[basis.component.rows[index]]
      if basis.problem.isFresh(row: basis.component.rows[index]) {
        strongestNew = max(strongestNew, row.level)
      } else {
        weakestOld = min(weakestOld, row.level)
      }
      for place in row.places {
        let column = basis.problem.entries[place].column
        if !basis.problem.columns[column].isOnFace {
          weakestOld = min(weakestOld, basis.determiningLevel[column])
        }
      }
    }
    return strongestNew < weakestOld
  }

  /// Moves to the best point of the component's optimal face, if that is an edge.
  ///
  /// - Returns: False, having moved nothing, where it is no edge, or where several of its points
  ///   are best.
  /// - Throws: `Interruption.numericalTrouble` where rounding makes it impossible.
  private mutating func moveAlongFaceEdge() throws(Interruption) -> Bool {
    guard let (column, bounds) = onlyFreeSlack() else { return false }
    try basis.ftran(column, bounds.contains(.above) ? -1 : 1)
    for index in basis.direction.movedColumns.indices {
      let column = basis.direction.movedColumns[index]
      guard basis.problem.columns[column].isOnFace else { return false }
    }
    guard collectPointsOfEdge(isEnd: bounds != []) else { return false }
    let best = median.best()
    guard best.isOneValue, let stop = median.strongest(at: best.low) else {
      return false
    }
    if stop.exists {
      basis.statistics.pivots += 1
      _ = basis.changeBasis(to: .row(stop), from: column)
      try basis.evaluateComponent()
    }
    return true
  }

  /// The column whose nonbasic slack is the only one of the component that can enter on the optimal
  /// face, and the slack's bounds.
  private func onlyFreeSlack() -> (column: ColumnIndex, bounds: Sides)? {
    var free: (column: ColumnIndex, bounds: Sides)?
    for index in basis.component.columns.indices {
      let bounds = faceBounds(ofSlackOf: basis.component.columns[index])
      guard bounds != .both else { continue }
      guard free == nil else { return nil }
      free = (basis.component.columns[index], bounds)
    }
    return free
  }

  /// Collects the points of the present edge where rows are at their targets: old rows that end it,
  /// and new ones.
  ///
  /// - Parameter isEnd: Whether the vertex is an end of the edge.
  /// - Returns: Whether the edge has a length.
  private mutating func collectPointsOfEdge(isEnd: Bool) -> Bool {
    median.removeAll()
    if isEnd {
      // The active row stays active where no other replaces it.
      median.append(at: 0, rate: 1, .below, PriorityLevel.required, ofRow: .none)
    }
    for index in basis.direction.touchedRows.indices {
      let number = basis.direction.touchedRows[index]
      let row = basis.problem.rows[number]
      let rate = basis.direction.rowRate(number)
      guard !row.isActive, abs(rate) > basis.direction.negligibleRate else { continue }
      let (amount, magnitude) = basis.problem.slack(number)
      let isAtTarget = abs(amount) <= Tolerances.primal * magnitude
      let value = isAtTarget ? 0 : -amount / rate
      if basis.problem.isFresh(row: number) {
        median.append(
          at: value, rate: rate * row.weight, row.violatingSides, row.level, ofRow: number)
      } else {
        var sides = row.faceBounds
        if !isAtTarget { sides.remove(amount > 0 ? .above : .below) }
        // An edge too short to move along is none.
        if isAtTarget, sides.contains(rate > 0 ? .above : .below) { return false }
        guard sides != [] else { continue }
        median.append(
          at: value, rate: rate, sides, PriorityLevel.required, ofRow: number)
      }
    }
    median.sort()
    return true
  }

  /// Remembers the present component as it was at the last commit.
  private mutating func rememberComponent() {
    for index in basis.component.columns.indices {
      basis.remember(column: basis.component.columns[index])
    }
    for index in basis.component.rows.indices {
      basis.remember(row: basis.component.rows[index])
    }
  }

  /// Notes that the optimum of the present component is unique.
  private mutating func closeFaces() {
    for index in basis.component.columns.indices {
      basis.problem.columns[basis.component.columns[index]].isOnFace = false
    }
    for index in basis.component.rows.indices {
      basis.problem.rows[basis.component.rows[index]].faceBounds = []
    }
  }
}
