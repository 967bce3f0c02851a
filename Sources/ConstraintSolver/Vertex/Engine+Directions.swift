/// How fast a column's pin leaves its target.
struct Speed: BitwiseCopyable {
  var column: Int32
  var speed: Double
}

extension Engine {
  // MARK: Rates

  /// Computes how all columns and rows change per unit when the activity of a column's pin changes
  /// by `speed`.
  mutating func computeRates(_ column: Int32, _ speed: Double) throws(NumericalTrouble) {
    clearRates()
    columnRate[column] = speed
    traversal.begin(columnCount: system.columns.count)
    traversal.addDependents(of: column, system)
    try propagateRates()
  }

  /// Computes the rates when the pins of several columns change at once.
  mutating func computeRates(
    _ directions: borrowing FlatArray<Speed>
  ) throws(NumericalTrouble) {
    clearRates()
    traversal.begin(columnCount: system.columns.count)
    for index in directions.indices {
      columnRate[directions[index].column] += directions[index].speed
      traversal.addDependents(of: directions[index].column, system)
    }
    try propagateRates()
  }

  mutating func clearRates() {
    for index in movedColumns.indices { columnRate[movedColumns[index]] = 0 }
    for index in touchedRows.indices {
      rowRate[touchedRows[index]] = 0
      isRowTouched[touchedRows[index]] = false
    }
    movedColumns.removeAll()
    touchedRows.removeAll()
    largestRate = 0
  }

  private mutating func propagateRates() throws(NumericalTrouble) {
    statistics.directions += 1
    var cursor = Traversal.Cursor(traversal)
    while let step = cursor.next(traversal) {
      switch step {
      case .column(let column):
        let pin = system.columns[column].pin
        var rate = columnRate[column]
        if pin >= 0 { rate = (rate - rowRate[pin]) / system.columns[column].pinCoefficient }
        setRate(column, rate)
      case .group(let group): try propagateRates(group)
      }
    }
  }

  private mutating func propagateRates(_ group: Traversal.Group) throws(NumericalTrouble) {
    let factors = try self.factors.factors(of: group, traversal, system)
    var rightSide: [Double] = []
    rightSide.reserveCapacity(factors.columns.count)
    for column in factors.columns {
      rightSide.append(columnRate[column] - rowRate[system.columns[column].pin])
    }
    let rates = factors.solve(rightSide)
    for (place, column) in factors.columns.enumerated() { setRate(column, rates[place]) }
  }

  @inline(__always)
  private mutating func setRate(_ column: Int32, _ rate: Double) {
    // What is left of a cancellation is rounding.
    guard abs(rate) > Tolerances.cancellation * largestRate else {
      columnRate[column] = 0
      return
    }
    largestRate = max(largestRate, abs(rate))
    columnRate[column] = rate
    movedColumns.append(column)
    let pin = system.columns[column].pin
    for index in system.columns[column].places {
      let occurrence = system.occurrences[index]
      guard occurrence.row != pin else { continue }
      if !isRowTouched[occurrence.row] {
        isRowTouched[occurrence.row] = true
        touchedRows.append(occurrence.row)
      }
      rowRate[occurrence.row] += system.coefficient(occurrence) * rate
    }
  }

  // MARK: Multipliers

  /// Adds a multiple of a row to the linear function whose multipliers are wanted.
  mutating func addGradient(row: Int32, _ slope: Double) {
    for index in system.rows[row].places {
      let entry = system.entries[index]
      addGradient(column: entry.column, slope * entry.coefficient)
    }
  }

  @inline(__always)
  mutating func addGradient(column: Int32, _ slope: Double) {
    guard !system.columns[column].isFixed else { return }
    gradient[column] += slope
    gradientColumns.append(column)
  }

  /// Adds to the multipliers those of the linear function recorded, and forgets it: solves
  /// `Gᵀ·y = g`, the rows of `G` being the pins.
  mutating func addMultipliers() throws(NumericalTrouble) {
    traversal.begin(columnCount: system.columns.count)
    for index in gradientColumns.indices {
      traversal.addDependencies(of: gradientColumns[index], system)
    }
    gradientColumns.removeAll()
    statistics.multipliers += traversal.order.count
    var cursor = Traversal.Cursor(traversal)
    while let step = cursor.next(traversal) {
      switch step {
      case .column(let column):
        let change = gradient[column] / system.columns[column].pinCoefficient
        gradient[column] = 0
        if change != 0 { addMultiplier(column, change) }
      case .group(let group): try addMultipliers(group)
      }
    }
  }

  /// Brings the multiplier of a column's pin up to date where the recorded linear function is a multiple of
  /// the pin, so that no other multiplier changes.
  mutating func addOwnMultiplier(of column: Int32) {
    let change = gradient[column] / system.columns[column].pinCoefficient
    forgetGradient()
    statistics.multipliers += 1
    if change != 0 { raiseMultiplier(of: column, by: change) }
  }

  private mutating func addMultipliers(_ group: Traversal.Group) throws(NumericalTrouble) {
    let factors = try self.factors.factors(of: group, traversal, system)
    var wanted: [Double] = []
    wanted.reserveCapacity(factors.columns.count)
    for column in factors.columns { wanted.append(gradient[column]) }
    let changes = factors.solveTransposed(wanted)
    for (place, column) in factors.columns.enumerated() where changes[place] != 0 {
      addMultiplier(column, changes[place])
    }
    // The group's own terms cancel by what was just solved.
    for column in factors.columns { gradient[column] = 0 }
  }

  /// Adds to a column's multiplier and takes what its pin contributes off the linear function.
  @inline(__always)
  private mutating func addMultiplier(_ column: Int32, _ change: Double) {
    raiseMultiplier(of: column, by: change)
    let pin = system.columns[column].pin
    guard pin >= 0 else { return }
    for index in system.rows[pin].places {
      let entry = system.entries[index]
      guard entry.column != column, !system.columns[entry.column].isFixed else { continue }
      gradient[entry.column] -= change * entry.coefficient
    }
  }

  @inline(__always)
  private mutating func raiseMultiplier(of column: Int32, by change: Double) {
    multiplier[column] += change
    if !isMultiplierTouched[column] {
      isMultiplierTouched[column] = true
      touchedMultipliers.append(column)
    }
    let pin = system.columns[column].pin
    if pin < 0 || !mustStay(system.rows[pin]) { candidates.touch(column) }
  }

  /// Drops the linear function recorded.
  mutating func forgetGradient() {
    for index in gradientColumns.indices { gradient[gradientColumns[index]] = 0 }
    gradientColumns.removeAll()
  }

  mutating func clearMultipliers() {
    for index in touchedMultipliers.indices {
      multiplier[touchedMultipliers[index]] = 0
      isMultiplierTouched[touchedMultipliers[index]] = false
    }
    touchedMultipliers.removeAll()
    candidates.clear()
  }
}
