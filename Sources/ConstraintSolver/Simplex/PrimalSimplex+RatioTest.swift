/// A row or column in relation to its breakpoint.
struct SlackPosition {
  var side: Side
  var distance: Double
  /// The sides to which it must not go.
  var bounds: Sides
}

/// The ratio test: the row that stops an edge.
extension PrimalSimplex {
  // MARK: Breakpoints

  /// Collects the points where an inactive row reaches its target along the present edge.
  ///
  /// - Returns: Whether the sides of the rows were those that the reduced costs assume.
  mutating func collectBreakpoints(_ basis: inout BasicSolution) -> Bool {
    breakpoints.removeAll()
    var isConsistent = true
    let floor = basis.direction.negligibleRate
    for index in basis.direction.touchedRows.indices {
      let number = basis.direction.touchedRows[index]
      let rate = basis.direction.rowRate(number)
      guard !basis.problem.rows[number].isActive, abs(rate) > floor else { continue }
      if !addBreakpoint(ofRow: number, rate, &basis) { isConsistent = false }
    }
    for index in basis.direction.movedColumns.indices {
      let column = basis.direction.movedColumns[index]
      let rate = basis.direction.columnRate(column)
      guard abs(rate) > floor else { continue }
      addBreakpoint(ofColumn: column, rate, basis.problem)
    }
    return isConsistent
  }

  private mutating func addBreakpoint(
    ofRow number: RowIndex, _ rate: Double, _ basis: inout BasicSolution
  ) -> Bool {
    let row = basis.problem.rows[number]
    let bend = bend(ofRow: number, basis.problem)
    guard mustHold(row) || bend > 0 || row.bounds != [] else { return true }
    var position = position(ofRow: number, basis)
    if !row.isListed, position.distance == 0, !perturbation.isActive {
      // The reduced costs do not contain the slope of a row that is not listed, so it counts as on the side that costs
      // nothing.
      position.side = cheaperSide(ofRow: number, position, basis.problem)
    }
    let isConsistent = position.side == row.side || !row.isListed || bend == 0
    basis.problem.rows[number].side = position.side
    addBreakpoint(.row(number), rate, position, bend)
    return isConsistent
  }

  private mutating func addBreakpoint(
    ofColumn column: ColumnIndex, _ rate: Double, _ problem: borrowing Problem
  ) {
    var bend = 0.0
    if case .magnitude(column) = objective { bend = 2 }
    let state = problem.columns[column]
    guard bend > 0 || state.bounds != [] else { return }
    guard state.activeRow != ActiveRow.none || state.heldValue != 0 else { return }
    addBreakpoint(.column(column), rate, position(ofColumn: column, rate, problem), bend)
  }

  /// The position of a column that changes at a rate in relation to 0.
  private mutating func position(
    ofColumn column: ColumnIndex, _ rate: Double, _ problem: borrowing Problem
  ) -> SlackPosition {
    let state = problem.columns[column]
    let isAtTarget = abs(state.value) <= Tolerances.primal
    var side: Side = state.value > 0 ? .above : .below
    // At zero it may leave to the side on which it is not, unless that is bounded.
    if isAtTarget { side = rate > 0 ? .below : .above }
    guard perturbation.isActive else {
      return SlackPosition(
        side: side, distance: isAtTarget ? 0 : abs(state.value), bounds: state.bounds)
    }
    let perturbed = perturbation.distance(
      of: .column(column), isAtTarget: isAtTarget, isBoundedBothWays: state.bounds == .both,
      side: side)
    if perturbed != 0, perturbed.isFinite { side = perturbed > 0 ? .above : .below }
    return SlackPosition(side: side, distance: abs(perturbed), bounds: state.bounds)
  }

  /// The position of an inactive row; at its target, on the side it was last on.
  mutating func position(ofRow number: RowIndex, _ basis: borrowing BasicSolution) -> SlackPosition
  {
    let row = basis.problem.rows[number]
    let (amount, magnitude) = basis.problem.slack(number)
    let isAtTarget = abs(amount) <= Tolerances.primal * magnitude
    var side = row.side
    if !isAtTarget { side = amount > 0 ? .above : .below }
    var bounds = row.bounds
    if mustHold(row), isAtTarget || !row.violatingSides.contains(side) {
      bounds.formUnion(row.violatingSides)
    }
    if perturbation.isActive {
      let perturbed = perturbation.distance(
        of: .row(number), isAtTarget: isAtTarget, isBoundedBothWays: bounds == .both, side: side)
      // A row out of reach is on its real side.
      if perturbed != 0, perturbed.isFinite { side = perturbed > 0 ? .above : .below }
      return SlackPosition(side: side, distance: abs(perturbed), bounds: bounds)
    }
    return SlackPosition(side: side, distance: isAtTarget ? 0 : abs(amount), bounds: bounds)
  }

  /// The side on which a row at its target costs less.
  func cheaperSide(
    ofRow number: RowIndex, _ position: SlackPosition, _ problem: borrowing Problem
  ) -> Side {
    let side = position.side
    guard position.distance == 0, !position.bounds.contains(side.opposite) else { return side }
    let isWorse =
      position.bounds.contains(side)
      || cost(number, side, problem) > cost(number, side.opposite, problem)
    return isWorse ? side.opposite : side
  }

  private mutating func addBreakpoint(
    _ slack: SlackIndex, _ rate: Double, _ position: SlackPosition, _ bend: Double
  ) {
    guard let breakpoint = breakpoint(slack, rate, position, bend) else { return }
    breakpoints.append(breakpoint)
  }

  /// The point where the slack of a row or column that changes at a rate becomes 0, if it has a cost
  /// or a bound there.
  @inline(__always)
  func breakpoint(
    _ slack: SlackIndex, _ rate: Double, _ position: SlackPosition, _ bend: Double
  ) -> Breakpoint? {
    let ahead: Side = rate > 0 ? .above : .below
    let isBounded = position.bounds.contains(ahead)
    // A row that moves away from its target meets no breakpoint, unless it is at the target and bounded ahead.
    guard position.side != ahead || (position.distance == 0 && isBounded) else { return nil }
    let increase = isBounded ? Double.infinity : bend * abs(rate)
    guard increase > 0, position.distance < .infinity else { return nil }
    return Breakpoint(slack: slack, step: position.distance / abs(rate), slopeIncrease: increase)
  }

  // MARK: Choice of the breakpoint

  /// The breakpoint behind which the objective no longer falls (long-step rule).
  ///
  /// Of several reached together it is the one whose row changes fastest, which keeps pivots large.
  ///
  /// - Returns: Its place among the breakpoints, all of which before it are passed.
  mutating func longStepRatioTest(
    _ entering: EnteringSlack, _ basis: borrowing BasicSolution
  ) -> Int? {
    breakpoints.sort { ($0.step, $0.slack) < ($1.step, $1.slack) }
    // Where the slopes cancel, rounding must not make the edge seem to fall for ever.
    let flat = Tolerances.dual * entering.rate
    var slope = entering.rate
    var last = 0
    while last < breakpoints.count {
      slope += breakpoints[last].slopeIncrease
      if slope >= flat { break }
      last += 1
    }
    guard last < breakpoints.count else { return nil }
    bringFastestTied(to: last, basis.direction)
    return last
  }

  /// Puts the fastest of the breakpoints reached together with the one at `last` there.
  private mutating func bringFastestTied(to last: Int, _ direction: borrowing EdgeDirection) {
    let end = breakpoints[last].step
    // The margin stops growing with the edge: a bounded row that is passed within it stays beyond its target by as much.
    let margin = Tolerances.tie * max(min(end, Tolerances.wellScaled), Tolerances.tie)
    var best = last
    var candidate = last - 1
    while candidate >= 0, breakpoints[candidate].step >= end - margin {
      if isFaster(candidate, than: best, direction) { best = candidate }
      candidate -= 1
    }
    candidate = last + 1
    while candidate < breakpoints.count, breakpoints[candidate].step <= end + margin {
      if isFaster(candidate, than: best, direction) { best = candidate }
      candidate += 1
    }
    breakpoints.swapAt(best, last)
  }

  private func isFaster(
    _ first: Int, than second: Int, _ direction: borrowing EdgeDirection
  ) -> Bool {
    let firstSlack = breakpoints[first].slack
    let secondSlack = breakpoints[second].slack
    let firstRate = abs(direction.rate(of: firstSlack))
    let secondRate = abs(direction.rate(of: secondSlack))
    return firstRate == secondRate ? firstSlack < secondSlack : firstRate > secondRate
  }

  /// The first breakpoint; of several the one with the least slack (Bland's rule).
  mutating func leastIndexRatioTest() -> Int? {
    var best: Int?
    for index in breakpoints.indices {
      if let best,
        (breakpoints[best].step, breakpoints[best].slack)
          <= (breakpoints[index].step, breakpoints[index].slack)
      {
        continue
      }
      best = index
    }
    guard let best else { return nil }
    breakpoints.swapAt(best, 0)
    return 0
  }

  // MARK: Parallel rows

  /// The breakpoint, at a step of 0, of a row that is parallel to an entering slack's; nil without
  /// one.
  ///
  /// Rows are parallel if they have the same columns in proportion. The row becomes active instead
  /// of the other and nothing moves, so that only the row's columns matter. The crash basis leaves
  /// many such pairs active at once: content compression resistance and content hugging, a least
  /// and a preferred distance. A pivot computed in full visits all that depends on the row, so that
  /// as many pivots as columns would take quadratic time.
  ///
  /// - Complexity: Linear in the rows that mention the column, and in the columns of those that
  ///   have as many as the active row.
  mutating func parallelBreakpoint(
    _ entering: EnteringSlack, _ basis: inout BasicSolution
  ) -> Int? {
    let active = basis.problem.columns[entering.column].activeRow
    guard active.exists else { return nil }
    collectParallelBreakpoints(entering, active, &basis)
    guard !breakpoints.isEmpty, let place = longStepRatioTest(entering, basis),
      breakpoints[place].step == 0
    else { return nil }
    return place
  }

  /// Computes the rates of the rows that are parallel to an active one, and their breakpoints.
  private mutating func collectParallelBreakpoints(
    _ entering: EnteringSlack, _ active: RowIndex, _ basis: inout BasicSolution
  ) {
    let column = entering.column
    let coefficient = basis.problem.columns[column].activeCoefficient
    let rate = entering.side.sign / coefficient
    basis.direction.begin(basis.problem, largestRate: abs(rate))
    for place in basis.problem.columns[column].places {
      let row = basis.problem.occurrences[place]
      guard
        basis.problem.ratioIfParallel(row, to: active, column, coefficient: coefficient) != nil
      else { continue }
      basis.direction.setRow(
        row, basis.problem.coefficient(ofRow: row, column: column) * rate)
    }
    // The column's own rate is known only if the row has no other column.
    let isSingleton = basis.problem.rows[active].count == 1
    if isSingleton { basis.direction.setColumn(column, rate) }
    if !collectBreakpoints(&basis) { breakpoints.removeAll() }
    if !isSingleton { basis.direction.setColumn(column, rate) }
  }
}

extension EdgeDirection {
  /// The rate of a slack: that of its row or column.
  @inline(__always)
  func rate(of slack: SlackIndex) -> Double {
    slack.row.exists ? rowRate(slack.row) : columnRate(slack.column)
  }
}
