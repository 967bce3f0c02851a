extension Engine {
  /// A linear form as a combination of pins; see ``Expansion``.
  ///
  /// The columns are visited in the order of dependence, each before those that its pin mentions, so
  /// that one pass over the pins solves the transposed system.
  ///
  /// - Throws: `NumericalTrouble` where the pins of a group are dependent.
  mutating func expansion(of terms: [Term]) throws(NumericalTrouble) -> Expansion {
    traversal.begin(columnCount: system.columns.count)
    var weights = FormWeights()
    for term in terms.reversed() {
      traversal.addDependencies(of: Int32(bitPattern: term.variable.index), system)
    }
    for term in terms { weights.add(term.coefficient, to: Int32(bitPattern: term.variable.index)) }
    var expansion = Expansion()
    var cursor = Traversal.Cursor(traversal)
    while let step = cursor.next(traversal) {
      switch step {
      case .column(let column): expand(column, &weights, into: &expansion)
      case .group(let group): try expand(group, &weights, into: &expansion)
      }
    }
    return expansion
  }

  private func expand(
    _ column: Int32, _ weights: inout FormWeights, into expansion: inout Expansion
  ) {
    let weight = weights.take(column)
    guard weight != 0 else { return }
    let variable = Variable(index: UInt32(bitPattern: column))
    expansion.variables.append(variable)
    let pin = system.columns[column].pin
    guard pin >= 0 else {
      return expansion.choices.append(Expansion.Choice(variable: variable, multiplier: weight))
    }
    add(pin, weight / system.columns[column].pinCoefficient, &weights, into: &expansion)
  }

  private mutating func expand(
    _ group: Traversal.Group, _ weights: inout FormWeights, into expansion: inout Expansion
  ) throws(NumericalTrouble) {
    let factors = try self.factors.factors(of: group, traversal, system)
    let gradient = factors.columns.map { weights.take($0) }
    let steepest = gradient.reduce(0) { max($0, abs($1)) }
    guard steepest > 0 else { return }
    let multipliers = factors.solveTransposed(gradient)
    let largest = multipliers.reduce(steepest) { max($0, abs($1)) }
    for (place, column) in factors.columns.enumerated() {
      expansion.variables.append(Variable(index: UInt32(bitPattern: column)))
      guard abs(multipliers[place]) > FormWeights.cancellation * largest else { continue }
      add(system.columns[column].pin, multipliers[place], &weights, into: &expansion)
    }
    // The weights of the group's own columns are what the multipliers took up.
    for column in factors.columns { _ = weights.take(column) }
  }

  /// Adds a pin with the multiplier of its scaled row, and takes its terms out of the form.
  private func add(
    _ pin: Int32, _ multiplier: Double, _ weights: inout FormWeights,
    into expansion: inout Expansion
  ) {
    for place in system.rows[pin].places {
      let entry = system.entries[place]
      weights.add(-multiplier * entry.coefficient, to: entry.column)
    }
    expansion.members.append(
      Expansion.Member(
        constraint: id(ofRow: pin), multiplier: multiplier / system.rows[pin].weight))
  }
}

/// The coefficients that are left of a form while pins are taken out of it.
private struct FormWeights {
  private var sums: [Int32: (value: Double, magnitude: Double)] = [:]

  /// The share of its operands below which the rest of a sum is rounding.
  static let cancellation = 1e-12

  mutating func add(_ coefficient: Double, to column: Int32) {
    let sum = sums[column] ?? (0, 0)
    sums[column] = (sum.value + coefficient, max(sum.magnitude, abs(coefficient)))
  }

  /// The coefficient of a column, which is 0 from then on.
  mutating func take(_ column: Int32) -> Double {
    guard let sum = sums.removeValue(forKey: column) else { return 0 }
    return abs(sum.value) > Self.cancellation * sum.magnitude ? sum.value : 0
  }
}
