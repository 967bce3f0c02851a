/// Recorded edits.
extension Problem {
  /// Records a new row.
  @inline(__always)
  mutating func add(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    // Half of a layout's constraints compare a variable with a number.
    if terms.count == 1, terms[0].coefficient == 1 {
      return try add(terms[0].variable, relation, constant, priority)
    }
    return newestID(ofRow: try recordRow(terms, relation, constant, priority))
  }

  /// Records a new row that compares a variable with a number.
  @inline(__always)
  mutating func add(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    newestID(
      ofRow: try recordRow(ofColumn: ColumnIndex(variable), relation, constant, priority))
  }

  /// Records two new rows that compare a variable with a number: at most and at least.
  ///
  /// - Returns: The number of the first, after which the second's comes; nil, recording nothing, where that is not known.
  @inline(__always)
  mutating func addBounds(
    of variable: Variable, at constant: Double, atMost: Priority, atLeast: Priority
  ) -> RowIndex? {
    guard Problem.isAllowed(constant), canAppendBounds(2) else { return nil }
    let column = ColumnIndex(variable)
    checkColumn(column)
    var row = Row()
    row.target = constant
    row.level = Problem.level(of: atMost)
    row.violatingSides = Sides(violating: .lessThanOrEqual)
    var other = row
    other.level = Problem.level(of: atLeast)
    other.violatingSides = Sides(violating: .greaterThanOrEqual)
    return appendBounds(row, other, of: column)
  }

  @inline(__always)
  private func newestID(ofRow row: RowIndex) -> ConstraintID {
    ConstraintID(serial: nextSerial &- 1, row: UInt32(bitPattern: row.rawValue))
  }

  mutating func remove(_ number: RowIndex) {
    listAdditions()
    noteEdit(number)
    removals.append(RowRemoval(row: number, formerAdditions: Int32(addedRows.count)))
    detach(number)
  }

  mutating func setConstant(_ constant: Double, ofRow number: RowIndex) {
    noteEdit(number)
    rows[number].target = constant / rows[number].weight
  }

  mutating func setPriority(_ priority: Priority, ofRow number: RowIndex) {
    guard rows[number].priority != priority.rawValue else { return }
    noteEdit(number)
    // Once it is required again it must hold again.
    if rows[number].level == PriorityLevel.broken { rows[number].needsComponent = true }
    rows[number].level = Problem.level(of: priority)
  }

  mutating func removeColumn(_ column: ColumnIndex) {
    checkColumn(column)
    precondition(
      columns[column].count == 0, "A variable that constraints mention cannot be removed")
    columns[column].isAlive = false
    removedColumns.append(column)
  }

  private mutating func noteEdit(_ number: RowIndex) {
    guard !isFresh(row: number), !rows[number].isTouched else { return }
    rows[number].isTouched = true
    rows[number].needsComponent = false
    editedRows.append(
      RowEdit(
        row: number, formerLevel: rows[number].level, formerTarget: rows[number].target))
  }

  /// The row of a constraint that exists.
  func row(of id: ConstraintID) -> RowIndex {
    let number = RowIndex(id)
    precondition(
      rows.has(number) && rows[number].isAlive && serial(ofRow: number) == id.serial,
      "The constraint does not belong to this solver or was removed")
    return number
  }

  func id(ofRow row: RowIndex) -> ConstraintID {
    ConstraintID(serial: serial(ofRow: row), row: UInt32(bitPattern: row.rawValue))
  }

  /// The recorded edit, if a changed constant of an active row is the only one.
  var onlyMovedRow: RowEdit? {
    guard editedRows.count == 1, addedRows.isEmpty, removals.isEmpty, freshColumns.isEmpty,
      removedColumns.isEmpty
    else { return nil }
    let edit = editedRows[0]
    guard rows[edit.row].priority == edit.formerPriority, !rows[edit.row].needsComponent,
      rows[edit.row].isActive
    else { return nil }
    return edit
  }

  /// Whether a row is the only one that mentions a column and no other.
  func isOnlySingletonRow(_ number: RowIndex, of column: ColumnIndex) -> Bool {
    for place in columns[column].places {
      let row = occurrences[place]
      if row != number, rows[row].count == 1 { return false }
    }
    return true
  }

  /// Whether constants of rows are all that was edited.
  var areOnlyConstantsEdited: Bool {
    guard addedRows.isEmpty, removals.isEmpty, freshColumns.isEmpty, removedColumns.isEmpty
    else { return false }
    for index in editedRows.indices {
      let edit = editedRows[index]
      let row = rows[edit.row]
      if row.level != edit.formerLevel || row.needsComponent { return false }
    }
    return true
  }

  /// The rows added since the last commit.
  var newRows: NumberList<RowIndex> {
    guard !removals.isEmpty else { return addedRows.copy() }
    var alive = FlatArray<RowIndex>()
    alive.reserve(addedRows.count)
    for index in addedRows.indices where rows[addedRows[index]].isAlive {
      alive.append(addedRows[index])
    }
    return NumberList(alive)
  }

  /// Takes the rows added since the last commit, which ``giveBack(_:)`` returns.
  mutating func takeNewRows() -> NumberList<RowIndex> {
    guard removals.isEmpty else { return newRows }
    var taken = NumberList<RowIndex>()
    swap(&taken, &addedRows)
    return taken
  }

  mutating func giveBack(_ newRows: consuming NumberList<RowIndex>) {
    if removals.isEmpty { swap(&addedRows, &newRows) }
  }

  /// Takes the columns made since the last commit and not removed, which ``giveBack(freshColumns:)`` returns.
  mutating func takeFreshColumns() -> NumberList<ColumnIndex> {
    if removedColumns.isEmpty {
      var columns = NumberList<ColumnIndex>()
      swap(&columns, &freshColumns)
      return columns
    }
    var columns = FlatArray<ColumnIndex>()
    columns.reserve(freshColumns.count)
    for index in freshColumns.indices where self.columns[freshColumns[index]].isAlive {
      columns.append(freshColumns[index])
    }
    return NumberList(columns)
  }

  mutating func giveBack(freshColumns columns: consuming NumberList<ColumnIndex>) {
    if removedColumns.isEmpty { swap(&freshColumns, &columns) }
  }

  // MARK: Transactions

  /// Makes the recorded edits final.
  mutating func commit() {
    for index in editedRows.indices { rows[editedRows[index].row].isTouched = false }
    editedRows.removeAll()
    for index in removals.indices { releaseRow(removals[index].row) }
    removals.removeAll()
    addedRows.removeAll()
    for index in removedColumns.indices { releaseColumn(removedColumns[index]) }
    removedColumns.removeAll()
    if freshColumns.count > columns.count - firstFreshColumn {
      for index in freshColumns.indices { columns[freshColumns[index]].isRenewed = false }
    }
    freshColumns.removeAll()
    makeAllOld()
  }

  /// Reverts the recorded edits of rows.
  ///
  /// Variables made since then stay.
  mutating func rollBackEdits() {
    while !addedRows.isEmpty || !removals.isEmpty {
      if let removal = removals.last, Int(removal.formerAdditions) == addedRows.count {
        undoDetach(removals.removeLast().row)
      } else {
        undoMakeRow(addedRows.removeLast())
      }
    }
    while let edit = editedRows.popLast() {
      rows[edit.row].isTouched = false
      rows[edit.row].target = edit.formerTarget
      rows[edit.row].level = edit.formerLevel
    }
  }

  /// Reverts the recorded removals of columns.
  mutating func keepRemovedColumns() {
    for index in removedColumns.indices { columns[removedColumns[index]].isAlive = true }
    removedColumns.removeAll()
  }
}
