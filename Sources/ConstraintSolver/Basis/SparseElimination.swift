/// Gaussian elimination on sparse rows, the sparsest first, with threshold pivoting.
struct SparseElimination: ~Copyable {
  private typealias Entry = SquareMatrix.Entry

  /// The entries of a row in columns that no pivot has, as a part of `entries`.
  private struct Run: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    var room: Int32 = 0

    var range: Range<Int> { @inline(__always) get { Int(start)..<Int(start + count) } }
  }

  /// A row by the number of its entries: fewest first, then the earliest.
  private struct Turn: HeapElement {
    var row: Int32
    var key: Int32

    static func isBefore(_ first: Turn, _ second: Turn) -> Bool {
      first.key != second.key ? first.key < second.key : first.row < second.row
    }
  }

  private var runs = FlatArray<Run>()
  private var entries = FlatArray<Entry>()
  private var isRemaining = FlatArray<Bool>()
  /// The rows that are not eliminated yet, by the number of their entries, with entries that are out of date.
  private var queue = Heap<Turn>()
  /// For each column the rows that have or had it.
  private var columnRows: ChainedLists<Int32>
  private var columnRowCount = FlatArray<Int32>()
  /// The coefficient of a column in what is subtracted at present.
  private var scattered = FlatArray<Double>()
  private var isScattered = FlatArray<Bool>()
  private var upper = FlatArray<Entry>()
  private var result = FlatArray<Entry>()
  private var cancelled = FlatArray<Int32>()

  /// The factors of a matrix.
  ///
  /// - Throws: `Interruption.numericalTrouble` when its rows are dependent.
  static func factorize(_ matrix: SquareMatrix) throws(Interruption) -> Factorization {
    var elimination = SparseElimination(matrix)
    var factorization = Factorization()
    var slotOfRow = [Int](repeating: -1, count: matrix.count)
    while let row = elimination.sparsestRow() {
      let place = try elimination.pivotPlace(in: row)
      slotOfRow[Int(row)] = Int(elimination.pivot(row: row, place: place, into: &factorization))
    }
    factorization.finish(slotOfRow: slotOfRow)
    return factorization
  }

  private init(_ matrix: SquareMatrix) {
    let count = matrix.count
    runs.append(repeating: Run(), count: count)
    isRemaining.append(repeating: true, count: count)
    columnRows = ChainedLists(count: count)
    columnRowCount.append(repeating: 0, count: count)
    scattered.append(repeating: 0, count: count)
    isScattered.append(repeating: false, count: count)
    for row in 0..<count {
      result.removeAll()
      for index in matrix.places(ofRow: row) {
        let entry = matrix.entries[index]
        result.append(entry)
        columnRows.append(Int32(row), to: entry.column)
        columnRowCount[entry.column] += 1
      }
      setRow(Int32(row))
    }
    for row in 0..<count { queue.push(Turn(row: Int32(row), key: key(Int32(row)))) }
  }

  /// Makes a row what `result` holds.
  private mutating func setRow(_ row: Int32) {
    let count = Int32(result.count)
    if count > runs[row].room {
      runs[row].start = Int32(entries.count)
      runs[row].room = count + count / 2
      entries.appendRoom(Int(runs[row].room))
    }
    runs[row].count = count
    for index in result.indices { entries[Int(runs[row].start) + index] = result[index] }
  }

  /// The remaining row with the fewest entries, the earliest of several.
  ///
  /// A row that has a column to itself counts as one entry: pivoting there changes no other row.
  private mutating func sparsestRow() -> Int32? {
    while let turn = queue.pop() {
      guard isRemaining[turn.row] else { continue }
      let present = key(turn.row)
      if present == turn.key { return turn.row }
      queue.push(Turn(row: turn.row, key: present))
    }
    return nil
  }

  private func key(_ row: Int32) -> Int32 {
    let run = runs[row]
    guard run.count > 1 else { return run.count }
    for index in run.range where isOwn(entries[index].column) { return 1 }
    return run.count
  }

  private func isOwn(_ column: Int32) -> Bool {
    columnRowCount[column] == 1
  }

  private func coefficient(ofRow row: Int32, column: Int32) -> Double? {
    for index in runs[row].range where entries[index].column == column {
      return entries[index].coefficient
    }
    return nil
  }

  // MARK: Choosing a pivot

  /// The entry to pivot on: large enough within its column, in the column with the fewest rows.
  ///
  /// The threshold is on the column, because that bounds the multiples of the row that others
  /// lose; in layouts these then stay small whole numbers.
  ///
  /// - Throws: `Interruption.numericalTrouble` for a row that depends on those already eliminated.
  private func pivotPlace(in row: Int32) throws(Interruption) -> Int {
    var largest = 0.0
    for index in runs[row].range { largest = max(largest, abs(entries[index].coefficient)) }
    guard largest > Tolerances.smallestPivot else { throw .numericalTrouble }
    var last: Int?
    while let place = nextPlace(in: row, after: last) {
      let entry = entries[place]
      if abs(entry.coefficient) > Tolerances.smallestPivot * largest,
        abs(entry.coefficient) >= Tolerances.pivotShare * largestEntry(ofColumn: entry.column)
      {
        return place
      }
      last = place
    }
    for index in runs[row].range where abs(entries[index].coefficient) == largest { return index }
    throw .numericalTrouble
  }

  /// The entry that follows another in the order of how many rows their columns have.
  private func nextPlace(in row: Int32, after last: Int?) -> Int? {
    var next: Int?
    for index in runs[row].range {
      if let last, !isSparser(last, than: index) { continue }
      if let present = next, !isSparser(index, than: present) { continue }
      next = index
    }
    return next
  }

  private func isSparser(_ first: Int, than second: Int) -> Bool {
    let columns = (entries[first].column, entries[second].column)
    let counts = (columnRowCount[columns.0], columnRowCount[columns.1])
    return counts.0 != counts.1 ? counts.0 < counts.1 : columns.0 < columns.1
  }

  private func largestEntry(ofColumn column: Int32) -> Double {
    var largest = 0.0
    var node = columnRows.first(of: column)
    while node >= 0 {
      let entry = coefficient(ofRow: columnRows.value(at: node), column: column) ?? 0
      largest = max(largest, abs(entry))
      node = columnRows.next(after: node)
    }
    return largest
  }

  // MARK: Pivoting

  /// Appends a step that subtracts multiples of `row` from the rows that share the column at
  /// `place`.
  ///
  /// - Returns: The column.
  mutating func pivot(
    row: Int32, place: Int, into factorization: inout Factorization
  ) -> Int32 {
    let column = entries[place].column
    let pivot = entries[place].coefficient
    upper.removeAll()
    for index in runs[row].range where index != place { upper.append(entries[index]) }
    close(row, column)
    factorization.beginStep(slot: Int(column), pivot: pivot)
    for index in upper.indices {
      factorization.appendUpper(column: Int(upper[index].column), upper[index].coefficient)
    }
    var node = columnRows.first(of: column)
    while node >= 0 {
      let other = columnRows.value(at: node)
      node = columnRows.next(after: node)
      // Gone from the row, or listed twice: nothing is left to subtract.
      guard isRemaining[other], let entry = coefficient(ofRow: other, column: column) else {
        continue
      }
      let factor = entry / pivot
      factorization.appendLower(row: Int(other), factor)
      subtract(factor, from: other, without: column)
    }
    factorization.endStep()
    return column
  }

  private mutating func close(_ row: Int32, _ pivotColumn: Int32) {
    isRemaining[row] = false
    runs[row].count = 0
    columnRowCount[pivotColumn] -= 1
    for index in upper.indices { removeRow(fromColumn: upper[index].column) }
  }

  /// Decrements the number of a column's rows; if one is left, it becomes a good pivot row.
  private mutating func removeRow(fromColumn column: Int32) {
    columnRowCount[column] -= 1
    guard isOwn(column) else { return }
    var node = columnRows.first(of: column)
    while node >= 0 {
      let row = columnRows.value(at: node)
      if isRemaining[row], coefficient(ofRow: row, column: column) != nil {
        return queue.push(Turn(row: row, key: 1))
      }
      node = columnRows.next(after: node)
    }
  }

  /// Subtracts a multiple of `upper` from a row, and takes a column out of it.
  private mutating func subtract(_ factor: Double, from row: Int32, without column: Int32) {
    for index in upper.indices {
      scattered[upper[index].column] = factor * upper[index].coefficient
      isScattered[upper[index].column] = true
    }
    result.removeAll()
    cancelled.removeAll()
    for index in runs[row].range where entries[index].column != column {
      subtractScattered(from: entries[index])
    }
    for index in upper.indices where isScattered[upper[index].column] {
      let column = upper[index].column
      isScattered[column] = false
      result.append(Entry(column: column, coefficient: -scattered[column]))
      columnRows.append(row, to: column)
      columnRowCount[column] += 1
    }
    setRow(row)
    columnRowCount[column] -= 1
    for index in cancelled.indices { removeRow(fromColumn: cancelled[index]) }
    queue.push(Turn(row: row, key: key(row)))
  }

  private mutating func subtractScattered(from entry: Entry) {
    guard isScattered[entry.column] else { return result.append(entry) }
    isScattered[entry.column] = false
    let subtrahend = scattered[entry.column]
    let difference = entry.coefficient - subtrahend
    let operands = abs(entry.coefficient) + abs(subtrahend)
    if abs(difference) > Tolerances.cancellation * operands {
      result.append(Entry(column: entry.column, coefficient: difference))
    } else {
      cancelled.append(entry.column)
    }
  }
}
