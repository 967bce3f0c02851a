/// A constraint as the solver keeps it: its terms merged and checked.
struct ConstraintRecord: Sendable {
  /// A merged term.
  struct Entry: Sendable {
    var variable: Int
    var coefficient: Double
  }

  let serial: UInt64
  /// At most one entry per variable, in the order of variables; no zero coefficient.
  let entries: [Entry]
  let relation: Relation
  var constant: Double
  var priority: Priority
  /// Whether this is a required constraint that gives way at present.
  var isBroken = false

  /// Merges and checks a constraint.
  ///
  /// - Throws: `SolverError.notFinite` for a number beyond `Tolerances.largestMagnitude`.
  init(_ constraint: LinearConstraint, serial: UInt64) throws(SolverError) {
    try ConstraintRecord.check(constraint.constant)
    self.serial = serial
    self.entries = try ConstraintRecord.merge(constraint.terms)
    self.relation = constraint.relation
    self.constant = constraint.constant
    self.priority = constraint.priority
  }

  /// The left side minus the right side.
  func excess(at values: [Double]) -> (amount: Double, magnitude: Double) {
    var sum = -constant
    var magnitude = max(1, abs(constant))
    for entry in entries {
      let product = entry.coefficient * values[entry.variable]
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return (sum, magnitude)
  }

  /// How far the constraint is from holding; 0 when it holds up to rounding.
  func violation(at values: [Double]) -> Double {
    let (amount, magnitude) = excess(at: values)
    guard abs(amount) > Tolerances.primal * magnitude else { return 0 }
    let side: Side = amount > 0 ? .above : .below
    return Sides(violating: relation).contains(side) ? abs(amount) : 0
  }

  static func check(_ number: Double) throws(SolverError) {
    // Written so that NaN fails.
    guard abs(number) <= Tolerances.largestMagnitude else { throw .notFinite }
  }

  private static func merge(_ terms: [Term]) throws(SolverError) -> [Entry] {
    var merged: [Entry] = []
    merged.reserveCapacity(terms.count)
    for term in terms {
      try check(term.coefficient)
      merged.append(
        Entry(variable: Int(term.variable.index), coefficient: term.coefficient))
    }
    // A stable order makes the rounding of merged coefficients a function of the terms alone.
    merged.sort { ($0.variable, $0.coefficient) < ($1.variable, $1.coefficient) }
    var count = 0
    for entry in merged {
      if count > 0, merged[count - 1].variable == entry.variable {
        merged[count - 1].coefficient += entry.coefficient
      } else {
        merged[count] = entry
        count += 1
      }
    }
    merged.removeSubrange(count...)
    return try withoutNegligible(merged)
  }

  private static func withoutNegligible(_ entries: [Entry]) throws(SolverError) -> [Entry] {
    var largest = 0.0
    for entry in entries {
      try check(entry.coefficient)
      largest = max(largest, abs(entry.coefficient))
    }
    let threshold = max(
      Tolerances.smallestCoefficient, largest * Tolerances.smallestCoefficientShare)
    return entries.filter { abs($0.coefficient) >= threshold }
  }
}
