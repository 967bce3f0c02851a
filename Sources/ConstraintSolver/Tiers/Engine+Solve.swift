extension Engine {
  /// Finds the optimum with the recorded edits.
  ///
  /// - Returns: What the first region answered that has no optimum.
  mutating func solve(_ policy: ConflictPolicy) -> Outcome {
    if followRanging() {
      #if InternalChecks
        checkSolution()
      #endif
      return .optimal
    }
    endRanging()
    system.enterOccurrences()
    beginSensitivities()
    extendMarks()
    statistics.beginSolution()
    let factorizations = factors.factorizationCount
    seedRows.removeAll()
    seedColumns.removeAll()
    contestedRows.removeAll()
    isVertexLost = false
    settledMarks.clear()
    let newRows = takeNewRows()
    let contested = findVertex(newRows)
    statistics.touchedConstraints += editedRows.count + newRows.count
    giveBack(newRows)
    seedFreshColumns()
    let outcome = optimiseRegions(contestedThrough: contested, policy)
    updateRanging(after: outcome)
    statistics.factorizations = factors.factorizationCount - factorizations
    statistics.touchedConstraints += statistics.regionRows
    #if InternalChecks
      if case .optimal = outcome {
        checkSolution()
        checkRanging()
      }
    #endif
    return outcome
  }

  /// Lets the vertex follow the edits and finds pins for new columns.
  ///
  /// - Returns: The strength of the strongest contested tier.
  private mutating func findVertex(_ newRows: borrowing FlatArray<Int32>) -> Float {
    do throws(NumericalTrouble) {
      let newRowsOfOldColumns = rowsOfOldColumns(newRows)
      var unweighedRows = FlatArray<Int32>()
      if !editedRows.isEmpty || !newRowsOfOldColumns.isEmpty {
        try moveVertex(newRowsOfOldColumns)
        unweighedRows = unweighed(newRowsOfOldColumns)
      }
      try propagateFreshColumns(newRows)
      let contested = fixFreshColumns()
      seedUndecided(unweighedRows, above: contested)
      return contested
    } catch {
      loseVertex(newRows)
      return .infinity
    }
  }

  private mutating func propagateFreshColumns(
    _ newRows: borrowing FlatArray<Int32>
  ) throws(NumericalTrouble) {
    if removedColumns.isEmpty {
      // Lent, because a copy would go through memory once more.
      var columns = FlatArray<Int32>()
      swap(&columns, &freshColumns)
      defer { swap(&columns, &freshColumns) }
      if columns.count == system.columns.count { allowTriesAtHand() }
      defer { forbidTriesAtHand() }
      try propagate(columns, rows: newRows)
    } else {
      try propagate(aliveFreshColumns(), rows: newRows)
    }
    sensitivities.end()
  }

  private func aliveFreshColumns() -> FlatArray<Int32> {
    var alive = FlatArray<Int32>()
    alive.reserve(freshColumns.count)
    for index in freshColumns.indices where system.columns[freshColumns[index]].isAlive {
      alive.append(freshColumns[index])
    }
    return alive
  }

  /// The rows added since the last commit, which are to be given back.
  private mutating func takeNewRows() -> FlatArray<Int32> {
    guard !hasRemovedRows else { return newRows() }
    var rows = FlatArray<Int32>()
    swap(&rows, &structuralEdits)
    return rows
  }

  private mutating func giveBack(_ newRows: consuming FlatArray<Int32>) {
    if !hasRemovedRows { swap(&structuralEdits, &newRows) }
  }

  /// The rows added since the last commit.
  func newRows() -> FlatArray<Int32> {
    guard hasRemovedRows else { return structuralEdits.copy() }
    var rows = FlatArray<Int32>()
    rows.reserve(structuralEdits.count)
    for index in structuralEdits.indices {
      let number = structuralEdits[index]
      if number >= 0, system.rows[number].isAlive { rows.append(number) }
    }
    return rows
  }

  /// The rows among some that mention a column of the last commit.
  private func rowsOfOldColumns(_ rows: borrowing FlatArray<Int32>) -> FlatArray<Int32> {
    var mentioning = FlatArray<Int32>()
    guard system.columns.count > freshColumns.count else { return mentioning }
    for index in rows.indices where mentionsOldColumn(rows[index]) {
      mentioning.append(rows[index])
    }
    return mentioning
  }

  private func mentionsOldColumn(_ number: Int32) -> Bool {
    let row = system.rows[number]
    for index in row.places
    where !system.isFresh(column: system.entries[index].column) {
      return true
    }
    return false
  }

  // MARK: Edits

  /// Lets the vertex follow the edits, as far as its pins allow.
  private mutating func moveVertex(
    _ newRows: borrowing FlatArray<Int32>
  ) throws(NumericalTrouble) {
    collectStoppedColumns(newRows)
    for index in editedRows.indices where !system.rows[editedRows[index].row].isAlive {
      releasePin(ofRow: editedRows[index].row)
    }
    for index in stoppedColumns.indices { pinOwnRow(on: stoppedColumns[index]) }
    dependence.begin(columnCount: system.columns.count)
    for index in stoppedColumns.indices { dependence.add(stoppedColumns[index], system) }
    for index in editedRows.indices {
      let edit = editedRows[index]
      guard system.rows[edit.row].isAlive, stoppedColumn(ofRow: edit.row) == nil
      else { continue }
      if let column = noteChange(edit) { dependence.add(column, system) }
    }
    try evaluateWaiting()
    seedCrossings()
  }

  /// Evaluates the columns that wait and all that follows from them.
  private mutating func evaluateWaiting() throws(NumericalTrouble) {
    unpinnedRows.removeAll()
    while let next = dependence.next() {
      if next.standing.group < 0 {
        setValue(next.column, pinnedValue(next.column))
        passOn(next.column, next.standing.place)
      } else {
        try evaluate(group: next.standing)
      }
    }
  }

  private mutating func evaluate(group standing: DependenceOrder.Standing) throws(NumericalTrouble)
  {
    let group = dependence.traversal.groups[standing.group]
    evaluate(try factors.factors(of: group, dependence.traversal, system))
    for place in group.start..<group.start + group.count {
      passOn(dependence.traversal.order[place], standing.place)
    }
  }

  /// Adds what follows from a column that was evaluated, and collects the unpinned rows that
  /// mention it.
  @inline(__always)
  private mutating func passOn(_ column: Int32, _ place: Int32) {
    let start = Int(system.columns[column].start)
    let end = Int(system.columns[column].end)
    statistics.evaluations += 1
    statistics.touchedConstraints += end - start
    if system.columns[column].isOnFace || !system.columns[column].value.isFinite {
      seedColumns.append(column)
    }
    for index in start..<end {
      let row = system.occurrences[index].row
      let follower = system.rows[row].pinned
      if follower < 0 {
        unpinnedRows.append(row)
      } else {
        dependence.addFollower(follower, of: place)
      }
    }
  }

  // MARK: Columns pinned by a row of their own

  /// Collects the columns of edited and new rows with one term that are pinned by such a row.
  ///
  /// What holds elsewhere says nothing about their best value unless a row that depends on them
  /// does not hold, which `seedCrossings` finds.
  private mutating func collectStoppedColumns(_ newRows: borrowing FlatArray<Int32>) {
    stoppedColumns.removeAll()
    marks.clear()
    for index in editedRows.indices where !isOnlyMoved(editedRows[index]) {
      collectStoppedColumn(ofRow: editedRows[index].row)
    }
    for index in newRows.indices { collectStoppedColumn(ofRow: newRows[index]) }
  }

  private mutating func collectStoppedColumn(ofRow number: Int32) {
    let row = system.rows[number]
    guard row.count == 1 else { return }
    let column = system.entries[Int(row.start)].column
    let pin = system.columns[column].pin
    guard pin >= 0, system.rows[pin].count == 1, !system.columns[column].isOnFace,
      marks.insert(column: column)
    else { return }
    stoppedColumns.append(column)
  }

  /// Whether of a pinned row with one term only the constant changed, and no other row has its
  /// column alone: then the column simply follows, because what pulled on it was too weak before
  /// and is so now.
  private func isOnlyMoved(_ edit: RowEdit) -> Bool {
    let row = system.rows[edit.row]
    return row.isAlive && row.priority == edit.formerPriority
      && !row.needsRegion && row.count == 1 && row.pinned >= 0
      && system.isOnlyOwnRow(edit.row, of: row.pinned)
  }

  /// The column of a row with one term, if it is among the collected.
  private func stoppedColumn(ofRow number: Int32) -> Int32? {
    let row = system.rows[number]
    guard row.count == 1 else { return nil }
    let column = system.entries[Int(row.start)].column
    return marks.has(column: column) ? column : nil
  }

  /// Pins a column by the best of its own rows; without one best its region has to say.
  private mutating func pinOwnRow(on column: Int32) {
    guard let best = bestOwnRow(of: column) else {
      seedColumns.append(column)
      return
    }
    if system.columns[column].pin != best.row {
      hold(column)
      setPin(column, best.row)
    }
    journal.note(row: best.row, system)
    system.rows[best.row].status = 0
    // What it fixed at its side has to be found again.
    if best.fixing < propagation.fixing[column] { seedColumns.append(column) }
  }

  /// Frees the column of a removed row, and seeds those that it may have fixed.
  private mutating func releasePin(ofRow number: Int32) {
    let row = system.rows[number]
    if row.pinned >= 0 { hold(row.pinned) }
    guard stoppedColumn(ofRow: number) == nil,
      row.pinned >= 0 || row.needsRegion || mattered(row)
    else { return }
    let weakest = weakestFixing(ofRow: number)
    for index in row.places {
      let column = system.entries[index].column
      if propagation.fixing[column] == weakest || row.pinned == column {
        seedColumns.append(column)
      }
    }
  }

  /// Whether an unpinned row had a part in the choice of the optimum: where it did not hold, where
  /// it was at its target, and where the optimum was not unique.
  private func mattered(_ row: Row) -> Bool {
    row.status == 0 || row.isViolating(row.status) || isOnFace(row)
  }

  private func isOnFace(_ row: Row) -> Bool {
    row.count > 0 && system.columns[system.entries[Int(row.start)].column].isOnFace
  }

  /// Notes what the change of a row's constant, priority or relation means.
  ///
  /// - Returns: The column whose value follows from the changed constant.
  private mutating func noteChange(_ edit: RowEdit) -> Int32? {
    let number = edit.row
    let row = system.rows[number]
    if row.priority != edit.formerPriority, row.pinned >= 0 || mattered(row) {
      seedRows.append(number)
    }
    if row.needsRegion { seedRows.append(number) }
    guard row.target != edit.formerTarget else { return nil }
    if isOnFace(row) { seedRows.append(number) }
    if row.pinned < 0 { seedIfCrossed(number) }
    return row.pinned < 0 ? nil : row.pinned
  }

  /// Marks rows for regions where the columns just evaluated changed what holds.
  private mutating func seedCrossings() {
    for index in unpinnedRows.indices {
      let row = unpinnedRows[index]
      if stoppedColumn(ofRow: row) == nil {
        seedIfCrossed(row)
      } else {
        noteOwnRow(row)
      }
    }
  }

  /// Notes where a row that consists of a stopped column alone is: it was weighed already, unless
  /// it had to hold.
  private mutating func noteOwnRow(_ number: Int32) {
    journal.note(row: number, system)
    let status = status(ofRow: number)
    system.rows[number].status = status
    if system.rows[number].strength >= Level.broken, system.rows[number].isViolating(status) {
      seedRows.append(number)
    }
  }

  /// Marks an unpinned row that began or ceased to hold, that does not hold on the other side, or
  /// that left its target, where it may have had a part in the proof of the optimum beside the pins;
  /// and one that does not hold, or is at its target, while stopped columns move, where it may have a
  /// say in where they stop.
  ///
  /// Decided rows have a say in nothing.
  @inline(__always)
  private mutating func seedIfCrossed(_ number: Int32) {
    let row = system.rows[number]
    let status = status(ofRow: number)
    guard status != row.status else {
      if !stoppedColumns.isEmpty, status == 0 || row.isViolating(status), !isDecided(number) {
        seedRows.append(number)
      }
      return
    }
    journal.note(row: number, system)
    system.rows[number].status = status
    if row.isViolating(status) || row.isViolating(row.status) || row.status == 0,
      !isDecided(number)
    {
      seedRows.append(number)
    }
  }

  /// Seeds rows among some new ones unless what they mention has one value at all optima.
  private mutating func seedUndecided(
    _ rows: borrowing FlatArray<Int32>, above contested: Float
  ) {
    for index in rows.indices where weakestFixing(ofRow: rows[index]) <= contested {
      seedRows.append(rows[index])
    }
  }

  /// Has everything that edits concern be solved, because the vertex could not follow them.
  private mutating func loseVertex(_ newRows: borrowing FlatArray<Int32>) {
    isVertexLost = true
    settledMarks.clear()
    sensitivities.invalidate()
    for index in freshColumns.indices { propagation.fixing[freshColumns[index]] = Level.anchor }
    seedRows.append(contentsOf: newRows)
    for index in editedRows.indices { seedRows.append(editedRows[index].row) }
    seedColumns.append(contentsOf: stoppedColumns)
  }

  /// The rows among some new ones about which there is more to say.
  private func unweighed(_ rows: borrowing FlatArray<Int32>) -> FlatArray<Int32> {
    var unweighed = FlatArray<Int32>()
    for index in rows.indices where !isWeighed(rows[index]) { unweighed.append(rows[index]) }
    return unweighed
  }

  private mutating func seedFreshColumns() {
    for index in freshColumns.indices
    where propagation.fixing[freshColumns[index]] == Level.anchor {
      seedColumns.append(freshColumns[index])
    }
  }

  /// Whether a row has one term and its column went where its own rows want it.
  private func isWeighed(_ number: Int32) -> Bool {
    guard let column = stoppedColumn(ofRow: number) else { return false }
    let pin = system.columns[column].pin
    return pin >= 0 && system.rows[pin].count == 1
  }
}

extension Row {
  /// Whether the row does not hold on the side of its target that a status names.
  func isViolating(_ status: Int8) -> Bool {
    status != 0 && violatingSides.contains(status > 0 ? .above : .below)
  }
}
