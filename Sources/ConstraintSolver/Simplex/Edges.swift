extension Component {
  /// Computes how all rows change per unit when a pin leaves its target.
  mutating func computeRates(_ entering: Entering) {
    var direction = Array(repeating: 0.0, count: columnCount)
    direction[entering.slot] = entering.side.sign
    factorization.solve(&direction)
    for row in workspace.touched {
      workspace.rate[row] = 0
      workspace.isTouched[row] = false
    }
    workspace.touched.removeAll(keepingCapacity: true)
    for column in 0..<columnCount where direction[column] != 0 {
      let rate = direction[column]
      workspace.rate[rowCount + column] = rate
      workspace.isTouched[rowCount + column] = true
      workspace.touched.append(rowCount + column)
      for index in problem.columnStart[column]..<problem.columnStart[column + 1] {
        let row = problem.columnRow[index]
        if !workspace.isTouched[row] {
          workspace.isTouched[row] = true
          workspace.touched.append(row)
        }
        workspace.rate[row] += problem.columnCoefficient[index] * rate
      }
    }
  }

  /// Collects the points where an unpinned row reaches its target along the present edge.
  private mutating func collectBreakpoints() {
    workspace.breakpoints.removeAll(keepingCapacity: true)
    var largest = 0.0
    for row in workspace.touched where row >= rowCount {
      largest = max(largest, abs(workspace.rate[row]))
    }
    for row in workspace.touched where slot[row] < 0 && (row < rowCount || anchorsCount) {
      let rate = workspace.rate[row]
      guard abs(rate) > Tolerances.rate * largest else { continue }
      let ahead: Side = rate > 0 ? .above : .below
      let distance = distance(row)
      let isHeld = blocked[row].contains(ahead)
      // At its target a row is on the far side already unless it is blocked there.
      guard side[row] != ahead || (distance == 0 && isHeld) else { continue }
      let bend = isHeld ? Double.infinity : (costBelow[row] + costAbove[row]) * abs(rate)
      // A row between two free sides has nothing to say.
      guard bend > 0, distance < .infinity else { continue }
      workspace.breakpoints.append(
        Breakpoint(row: row, step: distance / abs(rate), bend: bend))
    }
  }

  /// How far an unpinned row is from its target.
  private func distance(_ row: Int) -> Double {
    if let displacement = workspace.displacement { return abs(displacement[row]) }
    return isAtTarget(row) ? 0 : abs(problem.target[row] - activity[row])
  }

  /// The breakpoint behind which the objective no longer falls; of several reached together the
  /// one whose row changes fastest, which keeps the factorisation accurate.
  mutating func bestBreakpoint(_ entering: Entering) -> Breakpoint? {
    collectBreakpoints()
    workspace.breakpoints.sort { ($0.step, $0.row) < ($1.step, $1.row) }
    // Where the slopes cancel, rounding must not make the edge seem to fall for ever.
    let flat = Tolerances.dual * entering.rate
    var slope = entering.rate
    var last = 0
    while last < workspace.breakpoints.count {
      slope += workspace.breakpoints[last].bend
      if slope >= flat { break }
      last += 1
    }
    guard last < workspace.breakpoints.count else { return nil }
    let best = fastestTied(with: last)
    for index in 0..<last { passBreakpoint(workspace.breakpoints[index].row) }
    return workspace.breakpoints[best]
  }

  private func fastestTied(with last: Int) -> Int {
    let end = workspace.breakpoints[last].step
    let margin = Tolerances.tie * max(end, Tolerances.tie)
    var best = last
    var candidate = last - 1
    while candidate >= 0, workspace.breakpoints[candidate].step >= end - margin {
      if isFaster(candidate, than: best) { best = candidate }
      candidate -= 1
    }
    candidate = last + 1
    while candidate < workspace.breakpoints.count,
      workspace.breakpoints[candidate].step <= end + margin
    {
      if isFaster(candidate, than: best) { best = candidate }
      candidate += 1
    }
    return best
  }

  private func isFaster(_ first: Int, than second: Int) -> Bool {
    let firstRow = workspace.breakpoints[first].row
    let secondRow = workspace.breakpoints[second].row
    let firstRate = abs(workspace.rate[firstRow])
    let secondRate = abs(workspace.rate[secondRow])
    return firstRate == secondRate ? firstRow < secondRow : firstRate > secondRate
  }

  private mutating func passBreakpoint(_ row: Int) {
    side[row] = workspace.rate[row] > 0 ? .above : .below
  }

  /// The first breakpoint; of several the row of the oldest constraint.
  mutating func firstBreakpoint() -> Breakpoint? {
    collectBreakpoints()
    var best: Breakpoint?
    for breakpoint in workspace.breakpoints {
      if let best, (best.step, best.row) <= (breakpoint.step, breakpoint.row) { continue }
      best = breakpoint
    }
    return best
  }

  /// Moves along the edge to `leaving`, which becomes a pin in the place of `entering`.
  ///
  /// - Throws: `NumericalTrouble` when the factorisation contradicts itself although it is new.
  mutating func exchange(
    _ entering: Entering, _ leaving: Breakpoint
  ) throws(NumericalTrouble) {
    var multipliers = Array(repeating: 0.0, count: columnCount)
    scatter(leaving.row, into: &multipliers)
    factorization.solveTransposed(&multipliers)
    let expected = workspace.rate[leaving.row] * entering.side.sign
    let pivot = multipliers[entering.slot]
    let isConsistent = abs(pivot - expected) <= Tolerances.pivotDisagreement * abs(expected)
    guard isConsistent else {
      guard factorization.updateCount > 0 else { throw NumericalTrouble() }
      renewFactorization()
      settleSides()
      return
    }
    let old = pins[entering.slot]
    slot[old] = -1
    move(by: leaving.step)
    side[old] = entering.side
    pins[entering.slot] = leaving.row
    slot[leaving.row] = entering.slot
    activity[leaving.row] = problem.target[leaving.row]
    workspace.displacement?[leaving.row] = 0
    factorization.exchange(slot: entering.slot, multipliers: multipliers)
  }

  /// Moves along the present edge, for real or, while escaping, as displaced.
  private mutating func move(by step: Double) {
    for row in workspace.touched where slot[row] < 0 {
      let change = step * workspace.rate[row]
      if workspace.displacement == nil {
        activity[row] += change
      } else {
        workspace.displacement?[row] += change
      }
    }
  }

  private func scatter(_ row: Int, into vector: inout [Double]) {
    guard row < rowCount else {
      vector[row - rowCount] = 1
      return
    }
    for index in problem.rowStart[row]..<problem.rowStart[row + 1] {
      vector[problem.rowColumn[index]] = problem.rowCoefficient[index]
    }
  }
}
