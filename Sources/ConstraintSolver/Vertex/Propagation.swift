/// Scratch storage and queues of `Engine.propagate`.
struct Propagation: ~Copyable {
  /// The number of open columns of rows that mention one; negative for rows that have had their say
  /// on their last column.
  ///
  /// Of rows that were not looked at yet, minus the number of columns that were determined meanwhile.
  var openCount = FlatArray<Int32>()
  /// The strongest optional row that waits for a column alone.
  var awaited = FlatArray<Float>()
  /// What fixes the value of a column: the weakest strength among the rows it follows from, or
  /// `Level.anchor` for a column that does not follow from rows, or of which that is not known.
  ///
  /// A solution leaves here what it proved of the columns it found by propagation alone, and takes
  /// back what later edits may have changed. See ``Engine/fixFreshColumns()``.
  var fixing = FlatArray<Float>()
  /// How many columns are open.
  var openColumns = 0
  /// Whether all values found were numbers.
  var areFinite = true
  /// Rows with one open column that were not looked at since.
  var ready = SweepQueue()
  /// Columns for which optional rows wait.
  var wishes = WishQueue()
  /// The columns determined since one took a value that required equalities do not demand, that
  /// one first.
  ///
  /// `Engine.columnRate` says how fast they change with it; see `Engine.explore(from:)`.
  var explored = FlatArray<Int32>()
  var isExploring = false
  /// Rows all of whose columns were determined meanwhile, without being pinned.
  var completed = FlatArray<Int32>()
  /// The completed rows that were found contested, or do not hold without any column.
  var contested = FlatArray<Int32>()
  /// The contested rows from here on were not tried at hand yet.
  var firstUntried = 0
  /// How many more tries may fail; see `Engine.optimiseAtHand()`.
  var triesLeft = 0
  var points = Points()
  /// Whether columns stay close to their values, rather than to 0, where rows leave a choice.
  var staysNear = false

  init() {}

  mutating func extend(rowCount: Int, columnCount: Int) {
    openCount.appendRoom(rowCount - openCount.count)
    ready.extend(to: rowCount)
    awaited.appendRoom(columnCount - awaited.count)
    fixing.extend(to: columnCount, with: Level.anchor)
  }
}

extension Engine {
  /// Pins rows on open columns and computes their values: one column after the other takes the
  /// best value that the rows which mention only it and determined columns allow.
  ///
  /// Required equalities come first, then columns in the order of the strongest optional row that
  /// waits for them. The vertex is often the optimum already, as in local propagation (Borning,
  /// Anderson, Freeman-Benson, "Indigo", 1996), and otherwise where the simplex method starts.
  ///
  /// - Parameters:
  ///   - columns: The open columns.
  ///   - rows: All rows that mention one of them. The journal remembers all, unless they are new.
  /// - Throws: `NumericalTrouble` where values are beyond what can be computed.
  mutating func propagate(
    _ columns: borrowing FlatArray<Int32>, rows: borrowing FlatArray<Int32>
  ) throws(NumericalTrouble) {
    beginPropagating(columns)
    lookAtRows(rows)
    exploreWanted()
    if propagation.openColumns > 0 { exploreUnwanted(columns) }
    statistics.evaluations += columns.count
    if !propagation.areFinite { throw NumericalTrouble() }
  }

  private mutating func beginPropagating(_ columns: borrowing FlatArray<Int32>) {
    propagation.openColumns = columns.count
    propagation.areFinite = true
    propagation.contested.removeAll()
    propagation.firstUntried = 0
    propagation.isExploring = false
    guard !columns.isEmpty else { return }
    dependence.invalidate()
    // Exploring takes the rates of columns that it does not reach to be zero.
    clearRates()
    propagation.ready.removeAll()
    propagation.wishes.removeAll()
    for index in columns.indices {
      propagation.awaited[columns[index]] = 0
      propagation.fixing[columns[index]] = Level.anchor
    }
  }

  /// Notes how many open columns rows have, and determines all that follows from each while it is at
  /// hand.
  private mutating func lookAtRows(_ rows: borrowing FlatArray<Int32>) {
    let areAllColumnsOpen = propagation.openColumns == system.columns.count
    // Columns may be determined before all of their rows were looked at.
    for index in rows.indices { propagation.openCount[rows[index]] = 0 }
    for index in rows.indices {
      let number = rows[index]
      let openCount =
        areAllColumnsOpen
        ? propagation.openCount[number] &+ system.rows[number].count : openCount(ofRow: number)
      propagation.openCount[number] = openCount
      if openCount == 1 {
        if system.rows[number].isRequiredEquality { follow(number) } else { noteWish(of: number) }
      } else if openCount == 0 {
        noteCompleted(number)
      }
    }
  }

  /// Gives the columns their best values that no row waited for.
  private mutating func exploreUnwanted(_ columns: borrowing FlatArray<Int32>) {
    for index in columns.indices where system.columns[columns[index]].pin == Pin.open {
      explore(from: columns[index])
      exploreWanted()
    }
  }

  private func openCount(ofRow number: Int32) -> Int32 {
    var count: Int32 = 0
    for place in system.rows[number].places
    where system.columns[system.entries[place].column].pin == Pin.open {
      count &+= 1
    }
    return count
  }

  /// Pins a row on its last open column, and whatever is forced by that.
  @inline(never)
  private mutating func follow(_ row: Int32) {
    pinLast(of: row)
    determineForced()
    noteCompleted()
  }

  /// Determines the columns of required equalities that have no other open one, and notes the other
  /// rows that have one.
  @inline(__always)
  mutating func determineForced() {
    while let row = propagation.ready.popNext() {
      guard propagation.openCount[row] == 1 else { continue }
      if system.rows[row].isRequiredEquality { pinLast(of: row) } else { noteWish(of: row) }
    }
  }

  /// Gives the columns that rows wait for their best values, those of the strongest first.
  private mutating func exploreWanted() {
    while let column = propagation.wishes.pop() {
      if system.columns[column].pin == Pin.open { explore(from: column) }
      if propagation.firstUntried < propagation.contested.count { optimiseAtHand() }
    }
  }

  /// Pins a row on its last open column.
  private mutating func pinLast(of number: Int32) {
    let rest = rest(ofRow: number) { system.columns[$0.column].pin == Pin.open }
    let (column, coefficient) = (rest.left.column, rest.left.coefficient)
    if propagation.isExploring { columnRate[column] = exploredRate(of: rest.left, in: number) }
    sensitivities.carry(rest.excessRate, ofPin: number, to: column, coefficient)
    pin(column, by: number, coefficient: coefficient)
    let value = Engine.pinnedValue(ofRest: rest.amount, coefficient)
    determine(column, pin: number, value, rest.fixing)
  }

  /// What the determined columns of a row leave for the other one.
  struct RowRest {
    /// The entry of the other column.
    var left = Entry(coefficient: 1, column: -1, place: 0)
    /// What they leave of the target.
    var amount: Double
    /// What fixes the other column, if the row does.
    var fixing: Float
    /// How the row's excess changes, with what is carried along, while the other column stays.
    var excessRate: Double
  }

  /// What the columns of a row leave for one of them.
  @inline(__always)
  func rest(ofRow number: Int32, besides isLeft: (Entry) -> Bool) -> RowRest {
    let row = system.rows[number]
    var rest = RowRest(
      amount: row.target, fixing: row.strength,
      excessRate: sensitivities.excessRate(ofConstant: number))
    for index in row.places {
      let entry = system.entries[index]
      if isLeft(entry) {
        rest.left = entry
      } else {
        rest.amount -= entry.coefficient * system.columns[entry.column].value
        rest.fixing = min(rest.fixing, propagation.fixing[entry.column])
        rest.excessRate += entry.coefficient * sensitivities[entry.column]
      }
    }
    return rest
  }

  /// Pins a row on an open column.
  ///
  /// Both are remembered, and the column is in no group, so that there is nothing else to do.
  @inline(__always)
  private mutating func pin(_ column: Int32, by row: Int32, coefficient: Double) {
    assert(journal.remembers(column, system) && journal.remembers(row: row, system))
    assert(factors.group(of: column) < 0)
    system.columns[column].setPin(row, coefficient: coefficient)
    system.rows[row].pinned = column
  }

  /// Gives an open column the value that follows from its pin, and looks what follows from that.
  @inline(__always)
  private mutating func determine(
    _ column: Int32, pin: Int32, _ value: Double, _ fixing: Float
  ) {
    // Adding zero turns a negative zero into a positive one.
    system.columns[column].value = value + 0
    propagation.fixing[column] = fixing
    propagation.openColumns &-= 1
    if !value.isFinite { propagation.areFinite = false }
    if propagation.isExploring { propagation.explored.append(column) }
    for place in system.columns[column].places {
      let row = system.occurrences[place].row
      let count = propagation.openCount[row] &- 1
      propagation.openCount[row] = count
      if count == 1 {
        propagation.ready.insert(row)
      } else if count == 0, row != pin {
        propagation.completed.append(row)
      }
    }
  }

  /// Notes where the completed rows are, whose values are settled, and which of them are contested.
  @inline(__always)
  mutating func noteCompleted() {
    for index in propagation.completed.indices { noteCompleted(propagation.completed[index]) }
    propagation.completed.removeAll()
  }

  @inline(__always)
  private mutating func noteCompleted(_ number: Int32) {
    guard system.rows[number].pinned < 0 else { return }
    let excess = system.excess(number)
    if sensitivities.isCarrying { limitRanging(byCompleted: number, excess) }
    let status = Engine.status(of: excess)
    system.rows[number].status = status
    guard status != 0 else { return }
    let row = system.rows[number]
    system.rows[number].side = status > 0 ? .above : .below
    if row.isViolating(status), row.count == 0 || isContested(number) {
      propagation.contested.append(number)
    }
  }

  /// Notes that a row waits for its only open column, if it is optional.
  @inline(__always)
  private mutating func noteWish(of number: Int32) {
    let row = system.rows[number]
    guard row.strength < Level.required else { return }
    let column = openColumn(of: row)
    guard row.strength > propagation.awaited[column] else { return }
    propagation.awaited[column] = row.strength
    propagation.wishes.push(column, strength: row.strength)
  }

  /// The only open column of a row.
  @inline(__always)
  private func openColumn(of row: Row) -> Int32 {
    var place = Int(row.start)
    while system.columns[system.entries[place].column].pin != Pin.open { place &+= 1 }
    return system.entries[place].column
  }

  // MARK: The best value

  /// Gives an open column the best value that the rows allow which mention no other open column.
  mutating func pinBest(on column: Int32) {
    collectPoints(column)
    let best = propagation.points.best()
    let value = choice(for: column, from: best)
    var fixing = Level.anchor
    let strongest = propagation.points.strongest(at: value)
    if let strongest {
      let coefficient = system.coefficient(strongest)
      pin(column, by: strongest.row, coefficient: coefficient)
      sensitivities.carry(
        excessRate(ofRow: strongest.row), ofPin: strongest.row, to: column, coefficient)
      if best.isOneValue { fixing = best.fixing }
    } else {
      system.columns[column].setAnchor(at: value)
    }
    determine(column, pin: strongest?.row ?? Pin.anchor, value, fixing)
    noteSettledRows()
  }

  /// Of the best values of a column the one it is to have: the closest to 0, or to its present one.
  private func choice(for column: Int32, from best: Points.Best) -> Double {
    guard propagation.staysNear, !best.isOneValue else { return best.closest(to: 0) }
    let value = best.closest(to: system.columns[column].value)
    return propagation.points.value(near: value) ?? value
  }

  mutating func noteSettledRows() {
    for index in propagation.points.settledRows.indices {
      propagation.openCount[propagation.points.settledRows[index]] = -1
    }
  }

  /// Of the rows that consist of a column alone, the strongest of those at their targets where the
  /// column had best be for them, and what fixes it there; nil if that is more than one point, or one
  /// of them is broken and might be mended.
  mutating func bestOwnRow(of column: Int32) -> (row: Int32, fixing: Float)? {
    propagation.points.removeAll()
    for place in system.columns[column].places {
      let occurrence = system.occurrences[place]
      guard system.rows[occurrence.row].count == 1 else { continue }
      if system.rows[occurrence.row].strength == Level.broken { return nil }
      addPoint(occurrence, column)
    }
    propagation.points.sort()
    let best = propagation.points.best()
    guard best.isOneValue, let point = propagation.points.strongest(at: best.low) else {
      return nil
    }
    return (point.row, best.fixing)
  }

  /// Collects where rows with no other open column are at their targets, the strongest first.
  private mutating func collectPoints(_ column: Int32) {
    propagation.points.removeAll()
    for place in system.columns[column].places {
      let occurrence = system.occurrences[place]
      guard propagation.openCount[occurrence.row] == 1,
        abs(system.coefficient(occurrence)) >= Tolerances.pivotShare
      else { continue }
      addPoint(occurrence, column)
    }
    propagation.points.sort()
  }

  @inline(__always)
  private mutating func addPoint(_ occurrence: Occurrence, _ column: Int32) {
    let row = system.rows[occurrence.row]
    let coefficient = system.coefficient(occurrence)
    var rest = row.target
    var fixing = Float.infinity
    if row.count > 1 {
      for index in row.places where system.entries[index].column != column {
        let entry = system.entries[index]
        rest -= entry.coefficient * system.columns[entry.column].value
        fixing = min(fixing, propagation.fixing[entry.column])
      }
    }
    let sides = coefficient > 0 ? row.violatingSides : row.violatingSides.opposite
    let slope = row.weight * abs(coefficient)
    propagation.points.append(
      Points.Point(
        value: rest / coefficient, below: sides.contains(.below) ? slope : 0,
        above: sides.contains(.above) ? slope : 0, strength: row.strength, fixing: fixing,
        occurrence: occurrence))
  }
}
