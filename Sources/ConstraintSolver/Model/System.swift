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
    return other
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

  /// Makes a row and enters it into its columns.
  mutating func makeRow(
    _ row: Row, _ terms: borrowing FlatArray<Entry>, _ record: RowRecord
  ) -> Int {
    var row = row
    row.count = Int32(terms.count)
    row.isAlive = true
    let room = Pool<Entry>.room(for: terms.count)
    row.start = Int32(
      entries.allocate(room: room, filler: Entry(coefficient: 0, column: 0, place: 0)))
    for index in terms.indices { entries[Int(row.start) + index] = terms[index] }
    let number: Int
    if freeRows.isEmpty {
      number = rows.count
      rows.append(row)
      records.append(record)
    } else {
      number = Int(freeRows.removeLast())
      rows[number] = row
      records[number] = record
    }
    attach(number)
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

  /// Enters a row into its columns.
  private mutating func attach(_ number: Int) {
    countOwnRow(number, 1)
    let start = Int(rows[number].start)
    for place in 0..<Int(rows[number].count) {
      let entry = entries[start + place]
      entries[start + place].place = appendOccurrence(
        Occurrence(coefficient: entry.coefficient, row: Int32(number), place: Int32(place)),
        to: Int(entry.column))
    }
  }

  private mutating func countOwnRow(_ number: Int, _ change: Int32) {
    guard rows[number].count == 1 else { return }
    columns[entries[Int(rows[number].start)].column].ownRowCount += change
  }

  /// Takes a row out of its columns.
  mutating func detach(_ number: Int) {
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

  /// Undoes `attach`, all that was done since being undone.
  mutating func undoAttach(_ number: Int) {
    rows[number].isAlive = false
    countOwnRow(number, -1)
    for index in Int(rows[number].start)..<Int(rows[number].end) {
      columns[entries[index].column].count -= 1
    }
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
      let last = appendOccurrence(own, to: Int(entry.column))
      guard entry.place != last else { continue }
      let start = columns[entry.column].start
      let moved = occurrences[Int(start + entry.place)]
      occurrences[Int(start + last)] = moved
      occurrences[Int(start + entry.place)] = own
      entries[Int(rows[moved.row].start + moved.place)].place = last
    }
  }

  @inline(__always)
  private mutating func appendOccurrence(_ occurrence: Occurrence, to column: Int) -> Int32 {
    let count = columns[column].count
    if count == columns[column].room { enlarge(column) }
    occurrences[Int(columns[column].start + count)] = occurrence
    columns[column].count += 1
    return count
  }

  @inline(never)
  private mutating func enlarge(_ column: Int) {
    let old = columns[column]
    let room = Pool<Occurrence>.room(for: old.room == 0 ? 4 : 2 * Int(old.room))
    let start = occurrences.allocate(
      room: room, filler: Occurrence(coefficient: 0, row: 0, place: 0))
    for index in 0..<Int(old.count) {
      occurrences[start + index] = occurrences[Int(old.start) + index]
    }
    if old.room > 0 { occurrences.release(start: Int(old.start), room: Int(old.room)) }
    columns[column].start = Int32(start)
    columns[column].room = Int32(room)
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
