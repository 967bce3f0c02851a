extension Component {
  /// The values a column can take at an optimum.
  func freedom(ofColumn column: Int) -> ClosedRange<Double> {
    let value = value(ofColumn: column)
    guard let face = optimalFace, dependsOnMovablePin(column, face) else { return value...value }
    var probe = self
    probe.enter(face)
    let low = probe.bound(ofColumn: column, .below)
    let high = probe.bound(ofColumn: column, .above)
    let margin = Tolerances.primal * magnitude[rowCount + column]
    guard high - low > margin else { return value...value }
    return min(low, value)...max(high, value)
  }

  /// The columns that can take another value at an optimum.
  ///
  /// An edge of the optimal face along which one can move shows that everything that changes
  /// along it is undetermined. At a degenerate vertex edges may be too short to move at all. What
  /// changes only along those is summed up with irregular weights: if the sum has one value, so
  /// has every part of it, and otherwise its least or greatest value shows parts that move.
  func undeterminedColumns() -> [Int] {
    guard let face = optimalFace else { return [] }
    var probe = self
    probe.enter(face)
    var isOpen = Array(repeating: false, count: columnCount)
    var isUndetermined = isOpen
    probe.followEdges(open: &isOpen, undetermined: &isUndetermined)
    var open = (0..<columnCount).filter { isOpen[$0] && !isUndetermined[$0] }
    while !open.isEmpty {
      for side in [Side.below, .above] {
        for moved in probe.extreme(ofColumns: open, side).movedColumns(from: self) {
          isUndetermined[moved] = true
        }
      }
      let rest = open.filter { !isUndetermined[$0] }
      guard rest.count < open.count else { break }
      open = rest
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

  /// Where a linear function of the columns is least or greatest.
  private enum Extreme {
    case vertex(Component)
    /// Nowhere: it falls or rises without end in this direction.
    case infinite(direction: [Double])
    /// Rounding forbids an answer.
    case unknown

    /// The columns that have another value here than in `component`.
    func movedColumns(from component: Component) -> [Int] {
      switch self {
      case .vertex(let vertex):
        (0..<component.columnCount).filter {
          let difference = abs(vertex.value(ofColumn: $0) - component.value(ofColumn: $0))
          return difference > Tolerances.primal * component.magnitude[component.rowCount + $0]
        }
      case .infinite(let direction):
        Component.nonzero(direction)
      case .unknown: []
      }
    }
  }

  private static func nonzero(_ direction: [Double]) -> [Int] {
    let largest = direction.reduce(0) { max($0, abs($1)) }
    return direction.indices.filter { abs(direction[$0]) > Tolerances.rate * largest }
  }

  /// The least or greatest value of a column.
  private mutating func bound(ofColumn column: Int, _ side: Side) -> Double {
    let value = value(ofColumn: column)
    return switch extreme(ofColumns: [column], side) {
    case .vertex(let vertex): vertex.value(ofColumn: column)
    case .infinite: side.sign * .infinity
    case .unknown: value
    }
  }

  /// Moves to where the sum of columns with irregular weights is least or greatest.
  private mutating func extreme(ofColumns columns: [Int], _ side: Side) -> Extreme {
    var weights = IrregularNumbers()
    let slopes = columns.map { (column: $0, slope: -side.sign * weights.next()) }
    do throws(NumericalTrouble) {
      switch try minimise(Objective(slopes: slopes)) {
      case .optimal: return .vertex(self)
      case .unbounded(let direction): return .infinite(direction: direction)
      }
    } catch {
      return .unknown
    }
  }
}
