/// The linear program: rows and columns of all constraints and variables in flat storage, and the
/// edits recorded since the last commit.
///
/// Rows and columns are numbered; the numbers of removed ones are given again, so memory follows
/// the largest number in use at a time.
struct Problem: ~Copyable {
  var rows = RowArray<Row>()
  /// The numbers of the rows' constraints, in the order in which they were recorded.
  var serials = RowArray<UInt64>()
  var columns = ColumnArray<Column>()
  var entries = Pool<Entry>()
  var occurrences = Pool<Occurrence>()
  private var freeRows = FlatArray<RowIndex>()
  private var freeColumns = FlatArray<ColumnIndex>()
  /// Rows from this one on are counted in their columns but not entered yet; of those before, the ones in the list.
  private var firstRowToEnter = 0
  private var reusedRowsToEnter = FlatArray<RowIndex>()
  /// Columns from this one on are not entered yet: they have no room for occurrences.
  private var firstColumnToEnter = 0
  private(set) var nextSerial: UInt64 = 0
  /// Rows with this number or a larger one were made since the last commit.
  private var firstFreshSerial: UInt64 = 0
  /// Columns with this number or a larger one were made since the last commit.
  private(set) var firstFreshColumn = 0
  /// The number of columns that have room for occurrences: those that rows mention or mentioned.
  private var roomyColumnCount = 0
  /// Whether rows were taken out of their columns.
  private var wereRowsDetached = false
  private let passing = PassedByAddress()
  /// The columns made since the last commit, as far as they are entered.
  var freshColumns = FlatArray<ColumnIndex>()
  /// The rows of the last commit that were edited since, in the order of their first edit.
  var editedRows = FlatArray<RowEdit>()
  /// The rows added since the last commit, as far as they are entered, in order, with those that were removed again.
  var addedRows = FlatArray<RowIndex>()
  /// The removals of rows since the last commit, in order.
  var removals = FlatArray<RowRemoval>()
  var removedColumns = FlatArray<ColumnIndex>()

  init() {}

  func copy() -> Problem {
    var other = Problem()
    other.rows = rows.copy()
    other.serials = serials.copy()
    other.columns = columns.copy()
    other.entries = entries.copy()
    other.occurrences = occurrences.copy()
    other.freeRows = freeRows.copy()
    other.freeColumns = freeColumns.copy()
    other.firstRowToEnter = firstRowToEnter
    other.reusedRowsToEnter = reusedRowsToEnter.copy()
    other.firstColumnToEnter = firstColumnToEnter
    other.nextSerial = nextSerial
    other.roomyColumnCount = roomyColumnCount
    other.wereRowsDetached = wereRowsDetached
    other.firstFreshSerial = firstFreshSerial
    other.firstFreshColumn = firstFreshColumn
    other.freshColumns = freshColumns.copy()
    other.editedRows = editedRows.copy()
    other.addedRows = addedRows.copy()
    other.removals = removals.copy()
    other.removedColumns = removedColumns.copy()
    return other
  }

  /// Makes room for more columns, and for more rows with some entries in all.
  mutating func reserve(columns columnCount: Int, rows rowCount: Int, entries entryCount: Int) {
    columns.reserve(columns.count + columnCount)
    rows.reserve(rows.count + rowCount)
    serials.reserve(serials.count + rowCount)
    // Runs are rounded up; memory that is never touched costs nothing.
    entries.reserve(entryCount + entryCount / 4 + 16)
    occurrences.reserve(2 * entryCount)
  }

  /// Makes all rows and columns old.
  mutating func makeAllOld() {
    firstFreshSerial = nextSerial
    firstFreshColumn = columns.count
  }

  // MARK: Columns

  @inline(__always)
  mutating func makeColumn() -> ColumnIndex {
    var column = Column()
    column.isAlive = true
    guard freeColumns.isEmpty else {
      let free = freeColumns.removeLast()
      column.isRenewed = true
      columns[free] = column
      freshColumns.append(free)
      return free
    }
    return columns.append(column)
  }

  /// Whether a column was made since the last commit.
  @inline(__always)
  func isFresh(column: ColumnIndex) -> Bool {
    Int(column) >= firstFreshColumn || columns[column].isRenewed
  }

  /// Whether there may be columns that no row mentions, all rows having been entered; false only
  /// where it is known that there are none.
  var mayHaveUnmentionedColumns: Bool { wereRowsDetached || roomyColumnCount < columns.count }

  /// Makes the number of a column without occurrences available again.
  mutating func releaseColumn(_ column: ColumnIndex) {
    if columns[column].room >= 0 { roomyColumnCount &-= 1 }
    releaseOccurrences(of: columns[column])
    columns[column] = Column()
    freeColumns.append(column)
  }

  // MARK: Rows

  /// Whether a row was made since the last commit.
  @inline(__always)
  func isFresh(row: RowIndex) -> Bool {
    serials[row] >= firstFreshSerial
  }

  /// Whether a row was recorded before another.
  func isOlder(_ first: RowIndex, _ second: RowIndex) -> Bool {
    serials[first] < serials[second]
  }

  /// Whether a row is stronger than another, or as strong and older.
  func isStrongerOrOlder(_ first: RowIndex, _ second: RowIndex) -> Bool {
    rows[first].level != rows[second].level
      ? rows[first].level > rows[second].level : isOlder(first, second)
  }

  /// Makes room for another row and its entries, so that making it takes no memory.
  @inline(__always)
  mutating func makeRoomForRow(entryCount: Int) {
    guard
      entries.hasRoom(forRunOf: entryCount) && rows.hasRoom(1) && serials.hasRoom(1)
    else { return growForRow(entryCount) }
  }

  @inline(never)
  private mutating func growForRow(_ entryCount: Int) {
    entries.reserve(RunLength.most(for: entryCount))
    rows.reserve(rows.count + 1)
    serials.reserve(serials.count + 1)
  }

  /// An entry of the next row, counted in its column.
  @inline(__always)
  mutating func countedEntry(_ coefficient: Double, _ column: ColumnIndex) -> Entry {
    let place = columns[column].count
    columns[column].count = place &+ 1
    return Entry(coefficient: coefficient, column: column, place: place)
  }

  /// Makes a row of the counted entries that were appended from `start` on to the room made for
  /// them; ``enterAdditions()`` enters it into its columns.
  @inline(__always)
  mutating func makeRow(_ row: Row, entriesFrom start: Int) -> RowIndex {
    var row = row
    row.count = Int32(truncatingIfNeeded: entries.nextStart &- start)
    row.start = Int32(truncatingIfNeeded: entries.endRun(start: start))
    row.isAlive = true
    let serial = nextSerial
    nextSerial = serial &+ 1
    guard freeRows.isEmpty else { return reuseRow(row, serial) }
    rows.appendInRoom(row)
    serials.appendInRoom(serial)
    return RowIndex(rows.count &- 1)
  }

  @inline(never)
  private mutating func reuseRow(_ row: Row, _ serial: UInt64) -> RowIndex {
    let number = freeRows.removeLast()
    rows[number] = row
    serials[number] = serial
    if Int(number) < firstRowToEnter { reusedRowsToEnter.append(number) }
    return number
  }

  /// Makes the number of a row that is not in its columns any more available again.
  mutating func releaseRow(_ number: RowIndex) {
    let row = rows[number]
    entries.release(start: Int(row.start), RunLength(for: Int(row.count)))
    rows[number] = Row()
    serials[number] = 0
    freeRows.append(number)
  }

  /// Enters the rows and columns made since this was last called into their lists, and the rows into their columns.
  ///
  /// By then it is known how much room the columns need. Making them is the work that has to be done for each one by one,
  /// and so does no more than it must.
  @inline(__always)
  mutating func enterAdditions() {
    let areAllEntered =
      firstRowToEnter == rows.count && firstColumnToEnter == columns.count
      && reusedRowsToEnter.isEmpty
    if !areAllEntered { enterNewAdditions() }
  }

  @inline(never)
  private mutating func enterNewAdditions() {
    for column in columns.indices(from: firstColumnToEnter) where columns[column].count > 0 {
      giveRoom(to: column)
    }
    freshColumns.append(from: firstColumnToEnter, to: columns.count)
    for index in reusedRowsToEnter.indices { enterOccurrences(ofRow: reusedRowsToEnter[index]) }
    addedRows.append(contentsOf: reusedRowsToEnter)
    reusedRowsToEnter.removeAll()
    for number in rows.indices(from: firstRowToEnter) { enterOccurrences(ofRow: number) }
    addedRows.append(from: firstRowToEnter, to: rows.count)
    firstRowToEnter = rows.count
    firstColumnToEnter = columns.count
  }

  @inline(__always)
  private mutating func enterOccurrences(ofRow number: RowIndex) {
    for index in rows[number].places {
      let entry = entries[index]
      if Int(entry.column) < firstColumnToEnter { enlargeIfNeeded(entry.column) }
      occurrences[Int(columns[entry.column].start &+ entry.place)] = Occurrence(
        row: number, entry: Int32(truncatingIfNeeded: index))
    }
  }

  /// Gives a column without occurrences room for as many as are counted.
  @inline(__always)
  private mutating func giveRoom(to column: ColumnIndex) {
    let room = RunLength(for: Int(columns[column].count))
    columns[column].start = Int32(truncatingIfNeeded: occurrences.allocate(room))
    columns[column].room = Int8(truncatingIfNeeded: room.number)
    roomyColumnCount &+= 1
  }

  /// Gives a column room for as many occurrences as are counted, with those it has.
  @inline(never)
  private mutating func enlargeIfNeeded(_ column: ColumnIndex) {
    let old = columns[column]
    guard old.room >= 0 else { return giveRoom(to: column) }
    let room = RunLength(number: Int(old.room)).count
    guard Int(old.count) > room else { return }
    giveRoom(to: column)
    roomyColumnCount &-= 1
    let start = Int(columns[column].start)
    for index in 0..<room {
      occurrences[start + index] = occurrences[Int(old.start) + index]
    }
    releaseOccurrences(of: old)
  }

  private mutating func releaseOccurrences(of column: Column) {
    guard column.room >= 0 else { return }
    occurrences.release(start: Int(column.start), RunLength(number: Int(column.room)))
  }

  /// Takes a row out of its columns.
  mutating func detach(_ number: RowIndex) {
    rows[number].isAlive = false
    wereRowsDetached = true
    for index in rows[number].places {
      let entry = entries[index]
      let column = entry.column
      columns[column].count -= 1
      let start = Int(columns[column].start)
      let last = Int(columns[column].count)
      guard Int(entry.place) != last else { continue }
      let moved = occurrences[start + last]
      occurrences[start + Int(entry.place)] = moved
      entries[Int(moved.entry)].place = entry.place
    }
  }

  /// Reverts `makeRow(_:entriesFrom:)` of a row that was entered.
  ///
  /// Later edits must have been reverted.
  mutating func undoMakeRow(_ number: RowIndex) {
    wereRowsDetached = true
    uncountEntries(rows[number].places)
    releaseRow(number)
  }

  /// Reverts the counting of entries in their columns.
  mutating func uncountEntries(_ places: Places) {
    for index in places { columns[entries[index].column].count -= 1 }
  }

  /// Reverts `detach(_:)`.
  ///
  /// Later edits must have been reverted: every occurrence is in its place again.
  mutating func undoDetach(_ number: RowIndex) {
    rows[number].isAlive = true
    for index in rows[number].places.reversed() {
      let entry = entries[index]
      // The column had room for it.
      let last = columns[entry.column].count
      columns[entry.column].count += 1
      let start = columns[entry.column].start
      if entry.place != last {
        let moved = occurrences[Int(start + entry.place)]
        occurrences[Int(start + last)] = moved
        entries[Int(moved.entry)].place = last
      }
      occurrences[Int(start + entry.place)] = Occurrence(row: number, entry: Int32(index))
    }
  }

  /// Whether a row is the only one that mentions a column and no other.
  func isOnlySingletonRow(_ number: RowIndex, of column: ColumnIndex) -> Bool {
    for place in columns[column].places {
      let row = occurrences[place].row
      if row != number, rows[row].count == 1 { return false }
    }
    return true
  }
}
