/// How the vertex follows the constant of one row, and for which constants it stays the optimum
/// (right-hand-side ranging of sensitivity analysis).
///
/// Dragging an edge changes one constant many times. The multipliers that prove an optimum, or the
/// choice of one among several, do not depend on it: as long as no row reaches or leaves its target
/// and no value that is held close to 0 reaches that, the pins stay; and rows may do so of which
/// every column is fixed by stronger ones. Every value is a linear function of the constant then,
/// and a step is one multiplication per value that changes, from the same start each time, so that
/// rounding does not add up.
struct Ranging: ~Copyable {
  /// How a column follows.
  struct Follower: BitwiseCopyable {
    var column: Int32
    /// The value at `target`, and its change per unit.
    var value: Double
    var rate: Double
  }

  /// The row, or -1.
  private(set) var row: Int32 = -1
  /// The row's target when the rates were computed.
  private(set) var target = 0.0
  /// The targets, both excluded, between which all rows stay on their sides.
  private(set) var low = 0.0
  private(set) var high = 0.0
  private(set) var followers = FlatArray<Follower>()
  /// Rows that may be on any side: where they are is noted when the range ends.
  private(set) var decidedRows = FlatArray<Int32>()
  /// The row whose constant is expected to change next, or -1.
  private(set) var expectedRow: Int32 = -1
  /// Whether its changes were announced since the last solution.
  private(set) var isAnnounced = false

  init() {}

  /// Starts with a range without ends around a target.
  mutating func begin(target: Double) {
    row = -1
    self.target = target
    low = -.infinity
    high = .infinity
    followers.removeAll()
    decidedRows.removeAll()
  }

  mutating func append(_ follower: Follower) {
    followers.append(follower)
  }

  mutating func append(decidedRow row: Int32) {
    decidedRows.append(row)
  }

  /// Expects changes of a row's constant, of which nothing was seen yet.
  mutating func announce(row: Int32) {
    expectedRow = row
    isAnnounced = true
  }

  /// Expects changes of a row's constant, or of none, after a solution.
  mutating func expect(row: Int32) {
    expectedRow = row
    isAnnounced = false
  }

  /// Excludes targets that are further away than a step in a direction.
  @inline(__always)
  mutating func limit(_ step: Double, towards side: Side) {
    if side == .above { high = min(high, target + step) } else { low = max(low, target - step) }
  }

  /// Follows a row from now on.
  mutating func follow(row: Int32) {
    self.row = row
  }

  mutating func invalidate() {
    row = -1
  }
}

extension Engine {
  /// Follows the recorded edit if it is a change of the constant whose ranging is known, within
  /// its range.
  ///
  /// - Complexity: Linear in the values that change.
  mutating func followRanging() -> Bool {
    guard let edit = loneMove(), edit.row == ranging.row else { return false }
    let target = system.rows[edit.row].target
    guard ranging.low < target, target < ranging.high else { return false }
    statistics.beginSolution()
    statistics.evaluations = ranging.followers.count
    statistics.touchedConstraints = 1
    let distance = target - ranging.target
    for index in ranging.followers.indices {
      let follower = ranging.followers[index]
      // Adding zero turns a negative zero into a positive one.
      system.columns[follower.column].value = follower.value + follower.rate * distance + 0
      noteChangeCandidate(follower.column)
    }
    return true
  }

  /// The recorded edit, if a changed constant of a pinned row is all there is.
  private func loneMove() -> RowEdit? {
    guard editedRows.count == 1, structuralEdits.isEmpty, freshColumns.isEmpty,
      removedColumns.isEmpty
    else { return nil }
    let edit = editedRows[0]
    guard system.rows[edit.row].priority == edit.formerPriority,
      !system.rows[edit.row].needsRegion, system.rows[edit.row].pinned >= 0
    else { return nil }
    return edit
  }

  /// Ranges the constant that was all that changed in this solution, as it was in the last or as
  /// was announced.
  mutating func updateRanging(after outcome: Outcome) {
    guard case .optimal = outcome else { return ranging.expect(row: -1) }
    if let edit = loneMove() {
      if ranging.expectedRow == edit.row { range(edit.row) }
      ranging.expect(row: edit.row)
    } else if ranging.isAnnounced {
      if sensitivities.row >= 0 {
        rangeBySensitivities()
      } else {
        range(ranging.expectedRow)
      }
      ranging.expect(row: ranging.expectedRow)
    } else {
      ranging.expect(row: -1)
    }
  }

  /// Ends the present range: notes where the rows are that may have crossed their targets in it.
  ///
  /// To be called while all values are those of the last solution.
  mutating func endRanging() {
    guard ranging.row >= 0 else { return }
    for index in ranging.decidedRows.indices {
      let row = ranging.decidedRows[index]
      system.rows[row].status = status(ofRow: row)
    }
    ranging.invalidate()
  }

  private mutating func range(_ row: Int32) {
    guard system.rows[row].isAlive, system.rows[row].pinned >= 0 else { return }
    extendRates()
    guard (try? computeRates(system.rows[row].pinned, 1)) != nil else { return clearRates() }
    ranging.begin(target: system.rows[row].target)
    for index in movedColumns.indices {
      guard follow(movedColumns[index], columnRate[movedColumns[index]]) else { return }
    }
    for index in touchedRows.indices {
      let number = touchedRows[index]
      guard system.rows[number].pinned < 0 else { continue }
      let excess = system.excess(number)
      guard limitRanging(byRow: number, excess, rowRate[number], largestRate) else { return }
    }
    ranging.follow(row: row)
  }

  /// Ranges the row whose sensitivities were carried along, and with them the limits of its range.
  private mutating func rangeBySensitivities() {
    guard system.rows[sensitivities.row].pinned >= 0, sensitivities.haveRange else { return }
    for index in sensitivities.columns.indices {
      let column = sensitivities.columns[index]
      guard sensitivities[column] != 0 else { continue }
      guard follow(column, sensitivities[column]) else { return }
    }
    ranging.follow(row: sensitivities.row)
  }

  /// Notes how a column follows.
  ///
  /// - Returns: Whether there is a range.
  private mutating func follow(_ column: Int32, _ rate: Double) -> Bool {
    ranging.append(
      Ranging.Follower(column: column, value: system.columns[column].value, rate: rate))
    return limitRanging(byColumn: column, rate)
  }

  /// Ends the range where a column would reach 0 that is as close to it as the others allow.
  private mutating func limitRanging(byColumn number: Int32, _ rate: Double) -> Bool {
    let column = system.columns[number]
    // However the constant changes, the value must stay a number.
    let farthest = 2 * Tolerances.largestMagnitude / Tolerances.smallestCoefficient
    guard (abs(rate) * farthest + abs(column.value)).isFinite else { return false }
    guard column.isOnFace else { return true }
    let distance = abs(column.value) - 2 * Tolerances.primal
    guard distance > 0 else { return false }
    ranging.limit(
      distance / abs(rate), towards: (column.value > 0) == (rate > 0) ? .below : .above)
    return true
  }

  /// Ends the range where an unpinned row would reach its target.
  ///
  /// - Returns: Whether there is a range: rows that leave their targets end it before it begins.
  @inline(__always)
  mutating func limitRanging(
    byRow number: Int32, _ excess: (amount: Double, magnitude: Double), _ rate: Double,
    _ largestRate: Double
  ) -> Bool {
    guard abs(rate) > Tolerances.rate * largestRate else { return true }
    guard !isDecided(number) else {
      ranging.append(decidedRow: number)
      return true
    }
    let distance = abs(excess.amount) - 2 * Tolerances.primal * excess.magnitude
    guard distance > 0 else { return false }
    // Towards its target if the excess shrinks as the constant grows; what a term may add to the
    // magnitude meanwhile is subtracted as well.
    let step = distance / (abs(rate) + 2 * Tolerances.primal * largestRate)
    ranging.limit(step, towards: (excess.amount > 0) == (rate > 0) ? .below : .above)
    return true
  }
}
