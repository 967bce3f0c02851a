extension LexicographicSolver {
  /// The optima at which a column is least and greatest; nil where it is determined.
  mutating func extremes(ofColumn column: ColumnIndex) -> Extremes? {
    let freedom = freedom(ofColumn: column)
    guard freedom.lowerBound < freedom.upperBound else { return nil }
    // A column that is free was collected with its component; one without rows is alone.
    guard basis.problem.columns[column].count > 0 else {
      let variable = Variable(column)
      func alone(_ value: Double) -> Extreme {
        Extreme(changes: [Extreme.Assignment(variable: variable, value: value)])
      }
      return Extremes(least: alone(-.infinity), greatest: alone(.infinity))
    }
    // Of several optima at an end the choice must not depend on the order in which the component
    // was collected.
    basis.sortComponentRowsByAge()
    guard let least = extreme(ofColumn: column, .below),
      let greatest = extreme(ofColumn: column, .above)
    else { return nil }
    return Extremes(least: least, greatest: greatest)
  }

  /// The optimum at which a column of the present component is furthest to a side; where it is not
  /// unique, each other column is as close to its present value as those before it allow.
  private func extreme(ofColumn column: ColumnIndex, _ side: Side) -> Extreme? {
    var subproblem = faceSubproblem()
    guard let place = subproblem.columns[column] else { return nil }
    subproblem.solver.makeVertexOrigin()
    guard let distances = subproblem.solver.farthest(place, side) else { return nil }
    var changes: [Extreme.Assignment] = []
    for index in basis.component.columns.indices {
      let column = basis.component.columns[index]
      guard let place = subproblem.columns[column] else { continue }
      let value = basis.problem.columns[column].value
      let distance = distances[Int(place)]
      guard abs(distance) > Tolerances.primal * max(1, abs(value)) else { continue }
      changes.append(
        Extreme.Assignment(variable: Variable(column), value: value + distance))
    }
    return Extreme(changes: changes.sorted { $0.variable < $1.variable })
  }

  /// Moves the origin to the vertex: all values become 0.
  private mutating func makeVertexOrigin() {
    for row in basis.problem.rows.indices {
      let (amount, magnitude) = basis.problem.slack(row)
      basis.problem.rows[row].target = abs(amount) > Tolerances.primal * magnitude ? -amount : 0
    }
    for column in basis.problem.columns.indices {
      basis.problem.columns[column].value = 0
      if !basis.problem.columns[column].activeRow.exists {
        basis.problem.columns[column].setSuperbasic(at: 0)
      }
    }
  }

  /// Moves to the vertex where a column is furthest to a side.
  ///
  /// - Returns: The values of all columns; nil where rounding forbids an answer.
  private mutating func farthest(_ column: ColumnIndex, _ side: Side) -> [Double]? {
    let slopes = [ColumnTerm(column: column, coefficient: -side.sign)]
    do throws(Interruption) {
      switch try simplex.minimise(slopes: slopes, &basis) {
      case .optimal(let steepest):
        simplex.boundNonbasicSlacks(steepest: steepest, &basis)
        simplex.unlistAll()
        listFreeSlackColumns()
        try chooseOptimum()
        try basis.evaluateComponent()
        return values
      case .unbounded:
        return basis.problem.columns.indices.map { column in
          let rate = basis.direction.columnRate(column)
          guard abs(rate) > basis.direction.negligibleRate else { return 0 }
          return rate > 0 ? .infinity : -.infinity
        }
      }
    } catch {
      return nil
    }
  }
}
