/// Factorises a square matrix.
///
/// Rows with one open column and columns with one open row are eliminated first, which needs no
/// arithmetic but one division each and creates no new entries (*peeling*). Mostly what remains can
/// be peeled as well once one column is set aside (*tearing*); otherwise `Nucleus` eliminates it.
struct Elimination {
  let matrix: SquareMatrix
  private var columnStart: [Int]
  private var columnRow: [Int]
  private var columnCoefficient: [Double]
  /// The number of open columns of each open row.
  private var rowCount: [Int]
  /// The number of open rows of each open column.
  private var columnRowCount: [Int]
  private(set) var isRowOpen: [Bool]
  private(set) var isColumnOpen: [Bool]
  /// The column each row was pivoted on.
  private var pivotColumn: [Int]
  private var factorization = Factorization()
  private var singleRows: [Int] = []
  private var singleColumns: [Int] = []

  /// The factors of a matrix.
  ///
  /// - Throws: `NumericalTrouble` when its rows are dependent.
  static func factorize(_ matrix: SquareMatrix) throws(NumericalTrouble) -> Factorization {
    var elimination = Elimination(matrix)
    elimination.peel()
    if elimination.isRowOpen.contains(true) {
      if let torn = elimination.torn() {
        elimination = torn
      } else {
        try elimination.eliminateNucleus()
      }
    }
    elimination.factorization.finish(slotOfRow: elimination.pivotColumn)
    return elimination.factorization
  }

  private init(_ matrix: SquareMatrix) {
    self.matrix = matrix
    let count = matrix.count
    columnRowCount = Array(repeating: 0, count: count)
    for column in matrix.column { columnRowCount[column] += 1 }
    columnStart = [0]
    for count in columnRowCount { columnStart.append(columnStart[columnStart.count - 1] + count) }
    columnRow = Array(repeating: 0, count: matrix.column.count)
    columnCoefficient = Array(repeating: 0, count: matrix.column.count)
    rowCount = Array(repeating: 0, count: count)
    isRowOpen = Array(repeating: true, count: count)
    isColumnOpen = Array(repeating: true, count: count)
    pivotColumn = Array(repeating: -1, count: count)
    transpose()
  }

  private mutating func transpose() {
    var next = columnStart
    for row in rowCount.indices {
      rowCount[row] = matrix.start[row + 1] - matrix.start[row]
      if rowCount[row] == 1 { singleRows.append(row) }
      for index in matrix.start[row]..<matrix.start[row + 1] {
        let place = next[matrix.column[index]]
        next[matrix.column[index]] += 1
        columnRow[place] = row
        columnCoefficient[place] = matrix.coefficient[index]
      }
    }
    singleColumns = columnRowCount.indices.filter { columnRowCount[$0] == 1 }
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
    let places = matrix.start[row]..<matrix.start[row + 1]
    guard let place = places.first(where: { isColumnOpen[matrix.column[$0]] }) else { return }
    let pivot = matrix.coefficient[place]
    let column = matrix.column[place]
    close(row: row, column: column)
    factorization.beginStep(slot: column, pivot: pivot)
    for index in columnStart[column]..<columnStart[column + 1] {
      let other = columnRow[index]
      guard isRowOpen[other] else { continue }
      factorization.appendLower(row: other, columnCoefficient[index] / pivot)
      rowCount[other] -= 1
      if rowCount[other] == 1 { singleRows.append(other) }
    }
    factorization.endStep()
  }

  /// Pivots on the only open entry of `column`, which leaves all other rows as they are.
  private mutating func peelColumn(_ single: Int) {
    let places = columnStart[single]..<columnStart[single + 1]
    guard let place = places.first(where: { isRowOpen[columnRow[$0]] }) else { return }
    let row = columnRow[place]
    let pivot = columnCoefficient[place]
    // A small pivot here would enlarge every rounding in the row; the nucleus has a choice.
    guard abs(pivot) >= Tolerances.pivotShare else { return }
    close(row: row, column: single)
    factorization.beginStep(slot: single, pivot: pivot)
    for index in matrix.start[row]..<matrix.start[row + 1]
    where isColumnOpen[matrix.column[index]] {
      let column = matrix.column[index]
      factorization.appendUpper(column: column, matrix.coefficient[index])
      columnRowCount[column] -= 1
      if columnRowCount[column] == 1 { singleColumns.append(column) }
    }
    factorization.endStep()
  }

  private mutating func close(row: Int, column: Int) {
    isRowOpen[row] = false
    isColumnOpen[column] = false
    pivotColumn[row] = column
  }

  /// Eliminates the rows that peeling left, sparsest first, with threshold pivoting.
  private mutating func eliminateNucleus() throws(NumericalTrouble) {
    var nucleus = Nucleus(matrix, isRowOpen: isRowOpen, isColumnOpen: isColumnOpen)
    while let row = nucleus.sparsestRow() {
      let place = try nucleus.pivotPlace(in: row)
      let column = nucleus.pivot(row: row, place: place, into: &factorization)
      close(row: Int(row), column: Int(column))
    }
  }
}

// MARK: Tearing

extension Elimination {
  /// The elimination of what peeling left, one column set aside and carried along as the last of
  /// every row (a bordered triangular form: Duff, Erisman and Reid, "Direct Methods for Sparse
  /// Matrices", 1986, chapter 8).
  ///
  /// - Returns: Nil where that is not enough, or where pivots would be too small.
  /// - Complexity: Linear in the entries.
  fileprivate func torn() -> Elimination? {
    guard let tear = fullestColumn() else { return nil }
    var torn = self
    return torn.peelRows(carrying: tear) ? torn : nil
  }

  /// The open column that most open rows have.
  private func fullestColumn() -> Int? {
    var fullest: Int?
    for column in isColumnOpen.indices where isColumnOpen[column] {
      if let fullest, columnRowCount[fullest] >= columnRowCount[column] { continue }
      fullest = column
    }
    return fullest
  }

  /// Peels all open rows, the coefficients of `tear` being whatever eliminating the others makes
  /// of them.
  ///
  /// - Returns: Whether nothing is left, and no pivot was too small.
  private mutating func peelRows(carrying tear: Int) -> Bool {
    var carried = Array(repeating: 0.0, count: matrix.count)
    singleRows.removeAll()
    for index in columnStart[tear]..<columnStart[tear + 1] {
      let row = columnRow[index]
      guard isRowOpen[row] else { continue }
      carried[row] = columnCoefficient[index]
      rowCount[row] -= 1
      if rowCount[row] == 1 { singleRows.append(row) }
    }
    isColumnOpen[tear] = false
    var next = 0
    while next < singleRows.count {
      let row = singleRows[next]
      next += 1
      guard isRowOpen[row], rowCount[row] == 1 else { continue }
      guard peelRow(row, carrying: tear, &carried) else { return false }
    }
    return pivotOnTear(tear, carried)
  }

  /// Pivots on the only open entry of a row beside that of `tear`.
  ///
  /// - Returns: Whether the pivot is large enough.
  private mutating func peelRow(_ row: Int, carrying tear: Int, _ carried: inout [Double]) -> Bool {
    let places = matrix.start[row]..<matrix.start[row + 1]
    guard let place = places.first(where: { isColumnOpen[matrix.column[$0]] }) else { return false }
    let pivot = matrix.coefficient[place]
    let column = matrix.column[place]
    close(row: row, column: column)
    factorization.beginStep(slot: column, pivot: pivot)
    if carried[row] != 0 { factorization.appendUpper(column: tear, carried[row]) }
    for index in columnStart[column]..<columnStart[column + 1] {
      let other = columnRow[index]
      guard isRowOpen[other] else { continue }
      let factor = columnCoefficient[index] / pivot
      guard abs(factor) <= 1 / Tolerances.pivotShare else { return false }
      factorization.appendLower(row: other, factor)
      carried[other] = Elimination.difference(carried[other], factor * carried[row])
      rowCount[other] -= 1
      if rowCount[other] == 1 { singleRows.append(other) }
    }
    factorization.endStep()
    return true
  }

  /// A difference, 0 where it is but the rounding of a cancellation.
  private static func difference(_ minuend: Double, _ subtrahend: Double) -> Double {
    let difference = minuend - subtrahend
    return abs(difference) > Tolerances.cancellation * (abs(minuend) + abs(subtrahend))
      ? difference : 0
  }

  /// Pivots on `tear` in the only row that is left.
  private mutating func pivotOnTear(_ tear: Int, _ carried: [Double]) -> Bool {
    guard let row = isRowOpen.firstIndex(of: true), rowCount[row] == 0 else { return false }
    close(row: row, column: tear)
    var largest = 0.0
    for coefficient in carried { largest = max(largest, abs(coefficient)) }
    let pivot = carried[row]
    guard abs(pivot) > Tolerances.smallestPivot, abs(pivot) >= Tolerances.pivotShare * largest,
      !isRowOpen.contains(true)
    else { return false }
    factorization.beginStep(slot: tear, pivot: pivot)
    factorization.endStep()
    return true
  }
}

/// Rounding has made the state useless, or the numbers are beyond what doubles can hold.
struct NumericalTrouble: Error {}
