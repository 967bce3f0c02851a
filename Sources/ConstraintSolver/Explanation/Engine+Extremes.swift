extension Engine {
  /// The optima at which a column is least and greatest; nil where it is determined.
  mutating func extremes(ofColumn column: Int32) -> Extremes? {
    let freedom = freedom(ofColumn: column)
    guard freedom.lowerBound < freedom.upperBound else { return nil }
    // A column that is free was collected with its region; one without rows is alone.
    guard system.columns[column].count > 0 else {
      let variable = Variable(index: UInt32(column))
      func alone(_ value: Double) -> Extreme {
        Extreme(changes: [Extreme.Assignment(variable: variable, value: value)])
      }
      return Extremes(least: alone(-.infinity), greatest: alone(.infinity))
    }
    // Of several optima at an end the choice must not depend on the way the region was walked.
    regionRows.sort { system.isOlder($0, $1) }
    guard let least = extreme(ofColumn: column, .below),
      let greatest = extreme(ofColumn: column, .above)
    else { return nil }
    return Extremes(least: least, greatest: greatest)
  }

  /// The optimum at which a column of the present region is furthest to a side; where it is not
  /// unique, each other column is as near to where it is as those before it allow.
  private func extreme(ofColumn column: Int32, _ side: Side) -> Extreme? {
    var part = faceOfRegion()
    guard let place = part.number[column] else { return nil }
    part.engine.makeVertexOrigin()
    guard let distances = part.engine.farthest(place, side) else { return nil }
    var changes: [Extreme.Assignment] = []
    for index in regionColumns.indices {
      let column = regionColumns[index]
      guard let place = part.number[column] else { continue }
      let value = system.columns[column].value
      let distance = distances[Int(place)]
      guard abs(distance) > Tolerances.primal * max(1, abs(value)) else { continue }
      changes.append(
        Extreme.Assignment(variable: Variable(index: UInt32(column)), value: value + distance))
    }
    return Extreme(changes: changes.sorted { $0.variable < $1.variable })
  }

  /// Counts all values from the vertex: they become 0.
  private mutating func makeVertexOrigin() {
    for row in system.rows.indices {
      let (amount, magnitude) = system.excess(Int32(row))
      system.rows[row].target = abs(amount) > Tolerances.primal * magnitude ? -amount : 0
    }
    for column in system.columns.indices {
      system.columns[column].value = 0
      if system.columns[column].pin < 0 { system.columns[column].setAnchor(at: 0) }
    }
  }

  /// Moves to where a column is furthest to a side.
  ///
  /// - Returns: The values of all columns; nil where rounding forbids an answer.
  private mutating func farthest(_ column: Int32, _ side: Side) -> [Double]? {
    linearSlopes.removeAll()
    linearSlopes.append(Speed(column: column, speed: -side.sign))
    do throws(NumericalTrouble) {
      switch try minimise(.linear) {
      case .optimal(let steepest):
        freeze(steepest: steepest)
        violatedRows.removeAll()
        findMovableColumns()
        try chooseOptimum()
        try evaluateRegion()
        return system.columns.indices.map { system.columns[$0].value }
      case .unbounded:
        return system.columns.indices.map { place in
          let rate = columnRate[place]
          guard abs(rate) > Tolerances.rate * largestRate else { return 0 }
          return rate > 0 ? .infinity : -.infinity
        }
      }
    } catch {
      return nil
    }
  }
}
