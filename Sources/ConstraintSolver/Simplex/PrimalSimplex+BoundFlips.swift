/// An exchange of a column's active singleton row for another singleton row of it.
struct BoundFlip: BitwiseCopyable {
  var column: ColumnIndex
  var side: Side
  /// The change of the row's activity.
  var step: Double
  /// The row at whose target the column stops.
  var stop: RowIndex
}

extension PrimalSimplex {
  /// Makes many bound flips at once, as long as they change the side of no other row.
  ///
  /// Where many views give way to few constraints, most pivots change only which singleton row of a
  /// column is active. In the dual method such pivots are bound flips, which are made together
  /// (Maros, "Computational Techniques of the Simplex Method", 2003); here it is the same in the
  /// primal method.
  ///
  /// - Returns: Whether flips were made; then the reduced costs are out of date.
  mutating func flipTogether(
    _ threshold: Double, _ basis: inout BasicSolution
  ) throws(Interruption) -> Bool {
    collectFlips(threshold, basis)
    while flips.count >= WorkLimits.fewestFlips {
      try computeFlipDirection(&basis)
      if !areFlipsStopped(basis) {
        applyFlips(&basis)
        return true
      }
      returnFlips(from: flips.count / 2)
    }
    returnFlips(from: 0)
    return false
  }

  /// Takes candidates from the queue, the best first, as long as each is stopped by a singleton row
  /// and all together do not bring the objective to 0.
  private mutating func collectFlips(_ threshold: Double, _ basis: borrowing BasicSolution) {
    flips.removeAll()
    var remaining: Double?
    while let entering = priceBest(threshold, basis) {
      guard let flip = flip(entering, basis),
        case let left = (remaining ?? objectiveValue(basis.problem)) + entering.rate * flip.step,
        left > 0
      else { return pricing.push(candidate(entering, basis.problem)) }
      flips.append(flip)
      remaining = left
    }
  }

  /// Makes the slacks of flips candidates again.
  private mutating func returnFlips(from place: Int) {
    for index in place..<flips.count { pricing.touch(flips[index].column) }
    flips.truncate(to: place)
  }

  private func objectiveValue(_ problem: borrowing Problem) -> Double {
    switch objective {
    case .level(let level):
      var sum = 0.0
      var node = costlyRows.first(ofLevel: level)
      while node >= 0 {
        sum += problem.violation(ofRow: costlyRows.row(at: node))
        node = costlyRows.next(after: node)
      }
      return sum
    case .row(let row): return problem.violation(ofRow: row)
    case .none, .magnitude, .linear: return 0
    }
  }

  /// The flip of a slack whose active row is a singleton, up to the nearest breakpoint of another
  /// one.
  ///
  /// Nil if there is none, or if the objective would still fall beyond it: then the step does not end there.
  private mutating func flip(
    _ entering: EnteringSlack, _ basis: borrowing BasicSolution
  ) -> BoundFlip? {
    let column = entering.column
    let active = basis.problem.columns[column].activeRow
    guard active.exists, basis.problem.rows[active].count == 1,
      bend(ofRow: active, basis.problem) == 0
    else { return nil }
    let rate = entering.side.sign / basis.problem.columns[column].activeCoefficient
    var nearest: Breakpoint?
    for place in basis.problem.columns[column].places {
      let row = basis.problem.occurrences[place]
      guard row != active, basis.problem.rows[row].count == 1,
        let breakpoint = breakpoint(
          ofRow: row, rate: basis.problem.coefficient(ofRow: row, column: column) * rate, basis),
        breakpoint.step < nearest?.step ?? .infinity
      else { continue }
      nearest = breakpoint
    }
    guard let nearest, nearest.step > 0, entering.rate + nearest.slopeIncrease >= 0
    else { return nil }
    return BoundFlip(
      column: column, side: entering.side, step: nearest.step, stop: nearest.slack.row)
  }

  private mutating func breakpoint(
    ofRow number: RowIndex, rate: Double, _ basis: borrowing BasicSolution
  ) -> Breakpoint? {
    breakpoint(
      .row(number), rate, position(ofRow: number, basis), bend(ofRow: number, basis.problem))
  }

  private func computeFlipDirection(_ basis: inout BasicSolution) throws(Interruption) {
    var terms = FlatArray<ColumnTerm>()
    terms.reserve(flips.count)
    for index in flips.indices {
      let flip = flips[index]
      terms.append(ColumnTerm(column: flip.column, coefficient: flip.side.sign * flip.step))
    }
    try basis.ftran(terms)
  }

  /// Whether a row reaches its target on the way that must not pass it, or that has another slope
  /// beyond.
  ///
  /// Singleton rows of a flipped column were considered before.
  private mutating func areFlipsStopped(_ basis: borrowing BasicSolution) -> Bool {
    let floor = basis.direction.negligibleRate
    for index in basis.direction.touchedRows.indices {
      let number = basis.direction.touchedRows[index]
      let row = basis.problem.rows[number]
      let rate = basis.direction.rowRate(number)
      guard !row.isActive, abs(rate) > floor, !isSingletonOfFlip(row, basis.problem),
        let breakpoint = breakpoint(ofRow: number, rate: rate, basis)
      else { continue }
      if breakpoint.step <= 1 + Tolerances.tie { return true }
    }
    return false
  }

  /// Whether a row has only one column, which flips: other columns that move have active rows of
  /// several columns.
  private func isSingletonOfFlip(_ row: Row, _ problem: borrowing Problem) -> Bool {
    guard row.count == 1 else { return false }
    let active = problem.columns[problem.entries[Int(row.start)].column].activeRow
    return active.exists && problem.rows[active].count == 1
  }

  private mutating func applyFlips(_ basis: inout BasicSolution) {
    for index in basis.direction.movedColumns.indices {
      let column = basis.direction.movedColumns[index]
      let change = basis.direction.columnRate(column)
      basis.setValue(column, basis.problem.columns[column].value + change)
    }
    for index in flips.indices { apply(flips[index], &basis) }
    for index in basis.direction.touchedRows.indices {
      listIfCostly(basis.direction.touchedRows[index], &basis)
    }
    for index in flips.indices { listIfCostly(flips[index].stop, &basis) }
  }

  private mutating func apply(_ flip: BoundFlip, _ basis: inout BasicSolution) {
    basis.statistics.pivots += 1
    let former = basis.problem.columns[flip.column].activeRow
    basis.deactivate(former)
    basis.problem.rows[former].side = flip.side
    basis.setActiveRow(flip.stop, of: flip.column)
    let coefficient = basis.problem.columns[flip.column].activeCoefficient
    basis.setValue(flip.column, basis.problem.rows[flip.stop].target / coefficient)
    noteReassigned(flip.column, limit: basis.component.columns.count)
    listIfCostly(former, &basis)
  }
}
