/// The entries of all rows, in runs.
///
/// There are very many of them. Coefficients and columns have arrays of their own, so that an entry takes 12 bytes, not 16, and a
/// walk over the columns of a row reads nothing else.
struct EntryPool: ~Copyable {
  private var columns = Pool<ColumnIndex>()
  /// The coefficients, as many as there is room for columns.
  private var coefficients = FlatArray<Double>()

  init() {}

  /// A pool with the same runs.
  func copy() -> EntryPool {
    var other = EntryPool()
    other.columns = columns.copy()
    other.coefficients = coefficients.copy()
    other.extendCoefficients()
    return other
  }

  subscript(index: Int) -> Entry {
    @inline(__always) get { Entry(coefficient: coefficients[index], column: columns[index]) }
    @inline(__always) set {
      coefficients[index] = newValue.coefficient
      columns[index] = newValue.column
    }
  }

  /// Makes room for more entries.
  mutating func reserve(_ length: Int) {
    columns.reserve(length)
    extendCoefficients()
  }

  private mutating func extendCoefficients() {
    coefficients.extendWithRoom(to: columns.capacity)
  }

  /// Reserves a run.
  ///
  /// - Returns: The index of its first entry; the entries are to be set.
  mutating func allocate(_ length: RunLength) -> Int {
    let start = columns.allocate(length)
    extendCoefficients()
    return start
  }

  /// Gives a run back.
  mutating func release(start: Int, _ length: RunLength) {
    columns.release(start: start, length)
  }

  // MARK: Runs for which there is room

  /// Whether there is room for a new run without taking memory.
  @inline(__always)
  func hasRoom(forRunOf count: Int) -> Bool { columns.hasRoom(forRunOf: count) }

  /// Whether runs of a length would be appended, because none was released, and there is room for them.
  @inline(__always)
  func canAppend(_ length: RunLength, times count: Int) -> Bool {
    columns.canAppend(length, times: count)
  }

  /// Whether a run of one of the ``RunLength/exact`` lengths would be appended, because none was released, and there is room
  /// for it; false for other lengths.
  @inline(__always)
  func canAppendRun(_ count: Int) -> Bool { columns.canAppendRun(count) }

  /// Reserves a run for which ``canAppendRun(_:)`` is true.
  @inline(__always)
  mutating func appendRoomOfRun(_ count: Int) -> Int { columns.appendRoomOfRun(count) }

  // MARK: Runs of unknown length

  /// The start of a run that grows by ``append(_:)`` until ``endRun(start:)``: behind all others.
  @inline(__always)
  var nextStart: Int { columns.nextStart }

  /// Appends an entry, for which there is room, to the run that grows.
  @inline(__always)
  mutating func append(_ entry: Entry) {
    coefficients[columns.nextStart] = entry.coefficient
    columns.append(entry.column)
  }

  /// Appends entries that are to be set, for which there is room, to the run that grows.
  @inline(__always)
  mutating func appendRoomInRoom(_ length: Int) { columns.appendRoomInRoom(length) }

  /// Shortens the run that grows.
  @inline(__always)
  mutating func truncate(to end: Int) { columns.truncate(to: end) }

  /// Ends the run that grows, and gives it the room that its length has.
  ///
  /// - Returns: The index of its first entry.
  @inline(__always)
  mutating func endRun(start: Int) -> Int {
    columns.isRunFit(start: start) ? start : fitRun(start)
  }

  @inline(never)
  private mutating func fitRun(_ start: Int) -> Int {
    let count = columns.nextStart - start
    let new = columns.endRun(start: start)
    extendCoefficients()
    if new != start {
      for index in 0..<count { coefficients[new + index] = coefficients[start + index] }
    }
    return new
  }
}
