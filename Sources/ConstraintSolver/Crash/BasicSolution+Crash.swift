/// The part of a row's target that its other columns leave for one of them.
struct RowRest {
  /// The entry of that column.
  var left = Entry(coefficient: 1, column: .none)
  /// The target less the other columns' terms.
  var amount: Double
  /// The column's determining level, if the row determines it.
  var determiningLevel: Float
}

extension BasicSolution {
  /// The part of a row's target that its other columns leave for one of them.
  @inline(__always)
  func rest(
    ofRow number: RowIndex, besides isLeft: (Entry, borrowing Problem) -> Bool
  ) -> RowRest {
    let row = problem.rows[number]
    var rest = RowRest(amount: row.target, determiningLevel: row.level)
    for index in row.places {
      let entry = problem.entries[index]
      if isLeft(entry, problem) {
        rest.left = entry
      } else {
        rest.amount -= entry.coefficient * problem.columns[entry.column].value
        rest.determiningLevel = min(rest.determiningLevel, determiningLevel[entry.column])
      }
    }
    return rest
  }

  /// The rest of a singleton row: its whole target.
  @inline(__always)
  func rest(ofSingletonRow number: RowIndex) -> RowRest {
    let row = problem.rows[number]
    return RowRest(
      left: problem.entries[Int(row.start)], amount: row.target, determiningLevel: row.level)
  }

  /// The point of a row at its target, by the value of a column that it has with a coefficient, the others staying where
  /// they are.
  @inline(__always)
  func point(
    ofRow number: RowIndex, _ column: ColumnIndex, coefficient: Double
  ) -> WeightedMedian.Point {
    let row = problem.rows[number]
    var rest = row.target
    var level = Float.infinity
    if row.count > 1 {
      for index in row.places where problem.entries[index].column != column {
        let entry = problem.entries[index]
        rest -= entry.coefficient * problem.columns[entry.column].value
        level = min(level, determiningLevel[entry.column])
      }
    }
    let sides = coefficient > 0 ? row.violatingSides : row.violatingSides.opposite
    let slope = row.weight * abs(coefficient)
    return WeightedMedian.Point(
      value: rest / coefficient, below: sides.contains(.below) ? slope : 0,
      above: sides.contains(.above) ? slope : 0, level: row.level, determiningLevel: level,
      row: number)
  }

  // MARK: Trials

  /// The rate of a column per unit of the trial, if it follows from columns whose rates are known.
  @inline(__always)
  func trialRate(ofFollower column: ColumnIndex) -> Double {
    var rate = 0.0
    for place in problem.rows[problem.columns[column].activeRow].places {
      let entry = problem.entries[place]
      if entry.column != column {
        rate -= entry.coefficient * direction.columnRate(entry.column)
      }
    }
    return BasicSolution.value(ofRest: rate, problem.columns[column].activeCoefficient)
  }

  /// The rate of a row's activity per unit of the trial, and its largest part.
  func trialRate(ofRow number: RowIndex) -> (rate: Double, largest: Double) {
    var (rate, largest) = (0.0, 0.0)
    for place in problem.rows[number].places {
      let entry = problem.entries[place]
      let part = entry.coefficient * direction.columnRate(entry.column)
      rate += part
      largest = max(largest, abs(part))
    }
    return (rate, largest)
  }
}
