extension Engine {
  /// Gives a column the best value for the rows that have it alone, and explores what follows.
  ///
  /// Required equalities that are determined by what follows may contradict that value, as where
  /// equal widths have to fill a row: then they determine the column. All columns explored are
  /// linear functions of the first, and it matters how fast they change with it. That is a
  /// Gaussian elimination with one column carried along (*tearing*: Kron, "Diakoptics", 1963),
  /// which needs no factors.
  mutating func explore(from column: Int32) {
    propagation.explored.removeAll()
    propagation.isExploring = true
    columnRate[column] = 1
    pinBest(on: column)
    determineForced()
    propagation.isExploring = false
    if propagation.explored.count > 1 { reconsiderFirst() }
    for index in propagation.explored.indices { columnRate[propagation.explored[index]] = 0 }
    noteCompleted()
  }

  /// Revises the value of the first explored column for the rows that the explored columns completed.
  private mutating func reconsiderFirst() {
    if isOverdetermined {
      if let (row, rate) = closingRow() { close(by: row, rate) }
    } else if isFollowerViolated {
      weighFollowers()
    }
  }

  /// Whether a required equality was completed by the explored columns.
  private var isOverdetermined: Bool {
    for index in propagation.completed.indices
    where system.rows[propagation.completed[index]].isRequiredEquality {
      return true
    }
    return false
  }

  /// How fast a column changes with the first explored one that a row is about to determine.
  @inline(__always)
  func exploredRate(of open: Entry, in row: Int32) -> Double {
    var rate = 0.0
    for place in system.rows[row].places {
      let entry = system.entries[place]
      if entry.column != open.column { rate -= entry.coefficient * columnRate[entry.column] }
    }
    return rate / open.coefficient
  }

  /// The completed required equality that changes most with the explored columns, and how fast.
  private func closingRow() -> (row: Int32, rate: Double)? {
    var best: (row: Int32, rate: Double)?
    for index in propagation.completed.indices {
      let number = propagation.completed[index]
      guard system.rows[number].isRequiredEquality else { continue }
      let (rate, largest) = exploredRate(ofRow: number)
      guard abs(rate) > Tolerances.pivotShare * largest,
        abs(rate) > abs(best?.rate ?? 0)
      else { continue }
      best = (number, rate)
    }
    return best
  }

  /// How fast a row's activity changes with the first explored column, and the largest part of that.
  func exploredRate(ofRow number: Int32) -> (rate: Double, largest: Double) {
    var (rate, largest) = (0.0, 0.0)
    for place in system.rows[number].places {
      let entry = system.entries[place]
      let part = entry.coefficient * columnRate[entry.column]
      rate += part
      largest = max(largest, abs(part))
    }
    return (rate, largest)
  }

  /// Lets a row determine the explored columns, which change it at a rate, instead of what the
  /// first of them was pinned by.
  private mutating func close(by row: Int32, _ rate: Double) {
    let first = propagation.explored[0]
    forgetWeighing(on: first)
    propagation.fixing[first] = fixingOfFirst(by: row)
    pinFirst(by: row, rate)
  }

  /// Moves the first explored column to where a row is at its target, and pins the row instead of
  /// what the first column was pinned by.
  mutating func pinFirst(by row: Int32, _ rate: Double) {
    sensitivities.notePinned(row)
    shiftFirst(until: row, rate)
    redetermineOthers()
    refineExplored(until: row, rate)
    let freed = exchangePins(from: propagation.explored[0], to: row)
    if freed >= 0 { propagation.completed.append(freed) }
  }

  /// Takes back that rows had their say on a column alone, which others determine now.
  mutating func forgetWeighing(on column: Int32) {
    for place in system.columns[column].places {
      let row = system.occurrences[place].row
      if propagation.openCount[row] < 0 { propagation.openCount[row] = 0 }
    }
  }

  /// Moves the first explored column, and how it changes with what is carried along, to where a row
  /// is at its target once the others have followed.
  private mutating func shiftFirst(until row: Int32, _ rate: Double) {
    let first = propagation.explored[0]
    setValue(first, system.columns[first].value - system.excess(row).amount / rate)
    guard sensitivities.isCarrying else { return }
    sensitivities.set(first, sensitivities[first] - excessRate(ofRow: row) / rate)
  }

  /// Has the other explored columns follow from their pins again: their values, what fixes them, and
  /// how they change with what is carried along.
  ///
  /// They are many, and waited for in memory: everything is done while a row is at hand.
  mutating func redetermineOthers() {
    for index in Places(1..<propagation.explored.count) {
      let column = propagation.explored[index]
      let coefficient = system.columns[column].pinCoefficient
      let rest = rest(ofRow: system.columns[column].pin) { $0.column == column }
      let value = Engine.pinnedValue(ofRest: rest.amount, coefficient)
      setValue(column, value)
      if !value.isFinite { propagation.areFinite = false }
      propagation.fixing[column] = rest.fixing
      if sensitivities.isCarrying { sensitivities.set(column, -rest.excessRate / coefficient) }
    }
  }

  /// Moves the explored columns by what rounding left of a row's distance from its target, as long as
  /// that brings them closer.
  private mutating func refineExplored(until row: Int32, _ rate: Double) {
    var residual = system.excess(row).amount
    for _ in 0..<Tolerances.refinements where residual != 0 {
      shiftExplored(by: -residual / rate)
      let next = system.excess(row).amount
      if abs(next) >= abs(residual) { return }
      residual = next
    }
  }

  private mutating func shiftExplored(by step: Double) {
    let first = propagation.explored[0]
    setValue(first, system.columns[first].value + step)
    for index in 1..<propagation.explored.count {
      let column = propagation.explored[index]
      setValue(column, pinnedValue(column))
    }
  }

  /// What fixes the first explored column, now that a row determines it.
  private mutating func fixingOfFirst(by row: Int32) -> Float {
    marks.clear()
    var fixing = fixing(by: row)
    for index in propagation.explored.indices.reversed() {
      let column = propagation.explored[index]
      guard index > 0, marks.has(column: column) else { continue }
      fixing = min(fixing, self.fixing(by: system.columns[column].pin))
    }
    return fixing
  }

  /// The weakest strength among a row and what fixes its columns that do not change; marks the others.
  private mutating func fixing(by number: Int32) -> Float {
    let row = system.rows[number]
    var fixing = row.strength
    for index in row.places {
      let column = system.entries[index].column
      if columnRate[column] == 0 {
        fixing = min(fixing, propagation.fixing[column])
      } else {
        _ = marks.insert(column: column)
      }
    }
    return fixing
  }
}
