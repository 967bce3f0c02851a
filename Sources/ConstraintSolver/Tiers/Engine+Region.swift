extension Engine {
  /// Collects everything connected with a row into the present region; fixed columns end it.
  mutating func collectRegion(fromRow row: Int32) {
    beginRegion()
    if regionMarks.insert(row: row) { regionRows.append(row) }
    growRegion { !$0.isFixed }
  }

  /// Collects everything connected with a column into the present region; fixed columns end it.
  mutating func collectRegion(fromColumn column: Int32) {
    beginRegion()
    if regionMarks.insert(column: column) { regionColumns.append(column) }
    growRegion { !$0.isFixed }
  }

  /// Collects everything connected with a column into the present region; columns with one value
  /// at all optima end it.
  mutating func collectFace(fromColumn column: Int32) {
    beginRegion()
    if regionMarks.insert(column: column) { regionColumns.append(column) }
    growRegion { $0.isOnFace }
  }

  private mutating func beginRegion() {
    regionRows.removeAll()
    regionColumns.removeAll()
  }

  /// Adds what the region mentions and what mentions it.
  @inline(__always)
  private mutating func growRegion(through isOpen: (Column) -> Bool) {
    var nextRow = 0
    var nextColumn = 0
    while nextRow < regionRows.count || nextColumn < regionColumns.count {
      while nextRow < regionRows.count {
        let row = system.rows[regionRows[nextRow]]
        nextRow += 1
        for index in Int(row.start)..<Int(row.end) {
          let column = system.entries[index].column
          guard isOpen(system.columns[column]), regionMarks.insert(column: column) else { continue }
          regionColumns.append(column)
        }
      }
      while nextColumn < regionColumns.count {
        let column = system.columns[regionColumns[nextColumn]]
        nextColumn += 1
        for index in Int(column.start)..<Int(column.end) {
          let row = system.occurrences[index].row
          if regionMarks.insert(row: row) { regionRows.append(row) }
        }
      }
    }
  }

  /// Computes the values of all columns of the region.
  mutating func evaluateRegion() throws(NumericalTrouble) {
    traversal.begin(columnCount: system.columns.count)
    for index in regionColumns.indices {
      traversal.addDependents(of: regionColumns[index], system)
    }
    try evaluate()
  }

  /// Takes all pins of the region away and looks for new ones.
  mutating func repinRegion() throws(NumericalTrouble) {
    statistics.restarts += 1
    clearDirections()
    for index in regionColumns.indices { open(regionColumns[index]) }
    try propagate(regionColumns.copy(), rows: regionRows.copy())
    for index in regionColumns.indices {
      propagation.fixing[regionColumns[index]] = Level.anchor
    }
  }

  /// Makes the directions zero that an interrupted computation left.
  private mutating func clearDirections() {
    clearRates()
    clearMultipliers()
    gradientColumns.removeAll()
    for index in regionColumns.indices {
      columnRate[regionColumns[index]] = 0
      gradient[regionColumns[index]] = 0
    }
  }

  private mutating func open(_ column: Int32) {
    hold(column)
    system.columns[column].pin = Pin.open
  }
}
