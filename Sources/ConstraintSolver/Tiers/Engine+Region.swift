extension Engine {
  /// Collects everything connected with a row or a column into the present region.
  mutating func collectRegion(fromRow row: Int32) {
    beginRegion()
    addToRegion(row: row)
    growRegion()
  }

  /// Collects everything connected with a row or a column into the present region.
  mutating func collectRegion(fromColumn column: Int32) {
    beginRegion()
    addToRegion(column: column)
    growRegion()
  }

  private mutating func beginRegion() {
    regionRows.removeAll()
    regionColumns.removeAll()
  }

  @inline(__always)
  private mutating func addToRegion(row: Int32) {
    if regionMarks.insert(row: row) { regionRows.append(row) }
  }

  @inline(__always)
  private mutating func addToRegion(column: Int32) {
    if regionMarks.insert(column: column) { regionColumns.append(column) }
  }

  private mutating func growRegion() {
    var nextRow = 0
    var nextColumn = 0
    while true {
      if nextRow < regionRows.count {
        let row = system.rows[regionRows[nextRow]]
        nextRow += 1
        for index in Int(row.start)..<Int(row.end) {
          addToRegion(column: system.entries[index].column)
        }
      } else if nextColumn < regionColumns.count {
        let column = system.columns[regionColumns[nextColumn]]
        nextColumn += 1
        for index in Int(column.start)..<Int(column.end) {
          addToRegion(row: system.occurrences[index].row)
        }
      } else {
        return
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
    try propagate(regionColumns.copy())
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
