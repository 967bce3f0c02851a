/// How columns can move on the set of all optima.
private struct Motions: ~Copyable {
  enum Motion: UInt8 {
    case none
    /// Along edges that may be too short to move at all.
    case short
    case free
  }

  private var motions = FlatArray<Motion>()

  init() {}

  mutating func extend(to columnCount: Int) {
    motions.extend(to: columnCount, with: .none)
  }

  subscript(column: Int32) -> Motion { motions[column] }

  /// Whether a column can move; there need not be room for it.
  func isFree(_ column: Int32) -> Bool { Int(column) < motions.count && motions[column] == .free }

  /// Notes a motion of a column; the freest counts.
  mutating func note(_ motion: Motion, of column: Int32) {
    if motion.rawValue > motions[column].rawValue { motions[column] = motion }
  }
}

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

  // MARK: Edges

  /// Finds how the columns of the present region can move on the set of all optima.
  ///
  /// An edge along which one can move shows that everything that changes along it is undetermined.
  /// At a degenerate vertex edges may be too short to move at all. What changes only along those
  /// is summed up with irregular weights: if the sum has one value, so has every part of it, and
  /// otherwise its least or greatest value shows parts that move.
  private mutating func findMotions(_ motions: inout Motions) {
    motions.extend(to: system.columns.count)
    for index in regionColumns.indices {
      let column = regionColumns[index]
      let blocked = sidesBlockedOnFace(ofPinOn: column)
      for side in [Side.below, .above] where !blocked.contains(side) {
        guard (try? computeRates(column, side.sign)) != nil else { continue }
        noteMotion(along: stepOnFace(), &motions)
      }
    }
    for index in regionColumns.indices where motions[regionColumns[index]] == .short {
      return findShortMotions(&motions)
    }
  }

  /// The sides to which what a column is pinned by must not go at any optimum.
  func sidesBlockedOnFace(ofPinOn column: Int32) -> Sides {
    let state = system.columns[column]
    guard state.pin >= 0 else { return [] }
    var sides = system.rows[state.pin].face
    guard system.rows[state.pin].count == 1, sides != .both else { return sides }
    for index in state.places {
      let twin = system.occurrences[index]
      let row = system.rows[twin.row]
      guard row.count == 1, twin.row != state.pin, row.face != [], status(ofRow: twin.row) == 0
      else { continue }
      let isAlike = (system.coefficient(twin) > 0) == (state.pinCoefficient > 0)
      sides.formUnion(isAlike ? row.face : row.face.opposite)
    }
    return sides
  }

  /// How far one can move along the present edge without leaving the set of all optima.
  private func stepOnFace() -> Double {
    var step = Double.infinity
    for index in touchedRows.indices {
      let number = touchedRows[index]
      let row = system.rows[number]
      let rate = rowRate[number]
      let ahead: Side = rate > 0 ? .above : .below
      guard row.pinned < 0, abs(rate) > Tolerances.rate * largestRate, row.face.contains(ahead)
      else { continue }
      let (amount, magnitude) = system.excess(number)
      if abs(amount) <= Tolerances.primal * magnitude { return 0 }
      if (amount > 0) != (ahead == .above) { step = min(step, abs(amount / rate)) }
    }
    // What does not move at any optimum says that this is no edge of theirs.
    for index in movedColumns.indices where !system.columns[movedColumns[index]].isOnFace {
      return 0
    }
    return step
  }

  private func noteMotion(along step: Double, _ motions: inout Motions) {
    for index in movedColumns.indices {
      let column = movedColumns[index]
      let rate = abs(columnRate[column])
      guard rate > Tolerances.rate * largestRate else { continue }
      let margin = Tolerances.primal * max(1, abs(system.columns[column].value))
      motions.note(step * rate > margin ? .free : .short, of: column)
    }
  }

  /// Finds which columns that change along short edges only can move further.
  private mutating func findShortMotions(_ motions: inout Motions) {
    var part = faceOfRegion()
    var columns: [Int32] = []
    for index in regionColumns.indices where motions[regionColumns[index]] == .short {
      columns.append(regionColumns[index])
    }
    let start = part.engine.system.columns.indices.map { part.engine.system.columns[$0].value }
    while !columns.isEmpty {
      let places = columns.compactMap { part.number[$0].map { Int($0) } }
      var isMoved = Array(repeating: false, count: start.count)
      for side in [Side.below, .above] {
        let extreme = part.engine.extreme(ofColumns: places, side)
        for place in extreme.moved(from: start, part.engine.system) { isMoved[place] = true }
      }
      for index in regionColumns.indices {
        guard let place = part.number[regionColumns[index]], isMoved[Int(place)] else { continue }
        motions.note(.free, of: regionColumns[index])
      }
      let rest = columns.filter { motions[$0] != .free }
      guard rest.count < columns.count else { return }
      columns = rest
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
