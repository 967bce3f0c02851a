extension Engine {
  // MARK: Recording

  mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    precondition(variables >= 0 && constraints >= 0 && terms >= 0, "There are no negative amounts")
    system.reserve(columns: variables, rows: constraints, entries: terms)
    freshColumns.reserve(freshColumns.count + variables)
    structuralEdits.reserve(structuralEdits.count + constraints)
  }

  @inline(__always)
  mutating func add(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    // What compares a variable with a number is half of what layouts have.
    if terms.count == 1, terms[0].coefficient == 1 {
      return try add(terms[0].variable, relation, constant, priority)
    }
    if ranging.row >= 0 { endRanging() }
    return noteNewRow(try system.recordRow(terms, relation, constant, priority))
  }

  @inline(__always)
  mutating func add(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    if ranging.row >= 0 { endRanging() }
    return noteNewRow(
      try system.recordRow(
        ofColumn: Int32(bitPattern: variable.index), relation, constant, priority))
  }

  @inline(__always)
  private mutating func noteNewRow(_ number: Int) -> ConstraintID {
    let row = Int32(truncatingIfNeeded: number)
    structuralEdits.append(row)
    return ConstraintID(serial: system.nextSerial &- 1, row: UInt32(bitPattern: row))
  }

  mutating func remove(_ id: ConstraintID) {
    let number = row(of: id)
    endRanging()
    noteEdit(number)
    structuralEdits.append(~Int32(number))
    hasRemovedRows = true
    system.detach(number)
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard System.isAllowed(constant) else { throw .notFinite }
    let number = row(of: id)
    if number != ranging.row { endRanging() }
    noteEdit(number)
    system.rows[number].target = constant / system.rows[number].weight
  }

  mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    let number = row(of: id)
    guard system.rows[number].priority != priority.rawValue else { return }
    endRanging()
    noteEdit(number)
    // Once it is required again it must hold again.
    if system.rows[number].strength == Level.broken { system.rows[number].needsRegion = true }
    journal.note(row: Int32(number), system)
    system.rows[number].strength = System.strength(of: priority)
  }

  mutating func setRelation(_ relation: Relation, of id: ConstraintID) {
    let number = row(of: id)
    let sides = Sides(violating: relation)
    guard system.rows[number].violatingSides != sides else { return }
    endRanging()
    noteEdit(number)
    system.rows[number].needsRegion = true
    journal.note(row: Int32(number), system)
    system.rows[number].violatingSides = sides
  }

  mutating func removeColumn(_ column: Int) {
    checkColumn(column)
    precondition(
      system.columns[column].count == 0, "A variable that constraints mention cannot be removed")
    system.columns[column].isAlive = false
    removedColumns.append(Int32(column))
  }

  func checkColumn(_ column: Int) {
    system.checkColumn(Int32(truncatingIfNeeded: column))
  }

  /// The row of a constraint that exists.
  func row(of id: ConstraintID) -> Int {
    let number = Int(id.row)
    precondition(
      system.rows.indices.contains(number) && system.rows[number].isAlive
        && system.serials[number] == id.serial,
      "The constraint does not belong to this solver or was removed")
    return number
  }

  func id(ofRow row: Int32) -> ConstraintID {
    ConstraintID(serial: system.serials[row], row: UInt32(bitPattern: row))
  }

  private mutating func noteEdit(_ number: Int) {
    guard !system.isFresh(row: Int32(number)), !system.rows[number].isTouched else { return }
    system.rows[number].isTouched = true
    system.rows[number].needsRegion = false
    editedRows.append(
      RowEdit(
        row: Int32(number), formerPriority: system.rows[number].priority,
        formerTarget: system.rows[number].target))
  }

  // MARK: Transactions

  /// Makes the recorded edits and the present vertex final.
  mutating func commit() {
    for index in editedRows.indices { system.rows[editedRows[index].row].isTouched = false }
    editedRows.removeAll()
    if hasRemovedRows { releaseRemovedRows() }
    structuralEdits.removeAll()
    releaseRemovedColumns()
    noteChangeCandidates()
    settleFreshColumns()
    system.commit()
    formerFixings.removeAll()
    journal.clear()
  }

  private mutating func releaseRemovedRows() {
    for index in structuralEdits.indices where structuralEdits[index] < 0 {
      system.releaseRow(Int(~structuralEdits[index]))
    }
    hasRemovedRows = false
  }

  private mutating func releaseRemovedColumns() {
    for index in removedColumns.indices {
      let column = Int(removedColumns[index])
      system.releaseColumn(column)
      if column < reportedValues.count { reportedValues[column] = 0 }
    }
    removedColumns.removeAll()
  }

  private mutating func noteChangeCandidates() {
    for index in journal.columns.indices { noteChangeCandidate(journal.columns[index].number) }
  }

  @inline(__always)
  mutating func noteChangeCandidate(_ column: Int32) {
    guard Int(column) < firstUnreportedColumn, !system.columns[column].isChangeCandidate
    else { return }
    system.columns[column].isChangeCandidate = true
    changeCandidates.append(column)
  }

  private mutating func settleFreshColumns() {
    if freshColumns.count > system.columns.count - system.firstFreshColumn {
      settleRenewedColumns()
    }
    freshColumns.removeAll()
  }

  private mutating func settleRenewedColumns() {
    for index in freshColumns.indices where system.columns[freshColumns[index]].isRenewed {
      system.columns[freshColumns[index]].isRenewed = false
      noteChangeCandidate(freshColumns[index])
    }
  }

  /// The variables whose value changed since this was last asked, ascending.
  mutating func takeChangedVariables() -> [Variable] {
    var changed: [Variable] = []
    let unreported = Places(firstUnreportedColumn..<system.columns.count)
    changed.reserveCapacity(changeCandidates.count + system.columns.count - firstUnreportedColumn)
    reportedValues.extendWithZeros(to: system.columns.count)
    var isAscending = true
    for index in changeCandidates.indices {
      let column = changeCandidates[index]
      isAscending = isAscending && (index == 0 || column > changeCandidates[index &- 1])
      system.columns[column].isChangeCandidate = false
      report(column, &changed)
    }
    changeCandidates.removeAll()
    if !isAscending { changed.sort() }
    for column in unreported { report(Int32(truncatingIfNeeded: column), &changed) }
    // Columns that were made since the last commit have no value yet.
    firstUnreportedColumn = system.firstFreshColumn
    return changed
  }

  /// Appends a column's variable to others if its value is not that which was last reported.
  @inline(__always)
  private mutating func report(_ column: Int32, _ changed: inout [Variable]) {
    guard system.columns[column].isAlive else { return }
    let value = system.columns[column].value
    let reported = reportedValues[column]
    guard abs(value - reported) > Tolerances.change * max(1, abs(reported)) else { return }
    reportedValues[column] = value
    changed.append(Variable(index: UInt32(bitPattern: column)))
  }

  /// Undoes the recorded edits and everything that followed from them; variables made since then
  /// stay.
  mutating func rollBack() {
    ranging = Ranging()
    dependence.invalidate()
    while let former = formerFixings.popLast() {
      propagation.fixing[former.column] = former.strength
    }
    journal.undo(&system, &factors)
    while let edit = structuralEdits.popLast() {
      if edit >= 0 { system.undoMakeRow(Int(edit)) } else { system.undoDetach(Int(~edit)) }
    }
    hasRemovedRows = false
    while let edit = editedRows.popLast() { undoEdit(edit) }
    for index in freshColumns.indices { resetFresh(freshColumns[index]) }
    for index in removedColumns.indices { system.columns[removedColumns[index]].isAlive = true }
    removedColumns.removeAll()
  }

  private mutating func undoEdit(_ edit: RowEdit) {
    system.rows[edit.row].isTouched = false
    system.rows[edit.row].target = edit.formerTarget
  }

  /// Takes a fresh column, whose rows are gone, back to where it was made.
  private mutating func resetFresh(_ column: Int32) {
    factors.invalidate(groupOf: column)
    system.columns[column].value = 0
    system.columns[column].frozen = []
    system.columns[column].isOnFace = false
    if Int(column) < propagation.fixing.count { propagation.fixing[column] = Level.anchor }
    system.columns[column].open()
  }
}
