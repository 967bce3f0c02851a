extension Engine {
  // MARK: Breakpoints

  /// Collects the points where an unpinned row reaches its target along the present edge.
  ///
  /// - Returns: Whether the sides that rows are on were as the multipliers take them to be.
  mutating func collectBreakpoints() -> Bool {
    breakpoints.removeAll()
    var isConsistent = true
    let floor = Tolerances.rate * largestRate
    for index in touchedRows.indices {
      let number = touchedRows[index]
      let rate = rowRate[number]
      guard system.rows[number].pinned < 0, abs(rate) > floor else { continue }
      if !addBreakpoint(ofRow: number, rate) { isConsistent = false }
    }
    for index in movedColumns.indices {
      let column = movedColumns[index]
      guard abs(columnRate[column]) > floor else { continue }
      addBreakpoint(ofColumn: column, columnRate[column])
    }
    return isConsistent
  }

  private mutating func addBreakpoint(ofRow number: Int32, _ rate: Double) -> Bool {
    let row = system.rows[number]
    let isSettled = isHeld(row)
    let costs = cost(number, .below) + cost(number, .above)
    guard isSettled || costs > 0 || row.frozen != [] else { return true }
    var position = position(ofRow: number)
    if !row.isListed, position.distance == 0, !displacement.isActive {
      // Its slope is not part of the multipliers: it is on the side without.
      position.side = cheaperSide(ofRow: number, position)
    }
    let isConsistent = position.side == row.side || !row.isListed || costs == 0
    system.rows[number].side = position.side
    addBreakpoint(number, rate, position, costs)
    return isConsistent
  }

  private mutating func addBreakpoint(ofColumn column: Int32, _ rate: Double) {
    var costs = 0.0
    if case .magnitude(column) = objective { costs = 2 }
    let state = system.columns[column]
    guard costs > 0 || state.frozen != [] else { return }
    guard state.pin != Pin.anchor || state.anchor != 0 else { return }
    let position = position(ofColumn: column, rate)
    addBreakpoint(~column, rate, position, costs)
  }

  /// Where an unpinned column that changes at a rate is in relation to 0.
  private mutating func position(ofColumn column: Int32, _ rate: Double) -> Position {
    let state = system.columns[column]
    let isAtTarget = abs(state.value) <= Tolerances.primal
    var side: Side = state.value > 0 ? .above : .below
    // At zero it may leave to the side on which it is not, unless that is blocked.
    if isAtTarget { side = rate > 0 ? .below : .above }
    guard displacement.isActive else {
      return Position(
        side: side, distance: isAtTarget ? 0 : abs(state.value), blocked: state.frozen)
    }
    let displaced = displacement.displacement(
      of: ~column, isAtTarget: isAtTarget, isFixed: state.frozen == .both, side: side)
    if displaced != 0, displaced.isFinite { side = displaced > 0 ? .above : .below }
    return Position(side: side, distance: abs(displaced), blocked: state.frozen)
  }

  /// Where a row is in relation to its target.
  struct Position {
    var side: Side
    var distance: Double
    var blocked: Sides
  }

  /// Where an unpinned row is; at its target, on the side it was last on.
  mutating func position(ofRow number: Int32) -> Position {
    let row = system.rows[number]
    let (amount, magnitude) = system.excess(number)
    let isAtTarget = abs(amount) <= Tolerances.primal * magnitude
    var side = row.side
    if !isAtTarget { side = amount > 0 ? .above : .below }
    var blocked = row.frozen
    if isHeld(row), isAtTarget || !row.violatingSides.contains(side) {
      blocked.formUnion(row.violatingSides)
    }
    if displacement.isActive {
      let displaced = displacement.displacement(
        of: number, isAtTarget: isAtTarget, isFixed: blocked == .both, side: side)
      // A row out of reach is on the side it is really on.
      if displaced != 0, displaced.isFinite { side = displaced > 0 ? .above : .below }
      return Position(side: side, distance: abs(displaced), blocked: blocked)
    }
    return Position(side: side, distance: isAtTarget ? 0 : abs(amount), blocked: blocked)
  }

  /// The side on which a row at its target had better be.
  func cheaperSide(ofRow number: Int32, _ position: Position) -> Side {
    let side = position.side
    guard position.distance == 0, !position.blocked.contains(side.opposite) else { return side }
    let isWorse =
      position.blocked.contains(side) || cost(number, side) > cost(number, side.opposite)
    return isWorse ? side.opposite : side
  }

  private mutating func addBreakpoint(
    _ number: Int32, _ rate: Double, _ position: Position, _ costs: Double
  ) {
    guard let breakpoint = breakpoint(number, rate, position, costs) else { return }
    breakpoints.append(breakpoint)
  }

  /// Where a row, or the column `~number`, that changes at a rate reaches its target, if that
  /// matters.
  @inline(__always)
  func breakpoint(
    _ number: Int32, _ rate: Double, _ position: Position, _ costs: Double
  ) -> Breakpoint? {
    let ahead: Side = rate > 0 ? .above : .below
    let isHeld = position.blocked.contains(ahead)
    // At its target a row is on the far side already unless it is blocked there.
    guard position.side != ahead || (position.distance == 0 && isHeld) else { return nil }
    let bend = isHeld ? Double.infinity : costs * abs(rate)
    guard bend > 0, position.distance < .infinity else { return nil }
    return Breakpoint(row: number, step: position.distance / abs(rate), bend: bend)
  }

  /// The rate of a row or of the column that a breakpoint names.
  func rate(ofBreakpoint row: Int32) -> Double {
    row >= 0 ? rowRate[row] : columnRate[~row]
  }

  /// The breakpoint behind which the objective no longer falls; of several reached together the
  /// one whose row changes fastest, which keeps pivots large.
  ///
  /// - Returns: Its place among the breakpoints, all of which before it are passed.
  mutating func bestBreakpoint(_ entering: Entering) -> Int? {
    breakpoints.sort { ($0.step, $0.row) < ($1.step, $1.row) }
    // Where the slopes cancel, rounding must not make the edge seem to fall for ever.
    let flat = Tolerances.dual * entering.rate
    var slope = entering.rate
    var last = 0
    while last < breakpoints.count {
      slope += breakpoints[last].bend
      if slope >= flat { break }
      last += 1
    }
    guard last < breakpoints.count else { return nil }
    return bringFastestTied(to: last)
  }

  /// Of the breakpoints reached together with the one at `last`, puts the fastest there.
  private mutating func bringFastestTied(to last: Int) -> Int {
    let end = breakpoints[last].step
    // However far the edge leads: what counts as reached by a blocked row is passed for good.
    let margin = Tolerances.tie * max(min(end, Tolerances.wellScaled), Tolerances.tie)
    var best = last
    var candidate = last - 1
    while candidate >= 0, breakpoints[candidate].step >= end - margin {
      if isFaster(candidate, than: best) { best = candidate }
      candidate -= 1
    }
    candidate = last + 1
    while candidate < breakpoints.count, breakpoints[candidate].step <= end + margin {
      if isFaster(candidate, than: best) { best = candidate }
      candidate += 1
    }
    breakpoints.swapAt(best, last)
    return last
  }

  private func isFaster(_ first: Int, than second: Int) -> Bool {
    let firstRow = breakpoints[first].row
    let secondRow = breakpoints[second].row
    let firstRate = abs(rate(ofBreakpoint: firstRow))
    let secondRate = abs(rate(ofBreakpoint: secondRow))
    return firstRate == secondRate ? firstRow < secondRow : firstRate > secondRate
  }

  /// The first breakpoint; of several the lowest row.
  mutating func firstBreakpoint() -> Int? {
    var best: Int?
    for index in breakpoints.indices {
      if let best,
        (breakpoints[best].step, breakpoints[best].row)
          <= (breakpoints[index].step, breakpoints[index].row)
      {
        continue
      }
      best = index
    }
    guard let best else { return nil }
    breakpoints.swapAt(best, 0)
    return 0
  }

  // MARK: Exchange

  /// Moves along the edge to the breakpoint at `place`, whose row becomes a pin instead of the one
  /// that enters, and records in the gradient how the multipliers change.
  mutating func exchange(_ entering: Entering, at place: Int) {
    statistics.pivots += 1
    let leaving = breakpoints[place]
    for index in 0..<place { passBreakpoint(breakpoints[index].row) }
    noteSlopesOfExchange(entering, leaving.row)
    findPath(from: entering.column, to: leaving.row)
    move(by: leaving.step)
    let old = repin(to: leaving.row)
    if old >= 0 {
      system.rows[old].side = entering.side
      listIfCostly(old)
      if cost(old, entering.side) > 0 { list(old) }
    }
    if displacement.isActive {
      displacement.set(leaving.row, to: 0)
      displacement.set(old >= 0 ? old : ~entering.column, to: entering.side.sign * leaving.step)
    }
  }

  private mutating func passBreakpoint(_ number: Int32) {
    let side: Side = rate(ofBreakpoint: number) > 0 ? .above : .below
    guard number >= 0 else {
      addGradient(column: ~number, 2 * side.sign)
      return
    }
    let change = cost(number, side) * side.sign - cost(number, side.opposite) * -side.sign
    system.rows[number].side = side
    if change != 0 { addGradient(row: number, change) }
    if cost(number, side) > 0 { list(number) }
  }

  /// Records how the gradient changes when the leaving row becomes a pin and the pin that enters
  /// becomes an ordinary row, whose part in the objective its multiplier no longer carries.
  private mutating func noteSlopesOfExchange(_ entering: Entering, _ leaving: Int32) {
    if leaving >= 0 {
      let side = system.rows[leaving].side
      let slope = cost(leaving, side) * side.sign
      if slope != 0 { addGradient(row: leaving, -slope) }
    } else if case .magnitude(~leaving) = objective {
      addGradient(column: ~leaving, system.columns[~leaving].value > 0 ? -1 : 1)
    }
    let slope =
      pinCost(entering.column, entering.side) * entering.side.sign + multiplier[entering.column]
    let pin = system.columns[entering.column].pin
    if pin >= 0 {
      addGradient(row: pin, slope)
    } else {
      addGradient(column: entering.column, slope)
    }
  }

  /// Moves along the present edge, for real or, while escaping, as displaced.
  private mutating func move(by step: Double) {
    guard !displacement.isActive else {
      for index in touchedRows.indices where system.rows[touchedRows[index]].pinned < 0 {
        displacement.move(touchedRows[index], by: step * rowRate[touchedRows[index]])
      }
      for index in movedColumns.indices {
        displacement.move(~movedColumns[index], by: step * columnRate[movedColumns[index]])
      }
      return
    }
    guard step != 0 else { return }
    for index in movedColumns.indices {
      let column = movedColumns[index]
      setValue(column, system.columns[column].value + step * columnRate[column])
    }
    for index in touchedRows.indices { listIfCostly(touchedRows[index]) }
  }

  /// Lists a row that may have a slope in the objective of a tier to come.
  @inline(__always)
  mutating func listIfCostly(_ number: Int32) {
    let row = system.rows[number]
    guard !row.isListed, row.strength <= settledAbove else { return }
    guard row.violatingSides == .both || isViolated(number) else { return }
    list(number)
  }

  mutating func list(_ number: Int32) {
    guard !system.rows[number].isListed else { return }
    system.rows[number].isListed = true
    violatedRows.append(number, strength: system.rows[number].strength)
  }

  /// Finds columns from `first` to one that the leaving row mentions, each mentioned by the pin of
  /// the next.
  ///
  /// Shifting the pins along them makes room for the leaving row and frees the pin of `first`: an
  /// augmenting path of the assignment of pins to columns.
  mutating func findPath(from first: Int32, to leaving: Int32) {
    path.removeAll()
    marks.clear()
    var current: Int32? = leaving >= 0 ? fastestColumn(ofRow: leaving) : ~leaving
    while true {
      if let column = current {
        _ = marks.insert(column: column)
        path.append(column)
        if column == first { return }
        let pin = system.columns[column].pin
        current = pin >= 0 ? fastestColumn(ofRow: pin) : nil
      } else {
        // A dead end.
        _ = path.removeLast()
        let row = path.last.map { system.columns[$0].pin } ?? leaving
        precondition(row >= 0, "An edge reaches every row that changes along it")
        current = fastestColumn(ofRow: row)
        precondition(
          current != nil || !path.isEmpty, "An edge reaches every row that changes along it")
      }
    }
  }

  /// Lets a row that changes with the present rates be a pin instead of that of a column.
  ///
  /// - Returns: The row that is no longer a pin; negative for an anchor.
  mutating func exchangePins(from column: Int32, to row: Int32) -> Int32 {
    findPath(from: column, to: row)
    var pin = row
    for index in path.indices {
      let former = system.columns[path[index]].pin
      setPin(path[index], pin)
      pin = former
    }
    if pin >= 0 {
      journal.note(row: pin, system)
      system.rows[pin].pinned = -1
    }
    return pin
  }

  /// The unmarked column that contributes most to a row's rate, or one that does not change.
  ///
  /// Where columns depend on each other, only the latter may lead on.
  private func fastestColumn(ofRow number: Int32) -> Int32? {
    let row = system.rows[number]
    var best: Int32?
    var most = 0.0
    for index in row.places {
      let entry = system.entries[index]
      let part = abs(entry.coefficient * columnRate[entry.column])
      guard best == nil || part > most, !marks.has(column: entry.column),
        !system.columns[entry.column].isFixed
      else { continue }
      best = entry.column
      most = part
    }
    return best
  }

  /// Shifts the pins along the path.
  ///
  /// - Returns: The row that is no longer a pin; negative for an anchor.
  private mutating func repin(to leaving: Int32) -> Int32 {
    var pin = leaving >= 0 ? leaving : Pin.anchor
    var carried = 0.0
    assert(leaving >= 0 || path[0] == ~leaving, "An anchor is pinned on its own column")
    for index in path.indices {
      let column = path[index]
      let former = system.columns[column].pin
      setPin(column, pin)
      noteRepinned(column)
      pin = former
      swap(&multiplier[column], &carried)
      if !isMultiplierTouched[column] {
        isMultiplierTouched[column] = true
        touchedMultipliers.append(column)
      }
      candidates.touch(column)
    }
    if pin >= 0 {
      journal.note(row: pin, system)
      system.rows[pin].pinned = -1
    }
    return pin
  }
}
