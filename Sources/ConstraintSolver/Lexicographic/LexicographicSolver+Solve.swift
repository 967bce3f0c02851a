extension LexicographicSolver {
  /// Finds the optimum with the recorded edits.
  ///
  /// - Returns: The outcome of the first component without an optimum; optimal if there is none.
  mutating func solve(_ policy: ConflictPolicy) -> Outcome {
    endRanging()
    extendForEdits()
    basis.statistics.beginSolution()
    let factorizations = basis.factors.factorizationCount
    seedRows.removeAll()
    seedColumns.removeAll()
    contestedRows.removeAll()
    isVertexLost = false
    optimisedMarks.clear()
    let newRows = basis.problem.takeNewRows()
    let contested = findVertex(newRows)
    basis.statistics.touchedConstraints += basis.problem.editedRows.count + newRows.count
    basis.problem.giveBack(newRows)
    basis.appendUndeterminedFreshColumns(to: &seedColumns)
    let outcome = optimiseComponents(contestedThrough: contested, policy)
    updateRanging(after: outcome)
    basis.statistics.factorizations = basis.factors.factorizationCount - factorizations
    basis.statistics.touchedConstraints += basis.statistics.componentRows
    return outcome
  }

  /// Moves the vertex with the edits, and finds a crash basis for new columns.
  ///
  /// - Returns: The strongest contested level.
  private mutating func findVertex(_ newRows: borrowing NumberList<RowIndex>) -> Float {
    do throws(Interruption) {
      let newRowsOfOldColumns = rowsOfOldColumns(newRows)
      var otherRows = FlatArray<RowIndex>()
      if !basis.problem.editedRows.isEmpty || !newRowsOfOldColumns.isEmpty {
        try moveVertex(newRowsOfOldColumns)
        otherRows = rowsBesideSingletons(newRowsOfOldColumns)
      }
      try propagateFreshColumns(newRows)
      let contested = findContestedLevel()
      seedRowsNotProved(otherRows, determinedAtMost: contested)
      return contested
    } catch {
      loseVertex(newRows)
      return .infinity
    }
  }

  private mutating func propagateFreshColumns(
    _ newRows: borrowing NumberList<RowIndex>
  ) throws(Interruption) {
    let columns = basis.problem.takeFreshColumns()
    // No old column may have to move for a component that is optimised early.
    if columns.count == basis.problem.columns.count { allowEarlyTries() }
    let areFinite = propagateOptimisingEarly(columns, rows: newRows)
    forbidEarlyTries()
    basis.problem.giveBack(freshColumns: columns)
    if !areFinite { throw .numericalTrouble }
  }

  /// Finds a crash basis, and optimises contested components as soon as they are complete.
  ///
  /// - Returns: Whether all values are finite.
  mutating func propagateOptimisingEarly(
    _ columns: borrowing NumberList<ColumnIndex>, rows: borrowing NumberList<RowIndex>
  ) -> Bool {
    crash.begin(columns, rows: rows, &basis)
    repeat {
      while crash.tryQueuedColumn(&basis) { optimiseEarly() }
    } while crash.tryUnqueuedColumn(columns, &basis)
    return crash.end(columns, &basis)
  }

  /// The rows among some that mention a column of the last commit.
  private func rowsOfOldColumns(_ rows: borrowing NumberList<RowIndex>) -> FlatArray<RowIndex> {
    var mentioning = FlatArray<RowIndex>()
    guard basis.problem.columns.count > basis.problem.freshColumns.count else { return mentioning }
    for index in rows.indices where mentionsOldColumn(rows[index]) {
      mentioning.append(rows[index])
    }
    return mentioning
  }

  private func mentionsOldColumn(_ number: RowIndex) -> Bool {
    let row = basis.problem.rows[number]
    for index in row.places
    where !basis.problem.isFresh(column: basis.problem.entries[index].column) {
      return true
    }
    return false
  }

  // MARK: Edits

  /// Moves the vertex with the edits, as far as its active rows allow.
  mutating func moveVertex(
    _ newRows: borrowing FlatArray<RowIndex>
  ) throws(Interruption) {
    collectSingletonColumns(newRows)
    for index in basis.problem.editedRows.indices {
      let row = basis.problem.editedRows[index].row
      if !basis.problem.rows[row].isAlive { releaseActiveRow(row) }
    }
    for index in singletonColumns.indices { assignSingletonRow(to: singletonColumns[index]) }
    basis.beginPendingValues()
    for index in singletonColumns.indices { basis.addPendingValue(singletonColumns[index]) }
    for index in basis.problem.editedRows.indices {
      let edit = basis.problem.editedRows[index]
      guard basis.problem.rows[edit.row].isAlive, singletonColumn(ofRow: edit.row) == nil
      else { continue }
      if let column = seedEdit(edit) { basis.addPendingValue(column) }
    }
    try basis.evaluatePending(inactiveRows: &inactiveRows, columnsToSeed: &seedColumns)
    seedCrossings()
  }

  // MARK: Columns that singleton rows fix

  /// Collects the columns of edited and new singleton rows that have such an active row.
  ///
  /// Other rows change nothing about their best value unless a row that depends on them does not
  /// hold, which `seedCrossings` finds.
  private mutating func collectSingletonColumns(_ newRows: borrowing FlatArray<RowIndex>) {
    singletonColumns.removeAll()
    marks.begin(columnCount: basis.problem.columns.count)
    for index in basis.problem.editedRows.indices
    where !isOnlyMoved(basis.problem.editedRows[index]) {
      collectSingletonColumn(ofRow: basis.problem.editedRows[index].row)
    }
    for index in newRows.indices { collectSingletonColumn(ofRow: newRows[index]) }
  }

  private mutating func collectSingletonColumn(ofRow number: RowIndex) {
    let row = basis.problem.rows[number]
    guard row.count == 1 else { return }
    let column = basis.problem.entries[Int(row.start)].column
    guard isFixedBySingletonRow(column), !basis.problem.columns[column].isOnFace,
      marks.insert(column: column)
    else { return }
    singletonColumns.append(column)
  }

  /// Whether a column's active row mentions it alone.
  private func isFixedBySingletonRow(_ column: ColumnIndex) -> Bool {
    let active = basis.problem.columns[column].activeRow
    return active.exists && basis.problem.rows[active].count == 1
  }

  /// Whether only the constant of an active singleton row changed, and no other singleton row has
  /// its column.
  ///
  /// The column then follows: rows that were too weak to move it are so still.
  private func isOnlyMoved(_ edit: RowEdit) -> Bool {
    let row = basis.problem.rows[edit.row]
    return row.isAlive && row.priority == edit.formerPriority
      && !row.needsComponent && row.count == 1 && row.isActive
      && basis.problem.isOnlySingletonRow(edit.row, of: row.assignedColumn)
  }

  /// The column of a singleton row, if it is among the collected.
  private func singletonColumn(ofRow number: RowIndex) -> ColumnIndex? {
    let row = basis.problem.rows[number]
    guard row.count == 1 else { return nil }
    let column = basis.problem.entries[Int(row.start)].column
    return marks.has(column: column) ? column : nil
  }

  /// Assigns the best of its singleton rows to a column, or seeds its component where there is
  /// none.
  private mutating func assignSingletonRow(to column: ColumnIndex) {
    guard let best = crash.bestSingletonRow(of: column, basis) else {
      return seedColumns.append(column)
    }
    if basis.problem.columns[column].activeRow != best.row {
      basis.makeSuperbasic(column)
      basis.setActiveRow(best.row, of: column)
    }
    basis.remember(row: best.row)
    basis.problem.rows[best.row].notedStatus = 0
    // Columns that it determined at its level have to be determined again.
    if best.determiningLevel < basis.determiningLevel[column] { seedColumns.append(column) }
  }

  /// Makes a removed row inactive, and seeds the columns that it may have determined.
  private mutating func releaseActiveRow(_ number: RowIndex) {
    let row = basis.problem.rows[number]
    if row.isActive { basis.makeSuperbasic(row.assignedColumn) }
    guard singletonColumn(ofRow: number) == nil,
      row.isActive || row.needsComponent || mattered(row)
    else { return }
    let weakest = basis.weakestDeterminingLevel(ofRow: number)
    for index in row.places {
      let column = basis.problem.entries[index].column
      if basis.determiningLevel[column] == weakest || row.assignedColumn == column {
        seedColumns.append(column)
      }
    }
  }

  /// Whether an inactive row had a part in the choice of the optimum: it did not hold, was at its
  /// target, or belongs to an optimal face.
  private func mattered(_ row: Row) -> Bool {
    row.notedStatus == 0 || row.isViolating(row.notedStatus) || isOnFace(row)
  }

  private func isOnFace(_ row: Row) -> Bool {
    row.count > 0
      && basis.problem.columns[basis.problem.entries[Int(row.start)].column].isOnFace
  }

  // MARK: Seeds

  /// Seeds an edited row whose change may move the optimum.
  ///
  /// - Returns: The column whose value follows from the changed constant.
  private mutating func seedEdit(_ edit: RowEdit) -> ColumnIndex? {
    let number = edit.row
    let row = basis.problem.rows[number]
    if row.priority != edit.formerPriority, row.isActive || mattered(row) {
      seedRows.append(number)
    }
    if row.needsComponent { seedRows.append(number) }
    guard row.target != edit.formerTarget else { return nil }
    if isOnFace(row) { seedRows.append(number) }
    if !row.isActive { seedIfCrossed(number) }
    return row.isActive ? row.assignedColumn : nil
  }

  /// Seeds inactive rows whose side changed with the evaluated columns.
  private mutating func seedCrossings() {
    for index in inactiveRows.indices {
      let row = inactiveRows[index]
      if singletonColumn(ofRow: row) == nil {
        seedIfCrossed(row)
      } else {
        noteSingletonRow(row)
      }
    }
  }

  /// Notes the side of a singleton row of a column that one fixes, and seeds it where it must hold and does not.
  ///
  /// The best value of the column is known already.
  private mutating func noteSingletonRow(_ number: RowIndex) {
    basis.remember(row: number)
    let status = basis.problem.status(ofRow: number)
    basis.problem.rows[number].notedStatus = status
    let row = basis.problem.rows[number]
    if row.level >= PriorityLevel.broken, row.isViolating(status) { seedRows.append(number) }
  }

  /// Seeds an inactive row that may have a part in another optimum, unless it is decided.
  ///
  /// It does so if it began or ceased to hold, or left its target, where it may have been part of
  /// the proof of the optimum. While columns that singleton rows fix move, it also does if it does not hold or is
  /// at its target: it may then stop them elsewhere.
  @inline(__always)
  private mutating func seedIfCrossed(_ number: RowIndex) {
    let row = basis.problem.rows[number]
    let status = basis.problem.status(ofRow: number)
    guard status != row.notedStatus else {
      if !singletonColumns.isEmpty, status == 0 || row.isViolating(status),
        !basis.isDecided(number)
      {
        seedRows.append(number)
      }
      return
    }
    basis.remember(row: number)
    basis.problem.rows[number].notedStatus = status
    guard !basis.isDecided(number) else { return }
    if row.isViolating(status) || row.isViolating(row.notedStatus) || row.notedStatus == 0 {
      seedRows.append(number)
    } else {
      isTargetReached = true
    }
  }

  /// Seeds the rows among some new ones that propagation does not prove: they mention a column whose determining level is
  /// at most `contested`.
  private mutating func seedRowsNotProved(
    _ rows: borrowing FlatArray<RowIndex>, determinedAtMost contested: Float
  ) {
    for index in rows.indices
    where basis.weakestDeterminingLevel(ofRow: rows[index]) <= contested {
      seedRows.append(rows[index])
    }
  }

  /// Seeds all that edits concern, because the vertex could not follow them.
  private mutating func loseVertex(_ newRows: borrowing NumberList<RowIndex>) {
    isVertexLost = true
    optimisedMarks.clear()
    forgetLevelsOfFreshColumns()
    for index in newRows.indices { seedRows.append(newRows[index]) }
    for index in basis.problem.editedRows.indices {
      seedRows.append(basis.problem.editedRows[index].row)
    }
    seedColumns.append(contentsOf: singletonColumns)
  }

  /// Forgets which levels determine new columns.
  mutating func forgetLevelsOfFreshColumns() {
    for index in basis.problem.freshColumns.indices {
      basis.setDeterminingLevel(
        PriorityLevel.none, of: basis.problem.freshColumns[index])
    }
  }

  /// The rows among some new ones that are no singletons of a column that a singleton row fixes.
  private func rowsBesideSingletons(_ rows: borrowing FlatArray<RowIndex>) -> FlatArray<RowIndex> {
    var others = FlatArray<RowIndex>()
    for index in rows.indices {
      if let column = singletonColumn(ofRow: rows[index]), isFixedBySingletonRow(column) {
        continue
      }
      others.append(rows[index])
    }
    return others
  }
}
