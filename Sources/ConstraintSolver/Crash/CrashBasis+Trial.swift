/// Trial values: a column takes a value, and those that follow from it are linear functions of the
/// first.
extension CrashBasis {
  /// Gives a column the best value for the rows whose last column it is, and assigns all that follows.
  ///
  /// Required equalities that are completed then may contradict that value, as where equal widths
  /// have to fill a row: then they determine the column. All columns assigned meanwhile are linear
  /// functions of the first; while it is revised, the direction holds their rates. It is a Gaussian elimination with one
  /// column carried along (*tearing*: Kron, "Diakoptics", 1963), which needs no factors.
  mutating func tryValue(of column: ColumnIndex, _ basis: inout BasicSolution) {
    trial.removeAll()
    isTrying = true
    assignBest(to: column, &basis)
    assignForced(&basis)
    isTrying = false
    if trial.count > 1 { reviseTrial(&basis) }
    noteCompleted(&basis)
  }

  /// Revises the trial value for the rows that it completed.
  private mutating func reviseTrial(_ basis: inout BasicSolution) {
    if isOverdetermined(basis.problem) {
      computeRates(&basis)
      if let (row, rate) = closingRow(basis) { close(by: row, rate, &basis) }
      clearRates(&basis)
    } else if isFollowerViolated(basis) {
      computeRates(&basis)
      improveTrial(&basis)
      clearRates(&basis)
    }
  }

  /// Computes the rates of the trial columns per unit of the first.
  private mutating func computeRates(_ basis: inout BasicSolution) {
    basis.direction.extendColumns(basis.problem)
    basis.direction.setUnlisted(trial[0], 1)
    for index in Places(1..<trial.count) {
      basis.direction.setUnlisted(trial[index], basis.trialRate(ofFollower: trial[index]))
    }
  }

  private mutating func clearRates(_ basis: inout BasicSolution) {
    for index in trial.indices { basis.direction.setUnlisted(trial[index], 0) }
  }

  /// Whether the trial completed a required equality.
  private func isOverdetermined(_ problem: borrowing Problem) -> Bool {
    for index in completed.indices where problem.rows[completed[index]].isRequiredEquality {
      return true
    }
    return false
  }

  /// The completed required equality with the largest rate in the trial, and its rate.
  private func closingRow(_ basis: borrowing BasicSolution) -> (row: RowIndex, rate: Double)? {
    var best: (row: RowIndex, rate: Double)?
    for index in completed.indices {
      let number = completed[index]
      guard basis.problem.rows[number].isRequiredEquality else { continue }
      let (rate, largest) = basis.trialRate(ofRow: number)
      guard abs(rate) > Tolerances.pivotShare * largest, abs(rate) > abs(best?.rate ?? 0)
      else { continue }
      best = (number, rate)
    }
    return best
  }

  /// Makes a row active that the trial columns change at a rate, so that it determines them.
  private mutating func close(by row: RowIndex, _ rate: Double, _ basis: inout BasicSolution) {
    forgetMinimisedRows(of: trial[0], basis.problem)
    // The followers' levels are then those of the rest of what they follow from.
    basis.setDeterminingLevel(.infinity, of: trial[0])
    activate(row, rate, &basis)
    limitLevelsOfTrial(
      to: min(basis.problem.rows[row].level, basis.weakestDeterminingLevel(ofRow: row)), &basis)
  }

  /// Lowers the determining levels of the trial columns to the one of the first, from which all of them follow.
  private func limitLevelsOfTrial(to level: Float, _ basis: inout BasicSolution) {
    for index in trial.indices where basis.determiningLevel[trial[index]] > level {
      basis.setDeterminingLevel(level, of: trial[index])
    }
  }

  /// Moves the first trial column to where a row is at its target, and makes the row active instead
  /// of that of the first column.
  private mutating func activate(_ row: RowIndex, _ rate: Double, _ basis: inout BasicSolution) {
    let first = trial[0]
    let shift = basis.problem.slack(row).amount / rate
    basis.setValue(first, basis.problem.columns[first].value - shift)
    recomputeFollowers(&basis)
    refineTrial(until: row, rate, &basis)
    let former = basis.changeBasis(to: .row(row), from: first)
    if former.exists { completed.append(former) }
  }

  /// Forgets that rows were minimised for a column, which other rows determine now.
  private mutating func forgetMinimisedRows(of column: ColumnIndex, _ problem: borrowing Problem) {
    for place in problem.columns[column].places {
      let row = problem.occurrences[place]
      if unassignedCount[row] < 0 { unassignedCount[row] = 0 }
    }
  }

  /// Computes the values and determining levels of the trial columns after the first from their
  /// active rows.
  ///
  /// They are many and memory is slow, so that both are computed while a row is in the caches.
  private mutating func recomputeFollowers(_ basis: inout BasicSolution) {
    for index in Places(1..<trial.count) {
      let column = trial[index]
      let coefficient = basis.problem.columns[column].activeCoefficient
      let rest = basis.rest(ofRow: basis.problem.columns[column].activeRow) { entry, _ in
        entry.column == column
      }
      let value = BasicSolution.value(ofRest: rest.amount, coefficient)
      basis.setValue(column, value)
      noteValue(value)
      basis.setDeterminingLevel(rest.determiningLevel, of: column)
    }
  }

  /// Moves the trial columns by the residual of a row, as long as that makes it smaller.
  private mutating func refineTrial(
    until row: RowIndex, _ rate: Double, _ basis: inout BasicSolution
  ) {
    var residual = basis.problem.slack(row).amount
    for _ in 0..<WorkLimits.refinements where residual != 0 {
      shiftTrial(by: -residual / rate, &basis)
      let next = basis.problem.slack(row).amount
      if abs(next) >= abs(residual) { return }
      residual = next
    }
  }

  private mutating func shiftTrial(by step: Double, _ basis: inout BasicSolution) {
    let first = trial[0]
    basis.setValue(first, basis.problem.columns[first].value + step)
    for index in 1..<trial.count {
      basis.setValue(trial[index], basis.valueFromActiveRow(trial[index]))
    }
  }

  // MARK: The best value for all trial columns

  // The height of a label that is as high as the button beside it is 20 for its own rows, and then
  // the button's do not hold. Both columns are linear functions of the first, so the rows of both
  // have their points on it, and the best value is found among all of them.

  /// Whether the trial completed a row that does not hold, is as strong as the first column's determining level, and
  /// mentions another column.
  ///
  /// Weaker rows cannot change its value, and those of the first column alone had their part in it.
  private func isFollowerViolated(_ basis: borrowing BasicSolution) -> Bool {
    let level = basis.determiningLevel[trial[0]]
    for index in completed.indices {
      let row = basis.problem.rows[completed[index]]
      if row.level >= level, row.count > 1 || !isOfFirst(row, basis.problem),
        row.isViolating(basis.problem.status(ofRow: completed[index]))
      {
        return true
      }
    }
    return false
  }

  /// Whether a row with an entry mentions the first trial column in it.
  @inline(__always)
  private func isOfFirst(_ row: Row, _ problem: borrowing Problem) -> Bool {
    row.count > 0 && problem.entries[Int(row.start)].column == trial[0]
  }

  /// Gives the first trial column the best value for all rows that the trial completed; the others
  /// follow.
  ///
  /// A value that is among the best stays. Another one that is as good would only change the rest of
  /// propagation, and the simplex method may then take more steps (three times as long for nested stacks).
  private mutating func improveTrial(_ basis: inout BasicSolution) {
    let first = trial[0]
    let former = (
      value: basis.problem.columns[first].value, level: basis.determiningLevel[first]
    )
    // The followers' levels are then those of the rest of what they follow from.
    basis.setDeterminingLevel(.infinity, of: first)
    recomputeFollowers(&basis)
    collectPointsOfTrial(basis)
    let best = median.best()
    let value = best.closest(to: former.value)
    guard value != former.value else {
      basis.setDeterminingLevel(former.level, of: first)
      return recomputeFollowers(&basis)
    }
    let strongest = median.strongest(at: value)
    forgetMinimisedRows(of: first, basis.problem)
    let isDetermined = strongest != nil && best.isOneValue
    basis.setDeterminingLevel(
      isDetermined ? best.determiningLevel : PriorityLevel.none, of: first)
    moveTrial(to: value, by: strongest, &basis)
    noteMinimisedRows()
  }

  /// Moves the first trial column to a value, where a row is at its target unless it is nil.
  private mutating func moveTrial(to value: Double, by row: RowIndex?, _ basis: inout BasicSolution)
  {
    guard let row else { return holdTrial(at: value, &basis) }
    guard row != basis.problem.columns[trial[0]].activeRow else {
      return recomputeFollowers(&basis)
    }
    activate(row, basis.trialRate(ofRow: row).rate, &basis)
  }

  /// Makes the first trial column superbasic at a value.
  private mutating func holdTrial(at value: Double, _ basis: inout BasicSolution) {
    let first = trial[0]
    let former = basis.problem.columns[first].activeRow
    if former.exists { completed.append(former) }
    basis.setValue(first, value)
    basis.makeSuperbasic(first)
    recomputeFollowers(&basis)
  }

  /// Collects the points, by the value of the first trial column, where rows of the trial are at
  /// their targets.
  private mutating func collectPointsOfTrial(_ basis: borrowing BasicSolution) {
    median.removeAll()
    let active = basis.problem.columns[trial[0]].activeRow
    if active.exists { addPointOfTrial(active, basis) }
    for index in completed.indices {
      let number = completed[index]
      if !basis.problem.rows[number].isActive { addPointOfTrial(number, basis) }
    }
    median.sort()
  }

  private mutating func addPointOfTrial(_ number: RowIndex, _ basis: borrowing BasicSolution) {
    let (rate, largest) = basis.trialRate(ofRow: number)
    guard abs(rate) >= Tolerances.pivotShare * max(1, largest) else { return }
    let row = basis.problem.rows[number]
    let value = basis.problem.columns[trial[0]].value
    median.append(
      at: value - basis.problem.slack(number).amount / rate, rate: rate * row.weight,
      row.violatingSides, row.level,
      determiningLevel: basis.weakestDeterminingLevel(ofRow: number), ofRow: number)
  }
}
