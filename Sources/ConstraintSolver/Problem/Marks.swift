/// Marks on rows and columns that are all removed at once.
///
/// Marks are numbers of two bytes, because all rows and columns have room for one. Every 65,535th
/// removal goes through all of them.
struct Marks: ~Copyable {
  private var rowMark = RowArray<UInt16>()
  private var columnMark = ColumnArray<UInt16>()
  private var mark: UInt16 = 1

  init() {}

  mutating func extend(rowCount: Int, columnCount: Int) {
    rowMark.extendWithZeros(to: rowCount)
    columnMark.extendWithZeros(to: columnCount)
  }

  /// Removes all marks, and makes room for those of columns.
  mutating func begin(columnCount: Int) {
    columnMark.extendWithZeros(to: columnCount)
    clear()
  }

  /// Removes all marks.
  mutating func clear() {
    mark &+= 1
    guard mark == 0 else { return }
    for index in rowMark.indices { rowMark[index] = 0 }
    for index in columnMark.indices { columnMark[index] = 0 }
    mark = 1
  }

  @inline(__always)
  func has(row: RowIndex) -> Bool { rowMark[row] == mark }

  @inline(__always)
  func has(column: ColumnIndex) -> Bool { columnMark[column] == mark }

  /// Marks a row; false if it was marked.
  @inline(__always)
  mutating func insert(row: RowIndex) -> Bool {
    guard rowMark[row] != mark else { return false }
    rowMark[row] = mark
    return true
  }

  /// Marks a column; false if it was marked.
  @inline(__always)
  mutating func insert(column: ColumnIndex) -> Bool {
    guard columnMark[column] != mark else { return false }
    columnMark[column] = mark
    return true
  }
}
