extension LexicographicSolver {
  /// A linear form as a combination of active rows; see ``Expansion``.
  ///
  /// The columns are visited in the order of dependence, each before those that its active row
  /// mentions, so that one pass over the active rows solves the transposed system.
  ///
  /// - Throws: `Interruption.numericalTrouble` where the active rows of a block are dependent.
  mutating func expansion(of terms: [Term]) throws(Interruption) -> Expansion {
    var coefficients = FormCoefficients()
    var columns = FlatArray<ColumnIndex>()
    for term in terms.reversed() { columns.append(ColumnIndex(term.variable)) }
    basis.walkDependencies(of: columns)
    for term in terms { coefficients.add(term.coefficient, to: ColumnIndex(term.variable)) }
    var expansion = Expansion()
    var cursor = Traversal.Cursor(basis.traversal)
    while let step = cursor.next(basis.traversal) {
      switch step {
      case .column(let column): expand(column, &coefficients, into: &expansion)
      case .block(let block): try expand(block, &coefficients, into: &expansion)
      }
    }
    return expansion
  }

  private func expand(
    _ column: ColumnIndex, _ coefficients: inout FormCoefficients, into expansion: inout Expansion
  ) {
    let weight = coefficients.take(column)
    guard weight != 0 else { return }
    let variable = Variable(column)
    expansion.variables.append(variable)
    let active = basis.problem.columns[column].activeRow
    guard active.exists else {
      return expansion.choices.append(Expansion.Choice(variable: variable, multiplier: weight))
    }
    let coefficient = basis.problem.columns[column].activeCoefficient
    add(active, weight / coefficient, &coefficients, into: &expansion)
  }

  private mutating func expand(
    _ block: Traversal.Block, _ coefficients: inout FormCoefficients,
    into expansion: inout Expansion
  ) throws(Interruption) {
    let factors = try basis.blockFactors(of: block)
    let gradient = factors.columns.map { coefficients.take($0) }
    let steepest = gradient.reduce(0) { max($0, abs($1)) }
    guard steepest > 0 else { return }
    let multipliers = factors.solveTransposed(gradient)
    let largest = multipliers.reduce(steepest) { max($0, abs($1)) }
    for (place, column) in factors.columns.enumerated() {
      expansion.variables.append(Variable(column))
      guard abs(multipliers[place]) > Tolerances.expansionCancellation * largest else { continue }
      add(
        basis.problem.columns[column].activeRow, multipliers[place], &coefficients, into: &expansion
      )
    }
    // The multipliers took up the weights of the block's own columns.
    for column in factors.columns { _ = coefficients.take(column) }
  }

  /// Adds an active row with its multiplier, and takes its terms out of the form.
  private func add(
    _ row: RowIndex, _ multiplier: Double, _ coefficients: inout FormCoefficients,
    into expansion: inout Expansion
  ) {
    for place in basis.problem.rows[row].places {
      let entry = basis.problem.entries[place]
      coefficients.add(-multiplier * entry.coefficient, to: entry.column)
    }
    expansion.members.append(
      Expansion.Member(
        constraint: basis.problem.id(ofRow: row),
        multiplier: multiplier / basis.problem.rows[row].weight))
  }
}

/// The coefficients of a form that are left while active rows are taken out of it.
private struct FormCoefficients {
  private var sums: [ColumnIndex: (value: Double, magnitude: Double)] = [:]

  mutating func add(_ coefficient: Double, to column: ColumnIndex) {
    let sum = sums[column] ?? (0, 0)
    sums[column] = (sum.value + coefficient, max(sum.magnitude, abs(coefficient)))
  }

  /// The coefficient of a column, which is 0 from then on.
  mutating func take(_ column: ColumnIndex) -> Double {
    guard let sum = sums.removeValue(forKey: column) else { return 0 }
    return abs(sum.value) > Tolerances.expansionCancellation * sum.magnitude ? sum.value : 0
  }
}
