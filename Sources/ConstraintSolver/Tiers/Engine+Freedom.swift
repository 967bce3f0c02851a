extension Engine {
  /// The values a column can take at an optimum.
  mutating func freedom(ofColumn column: Int32) -> ClosedRange<Double> {
    let state = system.columns[column]
    guard state.count > 0 else { return -.infinity ... .infinity }
    guard state.isOnFace else { return state.value...state.value }
    extendScratch()
    regionMarks.clear()
    collectFace(fromColumn: column)
    var part = faceOfRegion()
    guard let place = part.number[column] else { return state.value...state.value }
    let low = part.engine.bound(ofColumn: place, .below) ?? state.value
    let high = part.engine.bound(ofColumn: place, .above) ?? state.value
    let margin = Tolerances.primal * max(1, abs(state.value))
    guard high - low > margin else { return state.value...state.value }
    return min(low, state.value)...max(high, state.value)
  }

  /// The columns that can take another value at an optimum, ascending.
  mutating func undeterminedColumns() -> [Int32] {
    var undetermined: [Int32] = []
    extendScratch()
    regionMarks.clear()
    for number in system.columns.indices where system.columns[number].isAlive {
      let column = Int32(number)
      if system.columns[column].count == 0 {
        undetermined.append(column)
      } else if system.columns[column].isOnFace, !regionMarks.has(column: column) {
        collectFace(fromColumn: column)
        undetermined.append(contentsOf: undeterminedOfRegion())
      }
    }
    return undetermined.sorted()
  }

  private func undeterminedOfRegion() -> [Int32] {
    var part = faceOfRegion()
    var isUndetermined = Array(repeating: false, count: part.engine.system.columns.count)
    for column in part.engine.undeterminedOfPart() { isUndetermined[column] = true }
    var columns: [Int32] = []
    for index in regionColumns.indices {
      guard let place = part.number[regionColumns[index]], isUndetermined[Int(place)] else {
        continue
      }
      columns.append(regionColumns[index])
    }
    return columns
  }

  /// The set of all optima of the present region as a system of its own, at the present vertex:
  /// rows are blocked where they must not go, and nothing has a cost.
  func faceOfRegion() -> Part {
    var rows: [Int32] = []
    for index in regionRows.indices { rows.append(regionRows[index]) }
    var part = Part(rows: rows, of: self) { row in
      var blocked = row
      blocked.frozen = row.face
      return blocked
    }
    part.takeVertex(of: self, rows: regionRows)
    part.engine.settledAbove = .infinity
    return part
  }

  // MARK: Edges

  /// The columns that can take another value.
  ///
  /// An edge along which one can move shows that everything that changes along it is undetermined.
  /// At a degenerate vertex edges may be too short to move at all. What changes only along those
  /// is summed up with irregular weights: if the sum has one value, so has every part of it, and
  /// otherwise its least or greatest value shows parts that move.
  private mutating func undeterminedOfPart() -> [Int] {
    let start = system.columns.indices.map { system.columns[$0].value }
    var isOpen = Array(repeating: false, count: start.count)
    var isUndetermined = isOpen
    followEdges(open: &isOpen, undetermined: &isUndetermined)
    var open = start.indices.filter { isOpen[$0] && !isUndetermined[$0] }
    while !open.isEmpty {
      for side in [Side.below, .above] {
        for moved in extreme(ofColumns: open, side).moved(from: start, system) {
          isUndetermined[moved] = true
        }
      }
      let rest = open.filter { !isUndetermined[$0] }
      guard rest.count < open.count else { break }
      open = rest
    }
    return start.indices.filter { isUndetermined[$0] }
  }

  /// Follows each edge at the vertex.
  private mutating func followEdges(open: inout [Bool], undetermined: inout [Bool]) {
    findMovableColumns()
    for index in movableColumns.indices {
      let column = movableColumns[index]
      for side in [Side.below, .above] where !blockedSides(ofPinOn: column).contains(side) {
        guard (try? computeRates(column, side.sign)) != nil else { continue }
        _ = collectBreakpoints()
        let step = firstBreakpoint().map { breakpoints[$0].step } ?? .infinity
        noteMoved(step, &open, &undetermined)
      }
    }
  }

  private func noteMoved(_ step: Double, _ open: inout [Bool], _ undetermined: inout [Bool]) {
    for index in movedColumns.indices {
      let moved = movedColumns[index]
      let rate = abs(columnRate[moved])
      guard rate > Tolerances.rate * largestRate else { continue }
      let margin = Tolerances.primal * max(1, abs(system.columns[moved].value))
      if step * rate > margin { undetermined[Int(moved)] = true }
      open[Int(moved)] = true
    }
  }

  // MARK: Extremes

  /// Where a linear function of the columns is least or greatest.
  private enum Extreme {
    /// At the engine's vertex.
    case vertex
    /// Nowhere: it falls or rises without end in this direction.
    case infinite(moving: [Int])
    /// Rounding forbids an answer.
    case unknown

    /// The columns that have another value here than at the start.
    func moved(from start: [Double], _ system: borrowing System) -> [Int] {
      switch self {
      case .vertex:
        var moved: [Int] = []
        for column in start.indices {
          let difference = abs(system.columns[column].value - start[column])
          if difference > Tolerances.primal * max(1, abs(start[column])) { moved.append(column) }
        }
        return moved
      case .infinite(let moving): return moving
      case .unknown: return []
      }
    }
  }

  /// The least or greatest value of a column; nil where rounding forbids an answer.
  private mutating func bound(ofColumn column: Int32, _ side: Side) -> Double? {
    switch extreme(ofColumns: [Int(column)], side) {
    case .vertex: system.columns[column].value
    case .infinite: side.sign * .infinity
    case .unknown: nil
    }
  }

  /// Moves to where the sum of columns with irregular weights is least or greatest.
  private mutating func extreme(ofColumns columns: [Int], _ side: Side) -> Extreme {
    linearSlopes.removeAll()
    for column in columns {
      let weight = Displacement.irregularNumber(Int32(column))
      linearSlopes.append(Speed(column: Int32(column), speed: -side.sign * weight))
    }
    do throws(NumericalTrouble) {
      switch try minimise(.linear) {
      case .optimal:
        try evaluateRegion()
        return .vertex
      case .unbounded: return .infinite(moving: movingNow())
      }
    } catch {
      return .unknown
    }
  }

  private func movingNow() -> [Int] {
    var moving: [Int] = []
    for index in movedColumns.indices
    where abs(columnRate[movedColumns[index]]) > Tolerances.rate * largestRate {
      moving.append(Int(movedColumns[index]))
    }
    return moving
  }
}
