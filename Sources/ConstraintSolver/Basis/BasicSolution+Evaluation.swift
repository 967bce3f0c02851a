/// Values from active rows.
extension BasicSolution {
  /// Computes the values of the component's columns and of all that depend on them.
  mutating func evaluateComponent() throws(Interruption) {
    traversal.begin(columnCount: problem.columns.count)
    for index in component.columns.indices {
      traversal.addDependents(of: component.columns[index], problem)
    }
    try evaluateWalk()
  }

  /// Computes the values of some columns and of all that depend on them.
  mutating func evaluate(from columns: borrowing FlatArray<ColumnIndex>) throws(Interruption) {
    traversal.begin(columnCount: problem.columns.count)
    for index in columns.indices { traversal.addDependents(of: columns[index], problem) }
    try evaluateWalk()
  }

  /// Computes the values of the columns of the last walk from their active rows' targets and the
  /// original coefficients.
  private mutating func evaluateWalk() throws(Interruption) {
    var cursor = Traversal.Cursor(traversal)
    while let step = cursor.next(traversal) {
      switch step {
      case .column(let column): setValue(column, valueFromActiveRow(column))
      case .block(let block): evaluate(try factors.factors(of: block, traversal, problem))
      }
    }
  }

  /// The value of a column that follows from its active row.
  @inline(__always)
  func valueFromActiveRow(_ column: ColumnIndex) -> Double {
    let active = problem.columns[column].activeRow
    guard active.exists else { return problem.columns[column].heldValue }
    let row = problem.rows[active]
    var sum = row.target
    for index in row.places {
      let entry = problem.entries[index]
      if entry.column != column { sum -= entry.coefficient * problem.columns[entry.column].value }
    }
    return BasicSolution.value(ofRest: sum, problem.columns[column].activeCoefficient)
  }

  /// The value of a column with a coefficient, if the other terms leave `rest` of its active row's
  /// target.
  @inline(__always)
  static func value(ofRest rest: Double, _ coefficient: Double) -> Double {
    // Along a chain each value needs the one before, and a division takes as long as all the rest.
    coefficient == 1 ? rest : rest / coefficient
  }

  private mutating func evaluate(_ factors: BlockFactors.Block) {
    let columns = factors.columns
    var rightSide: [Double] = []
    rightSide.reserveCapacity(columns.count)
    for column in columns { rightSide.append(outsidePart(column, columns)) }
    let values = factors.solveRefined(rightSide)
    for (place, column) in columns.enumerated() { setValue(column, values[place]) }
  }

  /// The target of a column's active row less the terms of columns outside of the block.
  private func outsidePart(_ column: ColumnIndex, _ block: [ColumnIndex]) -> Double {
    let row = problem.rows[problem.columns[column].activeRow]
    let number = factors.block(of: column)
    var sum = row.target
    for index in row.places {
      let entry = problem.entries[index]
      if factors.block(of: entry.column) != number {
        sum -= entry.coefficient * problem.columns[entry.column].value
      }
    }
    return sum
  }

  // MARK: Evaluation in the order of dependence

  /// Begins to collect columns that are to be evaluated.
  mutating func beginPendingValues() {
    dependence.begin(columnCount: problem.columns.count)
  }

  /// Adds a column to those that are to be evaluated.
  mutating func addPendingValue(_ column: ColumnIndex) {
    dependence.add(column, problem)
  }

  /// Evaluates the pending columns and all that follows from them.
  ///
  /// - Parameters:
  ///   - inactiveRows: Set to the inactive rows that mention an evaluated column.
  ///   - columnsToSeed: Appended to: the evaluated columns whose optimum was not unique, or whose
  ///     value is not finite.
  /// - Throws: `Interruption.numericalTrouble` where the active rows of a block are dependent.
  @inline(__always)
  mutating func evaluatePending(
    inactiveRows: inout FlatArray<RowIndex>, columnsToSeed: inout FlatArray<ColumnIndex>
  ) throws(Interruption) {
    inactiveRows.removeAll()
    while let next = dependence.next() {
      if next.standing.block < 0 {
        setValue(next.column, valueFromActiveRow(next.column))
        passOn(next.column, next.standing.place, &inactiveRows, &columnsToSeed)
      } else {
        let block = dependence.traversal.blocks[next.standing.block]
        evaluate(try factors.factors(of: block, dependence.traversal, problem))
        for place in block.start..<block.start + block.count {
          passOn(
            dependence.traversal.order[place], next.standing.place, &inactiveRows, &columnsToSeed)
        }
      }
    }
  }

  /// Adds the columns that follow from one that was evaluated.
  @inline(__always)
  private mutating func passOn(
    _ column: ColumnIndex, _ place: Int32, _ inactiveRows: inout FlatArray<RowIndex>,
    _ columnsToSeed: inout FlatArray<ColumnIndex>
  ) {
    let start = Int(problem.columns[column].start)
    let end = Int(problem.columns[column].end)
    statistics.evaluations += 1
    statistics.touchedConstraints += end - start
    if problem.columns[column].isOnFace || !problem.columns[column].value.isFinite {
      columnsToSeed.append(column)
    }
    for index in start..<end {
      let row = problem.occurrences[index]
      let follower = problem.rows[row].assignedColumn
      if follower.exists {
        dependence.addFollower(follower, of: place)
      } else {
        inactiveRows.append(row)
      }
    }
  }
}
