/// Turns constraints into rows: merges their terms, checks and scales them.
struct Recording: ~Copyable {
  /// The merged and scaled terms of the constraint at hand.
  var terms = FlatArray<Entry>()

  /// Prepares a constraint.
  ///
  /// - Throws: `SolverError.notFinite` for a number beyond `Tolerances.largestMagnitude`.
  mutating func prepare(
    _ terms: borrowing Span<Term>, _ constant: Double
  ) throws(SolverError) -> Row {
    try Recording.check(constant)
    self.terms.removeAll()
    var magnitudes = Magnitudes()
    var last: Int32 = -1
    var isAscending = true
    for index in terms.indices {
      let coefficient = terms[index].coefficient
      let column = Int32(bitPattern: terms[index].variable.index)
      try Recording.check(coefficient)
      magnitudes.add(coefficient)
      isAscending = isAscending && column > last
      last = column
      self.terms.append(Entry(coefficient: coefficient, column: column, place: 0))
    }
    if !isAscending { magnitudes = try mergeTerms() }
    if magnitudes.least < magnitudes.negligible { removeTerms(below: magnitudes.negligible) }
    var row = Row()
    row.weight = self.terms.isEmpty ? 1 : magnitudes.largest.binade
    row.target = constant
    if row.weight != 1 { scale(&row) }
    return row
  }

  /// The least and the largest magnitude of some coefficients.
  private struct Magnitudes {
    var least = Double.infinity
    var largest = 0.0

    @inline(__always)
    mutating func add(_ coefficient: Double) {
      least = min(least, abs(coefficient))
      largest = max(largest, abs(coefficient))
    }

    /// Smaller coefficients count as zero.
    var negligible: Double {
      max(Tolerances.smallestCoefficient, largest * Tolerances.smallestCoefficientShare)
    }
  }

  private mutating func scale(_ row: inout Row) {
    for index in terms.indices { terms[index].coefficient /= row.weight }
    row.target /= row.weight
  }

  static func strength(of priority: Priority) -> Float {
    priority == .required ? Level.required : priority.rawValue
  }

  static func check(_ number: Double) throws(SolverError) {
    // Written so that NaN fails.
    guard abs(number) <= Tolerances.largestMagnitude else { throw .notFinite }
  }

  /// Puts the terms in the order of columns and adds up those of one column.
  private mutating func mergeTerms() throws(SolverError) -> Magnitudes {
    var count = 0
    for index in terms.indices {
      let term = terms[index]
      var place = count
      while place > 0, terms[place - 1].column > term.column { place -= 1 }
      if place > 0, terms[place - 1].column == term.column {
        terms[place - 1].coefficient += term.coefficient
        continue
      }
      var moved = count
      while moved > place {
        terms[moved] = terms[moved - 1]
        moved -= 1
      }
      terms[place] = term
      count += 1
    }
    terms.truncate(to: count)
    var magnitudes = Magnitudes()
    for index in terms.indices {
      try Recording.check(terms[index].coefficient)
      magnitudes.add(terms[index].coefficient)
    }
    return magnitudes
  }

  private mutating func removeTerms(below threshold: Double) {
    var count = 0
    for index in terms.indices where abs(terms[index].coefficient) >= threshold {
      terms[count] = terms[index]
      count += 1
    }
    terms.truncate(to: count)
  }
}
