/// How columns change with the constant of one row, carried along while propagation pins them.
///
/// A value and its derivative follow from the same entries, so that a pass over everything that
/// depends on the constant is saved (forward accumulation: Griewank and Walther, "Evaluating
/// Derivatives", 2008, chapter 3).
struct Sensitivities: ~Copyable {
  /// The row whose constant it is, or -1.
  private(set) var row: Int32 = -1
  /// Whether the row is pinned and propagation goes on.
  private(set) var isCarrying = false
  /// The change of each column per unit of the constant.
  ///
  /// Of no meaning while none is carried.
  private var rates = FlatArray<Double>()
  /// The columns that change, and perhaps some that changed for a while, in no order.
  private(set) var columns = FlatArray<Int32>()
  /// Whether the constant may change at all before a row reaches or leaves its target.
  private(set) var haveRange = true
  /// The largest magnitude of a rate.
  private(set) var largest = 0.0

  init() {}

  subscript(column: Int32) -> Double {
    @inline(__always) get { rates[column] }
  }

  /// How the excess of a row changes with its constant alone.
  @inline(__always)
  func excessRate(ofConstant row: Int32) -> Double { row == self.row ? -1 : 0 }

  /// Waits for a row to be pinned.
  mutating func begin(row: Int32, columnCount: Int) {
    self.row = row
    isCarrying = false
    haveRange = true
    largest = 0
    columns.removeAll()
    rates.removeAll()
    extend(columnCount: columnCount)
  }

  mutating func extend(columnCount: Int) {
    rates.extendWithZeros(to: columnCount)
  }

  /// Notes how a column changes that is pinned by a row and did not change before.
  ///
  /// - Parameters:
  ///   - excessRate: How the row's excess changes while the column stays.
  ///   - pin: The row.
  ///   - column: The column.
  ///   - coefficient: The row's coefficient of the column.
  @inline(__always)
  mutating func carry(
    _ excessRate: Double, ofPin pin: Int32, to column: Int32, _ coefficient: Double
  ) {
    notePinned(pin)
    if isCarrying, excessRate != 0 { set(column, -excessRate / coefficient) }
  }

  /// Begins carrying where the row is pinned whose constant it is.
  @inline(__always)
  mutating func notePinned(_ row: Int32) {
    if row == self.row { isCarrying = true }
  }

  /// Ends carrying: what was carried stays.
  mutating func end() {
    isCarrying = false
  }

  mutating func excludeRange() {
    haveRange = false
  }

  mutating func invalidate() {
    row = -1
    isCarrying = false
  }

  /// Sets the rate of a column, which is set no more after having become 0.
  @inline(never)
  mutating func set(_ column: Int32, _ rate: Double) {
    // What is left of a cancellation is rounding.
    guard abs(rate) > Tolerances.cancellation * largest else {
      rates[column] = 0
      return
    }
    largest = max(largest, abs(rate))
    if rates[column] == 0 { columns.append(column) }
    rates[column] = rate
  }
}

extension Engine {
  /// Carries sensitivities along where everything is solved for the first time and changes of a
  /// constant were announced.
  mutating func beginSensitivities() {
    guard ranging.isAnnounced, freshColumns.count == system.columns.count else {
      return sensitivities.invalidate()
    }
    sensitivities.begin(row: ranging.expectedRow, columnCount: system.columns.count)
    ranging.begin(target: system.rows[ranging.expectedRow].target)
  }

  /// How a row's excess changes.
  @inline(__always)
  func excessRate(ofRow row: Int32) -> Double {
    var rate = sensitivities.excessRate(ofConstant: row)
    for place in system.rows[row].places {
      let entry = system.entries[place]
      rate += entry.coefficient * sensitivities[entry.column]
    }
    return rate
  }

  /// Ends the range of the constant where a completed row would reach its target.
  @inline(never)
  mutating func limitRanging(
    byCompleted row: Int32, _ excess: (amount: Double, magnitude: Double)
  ) {
    let rate = excessRate(ofRow: row)
    guard rate != 0 else { return }
    if !limitRanging(byRow: row, excess, rate, sensitivities.largest) {
      sensitivities.excludeRange()
    }
  }

  /// Forgets the sensitivities if those of the present region may be others after it is optimised.
  mutating func forgetSensitivitiesOfRegion() {
    guard sensitivities.row >= 0 else { return }
    for index in regionRows.indices where regionRows[index] == sensitivities.row {
      return sensitivities.invalidate()
    }
    for index in regionColumns.indices where sensitivities[regionColumns[index]] != 0 {
      return sensitivities.invalidate()
    }
    for index in boundaryColumns.indices where sensitivities[boundaryColumns[index]] != 0 {
      return sensitivities.invalidate()
    }
  }
}
