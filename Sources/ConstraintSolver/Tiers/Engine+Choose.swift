extension Engine {
  /// Chooses one of several optima, independently of how the present one was reached.
  ///
  /// First, from the strongest tier to the weakest and from the oldest constraint to the newest,
  /// each constraint's own violation becomes as small as those before it allow. Then, in the order
  /// of variables, each value comes as close to 0 as those before it allow.
  mutating func chooseOptimum() throws(NumericalTrouble) {
    for row in violatedRowsByAge() {
      guard hasMovableColumn() else { return }
      if isViolated(row) {
        repinnedColumns.removeAll()
        try settle(.row(row))
      } else {
        system.rows[row].frozen.formUnion(system.rows[row].violatingSides)
      }
    }
    for column in try movingColumns() {
      guard hasMovableColumn() else { return }
      if abs(system.columns[column].value) > Tolerances.primal {
        repinnedColumns.removeAll()
        try settle(.magnitude(ofColumn: column))
      } else {
        system.columns[column].frozen = .both
      }
    }
  }

  /// Whether a pin may still leave, after blocks were added and pins exchanged.
  private mutating func hasMovableColumn() -> Bool {
    if isEveryColumnRepinned {
      movableColumns.append(contentsOf: regionColumns)
    } else {
      movableColumns.append(contentsOf: repinnedColumns)
    }
    repinnedColumns.removeAll()
    while let column = movableColumns.last {
      if blockedSides(ofPinOn: column) != .both { return true }
      _ = movableColumns.removeLast()
    }
    return false
  }

  private func violatedRowsByAge() -> [Int32] {
    var rows: [Int32] = []
    for index in violatedRows.indices {
      let row = violatedRows.row(at: index)
      if system.rows[row].strength < Level.required { rows.append(row) }
    }
    return rows.sorted { system.isStrongerOrOlder($0, $1) }
  }

  /// The columns that change along some edge no block forbids, ascending.
  ///
  /// All edges are combined with weights so irregular that their changes cannot cancel.
  private mutating func movingColumns() throws(NumericalTrouble) -> [Int32] {
    var directions = FlatArray<Speed>()
    marks.clear()
    for index in movableColumns.indices {
      let column = movableColumns[index]
      guard blockedSides(ofPinOn: column) != .both, marks.insert(column: column) else { continue }
      directions.append(
        Speed(column: column, speed: Displacement.irregularNumber(column)))
    }
    try computeRates(directions)
    var columns: [Int32] = []
    for index in movedColumns.indices
    where abs(columnRate[movedColumns[index]]) > Tolerances.rate * largestRate {
      columns.append(movedColumns[index])
    }
    return columns.sorted()
  }
}
