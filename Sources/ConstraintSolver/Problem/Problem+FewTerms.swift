/// Rows of one or two terms, which most constraints of a layout are: each is appended and entered into its columns at once.
extension Problem {
  private static let runOfBound = RunLength(for: 1)
  private static let runOfPair = RunLength(for: 2)

  /// Whether two rows that mention one column alone can be appended without taking memory.
  @inline(__always)
  var canAppendBounds: Bool { canAppendRows(2, Problem.runOfBound) }

  /// Appends two rows that mention a column alone, for which there is room; the number of the first.
  @inline(__always)
  mutating func appendBounds(_ row: Row, _ other: Row, of column: ColumnIndex) -> RowIndex {
    let number = RowIndex(rows.count)
    appendBound(row, of: column)
    appendBound(other, of: column)
    return number
  }

  @inline(__always)
  private mutating func appendBound(_ row: Row, of column: ColumnIndex) {
    let start = entries.appendInRoom(Problem.runOfBound)
    write(Entry(coefficient: 1, column: column), at: start)
    appendEntered(row, entriesFrom: start, count: 1)
  }

  /// Appends a row of two terms, in the order of columns.
  ///
  /// - Returns: Its number; nil, having done nothing, where it takes memory, or where the terms do not mention two columns
  ///   with coefficients of magnitudes in `1 ..< 2`, as most do.
  @inline(__always)
  mutating func appendPair(_ first: Term, _ second: Term, _ row: Row) -> RowIndex? {
    guard canAppendRows(1, Problem.runOfPair) else { return nil }
    let (one, other) = (entry(first), entry(second))
    let unusual = Problem.unusualBits(one.coefficient) | Problem.unusualBits(other.coefficient)
    guard unusual & Double.infinity.bitPattern == 0, one.column != other.column else { return nil }
    let number = RowIndex(rows.count)
    let start = entries.appendInRoom(Problem.runOfPair)
    let isAscending = one.column < other.column
    write(isAscending ? one : other, at: start)
    write(isAscending ? other : one, at: start &+ 1)
    appendEntered(row, entriesFrom: start, count: 2)
    return number
  }

  /// Writes an entry of the row that is appended next, and enters that row into the entry's column.
  @inline(__always)
  private mutating func write(_ entry: Entry, at place: Int) {
    let occurrence = occur(RowIndex(rows.count), in: entry.column)
    entries[place] = Entry(coefficient: entry.coefficient, column: entry.column, place: occurrence)
  }
}
