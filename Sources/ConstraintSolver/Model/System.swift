/// The rows and columns of all constraints and variables, in flat storage.
///
/// Rows and columns are numbered; the numbers of removed ones are given again, so memory follows
/// the largest number in use at a time.
struct System: ~Copyable {
  var rows = FlatArray<Row>()
  var records = FlatArray<RowRecord>()
  var columns = FlatArray<Column>()
  var entries = Pool<Entry>()
  var occurrences = Pool<Occurrence>()
  private var freeRows = FlatArray<Int32>()
  private var freeColumns = FlatArray<Int32>()
  /// Rows that are counted in their columns but not among the occurrences yet, in the order in
  /// which they were made.
  private var rowsToEnter = FlatArray<Int32>()
  private(set) var nextSerial: UInt64 = 0
  /// Rows with this number or a larger one were made since the last commit.
  private var firstFreshSerial: UInt64 = 0
  private let passing = PassedByAddress()

  init() {}

  func copy() -> System {
    var other = System()
    other.rows = rows.copy()
    other.records = records.copy()
    other.columns = columns.copy()
    other.entries = entries.copy()
    other.occurrences = occurrences.copy()
    other.freeRows = freeRows.copy()
    other.freeColumns = freeColumns.copy()
    other.rowsToEnter = rowsToEnter.copy()
    other.nextSerial = nextSerial
    other.firstFreshSerial = firstFreshSerial
    return other
  }

  /// Makes room for more columns, and for more rows with some entries in all.
  mutating func reserve(columns columnCount: Int, rows rowCount: Int, entries entryCount: Int) {
    columns.reserve(columns.count + columnCount)
    rows.reserve(rows.count + rowCount)
    records.reserve(records.count + rowCount)
    rowsToEnter.reserve(rowsToEnter.count + rowCount)
    // Rooms are rounded up; memory that is never touched costs nothing.
    entries.reserve(entryCount + entryCount / 4)
    occurrences.reserve(2 * entryCount)
  }

  /// Makes all rows old.
  mutating func commit() {
    firstFreshSerial = nextSerial
  }

  // MARK: Columns

  mutating func makeColumn() -> Int {
    var column = Column()
    column.isAlive = true
    column.pin = Pin.anchor
    column.isFresh = true
    if let free = freeColumns.popLast() {
      columns[free] = column
      return Int(free)
    }
    columns.append(column)
    return columns.count - 1
  }

  /// Makes the number of a column without occurrences available again.
  mutating func releaseColumn(_ column: Int) {
    if columns[column].room > 0 {
      occurrences.release(start: Int(columns[column].start), room: Int(columns[column].room))
    }
    columns[column] = Column()
    freeColumns.append(Int32(column))
  }

  // MARK: Rows

  /// The number of the next constraint.
  @inline(__always)
  mutating func takeSerial() -> UInt64 {
    defer { nextSerial += 1 }
    return nextSerial
  }

  /// Whether a row was made since the last commit.
  @inline(__always)
  func isFresh(row: Int32) -> Bool {
    records[row].serial >= firstFreshSerial
  }

  /// Whether a row was recorded before another.
  func isOlder(_ first: Int32, _ second: Int32) -> Bool {
    records[first].serial < records[second].serial
  }

  /// Whether a row is stronger than another, or as strong and older.
  func isStrongerOrOlder(_ first: Int32, _ second: Int32) -> Bool {
    rows[first].strength != rows[second].strength
      ? rows[first].strength > rows[second].strength : isOlder(first, second)
  }

  /// Makes a row of the entries that were appended from `start` on; `enterOccurrences` enters it
  /// into its columns.
  @inline(__always)
  mutating func makeRow(_ row: Row, entriesFrom start: Int, _ record: RowRecord) -> Int {
    let end = entries.nextStart
    for index in start..<end {
      let column = entries[index].column
      entries[index].place = columns[column].count
      columns[column].count += 1
    }
    var row = row
    row.count = Int32(truncatingIfNeeded: end - start)
    row.start = Int32(truncatingIfNeeded: entries.endRun(start: start))
    row.isAlive = true
    if row.count == 1 { columns[entries[Int(row.start)].column].ownRowCount += 1 }
    let number = freeRows.isEmpty ? rows.count : Int(freeRows.removeLast())
    if number == rows.count {
      rows.append(row)
      records.append(record)
    } else {
      rows[number] = row
      records[number] = record
    }
    rowsToEnter.append(Int32(truncatingIfNeeded: number))
    return number
  }

  /// Makes the number of a row that is not in its columns any more available again.
  mutating func releaseRow(_ number: Int) {
    let row = rows[number]
    entries.release(start: Int(row.start), room: Pool<Entry>.room(for: Int(row.count)))
    rows[number] = Row()
    records[number] = RowRecord()
    freeRows.append(Int32(number))
  }

  /// Enters the rows made since this was last called into their columns.
  ///
  /// By then it is known how much room the columns need.
  mutating func enterOccurrences() {
    for index in rowsToEnter.indices { enterOccurrences(ofRow: rowsToEnter[index]) }
    rowsToEnter.removeAll()
  }

  @inline(__always)
  private mutating func enterOccurrences(ofRow number: Int32) {
    let start = rows[number].start
    for index in Int(start)..<Int(rows[number].end) {
      let entry = entries[index]
      if columns[entry.column].room < columns[entry.column].count {
        enlarge(entry.column, keeping: Int(entry.place))
      }
      occurrences[Int(columns[entry.column].start + entry.place)] = Occurrence(
        coefficient: entry.coefficient, row: number,
        place: Int32(truncatingIfNeeded: index) - start)
    }
  }

  /// Gives a column room for as many occurrences as are counted.
  @inline(__always)
  private mutating func enlarge(_ column: Int32, keeping count: Int) {
    let old = columns[column]
    let room = Pool<Occurrence>.room(for: Int(old.count))
    let start = occurrences.allocate(room: room)
    if old.room > 0 {
      for index in 0..<count { occurrences[start + index] = occurrences[Int(old.start) + index] }
      occurrences.release(start: Int(old.start), room: Int(old.room))
    }
    columns[column].start = Int32(truncatingIfNeeded: start)
    columns[column].room = Int32(truncatingIfNeeded: room)
  }

  /// Takes a row out of its columns.
  mutating func detach(_ number: Int) {
    enterOccurrences()
    rows[number].isAlive = false
    countOwnRow(number, -1)
    for index in Int(rows[number].start)..<Int(rows[number].end) {
      let entry = entries[index]
      let column = Int(entry.column)
      columns[column].count -= 1
      let start = Int(columns[column].start)
      let last = Int(columns[column].count)
      guard Int(entry.place) != last else { continue }
      let moved = occurrences[start + last]
      occurrences[start + Int(entry.place)] = moved
      entries[Int(rows[moved.row].start + moved.place)].place = entry.place
    }
  }

  private mutating func countOwnRow(_ number: Int, _ change: Int32) {
    guard rows[number].count == 1 else { return }
    columns[entries[Int(rows[number].start)].column].ownRowCount += change
  }

  /// Undoes `makeRow`, all that was done since being undone.
  mutating func undoMakeRow(_ number: Int) {
    if let last = rowsToEnter.popLast() { assert(last == number) }
    countOwnRow(number, -1)
    for index in Int(rows[number].start)..<Int(rows[number].end) {
      columns[entries[index].column].count -= 1
    }
    releaseRow(number)
  }

  /// Undoes `detach`, all that was done since being undone: every occurrence is in its place again.
  mutating func undoDetach(_ number: Int) {
    rows[number].isAlive = true
    countOwnRow(number, 1)
    for index in (Int(rows[number].start)..<Int(rows[number].end)).reversed() {
      let entry = entries[index]
      let own = Occurrence(
        coefficient: entry.coefficient, row: Int32(number), place: Int32(index) - rows[number].start
      )
      // The column had room for it.
      let last = columns[entry.column].count
      columns[entry.column].count += 1
      let start = columns[entry.column].start
      if entry.place != last {
        let moved = occurrences[Int(start + entry.place)]
        occurrences[Int(start + last)] = moved
        entries[Int(rows[moved.row].start + moved.place)].place = last
      }
      occurrences[Int(start + entry.place)] = own
    }
  }

  // MARK: Activities

  /// `a·x` minus the target, and the largest of 1, the target and the terms, which rounding is
  /// relative to.
  @inline(__always)
  func excess(_ number: Int32) -> (amount: Double, magnitude: Double) {
    let row = rows[number]
    var sum = -row.target
    var magnitude = max(1, abs(row.target))
    for index in Int(row.start)..<Int(row.end) {
      let entry = entries[index]
      let product = entry.coefficient * columns[entry.column].value
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return (sum, magnitude)
  }

  /// The coefficient of a column in a row that mentions it.
  @inline(__always)
  func coefficient(ofRow number: Int32, column: Int32) -> Double {
    let row = rows[number]
    for index in Int(row.start)..<Int(row.end) where entries[index].column == column {
      return entries[index].coefficient
    }
    preconditionFailure("Row \(number) does not mention column \(column)")
  }
}
