extension Engine {
  /// The values a column can take at an optimum.
  mutating func freedom(ofColumn column: Int32) -> ClosedRange<Double> {
    let state = system.columns[column]
    guard state.count > 0 else { return -.infinity ... .infinity }
    guard state.isOnFace else { return state.value...state.value }
    extendScratch()
    regionMarks.clear(for: system)
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
  ///
  /// - Complexity: Constant as long as no optimum left anything open.
  mutating func undeterminedColumns() -> [Int32] {
    system.enterOccurrences()
    guard mayHaveFaces || system.mayHaveUnmentionedColumns else { return [] }
    var undetermined: [Int32] = []
    var motions = Motions()
    extendScratch()
    regionMarks.clear(for: system)
    for number in system.columns.indices where system.columns[number].isAlive {
      let column = Int32(number)
      if system.columns[column].count == 0 {
        undetermined.append(column)
      } else if isOnUnseenFace(column) {
        collectFace(fromColumn: column)
        findMotions(&motions)
        for index in regionColumns.indices where motions[regionColumns[index]] == .free {
          undetermined.append(regionColumns[index])
        }
      }
    }
    clearRates()
    return undetermined.sorted()
  }

  /// Those of some columns that can take another value at an optimum, in their order.
  ///
  /// - Complexity: Linear in the sets of optima that the columns belong to.
  mutating func undetermined(among columns: [Int32]) -> [Int32] {
    var motions = Motions()
    extendScratch()
    regionMarks.clear(for: system)
    for column in columns where system.columns[column].count > 0 && isOnUnseenFace(column) {
      collectFace(fromColumn: column)
      findMotions(&motions)
    }
    clearRates()
    return columns.filter { system.columns[$0].count == 0 || motions.isFree($0) }
  }

  private func isOnUnseenFace(_ column: Int32) -> Bool {
    system.columns[column].isOnFace && !regionMarks.has(column: column)
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

  // MARK: Extremes

  /// Where a linear function of the columns is least or greatest.
  enum Extremum {
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
    switch extremum(ofColumns: [Int(column)], side) {
    case .vertex: system.columns[column].value
    case .infinite: side.sign * .infinity
    case .unknown: nil
    }
  }

  /// Moves to where the sum of columns with irregular weights is least or greatest.
  mutating func extremum(ofColumns columns: [Int], _ side: Side) -> Extremum {
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
