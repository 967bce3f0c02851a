/// The rates at which values follow the constant of one row, and the range of constants in which
/// the basis stays optimal (right-hand-side ranging of sensitivity analysis).
///
/// Dragging an edge changes one constant many times. The reduced costs that prove an optimum, or
/// the choice of one among several, do not depend on it. So the basis stays optimal as long as no
/// row reaches or leaves its target and no value chosen close to 0 reaches 0; decided rows may.
/// Every value is then a linear function of the constant. A step is one multiplication per value,
/// from the same start each time, so that rounding does not add up.
struct Ranging: ~Copyable {
  /// A column that follows the constant.
  struct Follower: BitwiseCopyable {
    var column: ColumnIndex
    /// The value at `target`, and its change per unit.
    var value: Double
    var rate: Double
  }

  /// The row, or none.
  private(set) var row = RowIndex.none
  /// The row's target when the rates were computed.
  private(set) var target = 0.0
  /// The targets, both excluded, between which all rows stay on their sides.
  private(set) var low = 0.0
  private(set) var high = 0.0
  private(set) var followers = FlatArray<Follower>()
  /// Decided rows, which may be on any side: it is noted when the range ends.
  private(set) var decidedRows = FlatArray<RowIndex>()
  /// The row whose constant alone changed in the last solution, or none.
  private(set) var expectedRow = RowIndex.none

  init() {}

  /// Starts with an unbounded range around a target.
  mutating func begin(target: Double) {
    row = .none
    self.target = target
    low = -.infinity
    high = .infinity
    followers.removeAll()
    decidedRows.removeAll()
  }

  mutating func append(_ follower: Follower) {
    followers.append(follower)
  }

  mutating func append(decidedRow row: RowIndex) {
    decidedRows.append(row)
  }

  /// Remembers the row whose constant alone changed in a solution, or none: its range is computed if it changes again.
  mutating func expect(row: RowIndex) {
    expectedRow = row
  }

  /// Excludes targets that are further away than a step in a direction.
  @inline(__always)
  mutating func limit(_ step: Double, towards side: Side) {
    if side == .above { high = min(high, target + step) } else { low = max(low, target - step) }
  }

  /// Makes the range that of the row's constant: ``LexicographicSolver/followRanging()`` applies it from now on.
  mutating func publish(row: RowIndex) {
    self.row = row
  }

  mutating func invalidate() {
    row = .none
  }
}

extension LexicographicSolver {
  /// Follows the recorded edit if it is a change of the constant whose range is known, within that
  /// range.
  ///
  /// - Complexity: Linear in the values that change.
  mutating func followRanging() -> Bool {
    guard let edit = basis.problem.onlyMovedRow, edit.row == ranging.row else { return false }
    let target = basis.problem.rows[edit.row].target
    guard ranging.low < target, target < ranging.high else { return false }
    basis.statistics.beginSolution()
    basis.statistics.evaluations = ranging.followers.count
    basis.statistics.touchedConstraints = 1
    let distance = target - ranging.target
    for index in ranging.followers.indices {
      let follower = ranging.followers[index]
      noteChange(follower.column)
      // Adding zero turns a negative zero into a positive one.
      basis.problem.columns[follower.column].value = follower.value + follower.rate * distance + 0
    }
    return true
  }

  /// Ranges the constant that alone changed in this solution, if it did in the last one, too.
  mutating func updateRanging(after outcome: Outcome) {
    guard case .optimal = outcome, let edit = basis.problem.onlyMovedRow else {
      return ranging.expect(row: .none)
    }
    if ranging.expectedRow == edit.row { range(edit.row) }
    ranging.expect(row: edit.row)
  }

  /// Ends the present range: notes the sides of the rows that may have crossed their targets in it.
  ///
  /// All values must be those of the last solution.
  mutating func endRanging() {
    guard ranging.row.exists else { return }
    for index in ranging.decidedRows.indices {
      let row = ranging.decidedRows[index]
      basis.problem.rows[row].notedStatus = basis.problem.status(ofRow: row)
    }
    ranging.invalidate()
  }

  private mutating func range(_ row: RowIndex) {
    let column = basis.problem.rows[row].assignedColumn
    guard basis.problem.rows[row].isAlive, column.exists else { return }
    guard (try? basis.ftran(column, 1)) != nil else { return basis.direction.clear() }
    ranging.begin(target: basis.problem.rows[row].target)
    for index in basis.direction.movedColumns.indices {
      guard follow(basis.direction.movedColumns[index]) else { return }
    }
    for index in basis.direction.touchedRows.indices {
      let number = basis.direction.touchedRows[index]
      guard !basis.problem.rows[number].isActive else { continue }
      guard limitRanging(byRow: number) else { return }
    }
    ranging.publish(row: row)
  }

  /// Notes the rate at which a column follows.
  ///
  /// - Returns: Whether there is a range.
  private mutating func follow(_ column: ColumnIndex) -> Bool {
    let rate = basis.direction.columnRate(column)
    ranging.append(
      Ranging.Follower(column: column, value: basis.problem.columns[column].value, rate: rate))
    return limitRanging(byColumn: column, rate)
  }

  /// Ends the range where a column would reach 0, if its value was chosen close to 0.
  private mutating func limitRanging(byColumn number: ColumnIndex, _ rate: Double) -> Bool {
    let column = basis.problem.columns[number]
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

  /// Ends the range where an inactive row would reach its target.
  ///
  /// - Returns: Whether there is a range: rows that leave their targets end it before it begins.
  private mutating func limitRanging(byRow number: RowIndex) -> Bool {
    let rate = basis.direction.rowRate(number)
    guard abs(rate) > basis.direction.negligibleRate else { return true }
    guard !basis.isDecided(number) else {
      ranging.append(decidedRow: number)
      return true
    }
    let slack = basis.problem.slack(number)
    let distance = abs(slack.amount) - 2 * Tolerances.primal * slack.magnitude
    guard distance > 0 else { return false }
    // Towards its target if the slack shrinks as the constant grows. The growth of the magnitude
    // meanwhile is subtracted as well.
    let step = distance / (abs(rate) + 2 * Tolerances.primal * basis.direction.largestRate)
    ranging.limit(step, towards: (slack.amount > 0) == (rate > 0) ? .below : .above)
    return true
  }
}
