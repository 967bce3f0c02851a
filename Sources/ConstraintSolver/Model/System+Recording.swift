/// The least and the largest magnitude of some coefficients.
struct Magnitudes {
  private(set) var least = Double.infinity
  private(set) var largest = 0.0
  /// Whether none is beyond `Tolerances.largestMagnitude` or no number.
  private(set) var areAllowed = true

  @inline(__always)
  mutating func add(_ coefficient: Double) {
    let magnitude = abs(coefficient)
    least = magnitude < least ? magnitude : least
    largest = magnitude > largest ? magnitude : largest
    areAllowed = areAllowed && System.isAllowed(coefficient)
  }

  /// Smaller coefficients count as zero.
  @inline(__always)
  var negligible: Double {
    max(Tolerances.smallestCoefficient, largest * Tolerances.smallestCoefficientShare)
  }
}

/// How constraints become rows: their terms are merged, checked and scaled.
extension System {
  /// Makes a row of a constraint.
  ///
  /// - Throws: `SolverError.notFinite` for a number beyond `Tolerances.largestMagnitude`.
  @inline(__always)
  mutating func recordRow(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> Int {
    guard System.isAllowed(constant) else { throw .notFinite }
    let start = entries.nextStart
    var row = Row()
    row.target = constant
    row.weight = try recordEntries(terms, from: start)
    if row.weight != 1 { scale(&row, entriesFrom: start) }
    row.violatingSides = Sides(violating: relation)
    row.strength = System.strength(of: priority)
    return makeRow(
      row, entriesFrom: start, RowRecord(serial: takeSerial(), priority: priority.rawValue))
  }

  @inline(__always)
  static func strength(of priority: Priority) -> Float {
    priority.rawValue == Priority.required.rawValue ? Level.required : priority.rawValue
  }

  /// Whether a number may be a coefficient or a constant.
  @inline(__always)
  static func isAllowed(_ number: Double) -> Bool {
    // False for NaN.
    abs(number) <= Tolerances.largestMagnitude
  }

  /// Appends a constraint's terms, in the order of columns, each of which they mention once.
  ///
  /// - Returns: The power of two by which to divide them.
  /// - Throws: `SolverError.notFinite`, leaving no entries behind.
  @inline(__always)
  private mutating func recordEntries(
    _ terms: borrowing Span<Term>, from start: Int
  ) throws(SolverError) -> Double {
    var magnitudes = Magnitudes()
    var last: Int32 = -1
    var isAscending = true
    for index in terms.indices {
      let coefficient = terms[index].coefficient
      let column = Int32(bitPattern: terms[index].variable.index)
      checkColumn(column)
      magnitudes.add(coefficient)
      isAscending = isAscending && column > last
      last = column
      entries.append(Entry(coefficient: coefficient, column: column, place: 0))
    }
    if !isAscending { magnitudes = mergeEntries(from: start, magnitudes) }
    guard magnitudes.areAllowed else {
      entries.truncate(to: start)
      throw .notFinite
    }
    if magnitudes.least < magnitudes.negligible {
      removeEntries(from: start, below: magnitudes.negligible)
    }
    return entries.nextStart == start ? 1 : System.powerOfTwo(below: magnitudes.largest)
  }

  @inline(__always)
  func checkColumn(_ column: Int32) {
    precondition(
      column >= 0 && column < Int32(truncatingIfNeeded: columns.count) && columns[column].isAlive,
      "The variable does not belong to this solver or was removed")
  }

  /// The largest power of two that is not greater than a normal number.
  @inline(__always)
  private static func powerOfTwo(below number: Double) -> Double {
    Double(bitPattern: number.bitPattern & Double.infinity.bitPattern)
  }

  private mutating func scale(_ row: inout Row, entriesFrom start: Int) {
    for index in start..<entries.nextStart { entries[index].coefficient /= row.weight }
    row.target /= row.weight
  }

  /// Puts entries in the order of columns and adds up those of one column.
  private mutating func mergeEntries(from start: Int, _ parts: Magnitudes) -> Magnitudes {
    var isEachOnce = true
    for index in start + 1..<entries.nextStart {
      let entry = entries[index]
      var place = index
      while place > start, entries[place - 1].column > entry.column {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
      if place > start, entries[place - 1].column == entry.column { isEachOnce = false }
    }
    guard !isEachOnce, parts.areAllowed else { return parts }
    return addUpEntries(from: start)
  }

  /// Adds up neighbouring entries of one column.
  private mutating func addUpEntries(from start: Int) -> Magnitudes {
    var end = start
    for index in start..<entries.nextStart {
      if end > start, entries[end - 1].column == entries[index].column {
        entries[end - 1].coefficient += entries[index].coefficient
      } else {
        entries[end] = entries[index]
        end += 1
      }
    }
    entries.truncate(to: end)
    var magnitudes = Magnitudes()
    for index in start..<end { magnitudes.add(entries[index].coefficient) }
    return magnitudes
  }

  private mutating func removeEntries(from start: Int, below threshold: Double) {
    var end = start
    for index in start..<entries.nextStart where abs(entries[index].coefficient) >= threshold {
      entries[end] = entries[index]
      end += 1
    }
    entries.truncate(to: end)
  }
}
