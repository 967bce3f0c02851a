/// Rows of one to four terms, as those of nearly all constraints of a layout: each is appended and entered into its columns at
/// once.
extension Problem {
  /// Whether some rows of one term can be appended without taking memory.
  @inline(__always)
  func canAppendBounds(_ count: Int) -> Bool { canAppendRows(count, RunLength(for: 1)) }

  /// Appends two rows that mention a column alone, for which there is room; the number of the first.
  ///
  /// They share an entry, as long as no row is taken out.
  @inline(__always)
  mutating func appendBounds(_ row: Row, _ other: Row, of column: ColumnIndex) -> RowIndex {
    let number = appendBound(row, of: column)
    _ = occur(RowIndex(rows.count), in: column)
    _ = appendEntered(other, entriesFrom: Int(rows[number].start), count: 1)
    return number
  }

  /// Appends a row that mentions a column alone, for which there is room.
  @inline(__always)
  mutating func appendBound(_ row: Row, of column: ColumnIndex) -> RowIndex {
    let start = entries.appendRoomOfRun(1)
    write(Entry(coefficient: 1, column: column), at: start)
    return appendEntered(row, entriesFrom: start, count: 1)
  }

  /// Appends a row of one to four terms, whose coefficients are 1, -1 and halves of them.
  ///
  /// - Returns: Its number; none, having done nothing, where it takes memory, or where the terms are not in the order of
  ///   columns, each mentioned once, or the first coefficient is a half.
  @inline(__always)
  mutating func appendUnits(_ terms: borrowing Span<Term>, _ row: Row) -> RowIndex {
    if terms.count == 1, unsafe terms[unchecked: 0].coefficient == 1, canAppendBounds(1) {
      return appendBound(row, of: entry(unsafe terms[unchecked: 0]).column)
    }
    guard canAppendRow(ofRun: terms.count), areAscending(terms),
      abs(unsafe terms[unchecked: 0].coefficient) == 1
    else { return .none }
    let start = entries.appendRoomOfRun(terms.count)
    for index in Places(count: terms.count) {
      // The span would check each of its own indices.
      let entry = self.entry(unsafe terms[unchecked: index])
      assert(abs(entry.coefficient) == 1 || abs(entry.coefficient) == 0.5)
      write(entry, at: start &+ index)
    }
    return appendEntered(row, entriesFrom: start, count: Int32(truncatingIfNeeded: terms.count))
  }

  /// Whether some terms are in the order of columns, each mentioned once.
  @inline(__always)
  private func areAscending(_ terms: borrowing Span<Term>) -> Bool {
    for index in Places(1..<terms.count)
    where unsafe terms[unchecked: index &- 1].variable >= terms[unchecked: index].variable {
      return false
    }
    return true
  }

  /// Appends a row of two terms, in the order of columns.
  ///
  /// - Returns: Its number; nil, having done nothing, where it takes memory, or where the terms do not mention two columns
  ///   with coefficients of magnitudes in `1 ..< 2`, as most do.
  @inline(__always)
  mutating func appendPair(_ first: Term, _ second: Term, _ row: Row) -> RowIndex? {
    guard canAppendRow(ofRun: 2) else { return nil }
    let (one, other) = (entry(first), entry(second))
    let unusual =
      CoefficientBits.unusual(one.coefficient) | CoefficientBits.unusual(other.coefficient)
    guard unusual & Double.infinity.bitPattern == 0, one.column != other.column else { return nil }
    let start = entries.appendRoomOfRun(2)
    let isAscending = one.column < other.column
    write(isAscending ? one : other, at: start)
    write(isAscending ? other : one, at: start &+ 1)
    return appendEntered(row, entriesFrom: start, count: 2)
  }

  /// Whether a row with a run of one of the ``RunLength/exact`` lengths can be appended without taking memory.
  @inline(__always)
  private func canAppendRow(ofRun count: Int) -> Bool {
    rows.count < appendableRows && !wereRowsDetached && entries.canAppendRun(count)
  }

  /// Writes an entry of the row that is appended next, and enters that row into the entry's column.
  @inline(__always)
  private mutating func write(_ entry: Entry, at place: Int) {
    _ = occur(RowIndex(rows.count), in: entry.column)
    entries[place] = entry
  }
}
