extension LexicographicSolver {
  /// The values a column can take at an optimum.
  mutating func freedom(ofColumn column: ColumnIndex) -> ClosedRange<Double> {
    let state = basis.problem.columns[column]
    guard state.count > 0 else { return -.infinity ... .infinity }
    guard state.isOnFace else { return state.value...state.value }
    extend()
    clearComponentMarks()
    collectFace(fromColumn: column)
    var subproblem = faceSubproblem()
    guard let place = subproblem.columns[column] else { return state.value...state.value }
    let low = subproblem.solver.extremeValue(ofColumn: place, .below) ?? state.value
    let high = subproblem.solver.extremeValue(ofColumn: place, .above) ?? state.value
    let margin = Tolerances.primal * max(1, abs(state.value))
    guard high - low > margin else { return state.value...state.value }
    return min(low, state.value)...max(high, state.value)
  }

  /// The columns that can take another value at an optimum, ascending.
  ///
  /// - Complexity: Constant as long as every optimum was unique.
  mutating func undeterminedColumns() -> [ColumnIndex] {
    guard mayHaveFaces || basis.problem.mayHaveUnmentionedColumns else { return [] }
    var undetermined: [ColumnIndex] = []
    var motions = Motions()
    extend()
    clearComponentMarks()
    let mayBeUnmentioned = basis.problem.mayHaveUnmentionedColumns
    for column in basis.problem.columns.indices
    where mayBeUnmentioned || basis.problem.columns[column].isOnFace {
      guard basis.problem.columns[column].isAlive else { continue }
      if basis.problem.columns[column].count == 0 {
        undetermined.append(column)
      } else if isOnUnseenFace(column) {
        collectFace(fromColumn: column)
        findMotions(&motions)
        for index in basis.component.columns.indices
        where motions[basis.component.columns[index]] == .free {
          undetermined.append(basis.component.columns[index])
        }
      }
    }
    basis.direction.clear()
    undetermined.sort()
    return undetermined
  }

  /// Those of some columns that can take another value at an optimum, in their order.
  ///
  /// - Complexity: Linear in the sets of optima that the columns belong to.
  mutating func undetermined(among columns: [ColumnIndex]) -> [ColumnIndex] {
    var motions = Motions()
    extend()
    clearComponentMarks()
    for column in columns
    where basis.problem.columns[column].count > 0 && isOnUnseenFace(column) {
      collectFace(fromColumn: column)
      findMotions(&motions)
    }
    basis.direction.clear()
    return columns.filter { basis.problem.columns[$0].count == 0 || motions.isFree($0) }
  }

  private func isOnUnseenFace(_ column: ColumnIndex) -> Bool {
    basis.problem.columns[column].isOnFace && !basis.component.has(column: column)
  }

  /// The optimal face of the component as a subproblem at the present vertex: rows are bounded, and
  /// none has a cost.
  func faceSubproblem() -> Subproblem {
    var rows: [RowIndex] = []
    for index in basis.component.rows.indices { rows.append(basis.component.rows[index]) }
    var subproblem = Subproblem(rows: rows, of: self) { row in
      var bounded = row
      bounded.bounds = row.faceBounds
      return bounded
    }
    subproblem.takeVertex(of: self, rows: basis.component.rows)
    subproblem.solver.simplex.mustHoldAbove = .infinity
    return subproblem
  }

  // MARK: Extremes

  /// The extremum of a linear function of the columns.
  enum Extremum {
    /// The solver's vertex.
    case vertex
    /// None: the function falls or rises for ever along an edge on which these columns move.
    case infinite(moving: [ColumnIndex])
    /// Rounding forbids an answer.
    case unknown

    /// The columns that have another value here than at the start.
    func moved(from start: [Double], _ problem: borrowing Problem) -> [ColumnIndex] {
      switch self {
      case .vertex:
        var moved: [ColumnIndex] = []
        for column in problem.columns.indices {
          let former = start[Int(column)]
          let difference = abs(problem.columns[column].value - former)
          if difference > Tolerances.primal * max(1, abs(former)) { moved.append(column) }
        }
        return moved
      case .infinite(let moving): return moving
      case .unknown: return []
      }
    }
  }

  /// The least or greatest value of a column; nil where rounding forbids an answer.
  private mutating func extremeValue(ofColumn column: ColumnIndex, _ side: Side) -> Double? {
    switch extremum(ofColumns: [column], side) {
    case .vertex: basis.problem.columns[column].value
    case .infinite: side.sign * .infinity
    case .unknown: nil
    }
  }

  /// Moves to the vertex where the sum of columns with irregular weights is least or greatest.
  mutating func extremum(ofColumns columns: [ColumnIndex], _ side: Side) -> Extremum {
    let slopes = columns.map { column in
      let weight = Perturbation.irregularNumber(column.rawValue)
      return ColumnTerm(column: column, coefficient: -side.sign * weight)
    }
    do throws(Interruption) {
      switch try simplex.minimise(slopes: slopes, &basis) {
      case .optimal:
        try basis.evaluateComponent()
        return .vertex
      case .unbounded: return .infinite(moving: movingNow())
      }
    } catch {
      return .unknown
    }
  }

  private func movingNow() -> [ColumnIndex] {
    var moving: [ColumnIndex] = []
    for index in basis.direction.movedColumns.indices {
      let column = basis.direction.movedColumns[index]
      if abs(basis.direction.columnRate(column)) > basis.direction.negligibleRate {
        moving.append(column)
      }
    }
    return moving
  }
}
