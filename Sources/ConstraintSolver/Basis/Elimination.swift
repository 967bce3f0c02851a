/// Finds pins among candidate rows and factorises them.
///
/// Rows with one open column and columns with one open row are eliminated first, which needs no
/// arithmetic but one division each and creates no new entries (*peeling*). In layouts that is
/// nearly everything. `Nucleus` eliminates what remains. Candidates that depend on others are left
/// out, and every column no candidate was pivoted on gets a row of its own, so the result is
/// always square and regular.
struct Elimination {
  /// A step, with rows still numbered as candidates.
  struct Step {
    var column: Int
    var pivot: Double
    var lower: [(row: Int, factor: Double)] = []
    var upper: [(column: Int, coefficient: Double)] = []
  }

  /// Factorised pins.
  struct Result {
    var factorization: Factorization
    /// The row pinned in each slot.
    var pins: [Int]
  }

  let columnCount: Int
  /// Columns that are pivoted on last.
  let avoided: [Bool]
  var start: [Int] = [0]
  var column: [Int] = []
  var coefficient: [Double] = []
  var columnStart: [Int]
  var columnRow: [Int]
  var columnCoefficient: [Double]
  /// The number of open columns of each open row.
  var rowCount: [Int]
  /// The number of open rows of each open column.
  var columnRowCount: [Int]
  var isRowOpen: [Bool]
  var isColumnOpen: [Bool]
  /// The column each candidate was pivoted on.
  var pivotColumn: [Int?]
  var steps: [Step] = []
  var singleRows: [Int] = []
  var singleColumns: [Int] = []

  /// Chooses pins among `candidates`, distinct rows of `problem`, preferring the earlier of
  /// equally good ones.
  ///
  /// `fallback` is for each column a row with only this column, for columns left over; `avoided`
  /// says of each whether it had better be left over.
  static func factorize(
    _ candidates: [Int], of problem: Problem, fallback: [Int], avoided: [Bool]
  ) -> Result {
    var elimination = Elimination(candidates, of: problem, avoided: avoided)
    elimination.peel()
    if elimination.isRowOpen.contains(true) { elimination.eliminateNucleus() }
    return elimination.finish(candidates, of: problem, fallback: fallback)
  }

  private init(_ candidates: [Int], of problem: Problem, avoided: [Bool]) {
    columnCount = problem.columnCount
    self.avoided = avoided
    for row in candidates {
      if row >= problem.rowCount {
        column.append(row - problem.rowCount)
        coefficient.append(1)
      } else {
        let range = problem.rowStart[row]..<problem.rowStart[row + 1]
        column.append(contentsOf: problem.rowColumn[range])
        coefficient.append(contentsOf: problem.rowCoefficient[range])
      }
      start.append(column.count)
    }
    columnRowCount = Array(repeating: 0, count: columnCount)
    for column in column { columnRowCount[column] += 1 }
    columnStart = [0]
    for count in columnRowCount { columnStart.append(columnStart[columnStart.count - 1] + count) }
    columnRow = Array(repeating: 0, count: column.count)
    columnCoefficient = Array(repeating: 0, count: column.count)
    rowCount = Array(repeating: 0, count: candidates.count)
    isRowOpen = Array(repeating: true, count: candidates.count)
    isColumnOpen = Array(repeating: true, count: columnCount)
    pivotColumn = Array(repeating: nil, count: candidates.count)
    transpose()
  }

  private mutating func transpose() {
    var next = columnStart
    for row in rowCount.indices {
      rowCount[row] = start[row + 1] - start[row]
      if rowCount[row] == 1 { singleRows.append(row) }
      if rowCount[row] == 0 { isRowOpen[row] = false }
      for index in start[row]..<start[row + 1] {
        let place = next[column[index]]
        next[column[index]] += 1
        columnRow[place] = row
        columnCoefficient[place] = coefficient[index]
      }
    }
    singleColumns = (0..<columnCount).filter { columnRowCount[$0] == 1 && !avoided[$0] }
  }

  private mutating func peel() {
    var nextRow = 0
    var nextColumn = 0
    while true {
      if nextRow < singleRows.count {
        let row = singleRows[nextRow]
        nextRow += 1
        if isRowOpen[row], rowCount[row] == 1 { peelRow(row) }
      } else if nextColumn < singleColumns.count {
        let column = singleColumns[nextColumn]
        nextColumn += 1
        if isColumnOpen[column], columnRowCount[column] == 1 { peelColumn(column) }
      } else {
        return
      }
    }
  }

  /// Pivots on the only open entry of `row`, which removes its column from all other rows.
  private mutating func peelRow(_ row: Int) {
    guard let place = (start[row]..<start[row + 1]).first(where: { isColumnOpen[column[$0]] })
    else { return }
    let pivot = coefficient[place]
    var step = Step(column: column[place], pivot: pivot)
    close(row: row, column: step.column)
    for index in columnStart[step.column]..<columnStart[step.column + 1] {
      let other = columnRow[index]
      guard isRowOpen[other] else { continue }
      step.lower.append((other, columnCoefficient[index] / pivot))
      removeEntry(fromRow: other)
    }
    steps.append(step)
  }

  /// Pivots on the only open entry of `column`, which leaves all other rows as they are.
  private mutating func peelColumn(_ single: Int) {
    let places = columnStart[single]..<columnStart[single + 1]
    guard let place = places.first(where: { isRowOpen[columnRow[$0]] }) else { return }
    let row = columnRow[place]
    let pivot = columnCoefficient[place]
    // A small pivot here would enlarge every rounding in the row; the nucleus has a choice.
    guard abs(pivot) >= Tolerances.pivotShare else { return }
    var step = Step(column: single, pivot: pivot)
    close(row: row, column: single)
    for index in start[row]..<start[row + 1] where isColumnOpen[column[index]] {
      step.upper.append((column[index], coefficient[index]))
      removeEntry(fromColumn: column[index])
    }
    steps.append(step)
  }

  mutating func close(row: Int, column: Int) {
    isRowOpen[row] = false
    isColumnOpen[column] = false
    pivotColumn[row] = column
  }

  private mutating func removeEntry(fromRow row: Int) {
    rowCount[row] -= 1
    if rowCount[row] == 1 { singleRows.append(row) }
    if rowCount[row] == 0 { isRowOpen[row] = false }
  }

  private mutating func removeEntry(fromColumn column: Int) {
    columnRowCount[column] -= 1
    if columnRowCount[column] == 1, !avoided[column] { singleColumns.append(column) }
  }

  /// Gives left-over columns their own rows and numbers rows by slots.
  private func finish(_ candidates: [Int], of problem: Problem, fallback: [Int]) -> Result {
    var result = Result(
      factorization: Factorization(), pins: Array(repeating: 0, count: columnCount))
    for (index, candidate) in candidates.enumerated() {
      if let column = pivotColumn[index] { result.pins[column] = candidate }
    }
    for step in steps {
      result.factorization.appendStep(
        slot: step.column, pivot: step.pivot,
        lower: step.lower.compactMap { row, factor in
          pivotColumn[row].map { (slot: $0, factor: factor) }
        }, upper: step.upper)
    }
    for column in 0..<columnCount where isColumnOpen[column] {
      let row = fallback[column]
      let pivot = row < problem.rowCount ? problem.rowCoefficient[problem.rowStart[row]] : 1
      result.pins[column] = row
      result.factorization.appendStep(slot: column, pivot: pivot, lower: [], upper: [])
    }
    return result
  }
}
