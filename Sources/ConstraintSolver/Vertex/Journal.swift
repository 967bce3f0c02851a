/// Remembers columns and rows as they were at the last commit, to undo a refused solution.
struct Journal: ~Copyable {
  /// The columns changed since the last commit, as they were.
  private(set) var columns = FlatArray<FormerColumn>()
  private var rows = FlatArray<FormerRow>()
  /// Where a column is in `columns`, if it was remembered in this epoch.
  private var places = FlatArray<Place>()
  private var rowEpoch = FlatArray<UInt32>()
  private var epoch: UInt32 = 1

  struct FormerColumn: BitwiseCopyable {
    var number: Int32
    var value: Double
    var pinning: Column.Pinning
    var frozen: Sides
    var isOnFace: Bool
  }

  private struct Place: BitwiseCopyable {
    var epoch: UInt32
    var index: Int32
  }

  struct FormerRow: BitwiseCopyable {
    var number: Int32
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

  /// Remembers a column, the first time.
  @inline(__always)
  mutating func note(_ number: Int32, _ system: borrowing System) {
    guard !remembers(number, system) else { return }
    if places.count <= Int(number) { places.extendWithZeros(to: system.columns.count) }
    places[number] = Place(epoch: epoch, index: Int32(truncatingIfNeeded: columns.count))
    let column = system.columns[number]
    columns.append(
      FormerColumn(
        number: number, value: column.value, pinning: column.pinning, frozen: column.frozen,
        isOnFace: column.isOnFace))
  }

  /// Remembers a row, the first time.
  @inline(__always)
  mutating func note(row number: Int32, _ system: borrowing System) {
    guard !remembers(row: number, system) else { return }
    if rowEpoch.count <= Int(number) { rowEpoch.extendWithZeros(to: system.rows.count) }
    rowEpoch[number] = epoch
    rows.append(FormerRow(number: number, row: system.rows[number]))
  }

  /// Whether a column may be changed without `note`.
  ///
  /// Columns that were not there at the last commit start anew after undoing.
  @inline(__always)
  func remembers(_ number: Int32, _ system: borrowing System) -> Bool {
    system.isFresh(column: number) || places.count > Int(number) && places[number].epoch == epoch
  }

  /// Whether a row may be changed without `note`.
  ///
  /// Rows that were not there at the last commit will not be there after undoing either.
  @inline(__always)
  func remembers(row number: Int32, _ system: borrowing System) -> Bool {
    system.isFresh(row: number) || rowEpoch.count > Int(number) && rowEpoch[number] == epoch
  }

  /// The value of a remembered column at the last commit.
  func formerValue(_ number: Int32) -> Double {
    columns[places[number].index].value
  }

  /// Forgets what was remembered.
  mutating func clear() {
    columns.removeAll()
    rows.removeAll()
    epoch &+= 1
    guard epoch == 0 else { return }
    for index in places.indices { places[index].epoch = 0 }
    for index in rowEpoch.indices { rowEpoch[index] = 0 }
    epoch = 1
  }

  /// Makes columns and rows what they were.
  mutating func undo(_ system: inout System, _ factors: inout GroupFactors) {
    for index in rows.indices.reversed() {
      let number = rows[index].number
      let row = rows[index].row
      system.rows[number].pinned = row.pinned
      system.rows[number].strength = row.strength
      system.rows[number].violatingSides = row.violatingSides
      system.rows[number].frozen = row.frozen
      system.rows[number].face = row.face
      system.rows[number].side = row.side
      system.rows[number].status = row.status
      system.rows[number].isExempt = row.isExempt
    }
    for index in columns.indices.reversed() {
      let former = columns[index]
      factors.invalidate(groupOf: former.number)
      system.columns[former.number].value = former.value
      system.columns[former.number].pinning = former.pinning
      system.columns[former.number].frozen = former.frozen
      system.columns[former.number].isOnFace = former.isOnFace
    }
    clear()
  }
}
