/// What weaker constraints make of a choice that was left open, where that is one of the points of an
/// edge.
extension Engine {
  /// Finds the optimum where nothing was recorded but constraints that are weaker than all they meet,
  /// and the optimum without them leaves open no more than one edge wherever they are.
  ///
  /// Whatever is stronger stays as it is on that edge (`Row.face` says how far it reaches), so that
  /// no tier needs to be settled again; and along an edge the best point for the new tiers is a
  /// weighted median, as it is for the rows of one column.
  ///
  /// - Returns: Whether all is solved. Otherwise nothing is changed.
  mutating func settleKnownEdges() -> Bool {
    guard areOnlyOptionalRowsAdded else { return false }
    guard settleEdgesOfNewRows() else {
      leaveKnownEdges()
      return false
    }
    closeFaces()
    statistics.regionRows = regionRows.count
    statistics.touchedConstraints = structuralEdits.count + regionRows.count
    ranging.expect(row: -1)
    #if InternalChecks
      checkSolution()
    #endif
    return true
  }

  /// Goes back to where the vertex was.
  private mutating func leaveKnownEdges() {
    journal.undo(&system, &factors)
    dependence.invalidate()
    // The journal knows nothing of new rows.
    for index in structuralEdits.indices {
      system.rows[structuralEdits[index]].pinned = -1
      system.rows[structuralEdits[index]].status = 0
    }
  }

  /// Moves to the best points of all edges with new rows, which are the present region then.
  ///
  /// - Returns: Whether all could be settled.
  private mutating func settleEdgesOfNewRows() -> Bool {
    system.enterOccurrences()
    extendScratch()
    statistics.beginSolution()
    regionMarks.clear(for: system)
    var rows = FlatArray<Int32>()
    var columns = FlatArray<Int32>()
    for index in structuralEdits.indices where !regionMarks.has(row: structuralEdits[index]) {
      guard let column = openColumn(ofRow: structuralEdits[index]) else { return false }
      collectFace(fromColumn: column)
      guard areNewRowsWeakest, (try? settleKnownEdge()) ?? false else { return false }
      statistics.regions += 1
      rows.append(contentsOf: regionRows)
      columns.append(contentsOf: regionColumns)
    }
    clearRates()
    swap(&regionRows, &rows)
    swap(&regionColumns, &columns)
    noteRegion()
    return (try? finishRegion()) != nil
  }

  private var areOnlyOptionalRowsAdded: Bool {
    guard !structuralEdits.isEmpty, !hasRemovedRows, editedRows.isEmpty, freshColumns.isEmpty,
      removedColumns.isEmpty, !mayHaveBrokenRows, !ranging.isAnnounced
    else { return false }
    for index in structuralEdits.indices
    where system.rows[structuralEdits[index]].strength >= Level.broken {
      return false
    }
    return true
  }

  /// A column of a row that has several values at optima.
  private func openColumn(ofRow number: Int32) -> Int32? {
    for index in system.rows[number].places {
      let column = system.entries[index].column
      if system.columns[column].isOnFace { return column }
    }
    return nil
  }

  /// Whether all new rows of the region are weaker than all others, and than what fixes the columns
  /// around it: they have no say in what is settled then.
  private var areNewRowsWeakest: Bool {
    var strongestNew: Float = 0
    var weakestOld = Float.infinity
    for index in regionRows.indices {
      let row = system.rows[regionRows[index]]
      if system.isFresh(row: regionRows[index]) {
        strongestNew = max(strongestNew, row.strength)
      } else {
        weakestOld = min(weakestOld, row.strength)
      }
      for place in row.places {
        let column = system.entries[place].column
        if !system.columns[column].isOnFace {
          weakestOld = min(weakestOld, propagation.fixing[column])
        }
      }
    }
    return strongestNew < weakestOld
  }

  /// Moves to the best point of the edge that is the present region's set of optima.
  ///
  /// - Returns: False, having moved nothing, where it is no edge or leaves a choice open still.
  /// - Throws: `NumericalTrouble` where rounding makes it impossible.
  private mutating func settleKnownEdge() throws(NumericalTrouble) -> Bool {
    guard let (column, blocked) = onlyFreePin() else { return false }
    try computeRates(column, blocked.contains(.above) ? -1 : 1)
    for index in movedColumns.indices where !system.columns[movedColumns[index]].isOnFace {
      return false
    }
    guard collectPointsOfEdge(isEnd: blocked != []) else { return false }
    let best = propagation.points.best()
    guard best.isOneValue, let stop = propagation.points.strongest(at: best.low) else {
      return false
    }
    if stop.row >= 0 {
      statistics.pivots += 1
      _ = exchangePins(from: column, to: stop.row)
      try evaluateRegion()
    }
    return true
  }

  /// The column whose pin is the only one of the region that can leave without making the optimum
  /// worse, and the sides to which it cannot.
  private func onlyFreePin() -> (column: Int32, blocked: Sides)? {
    var free: (column: Int32, blocked: Sides)?
    for index in regionColumns.indices {
      let blocked = sidesBlockedOnFace(ofPinOn: regionColumns[index])
      guard blocked != .both else { continue }
      guard free == nil else { return nil }
      free = (regionColumns[index], blocked)
    }
    return free
  }

  /// Collects where rows reach their targets along the present edge: old ones where they end it, new
  /// ones where they had best be.
  ///
  /// - Parameter isEnd: Whether the vertex is an end of the edge.
  /// - Returns: Whether one can move.
  private mutating func collectPointsOfEdge(isEnd: Bool) -> Bool {
    propagation.points.removeAll()
    if isEnd {
      // The pin stays where no row takes its place.
      propagation.points.append(at: 0, rate: 1, .below, Level.required, ofRow: -1)
    }
    for index in touchedRows.indices {
      let number = touchedRows[index]
      let row = system.rows[number]
      let rate = rowRate[number]
      guard row.pinned < 0, abs(rate) > Tolerances.rate * largestRate else { continue }
      let (amount, magnitude) = system.excess(number)
      let isAtTarget = abs(amount) <= Tolerances.primal * magnitude
      let value = isAtTarget ? 0 : -amount / rate
      if system.isFresh(row: number) {
        propagation.points.append(
          at: value, rate: rate * row.weight, row.violatingSides, row.strength, ofRow: number)
      } else {
        var sides = row.face
        if !isAtTarget { sides.remove(amount > 0 ? .above : .below) }
        // An edge too short to move along is none.
        if isAtTarget, sides.contains(rate > 0 ? .above : .below) { return false }
        guard sides != [] else { continue }
        propagation.points.append(
          at: value, rate: rate, sides, Level.required, ofRow: number)
      }
    }
    propagation.points.sort()
    return true
  }

  /// Has the journal remember the present region.
  private mutating func noteRegion() {
    for index in regionColumns.indices { journal.note(regionColumns[index], system) }
    for index in regionRows.indices { journal.note(row: regionRows[index], system) }
  }

  /// Notes that the optimum of the present region is unique.
  private mutating func closeFaces() {
    for index in regionColumns.indices { system.columns[regionColumns[index]].isOnFace = false }
    for index in regionRows.indices { system.rows[regionRows[index]].face = [] }
  }
}
