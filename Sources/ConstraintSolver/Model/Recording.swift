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
    for index in terms.indices {
      try Recording.check(terms[index].coefficient)
      insert(Int32(bitPattern: terms[index].variable.index), terms[index].coefficient)
    }
    let largest = try largestCoefficient()
    removeNegligible(largest)
    var row = Row()
    row.weight = self.terms.isEmpty ? 1 : largest.binade
    row.target = constant
    if row.weight != 1 { scale(&row) }
    return row
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

  /// Adds a term in the order of columns.
  @inline(__always)
  private mutating func insert(_ column: Int32, _ coefficient: Double) {
    guard let last = terms.last, last.column >= column else {
      terms.append(Entry(coefficient: coefficient, column: column, place: 0))
      return
    }
    insertBetween(column, coefficient)
  }

  private mutating func insertBetween(_ column: Int32, _ coefficient: Double) {
    var place = terms.count
    while place > 0, terms[place - 1].column > column { place -= 1 }
    if place > 0, terms[place - 1].column == column {
      terms[place - 1].coefficient += coefficient
      return
    }
    terms.append(Entry(coefficient: coefficient, column: column, place: 0))
    var index = terms.count - 1
    while index > place {
      terms[index] = terms[index - 1]
      index -= 1
    }
    terms[place] = Entry(coefficient: coefficient, column: column, place: 0)
  }

  private func largestCoefficient() throws(SolverError) -> Double {
    var largest = 0.0
    for index in terms.indices {
      try Recording.check(terms[index].coefficient)
      largest = max(largest, abs(terms[index].coefficient))
    }
    return largest
  }

  private mutating func removeNegligible(_ largest: Double) {
    let threshold = max(
      Tolerances.smallestCoefficient, largest * Tolerances.smallestCoefficientShare)
    var count = 0
    for index in terms.indices where abs(terms[index].coefficient) >= threshold {
      terms[count] = terms[index]
      count += 1
    }
    terms.truncate(to: count)
  }
}
