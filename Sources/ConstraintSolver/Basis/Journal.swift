/// The columns and rows as they were at the last commit, to undo a refused solution.
struct Journal: ~Copyable {
  /// The columns changed since the last commit, as they were.
  private(set) var columns = FlatArray<FormerColumn>()
  private var rows = FlatArray<FormerRow>()
  /// The place of a column in `columns`, if it was remembered in this epoch.
  private var places = ColumnArray<Place>()
  private var rowEpoch = RowArray<UInt32>()
  private var epoch: UInt32 = 1

  struct FormerColumn: BitwiseCopyable {
    var number: ColumnIndex
    var value: Double
    var assignment: Column.Assignment
    var bounds: Sides
    var isOnFace: Bool
  }

  struct Place: BitwiseCopyable {
    var epoch: UInt32
    var index: Int32
  }

  struct FormerRow: BitwiseCopyable {
    var number: RowIndex
    var row: Row
  }

  init() {}

  func copy() -> Journal {
    var other = Journal()
    other.columns = columns.copy()
    other.rows = rows.copy()
    other.places = places.copy()
    other.rowEpoch = rowEpoch.copy()
    other.epoch = epoch
    return other
  }

  /// Remembers a column the first time it is called for it since the last commit.
  @inline(__always)
  mutating func note(_ number: ColumnIndex, _ problem: borrowing Problem) {
    guard !remembers(number, problem) else { return }
    if places.count <= Int(number) { places.extendWithZeros(to: problem.columns.count) }
    places[number] = Place(epoch: epoch, index: Int32(truncatingIfNeeded: columns.count))
    let column = problem.columns[number]
    columns.append(
      FormerColumn(
        number: number, value: column.value, assignment: column.assignment, bounds: column.bounds,
        isOnFace: column.isOnFace))
  }

  /// Remembers a row the first time it is called for it since the last commit.
  @inline(__always)
  mutating func note(row number: RowIndex, _ problem: borrowing Problem) {
    guard !remembers(row: number, problem) else { return }
    if rowEpoch.count <= Int(number) { rowEpoch.extendWithZeros(to: problem.rows.count) }
    rowEpoch[number] = epoch
    rows.append(FormerRow(number: number, row: problem.rows[number]))
  }

  /// Whether a column may be changed without `note`.
  ///
  /// Columns that were not there at the last commit start anew after undoing.
  @inline(__always)
  func remembers(_ number: ColumnIndex, _ problem: borrowing Problem) -> Bool {
    problem.isFresh(column: number) || places.count > Int(number) && places[number].epoch == epoch
  }

  /// Whether a row may be changed without `note`.
  ///
  /// Rows that were not there at the last commit will not be there after undoing either.
  @inline(__always)
  func remembers(row number: RowIndex, _ problem: borrowing Problem) -> Bool {
    problem.isFresh(row: number) || rowEpoch.count > Int(number) && rowEpoch[number] == epoch
  }

  /// The value of a remembered column at the last commit.
  func formerValue(_ number: ColumnIndex) -> Double {
    columns[places[number].index].value
  }

  /// Forgets all columns and rows.
  mutating func clear() {
    columns.removeAll()
    rows.removeAll()
    epoch &+= 1
    guard epoch == 0 else { return }
    for index in places.indices { places[index].epoch = 0 }
    for index in rowEpoch.indices { rowEpoch[index] = 0 }
    epoch = 1
  }

  /// Restores the remembered columns and rows.
  ///
  /// Of a row only what a solution changes is restored. Its target and life are edits, which
  /// `Problem.rollBackEdits()` reverts; its place among the entries never changes; being listed is scratch.
  mutating func undo(_ problem: inout Problem, _ factors: inout BlockFactors) {
    for index in rows.indices.reversed() {
      let number = rows[index].number
      let row = rows[index].row
      problem.rows[number].assignedColumn = row.assignedColumn
      problem.rows[number].level = row.level
      problem.rows[number].bounds = row.bounds
      problem.rows[number].faceBounds = row.faceBounds
      problem.rows[number].side = row.side
      problem.rows[number].notedStatus = row.notedStatus
      problem.rows[number].isExempt = row.isExempt
    }
    for index in columns.indices.reversed() {
      let former = columns[index]
      factors.invalidate(blockOf: former.number)
      problem.columns[former.number].value = former.value
      problem.columns[former.number].assignment = former.assignment
      problem.columns[former.number].bounds = former.bounds
      problem.columns[former.number].isOnFace = former.isOnFace
    }
    clear()
  }
}
