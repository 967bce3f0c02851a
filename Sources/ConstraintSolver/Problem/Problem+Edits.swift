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
    return noteNewRow(try recordRow(terms, relation, constant, priority))
  }

  /// Records a new row that compares a variable with a number.
  @inline(__always)
  mutating func add(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    noteNewRow(
      try recordRow(ofColumn: Int32(bitPattern: variable.index), relation, constant, priority))
  }

  @inline(__always)
  private mutating func noteNewRow(_ number: Int) -> ConstraintID {
    let row = Int32(truncatingIfNeeded: number)
    structuralEdits.append(row)
    return ConstraintID(serial: nextSerial &- 1, row: UInt32(bitPattern: row))
  }

  mutating func remove(_ number: Int) {
    noteEdit(number)
    structuralEdits.append(~Int32(number))
    hasRemovedRows = true
    detach(number)
  }

  mutating func setConstant(_ constant: Double, ofRow number: Int) {
    noteEdit(number)
    rows[number].target = constant / rows[number].weight
  }

  mutating func setPriority(_ priority: Priority, ofRow number: Int) {
    guard rows[number].priority != priority.rawValue else { return }
    noteEdit(number)
    // Once it is required again it must hold again.
    if rows[number].level == PriorityLevel.broken { rows[number].needsComponent = true }
    rows[number].level = Problem.level(of: priority)
  }

  mutating func setRelation(_ sides: Sides, ofRow number: Int) {
    guard rows[number].violatingSides != sides else { return }
    noteEdit(number)
    rows[number].needsComponent = true
    rows[number].violatingSides = sides
  }

  mutating func removeColumn(_ column: Int32) {
    checkColumn(column)
    precondition(
      columns[column].count == 0, "A variable that constraints mention cannot be removed")
    columns[column].isAlive = false
    removedColumns.append(column)
  }

  private mutating func noteEdit(_ number: Int) {
    guard !isFresh(row: Int32(number)), !rows[number].isTouched else { return }
    rows[number].isTouched = true
    rows[number].needsComponent = false
    editedRows.append(
      RowEdit(
        row: Int32(number), formerLevel: rows[number].level, formerTarget: rows[number].target,
        formerSides: rows[number].violatingSides))
  }

  /// The row of a constraint that exists.
  func row(of id: ConstraintID) -> Int {
    let number = Int(id.row)
    precondition(
      rows.indices.contains(number) && rows[number].isAlive && serials[number] == id.serial,
      "The constraint does not belong to this solver or was removed")
    return number
  }

  func id(ofRow row: Int32) -> ConstraintID {
    ConstraintID(serial: serials[row], row: UInt32(bitPattern: row))
  }

  /// The recorded edit, if a changed constant of an active row is the only one.
  var onlyMovedRow: RowEdit? {
    guard editedRows.count == 1, structuralEdits.isEmpty, freshColumns.isEmpty,
      removedColumns.isEmpty
    else { return nil }
    let edit = editedRows[0]
    guard rows[edit.row].priority == edit.formerPriority, !rows[edit.row].needsComponent,
      rows[edit.row].assignedColumn >= 0
    else { return nil }
    return edit
  }

  /// The rows added since the last commit.
  var newRows: FlatArray<Int32> {
    guard hasRemovedRows else { return structuralEdits.copy() }
    var added = FlatArray<Int32>()
    added.reserve(structuralEdits.count)
    for index in structuralEdits.indices {
      let number = structuralEdits[index]
      if number >= 0, rows[number].isAlive { added.append(number) }
    }
    return added
  }

  /// Takes the rows added since the last commit, which ``giveBack(_:)`` returns: a copy would go
  /// through memory once more.
  mutating func takeNewRows() -> FlatArray<Int32> {
    guard !hasRemovedRows else { return newRows }
    var taken = FlatArray<Int32>()
    swap(&taken, &structuralEdits)
    return taken
  }

  mutating func giveBack(_ newRows: consuming FlatArray<Int32>) {
    if !hasRemovedRows { swap(&structuralEdits, &newRows) }
  }

  /// The columns made since the last commit and not removed, which ``giveBack(freshColumns:)``
  /// returns.
  mutating func takeFreshColumns() -> FlatArray<Int32> {
    var columns = FlatArray<Int32>()
    if removedColumns.isEmpty {
      swap(&columns, &freshColumns)
      return columns
    }
    columns.reserve(freshColumns.count)
    for index in freshColumns.indices where self.columns[freshColumns[index]].isAlive {
      columns.append(freshColumns[index])
    }
    return columns
  }

  mutating func giveBack(freshColumns columns: consuming FlatArray<Int32>) {
    if removedColumns.isEmpty { swap(&freshColumns, &columns) }
  }

  // MARK: Transactions

  /// Makes the recorded edits final.
  mutating func commit() {
    for index in editedRows.indices { rows[editedRows[index].row].isTouched = false }
    editedRows.removeAll()
    if hasRemovedRows { releaseRemovedRows() }
    structuralEdits.removeAll()
    for index in removedColumns.indices { releaseColumn(Int(removedColumns[index])) }
    removedColumns.removeAll()
    if freshColumns.count > columns.count - firstFreshColumn {
      for index in freshColumns.indices { columns[freshColumns[index]].isRenewed = false }
    }
    freshColumns.removeAll()
    makeAllOld()
  }

  private mutating func releaseRemovedRows() {
    for index in structuralEdits.indices where structuralEdits[index] < 0 {
      releaseRow(Int(~structuralEdits[index]))
    }
    hasRemovedRows = false
  }

  /// Reverts the recorded edits of rows.
  ///
  /// Variables made since then stay.
  mutating func rollBackEdits() {
    while let edit = structuralEdits.popLast() {
      if edit >= 0 { undoMakeRow(Int(edit)) } else { undoDetach(Int(~edit)) }
    }
    hasRemovedRows = false
    while let edit = editedRows.popLast() {
      rows[edit.row].isTouched = false
      rows[edit.row].target = edit.formerTarget
      rows[edit.row].level = edit.formerLevel
      rows[edit.row].violatingSides = edit.formerSides
    }
  }

  /// Reverts the recorded removals of columns.
  mutating func keepRemovedColumns() {
    for index in removedColumns.indices { columns[removedColumns[index]].isAlive = true }
    removedColumns.removeAll()
  }
}
