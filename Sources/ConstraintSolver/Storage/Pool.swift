/// Runs of trivial values of various lengths in one array; released runs are given again.
///
/// Lengths are rounded up to size classes (1, 2, 3, 4, 8, 16, …), so memory follows the largest
/// amount in use at a time.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var elements = FlatArray<Element>()
  /// The released runs of each size class.
  private var free: [[Int32]] = []
  private var freeCount = 0

  init() {}

  /// A pool with the same runs.
  func copy() -> Pool {
    var other = Pool()
    other.elements = elements.copy()
    other.free = free
    other.freeCount = freeCount
    return other
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify { yield &elements[index] }
  }

  /// Makes room for more elements.
  mutating func reserve(_ length: Int) {
    elements.reserve(elements.count + length)
  }

  /// The room that a run for `length` elements has.
  @inline(__always)
  static func room(for length: Int) -> Int {
    if length <= 4 { return max(length, 1) }
    return 1 << (Int.bitWidth - (length - 1).leadingZeroBitCount)
  }

  /// Reserves a run.
  ///
  /// - Parameter room: The run's length, from ``room(for:)``.
  /// - Returns: The index of its first element; the elements are to be set.
  @inline(__always)
  mutating func allocate(room: Int) -> Int {
    if freeCount > 0, let released = takeReleased(room: room) { return released }
    let start = elements.count
    elements.appendRoom(room)
    return start
  }

  // MARK: Runs of unknown length

  /// Where a run begins that grows by ``append(_:)`` until ``endRun(start:)``: behind all others.
  @inline(__always)
  var nextStart: Int { elements.count }

  /// Appends an element to the run that grows.
  @inline(__always)
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Shortens the run that grows.
  @inline(__always)
  mutating func truncate(to end: Int) {
    elements.truncate(to: end)
  }

  /// Ends the run that grows, and gives it the room that its length has.
  ///
  /// - Returns: The index of its first element.
  @inline(__always)
  mutating func endRun(start: Int) -> Int {
    let length = elements.count - start
    let room = Pool.room(for: length)
    if freeCount > 0, let released = takeReleased(room: room) {
      for index in 0..<length { elements[released + index] = elements[start + index] }
      elements.truncate(to: start)
      return released
    }
    elements.appendRoom(room - length)
    return start
  }

  @inline(never)
  private mutating func takeReleased(room: Int) -> Int? {
    let sizeClass = Pool.sizeClass(of: room)
    guard sizeClass < free.count, let start = free[sizeClass].popLast() else { return nil }
    freeCount -= 1
    return Int(start)
  }

  /// Gives a run back.
  mutating func release(start: Int, room: Int) {
    let sizeClass = Pool.sizeClass(of: room)
    while free.count <= sizeClass { free.append([]) }
    free[sizeClass].append(Int32(start))
    freeCount += 1
  }

  private static func sizeClass(of room: Int) -> Int {
    room <= 4 ? room - 1 : 1 + room.trailingZeroBitCount
  }
}
