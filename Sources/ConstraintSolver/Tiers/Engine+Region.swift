/// Where the collection of a region starts.
enum Seed {
  case row(Int32)
  case column(Int32)
}

extension Engine {
  /// Collects everything connected with a seed into the present region; columns fixed by stronger
  /// rows than `strength` end it.
  mutating func collectRegion(from seed: Seed, through strength: Float = .infinity) {
    beginRegion(at: seed)
    _ = growRegion { column, engine in
      engine.isInside(column, through: strength)
    }
  }

  /// Collects a region if its rows are few and all of their columns are determined.
  ///
  /// - Returns: Whether that is the present region; otherwise the boundary is open.
  mutating func collectClosedRegion(
    from row: Int32, through strength: Float, atMost rowCount: Int
  ) -> Bool {
    beginRegion(at: .row(row))
    let isClosed = growRegion { column, engine in
      engine.isInside(column, through: strength)
    } whileRow: { row, engine in
      engine.regionRows.count <= rowCount && engine.propagation.openCount[row] <= 0
    }
    if !isClosed { openBoundary() }
    return isClosed
  }

  /// Whether a column belongs to the present region; otherwise it is at its boundary.
  @inline(__always)
  private mutating func isInside(_ column: Int32, through strength: Float) -> Bool {
    if propagation.fixing[column] <= strength { return true }
    if system.columns[column].isFixed { return false }
    system.columns[column].isFixed = true
    boundaryColumns.append(column)
    return false
  }

  /// Collects everything connected with a column into the present region; columns with one value
  /// at all optima end it.
  mutating func collectFace(fromColumn column: Int32) {
    beginRegion(at: .column(column))
    _ = growRegion { column, engine in engine.system.columns[column].isOnFace }
  }

  private mutating func beginRegion(at seed: Seed) {
    regionRows.removeAll()
    regionColumns.removeAll()
    switch seed {
    case .row(let row): if regionMarks.insert(row: row) { regionRows.append(row) }
    case .column(let column):
      if regionMarks.insert(column: column) { regionColumns.append(column) }
    }
  }

  /// Adds what the region mentions and what mentions it.
  ///
  /// - Returns: Whether that was all, no row having ended it.
  @inline(__always)
  private mutating func growRegion(
    through isOpen: (Int32, inout Engine) -> Bool,
    whileRow isAllowed: (Int32, borrowing Engine) -> Bool = { _, _ in true }
  ) -> Bool {
    var nextRow = 0
    var nextColumn = 0
    while nextRow < regionRows.count || nextColumn < regionColumns.count {
      while nextRow < regionRows.count {
        guard isAllowed(regionRows[nextRow], self) else { return false }
        let row = system.rows[regionRows[nextRow]]
        nextRow += 1
        for index in row.places {
          let column = system.entries[index].column
          guard !regionMarks.has(column: column), isOpen(column, &self) else { continue }
          _ = regionMarks.insert(column: column)
          regionColumns.append(column)
        }
      }
      while nextColumn < regionColumns.count {
        let column = system.columns[regionColumns[nextColumn]]
        nextColumn += 1
        for index in column.places {
          let row = system.occurrences[index].row
          if regionMarks.insert(row: row) { regionRows.append(row) }
        }
      }
    }
    return true
  }

  /// Computes the values of all columns of the region.
  mutating func evaluateRegion() throws(NumericalTrouble) {
    traversal.begin(columnCount: system.columns.count)
    for index in regionColumns.indices {
      traversal.addDependents(of: regionColumns[index], system)
    }
    try evaluate()
  }

  /// Computes the values of the columns whose pins were exchanged, and of all that depend on them:
  /// the others are where their pins hold them.
  mutating func evaluateRepinned() throws(NumericalTrouble) {
    guard !repinnedColumns.isEmpty else { return }
    guard !isEveryColumnRepinned else { return try evaluateRegion() }
    traversal.begin(columnCount: system.columns.count)
    for index in repinnedColumns.indices {
      traversal.addDependents(of: repinnedColumns[index], system)
    }
    try evaluate()
  }

  /// Notes that a column's pin was exchanged.
  @inline(__always)
  mutating func noteRepinned(_ column: Int32) {
    if !isEveryColumnRepinned { repinnedColumns.append(column) }
  }

  /// Whether so many pins were exchanged that every column of the region counts as repinned: the list
  /// is not to grow with the number of steps.
  var isEveryColumnRepinned: Bool { repinnedColumns.count >= regionColumns.count }

  /// Takes all pins of the region away and looks for new ones.
  mutating func repinRegion() throws(NumericalTrouble) {
    clearDirections()
    for index in regionColumns.indices { open(regionColumns[index]) }
    for index in regionRows.indices { journal.note(row: regionRows[index], system) }
    // In the order in which they were made, as new ones are.
    var columns = regionColumns.copy()
    var rows = regionRows.copy()
    columns.sort { $0 < $1 }
    rows.sort { $0 < $1 }
    try propagate(columns, rows: rows)
  }

  /// Makes the directions zero that an interrupted computation left.
  mutating func clearDirections() {
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
    setFixing(column, Level.anchor)
    system.columns[column].open()
  }
}
