/// The linear program: rows and columns of all constraints and variables in flat storage, and the
/// edits recorded since the last commit.
///
/// Rows and columns are numbered; the numbers of removed ones are given again, so memory follows
/// the largest number in use at a time.
struct Problem: ~Copyable {
  var rows = RowArray<Row>()
  /// The serial numbers of rows; empty as long as no row has the number of a removed one, because each serial number is that
  /// of its row until then.
  private var serials = RowArray<UInt64>()
  var columns = ColumnArray<Column>()
  var entries = EntryPool()
  /// For each column the rows that mention it.
  var occurrences = Pool<RowIndex>()
  private var freeRows = FlatArray<RowIndex>()
  /// Rows below this can be appended at once: there is memory for them, and no free number.
  private(set) var appendableRows = 0
  private var freeColumns = FlatArray<ColumnIndex>()
  /// Rows and columns from these on are not listed among the new ones yet.
  private var firstUnlistedRow = 0
  private var firstUnlistedColumn = 0
  private(set) var nextSerial: UInt64 = 0
  /// Rows with this serial number or a larger one were made since the last commit, as were those with numbers from
  /// ``firstFreshRow`` on.
  private var firstFreshSerial: UInt64 = 0
  private var firstFreshRow = 0
  /// Columns with this number or a larger one were made since the last commit.
  private(set) var firstFreshColumn = 0
  /// The number of times that a row was the first to mention a column.
  private var firstMentions = 0
  /// The places of rows within the occurrences of their columns, once a row was taken out of its own.
  var occurrencePlaces = OccurrencePlaces()
  private let passing = PassedByAddress()
  /// The columns made since the last commit, as far as they are listed.
  var freshColumns = NumberList<ColumnIndex>()
  /// The rows of the last commit that were edited since, in the order of their first edit.
  var editedRows = FlatArray<RowEdit>()
  /// The rows added since the last commit, as far as they are listed, in order, with those that were removed again.
  var addedRows = NumberList<RowIndex>()
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
    other.firstUnlistedRow = firstUnlistedRow
    other.firstUnlistedColumn = firstUnlistedColumn
    other.nextSerial = nextSerial
    other.firstMentions = firstMentions
    other.occurrencePlaces = occurrencePlaces.copy()
    other.firstFreshSerial = firstFreshSerial
    other.firstFreshRow = firstFreshRow
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
    // Runs are rounded up; memory that is never touched costs nothing.
    entries.reserve(entryCount + entryCount / 4 + 16)
    occurrences.reserve(Problem.leastRoom.count * columnCount + 2 * entryCount)
  }

  /// Makes all rows and columns old.
  mutating func makeAllOld() {
    firstFreshSerial = nextSerial
    firstFreshRow = rows.count
    firstFreshColumn = columns.count
  }

  // MARK: Columns

  @inline(__always)
  mutating func makeColumn() -> ColumnIndex {
    guard freeColumns.isEmpty, columns.hasRoom(1), occurrences.canAppend(Problem.leastRoom)
    else { return makeColumnInAnyRoom() }
    let column = newColumn(start: occurrences.appendInRoom(Problem.leastRoom))
    columns.appendInRoom(column)
    return ColumnIndex(columns.count &- 1)
  }

  /// Makes columns with consecutive numbers, without taking memory.
  ///
  /// - Returns: The number of the first; nil where that is not possible.
  @inline(__always)
  mutating func makeColumnsInRoom(_ count: Int) -> ColumnIndex? {
    guard freeColumns.isEmpty, columns.hasRoom(count),
      occurrences.canAppend(Problem.leastRoom, times: count)
    else { return nil }
    let first = ColumnIndex(columns.count)
    for _ in 0..<count {
      columns.appendInRoom(newColumn(start: occurrences.appendInRoom(Problem.leastRoom)))
    }
    return first
  }

  /// Makes a column, with the number of a removed one where there is one; its room may take memory.
  @inline(never)
  private mutating func makeColumnInAnyRoom() -> ColumnIndex {
    var column = newColumn(start: occurrences.allocate(Problem.leastRoom))
    guard let free = freeColumns.popLast() else { return columns.append(column) }
    column.isRenewed = true
    columns[free] = column
    freshColumns.append(free)
    return free
  }

  @inline(__always)
  private func newColumn(start: Int) -> Column {
    var column = Column()
    column.isAlive = true
    column.start = Int32(truncatingIfNeeded: start)
    column.room = Int8(truncatingIfNeeded: Problem.leastRoom.number)
    return column
  }

  /// Whether a column was made since the last commit.
  @inline(__always)
  func isFresh(column: ColumnIndex) -> Bool {
    Int(column) >= firstFreshColumn || columns[column].isRenewed
  }

  /// Whether rows were taken out of their columns.
  var wereRowsDetached: Bool { @inline(__always) get { occurrencePlaces.areKept } }

  /// Whether there may be columns that no row mentions; false only where it is known that there are none.
  var mayHaveUnmentionedColumns: Bool { wereRowsDetached || firstMentions < columns.count }

  /// Makes the number of a column without occurrences available again.
  mutating func releaseColumn(_ column: ColumnIndex) {
    releaseOccurrences(of: columns[column])
    columns[column] = Column()
    freeColumns.append(column)
  }

  // MARK: Rows

  /// Whether a row was made since the last commit.
  @inline(__always)
  func isFresh(row: RowIndex) -> Bool {
    Int(row) >= firstFreshRow || serial(ofRow: row) >= firstFreshSerial
  }

  /// The serial number of a row's constraint: constraints have theirs in the order in which they were recorded.
  @inline(__always)
  func serial(ofRow row: RowIndex) -> UInt64 {
    serials.isEmpty ? Problem.serialOfFirst(row) : serials[row]
  }

  /// The serial number of a row that is the first with its number.
  @inline(__always)
  private static func serialOfFirst(_ row: RowIndex) -> UInt64 {
    UInt64(UInt32(bitPattern: row.rawValue))
  }

  /// Whether a row was recorded before another.
  func isOlder(_ first: RowIndex, _ second: RowIndex) -> Bool {
    serial(ofRow: first) < serial(ofRow: second)
  }

  /// Whether a row is stronger than another, or as strong and older.
  func isStrongerOrOlder(_ first: RowIndex, _ second: RowIndex) -> Bool {
    rows[first].level != rows[second].level
      ? rows[first].level > rows[second].level : isOlder(first, second)
  }

  /// Makes room for another row and its entries, so that making it takes no memory.
  @inline(__always)
  mutating func makeRoomForRow(entryCount: Int) {
    guard rows.count < appendableRows, entries.hasRoom(forRunOf: entryCount)
    else { return growForRow(entryCount) }
  }

  @inline(never)
  private mutating func growForRow(_ entryCount: Int) {
    entries.reserve(RunLength.most(for: entryCount))
    guard freeRows.isEmpty else { return }
    rows.reserve(rows.count + 1)
    appendableRows = rows.capacity
  }

  /// Makes a row of the entries that were appended from `start` on to the room made for them, and enters it into their
  /// columns.
  @inline(__always)
  mutating func makeRow(_ row: Row, entriesFrom start: Int) -> RowIndex {
    var row = row
    row.count = Int32(truncatingIfNeeded: entries.nextStart &- start)
    row.start = Int32(truncatingIfNeeded: entries.endRun(start: start))
    row.isAlive = true
    let number = rows.count < appendableRows ? appendRow(row) : reuseRow(row)
    enterAll(row, number)
    return number
  }

  /// Whether some rows with runs of entries of a length can be appended without taking memory.
  ///
  /// Each gets a number that no row had before, and no place of an occurrence has to be noted.
  @inline(__always)
  func canAppendRows(_ count: Int, _ length: RunLength) -> Bool {
    rows.count &+ count <= appendableRows && !wereRowsDetached
      && entries.canAppend(length, times: count)
  }

  /// Appends a row for which there is room, and which its columns list already by the next number.
  @inline(__always)
  mutating func appendEntered(_ row: Row, entriesFrom start: Int, count: Int32) -> RowIndex {
    let number = RowIndex(rows.count)
    var row = row
    row.start = Int32(truncatingIfNeeded: start)
    row.count = count
    row.isAlive = true
    rows.appendInRoom(row)
    nextSerial &+= 1
    return number
  }

  @inline(__always)
  private mutating func appendRow(_ row: Row) -> RowIndex {
    let number = RowIndex(rows.count)
    rows.appendInRoom(row)
    if !serials.isEmpty { appendSerial() }
    nextSerial &+= 1
    return number
  }

  @inline(never)
  private mutating func appendSerial() { _ = serials.append(nextSerial) }

  @inline(never)
  private mutating func reuseRow(_ row: Row) -> RowIndex {
    let number = freeRows.removeLast()
    rows[number] = row
    serials[number] = nextSerial
    nextSerial &+= 1
    addedRows.append(number)
    return number
  }

  /// Makes the number of a row that is not in its columns any more available again.
  mutating func releaseRow(_ number: RowIndex) {
    keepSerials()
    let row = rows[number]
    entries.release(start: Int(row.start), RunLength(for: Int(row.count)))
    rows[number] = Row()
    serials[number] = 0
    freeRows.append(number)
    appendableRows = 0
  }

  /// Keeps the serial numbers of rows, as a number of a row is about to be given again.
  private mutating func keepSerials() {
    guard serials.isEmpty else { return }
    serials.reserve(rows.count)
    for row in rows.indices { serials.appendInRoom(Problem.serialOfFirst(row)) }
  }

  /// Lists the rows and columns made since this was last called.
  ///
  /// They are not listed one by one as they are made: there are many of them, and their numbers follow each other.
  @inline(__always)
  mutating func listAdditions() {
    if firstUnlistedRow < rows.count || firstUnlistedColumn < columns.count { listNewNumbers() }
  }

  @inline(never)
  private mutating func listNewNumbers() {
    freshColumns.appendRun(from: firstUnlistedColumn, to: columns.count)
    addedRows.appendRun(from: firstUnlistedRow, to: rows.count)
    firstUnlistedRow = rows.count
    firstUnlistedColumn = columns.count
  }

  // MARK: Occurrences

  /// The least room for occurrences that a column has; all rooms are multiples of it.
  private static let leastRoom = RunLength(for: 4)

  @inline(__always)
  private mutating func enterAll(_ row: Row, _ number: RowIndex) {
    let start = Int(row.start)
    switch row.count {
    case 1: enter(number, at: start)
    case 2:
      enter(number, at: start)
      enter(number, at: start &+ 1)
    default: for place in row.places { enter(number, at: place) }
    }
  }

  /// Enters a row's entry into its column.
  @inline(__always)
  private mutating func enter(_ row: RowIndex, at place: Int) {
    let occurrence = occur(row, in: entries[place].column)
    if wereRowsDetached {
      occurrencePlaces.setPlace(occurrence, ofEntry: place, of: entries.nextStart)
    }
  }

  /// Notes that a row mentions a column.
  ///
  /// - Returns: The place among the column's occurrences.
  @inline(__always)
  mutating func occur(_ row: RowIndex, in column: ColumnIndex) -> Int32 {
    let count = columns[column].count
    if Int(count) % Problem.leastRoom.count == 0 { makeRoom(in: column, count) }
    columns[column].count = count &+ 1
    occurrences[Int(columns[column].start &+ count)] = row
    return count
  }

  /// Makes room for another occurrence in a column.
  @inline(__always)
  private mutating func makeRoom(in column: ColumnIndex, _ count: Int32) {
    if count == 0 { firstMentions &+= 1 } else { enlargeIfFull(column) }
  }

  @inline(never)
  private mutating func enlargeIfFull(_ column: ColumnIndex) {
    let old = columns[column]
    let room = RunLength(number: Int(old.room)).count
    guard Int(old.count) == room else { return }
    let larger = RunLength(for: 2 * room)
    let start = occurrences.allocate(larger)
    for index in 0..<room { occurrences[start + index] = occurrences[Int(old.start) + index] }
    columns[column].start = Int32(truncatingIfNeeded: start)
    columns[column].room = Int8(truncatingIfNeeded: larger.number)
    releaseOccurrences(of: old)
  }

  private mutating func releaseOccurrences(of column: Column) {
    occurrences.release(start: Int(column.start), RunLength(number: Int(column.room)))
  }
}
