/// The least and the largest magnitude of some coefficients.
private struct Magnitudes {
  private var least = Double.infinity
  private(set) var largest = 0.0
  /// Whether none is beyond `Tolerances.largestMagnitude` or no number.
  private(set) var areAllowed = true

  mutating func add(_ coefficient: Double) {
    let magnitude = abs(coefficient)
    least = magnitude < least ? magnitude : least
    largest = magnitude > largest ? magnitude : largest
    areAllowed = areAllowed && Problem.isAllowed(coefficient)
  }

  /// Smaller coefficients count as zero.
  var negligible: Double {
    max(Tolerances.smallestCoefficient, largest * Tolerances.smallestCoefficientShare)
  }

  var haveNegligible: Bool { least < negligible }
}

/// Recording of constraints as rows: terms are merged, checked and scaled.
extension Problem {
  /// Makes a row of a constraint.
  ///
  /// - Throws: `SolverError.outOfRange` for a number beyond `Tolerances.largestMagnitude`.
  @inline(__always)
  mutating func recordRow(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> RowIndex {
    guard Problem.isAllowed(constant) else { throw .outOfRange }
    var row = Row()
    row.target = constant
    row.level = Problem.level(of: priority)
    row.violatingSides = Sides(violating: relation)
    if terms.count == 2,
      let number = appendPair(unsafe terms[unchecked: 0], unsafe terms[unchecked: 1], row)
    {
      return number
    }
    makeRoomForRow(entryCount: terms.count)
    let start = entries.nextStart
    if !recordEntries(terms, from: start) {
      row.weight = try cleanEntries(from: start)
      row.target /= row.weight
    }
    return makeRow(row, entriesFrom: start)
  }

  /// Makes a row of a constraint that compares a column with a number.
  ///
  /// - Throws: `SolverError.outOfRange` for a number beyond `Tolerances.largestMagnitude`.
  @inline(__always)
  mutating func recordRow(
    ofColumn column: ColumnIndex, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> RowIndex {
    guard Problem.isAllowed(constant) else { throw .outOfRange }
    checkColumn(column)
    var row = Row()
    row.target = constant
    row.level = Problem.level(of: priority)
    row.violatingSides = Sides(violating: relation)
    if canAppendBounds(1) { return appendBound(row, of: column) }
    makeRoomForRow(entryCount: 1)
    let start = entries.nextStart
    entries.append(Entry(coefficient: 1, column: column))
    return makeRow(row, entriesFrom: start)
  }

  /// Makes a row of a constraint with coefficients of 1, -1 and halves of them.
  ///
  /// - Returns: Its number; none, having done nothing, where `recordRow(_:_:_:_:)` is to be used.
  @inline(__always)
  mutating func recordUnits(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> RowIndex {
    guard Problem.isAllowed(constant) else { return .none }
    var row = Row()
    row.target = constant
    row.level = Problem.level(of: priority)
    row.violatingSides = Sides(violating: relation)
    return appendUnits(terms, row)
  }

  @inline(__always)
  static func level(of priority: Priority) -> Float {
    priority.rawValue == Priority.required.rawValue ? PriorityLevel.required : priority.rawValue
  }

  /// Whether a number may be a coefficient or a constant.
  @inline(__always)
  static func isAllowed(_ number: Double) -> Bool {
    // False for NaN.
    abs(number) <= Tolerances.largestMagnitude
  }

  /// Appends a constraint's terms, in the order of columns.
  ///
  /// - Returns: Whether that is all: they mention each column once, the magnitudes of all coefficients are in
  ///   `0.5 ..< 2`, as they mostly are, and the largest is in `1 ..< 2`.
  @inline(__always)
  private mutating func recordEntries(_ terms: borrowing Span<Term>, from start: Int) -> Bool {
    entries.appendRoomInRoom(terms.count)
    // A repeated column counts as unusual.
    var bits = CoefficientBits()
    for index in terms.indices {
      // The span would check each of its own indices.
      let entry = self.entry(unsafe terms[unchecked: index])
      bits.add(entry.coefficient)
      var place = start &+ index
      while place > start {
        let other = entries[place &- 1]
        guard other.column > entry.column else {
          if other.column == entry.column { bits.addUnusual() }
          break
        }
        entries[place] = other
        place &-= 1
      }
      entries[place] = entry
    }
    return bits.areScaled
  }

  /// A term as an entry.
  @inline(__always)
  func entry(_ term: Term) -> Entry {
    let column = ColumnIndex(term.variable)
    checkColumn(column)
    return Entry(coefficient: term.coefficient, column: column)
  }

  @inline(__always)
  func checkColumn(_ column: ColumnIndex) {
    precondition(
      columns.has(column) && columns[column].isAlive,
      "The variable does not belong to this solver or was removed")
  }

  // MARK: Cleaning

  /// Adds up entries of one column, removes negligible ones and scales the others, where need be.
  ///
  /// - Returns: The power of two by which they are divided.
  /// - Throws: `SolverError.outOfRange`, leaving no entries behind.
  @inline(never)
  private mutating func cleanEntries(from start: Int) throws(SolverError) -> Double {
    var magnitudes = magnitudes(from: start)
    guard !isScaled(from: start, magnitudes) else { return 1 }
    if magnitudes.areAllowed, addUpEntries(from: start) {
      magnitudes = self.magnitudes(from: start)
    }
    guard magnitudes.areAllowed else {
      entries.truncate(to: start)
      throw .outOfRange
    }
    if magnitudes.haveNegligible { removeEntries(from: start, below: magnitudes.negligible) }
    guard entries.nextStart > start else { return 1 }
    let unit = Problem.powerOfTwo(below: magnitudes.largest)
    for index in start..<entries.nextStart { entries[index].coefficient /= unit }
    return unit
  }

  /// Whether entries mention each column once, and have coefficients as they are to be.
  private func isScaled(from start: Int, _ magnitudes: Magnitudes) -> Bool {
    guard magnitudes.areAllowed, !magnitudes.haveNegligible,
      Problem.powerOfTwo(below: magnitudes.largest) == 1
    else { return false }
    for index in Places(start &+ 1..<entries.nextStart)
    where entries[index].column == entries[index &- 1].column {
      return false
    }
    return true
  }

  /// The largest power of two that is not greater than a normal number.
  private static func powerOfTwo(below number: Double) -> Double {
    Double(bitPattern: number.bitPattern & Double.infinity.bitPattern)
  }

  private func magnitudes(from start: Int) -> Magnitudes {
    var magnitudes = Magnitudes()
    for index in start..<entries.nextStart { magnitudes.add(entries[index].coefficient) }
    return magnitudes
  }

  /// Adds up neighbouring entries of one column.
  ///
  /// - Returns: Whether there were any.
  private mutating func addUpEntries(from start: Int) -> Bool {
    var end = start
    for index in start..<entries.nextStart {
      if end > start, entries[end - 1].column == entries[index].column {
        entries[end - 1].coefficient += entries[index].coefficient
      } else {
        entries[end] = entries[index]
        end += 1
      }
    }
    guard end < entries.nextStart else { return false }
    entries.truncate(to: end)
    return true
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
