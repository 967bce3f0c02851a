/// The part of an elimination in which rows change: Gaussian elimination on sparse rows.
struct Nucleus: ~Copyable {
  typealias Entry = (column: Int, coefficient: Double)

  /// A row by the number of its entries: fewest first, then the earliest.
  struct Turn: HeapElement {
    var row: Int
    var key: Int

    static func isBefore(_ first: Turn, _ second: Turn) -> Bool {
      (first.key, first.row) < (second.key, second.row)
    }
  }

  /// The open entries of each open row.
  private var rows: [[Entry]]
  private var isOpen: [Bool]
  /// The open rows by the number of their entries, with entries that are out of date.
  private var queue = Heap<Turn>()
  /// For each column the rows that have or had it.
  private var columnRows: [[Int]]
  private var columnRowCount: [Int]
  /// The coefficient of a column in the row that is changed at present.
  private var scattered: [Double]
  private var isScattered: [Bool]

  init(_ elimination: Elimination) {
    let matrix = elimination.matrix
    rows = Array(repeating: [], count: matrix.count)
    columnRows = Array(repeating: [], count: matrix.count)
    columnRowCount = Array(repeating: 0, count: matrix.count)
    scattered = Array(repeating: 0, count: matrix.count)
    isScattered = Array(repeating: false, count: matrix.count)
    isOpen = elimination.isRowOpen
    for row in isOpen.indices where isOpen[row] {
      for index in matrix.start[row]..<matrix.start[row + 1] {
        let column = matrix.column[index]
        guard elimination.isColumnOpen[column] else { continue }
        rows[row].append((column, matrix.coefficient[index]))
        columnRows[column].append(row)
        columnRowCount[column] += 1
      }
    }
    for row in isOpen.indices where isOpen[row] { queue.push(Turn(row: row, key: key(row))) }
  }

  /// The open row with the fewest entries, the earliest of several.
  ///
  /// A row that has a column to itself counts as one entry: pivoting there changes no other row.
  mutating func sparsestRow() -> Int? {
    while let turn = queue.pop() {
      guard isOpen[turn.row] else { continue }
      let present = key(turn.row)
      if present == turn.key { return turn.row }
      queue.push(Turn(row: turn.row, key: present))
    }
    return nil
  }

  private func key(_ row: Int) -> Int {
    let count = rows[row].count
    return count > 1 && rows[row].contains { isOwn($0.column) } ? 1 : count
  }

  private func isOwn(_ column: Int) -> Bool {
    columnRowCount[column] == 1
  }

  /// The entry to pivot on: large enough within its column, in the column with the fewest rows.
  ///
  /// The threshold is on the column, because that bounds the multiples of the row that others
  /// lose; in layouts these then stay small whole numbers.
  ///
  /// - Throws: `NumericalTrouble` for a row that depends on those already eliminated.
  func pivotPlace(in row: Int) throws(NumericalTrouble) -> Int {
    let largest = rows[row].reduce(0) { max($0, abs($1.coefficient)) }
    guard largest > Tolerances.smallestPivot else { throw NumericalTrouble() }
    let keys = rows[row].map { (columnRowCount[$0.column], $0.column) }
    let places = rows[row].indices.sorted { keys[$0] < keys[$1] }
    let acceptable = places.first { place in
      let size = abs(rows[row][place].coefficient)
      return size > Tolerances.smallestPivot * largest
        && size >= Tolerances.pivotShare * largestEntry(ofColumn: rows[row][place].column)
    }
    guard
      let place = acceptable ?? places.first(where: { abs(rows[row][$0].coefficient) == largest })
    else { throw NumericalTrouble() }
    return place
  }

  private func largestEntry(ofColumn column: Int) -> Double {
    columnRows[column].reduce(0) { largest, row in
      let entry = rows[row].first { $0.column == column }
      return max(largest, abs(entry?.coefficient ?? 0))
    }
  }

  mutating func drop(_ row: Int) {
    isOpen[row] = false
    let entries = rows[row]
    rows[row] = []
    for entry in entries { removeRow(fromColumn: entry.column) }
  }

  /// Counts one row of a column less; the last one becomes a good pivot row.
  private mutating func removeRow(fromColumn column: Int) {
    columnRowCount[column] -= 1
    guard isOwn(column) else { return }
    for row in columnRows[column]
    where isOpen[row] && rows[row].contains(where: { $0.column == column }) {
      queue.push(Turn(row: row, key: 1))
      return
    }
  }

  /// Subtracts multiples of `row` from the rows that share the column at `place`.
  mutating func pivot(row: Int, place: Int) -> Elimination.Step {
    var upper = rows[row]
    let (column, pivot) = upper.remove(at: place)
    drop(row)
    var step = Elimination.Step(column: column, pivot: pivot, upper: upper)
    for other in columnRows[column] {
      // Gone from the row, or listed twice: nothing is left to subtract.
      guard let entry = rows[other].first(where: { $0.column == column }) else { continue }
      let factor = entry.coefficient / pivot
      step.lower.append((other, factor))
      subtract(factor, times: upper, from: other, without: column)
    }
    columnRows[column] = []
    return step
  }

  private mutating func subtract(
    _ factor: Double, times upper: [Entry], from row: Int, without column: Int
  ) {
    for (column, coefficient) in upper {
      scattered[column] = factor * coefficient
      isScattered[column] = true
    }
    var result: [Entry] = []
    var cancelled: [Int] = []
    result.reserveCapacity(rows[row].count + upper.count)
    for entry in rows[row] where entry.column != column {
      guard isScattered[entry.column] else {
        result.append(entry)
        continue
      }
      isScattered[entry.column] = false
      let subtrahend = scattered[entry.column]
      let difference = entry.coefficient - subtrahend
      let operands = abs(entry.coefficient) + abs(subtrahend)
      if abs(difference) > Tolerances.cancellation * operands {
        result.append((entry.column, difference))
      } else {
        cancelled.append(entry.column)
      }
    }
    for (column, _) in upper where isScattered[column] {
      isScattered[column] = false
      result.append((column, -scattered[column]))
      columnRows[column].append(row)
      columnRowCount[column] += 1
    }
    rows[row] = result
    columnRowCount[column] -= 1
    for column in cancelled { removeRow(fromColumn: column) }
    queue.push(Turn(row: row, key: key(row)))
  }
}
