extension Component {
  /// The values a column can take at an optimum.
  func freedom(ofColumn column: Int) -> ClosedRange<Double> {
    let value = value(ofColumn: column)
    guard let face = optimalFace, dependsOnMovablePin(column, face) else { return value...value }
    var probe = self
    probe.enter(face)
    let low = probe.extreme(ofColumn: column, .below).value
    let high = probe.extreme(ofColumn: column, .above).value
    let margin = Tolerances.primal * magnitude[rowCount + column]
    guard high - low > margin else { return value...value }
    return min(low, value)...max(high, value)
  }

  /// The columns that can take another value at an optimum.
  ///
  /// An edge of the optimal face along which one can move shows that everything that changes
  /// along it is undetermined. At a degenerate vertex edges may be too short to move at all; what
  /// changes only along those is settled by minimising and maximising it.
  func undeterminedColumns() -> [Int] {
    guard let face = optimalFace else { return [] }
    var probe = self
    probe.enter(face)
    var isUndetermined = Array(repeating: false, count: columnCount)
    var isOpen = Array(repeating: false, count: columnCount)
    probe.followEdges(open: &isOpen, undetermined: &isUndetermined)
    for column in 0..<columnCount where isOpen[column] {
      for side in [Side.below, .above] where !isUndetermined[column] {
        for moved in probe.extreme(ofColumn: column, side).movedColumns(from: self) {
          isUndetermined[moved] = true
        }
      }
    }
    return (0..<columnCount).filter { isUndetermined[$0] }
  }

  /// Makes the optimal face the set in which to move.
  private mutating func enter(_ face: [Sides]) {
    blocked = face
    anchorsCount = false
  }

  private func dependsOnMovablePin(_ column: Int, _ face: [Sides]) -> Bool {
    var multipliers = Array(repeating: 0.0, count: columnCount)
    multipliers[column] = 1
    factorization.solveTransposed(&multipliers)
    return pins.indices.contains {
      face[pins[$0]] != .both && abs(multipliers[$0]) > Tolerances.dual
    }
  }

  /// Follows each edge of the optimal face at the vertex.
  private mutating func followEdges(open: inout [Bool], undetermined: inout [Bool]) {
    settleSides()
    for slot in pins.indices {
      for side in [Side.below, .above] where !blocked[pins[slot]].contains(side) {
        let entering = Entering(slot: slot, side: side, rate: 0)
        computeRates(entering)
        let step = firstBreakpoint()?.step ?? .infinity
        let rates = (0..<columnCount).map { abs(workspace.rate[rowCount + $0]) }
        let largest = rates.max() ?? 0
        for column in 0..<columnCount where rates[column] > Tolerances.rate * largest {
          let margin = Tolerances.primal * magnitude[rowCount + column]
          if step * rates[column] > margin { undetermined[column] = true }
          open[column] = true
        }
      }
    }
  }

  /// An end of the interval of a column's values.
  private enum Extreme {
    case finite(Double, vertex: Component)
    case infinite(Side, direction: [Double])
    /// Rounding forbids an answer; the value at hand is one.
    case unknown(Double)

    var value: Double {
      switch self {
      case .finite(let value, _), .unknown(let value): value
      case .infinite(let side, _): side == .below ? -.infinity : .infinity
      }
    }

    /// The columns that have another value here than in `component`.
    func movedColumns(from component: Component) -> [Int] {
      switch self {
      case .finite(_, let vertex):
        (0..<component.columnCount).filter {
          let difference = abs(vertex.value(ofColumn: $0) - component.value(ofColumn: $0))
          return difference > Tolerances.primal * component.magnitude[component.rowCount + $0]
        }
      case .infinite(_, let direction):
        direction.indices.filter { direction[$0] != 0 }
      case .unknown: []
      }
    }
  }

  /// Moves to the least or greatest value of a column.
  private mutating func extreme(ofColumn column: Int, _ side: Side) -> Extreme {
    do throws(NumericalTrouble) {
      switch try minimise(.value(ofColumn: column, slope: -side.sign)) {
      case .optimal:
        return .finite(value(ofColumn: column), vertex: self)
      case .unbounded(let direction):
        return .infinite(side, direction: direction)
      }
    } catch {
      return .unknown(value(ofColumn: column))
    }
  }
}
