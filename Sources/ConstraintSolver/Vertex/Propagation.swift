/// Scratch storage and queues of `Engine.propagate`.
struct Propagation: ~Copyable {
  /// The number of open columns of rows that mention one.
  var openCount = FlatArray<Int32>()
  /// The strongest optional row that waits for a column alone.
  var strength = FlatArray<Float>()
  /// Rows that determine their last open column.
  var forced = FlatArray<Int32>()
  /// Columns for which optional rows wait.
  var wishes = Heap<Wish>()
  var points = FlatArray<Point>()

  /// A column for which an optional row waits; the strongest first, then the oldest.
  struct Wish: HeapElement {
    var strength: Float
    var column: Int32

    static func isBefore(_ first: Wish, _ second: Wish) -> Bool {
      first.strength == second.strength
        ? first.column < second.column : first.strength > second.strength
    }
  }

  /// A value of a column at which a row is at its target.
  struct Point: BitwiseCopyable {
    var value: Double
    /// The costs per unit of the column below and above the value.
    var below: Double
    var above: Double
    var strength: Float
    var row: Int32
  }

  init() {}

  mutating func extend(rowCount: Int, columnCount: Int) {
    openCount.extend(to: rowCount, with: 0)
    strength.extend(to: columnCount, with: 0)
  }
}

extension Engine {
  /// Pins rows on open columns and computes their values: one column after the other takes the
  /// best value that the rows which mention only it and determined columns allow.
  ///
  /// Required equalities come first, then columns in the order of the strongest optional row that
  /// waits for them. The vertex is triangular by construction. It is often the optimum already, as
  /// in local propagation (Borning, Anderson, Freeman-Benson, "Indigo", 1996), and otherwise where
  /// the simplex method starts.
  mutating func propagate(_ columns: consuming FlatArray<Int32>) throws(NumericalTrouble) {
    countOpenColumns(columns)
    readyRows(of: columns)
    var next = 0
    while true {
      if let row = propagation.forced.popLast() {
        if propagation.openCount[row] == 1 { pinLast(of: row) }
      } else if let wish = propagation.wishes.pop() {
        if system.columns[wish.column].pin == Pin.open { pinBest(on: wish.column) }
      } else if next < columns.count {
        let column = columns[next]
        next += 1
        if system.columns[column].isAlive, system.columns[column].pin == Pin.open {
          pinBest(on: column)
        }
      } else {
        break
      }
    }
    for index in columns.indices {
      guard system.columns[columns[index]].value.isFinite else { throw NumericalTrouble() }
    }
  }

  private mutating func countOpenColumns(_ columns: borrowing FlatArray<Int32>) {
    for index in columns.indices {
      let column = system.columns[columns[index]]
      propagation.strength[columns[index]] = 0
      for place in Int(column.start)..<Int(column.end) {
        propagation.openCount[system.occurrences[place].row] = 0
      }
    }
    for index in columns.indices {
      let column = system.columns[columns[index]]
      for place in Int(column.start)..<Int(column.end) {
        propagation.openCount[system.occurrences[place].row] += 1
      }
    }
  }

  private mutating func readyRows(of columns: borrowing FlatArray<Int32>) {
    for index in columns.indices {
      let column = system.columns[columns[index]]
      for place in Int(column.start)..<Int(column.end) {
        let row = system.occurrences[place].row
        if propagation.openCount[row] == 1 { noteReady(row, columns[index]) }
      }
    }
  }

  /// Notes that a column is the last open one of a row.
  private mutating func noteReady(_ number: Int32, _ column: Int32) {
    let row = system.rows[number]
    if row.isRequiredEquality {
      propagation.forced.append(number)
    } else if row.strength < Level.required, row.strength > propagation.strength[column] {
      propagation.strength[column] = row.strength
      propagation.wishes.push(Propagation.Wish(strength: row.strength, column: column))
    }
  }

  /// Pins a row on its last open column.
  private mutating func pinLast(of row: Int32) {
    for index in Int(system.rows[row].start)..<Int(system.rows[row].end) {
      let entry = system.entries[index]
      guard system.columns[entry.column].pin == Pin.open else { continue }
      return pin(row, on: entry.column)
    }
  }

  /// Pins a row on an open column.
  private mutating func pin(_ row: Int32, on column: Int32) {
    setPin(column, row)
    determine(column, pinnedValue(column))
  }

  /// Gives an open column its value, and looks which rows are determined by it.
  private mutating func determine(_ column: Int32, _ value: Double) {
    statistics.evaluations += 1
    setValue(column, value)
    for place in Int(system.columns[column].start)..<Int(system.columns[column].end) {
      let row = system.occurrences[place].row
      propagation.openCount[row] -= 1
      guard propagation.openCount[row] == 1 else { continue }
      for index in Int(system.rows[row].start)..<Int(system.rows[row].end) {
        let other = system.entries[index].column
        guard system.columns[other].pin == Pin.open else { continue }
        noteReady(row, other)
        break
      }
    }
  }

  // MARK: The best value

  /// Gives an open column the best value that the rows allow which mention no other open column.
  private mutating func pinBest(on column: Int32) {
    collectPoints(column)
    let (low, high) = bestValues()
    let value = min(max(0, low), high)
    if let row = strongestPoint(at: value) {
      pin(row, on: column)
    } else {
      setPin(column, Pin.anchor)
      system.columns[column].anchor = value
      determine(column, value)
    }
  }

  /// Of the rows that consist of a column alone, the strongest of those at their targets where the
  /// column had best be for them; nil if that is more than one point, or one of them is broken and
  /// might be mended.
  mutating func bestOwnRow(of column: Int32) -> Int32? {
    propagation.points.removeAll()
    for place in Int(system.columns[column].start)..<Int(system.columns[column].end) {
      let occurrence = system.occurrences[place]
      guard system.rows[occurrence.row].count == 1 else { continue }
      if system.rows[occurrence.row].strength == Level.broken { return nil }
      addPoint(occurrence, column)
    }
    sortPoints()
    let (low, high) = bestValues()
    return low == high ? strongestPoint(at: low) : nil
  }

  /// Where the costs of the points are least, those of the strongest first.
  private func bestValues() -> (low: Double, high: Double) {
    var low = -Double.infinity
    var high = Double.infinity
    var start = 0
    while start < propagation.points.count, low < high {
      var end = start + 1
      while end < propagation.points.count,
        propagation.points[end].strength == propagation.points[start].strength
      {
        end += 1
      }
      (low, high) = best(among: start..<end, low, high)
      start = end
    }
    return (low, high)
  }

  /// Collects where rows with no other open column are at their targets, the strongest first.
  private mutating func collectPoints(_ column: Int32) {
    propagation.points.removeAll()
    for place in Int(system.columns[column].start)..<Int(system.columns[column].end) {
      let occurrence = system.occurrences[place]
      guard propagation.openCount[occurrence.row] == 1,
        abs(occurrence.coefficient) >= Tolerances.pivotShare
      else { continue }
      addPoint(occurrence, column)
    }
    sortPoints()
  }

  private mutating func addPoint(_ occurrence: Occurrence, _ column: Int32) {
    let row = system.rows[occurrence.row]
    var rest = row.target
    for index in Int(row.start)..<Int(row.end) where system.entries[index].column != column {
      let entry = system.entries[index]
      rest -= entry.coefficient * system.columns[entry.column].value
    }
    let sides = occurrence.coefficient > 0 ? row.violatingSides : row.violatingSides.opposite
    let slope = row.weight * abs(occurrence.coefficient)
    propagation.points.append(
      Propagation.Point(
        value: rest / occurrence.coefficient, below: sides.contains(.below) ? slope : 0,
        above: sides.contains(.above) ? slope : 0, strength: row.strength, row: occurrence.row))
  }

  private mutating func sortPoints() {
    propagation.points.sort { first, second in
      if first.strength != second.strength { return first.strength > second.strength }
      return first.value < second.value
    }
  }

  /// The part of `low...high` where the costs of the points in `range`, ascending, are least.
  private func best(
    among range: Range<Int>, _ low: Double, _ high: Double
  ) -> (Double, Double) {
    var slope = 0.0
    for index in range { slope -= propagation.points[index].below }
    // Slopes that cancel leave rounding, which must not be taken for one.
    let flat = Tolerances.dual * -slope
    var first = -Double.infinity
    var index = range.lowerBound
    while slope < -flat, index < range.upperBound {
      first = propagation.points[index].value
      slope += propagation.points[index].below + propagation.points[index].above
      index += 1
    }
    var last = slope > flat ? first : .infinity
    while slope <= flat, index < range.upperBound {
      last = propagation.points[index].value
      slope += propagation.points[index].below + propagation.points[index].above
      index += 1
    }
    if slope <= flat { last = .infinity }
    let clampedFirst = min(max(first, low), high)
    return (clampedFirst, max(clampedFirst, min(last, high)))
  }

  /// Of the rows at their targets at `value` the strongest, an equality if there is one.
  private func strongestPoint(at value: Double) -> Int32? {
    var best: Int32?
    for index in propagation.points.indices where propagation.points[index].value == value {
      let row = propagation.points[index].row
      guard let present = best else {
        best = row
        continue
      }
      guard system.rows[row].strength == system.rows[present].strength else { break }
      if system.rows[row].violatingSides == .both { best = row }
    }
    return best
  }
}
