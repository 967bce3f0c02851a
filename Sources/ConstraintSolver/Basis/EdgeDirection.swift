/// The rates at which columns and rows change along an edge, per unit of a step.
///
/// Rates are 0 for all columns and rows that are not listed.
struct EdgeDirection: ~Copyable {
  private var columnRates = ColumnArray<Double>()
  /// The rates of touched rows; nothing is known of the other elements.
  private var rowRates = RowArray<Double>()
  private var isRowTouched = RowArray<Bool>()
  /// The columns whose rates are not 0.
  private(set) var movedColumns = FlatArray<ColumnIndex>()
  /// The rows that mention a moved column other than the one they are assigned to.
  ///
  /// The rate of an active row lacks the term of the column that it is assigned to. FTRAN computes that column's rate
  /// from it; nothing else may use it.
  private(set) var touchedRows = FlatArray<RowIndex>()
  /// The largest magnitude of a column's rate.
  private(set) var largestRate = 0.0

  private let passing = PassedByAddress()

  init() {}

  mutating func extend(_ problem: borrowing Problem) {
    extendColumns(problem)
    rowRates.extendWithRoom(to: problem.rows.count)
    isRowTouched.extendWithZeros(to: problem.rows.count)
  }

  /// Makes room for the rates of columns alone.
  mutating func extendColumns(_ problem: borrowing Problem) {
    columnRates.extendWithZeros(to: problem.columns.count)
  }

  @inline(__always)
  func columnRate(_ column: ColumnIndex) -> Double { columnRates[column] }

  @inline(__always)
  func rowRate(_ row: RowIndex) -> Double { isRowTouched[row] ? rowRates[row] : 0 }

  /// A rate below which a row or column does not change.
  var negligibleRate: Double { Tolerances.rate * largestRate }

  mutating func clear() {
    for index in movedColumns.indices { columnRates[movedColumns[index]] = 0 }
    for index in touchedRows.indices { isRowTouched[touchedRows[index]] = false }
    movedColumns.removeAll()
    touchedRows.removeAll()
    largestRate = 0
  }

  /// Clears the rates that an interrupted computation left in some columns.
  mutating func clear(columns: borrowing FlatArray<ColumnIndex>) {
    clear()
    for index in columns.indices where columnRates.has(columns[index]) {
      columnRates[columns[index]] = 0
    }
  }

  // MARK: Solving

  /// Starts a direction.
  mutating func begin(_ problem: borrowing Problem) {
    clear()
    extend(problem)
  }

  @inline(__always)
  mutating func setRightSide(_ column: ColumnIndex, _ rate: Double) { columnRates[column] = rate }

  @inline(__always)
  mutating func addRightSide(_ column: ColumnIndex, _ rate: Double) {
    columnRates[column] += rate
  }

  /// Sets the rate of a column, and adds its part to the rates of the rows that mention it.
  @inline(__always)
  mutating func setRate(_ column: ColumnIndex, _ rate: Double, _ problem: borrowing Problem) {
    // The rest of a cancellation is rounding.
    guard abs(rate) > Tolerances.cancellation * largestRate else {
      columnRates[column] = 0
      return
    }
    largestRate = max(largestRate, abs(rate))
    columnRates[column] = rate
    movedColumns.append(column)
    let active = problem.columns[column].activeRow
    for index in problem.columns[column].places {
      let row = problem.occurrences[index]
      guard row != active else { continue }
      touch(row)
      rowRates[row] += problem.coefficient(ofRow: row, column: column) * rate
    }
  }

  @inline(__always)
  private mutating func touch(_ row: RowIndex) {
    guard !isRowTouched[row] else { return }
    isRowTouched[row] = true
    rowRates[row] = 0
    touchedRows.append(row)
  }

  // MARK: Parts of a direction

  /// Starts a direction of which only some rates are computed, the largest of which is known.
  mutating func begin(_ problem: borrowing Problem, largestRate: Double) {
    begin(problem)
    self.largestRate = largestRate
  }

  mutating func setColumn(_ column: ColumnIndex, _ rate: Double) {
    columnRates[column] = rate
    movedColumns.append(column)
  }

  mutating func setRow(_ row: RowIndex, _ rate: Double) {
    rowRates[row] = rate
    isRowTouched[row] = true
    touchedRows.append(row)
  }

  /// Sets a column's rate, which its caller sets to 0 again.
  @inline(__always)
  mutating func setUnlisted(_ column: ColumnIndex, _ rate: Double) { columnRates[column] = rate }
}
