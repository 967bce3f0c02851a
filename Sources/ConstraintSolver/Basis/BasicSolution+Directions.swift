/// Directions of edges (FTRAN), and walks along the graph of dependence.
extension BasicSolution {
  /// Computes the change of all columns and rows per unit when the activity of a column's active
  /// row changes by `rate`.
  mutating func ftran(_ column: ColumnIndex, _ rate: Double) throws(Interruption) {
    direction.begin(problem)
    direction.setRightSide(column, rate)
    traversal.begin(columnCount: problem.columns.count)
    traversal.addDependents(of: column, problem)
    try solveForDirection()
  }

  /// Computes the changes when the activities of several columns' active rows change at once.
  mutating func ftran(_ terms: borrowing FlatArray<ColumnTerm>) throws(Interruption) {
    direction.begin(problem)
    traversal.begin(columnCount: problem.columns.count)
    for index in terms.indices {
      direction.addRightSide(terms[index].column, terms[index].coefficient)
      traversal.addDependents(of: terms[index].column, problem)
    }
    try solveForDirection()
  }

  private mutating func solveForDirection() throws(Interruption) {
    statistics.directions += 1
    var cursor = Traversal.Cursor(traversal)
    while let step = cursor.next(traversal) {
      switch step {
      case .column(let column):
        let active = problem.columns[column].activeRow
        var rate = direction.columnRate(column)
        if active.exists {
          rate = (rate - direction.rowRate(active)) / problem.columns[column].activeCoefficient
        }
        direction.setRate(column, rate, problem)
      case .block(let block): try solveForDirection(block)
      }
    }
  }

  private mutating func solveForDirection(_ block: Traversal.Block) throws(Interruption) {
    let factors = try self.factors.factors(of: block, traversal, problem)
    var rightSide: [Double] = []
    rightSide.reserveCapacity(factors.columns.count)
    for column in factors.columns {
      rightSide.append(
        direction.columnRate(column) - direction.rowRate(problem.columns[column].activeRow))
    }
    let rates = factors.solve(rightSide)
    for (place, column) in factors.columns.enumerated() {
      direction.setRate(column, rates[place], problem)
    }
  }

  // MARK: Walks and factors

  /// Walks from some columns to the columns they depend on, and leaves the order in `traversal`.
  mutating func walkDependencies(of columns: borrowing FlatArray<ColumnIndex>) {
    traversal.begin(columnCount: problem.columns.count)
    for index in columns.indices { traversal.addDependencies(of: columns[index], problem) }
  }

  /// Walks from a column to the columns it depends on, and leaves the order in `traversal`.
  mutating func walkDependencies(of column: ColumnIndex) {
    traversal.begin(columnCount: problem.columns.count)
    traversal.addDependencies(of: column, problem)
  }

  /// Sorts the component's rows, the oldest first.
  mutating func sortComponentRowsByAge() {
    component.sortRows { problem.isOlder($0, $1) }
  }

  /// The factors of a diagonal block of the last walk.
  ///
  /// - Throws: `Interruption.numericalTrouble` where the block's active rows are dependent.
  mutating func blockFactors(
    of block: Traversal.Block
  ) throws(Interruption) -> BlockFactors.Block {
    try factors.factors(of: block, traversal, problem)
  }
}
