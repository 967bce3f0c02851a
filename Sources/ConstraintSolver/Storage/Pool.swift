/// Runs of trivial values of various lengths in one array; released runs are used again.
///
/// Lengths are rounded up, so memory follows the largest amount in use at a time.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var elements = FlatArray<Element>()
  /// The released runs of each length.
  private var free: [[Int32]] = []
  /// A bit for each length, by its number: whether there are released runs of that length.
  private var freeLengths: UInt64 = 0

  init() {}

  /// A pool with the same runs.
  func copy() -> Pool {
    var other = Pool()
    other.elements = elements.copy()
    other.free = free
    other.freeLengths = freeLengths
    return other
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify { yield &elements[index] }
  }

  /// The number of elements for which there is memory.
  var capacity: Int { elements.capacity }

  /// Makes room for more elements.
  mutating func reserve(_ length: Int) {
    elements.reserve(elements.count + length)
  }

  /// Whether there is room for a new run without taking memory.
  @inline(__always)
  func hasRoom(forRunOf count: Int) -> Bool {
    elements.hasRoom(RunLength.most(for: count))
  }

  /// Reserves a run.
  ///
  /// - Returns: The index of its first element; the elements are to be set.
  @inline(__always)
  mutating func allocate(_ length: RunLength) -> Int {
    if has(length) { return takeReleased(length) }
    let start = elements.count
    elements.appendRoom(length.count)
    return start
  }

  /// Whether runs of a length would be appended, because none was released, and there is room for them.
  @inline(__always)
  func canAppend(_ length: RunLength, times count: Int = 1) -> Bool {
    !has(length) && elements.hasRoom(count &* length.count)
  }

  /// Reserves a run for which ``canAppend(_:)`` is true.
  @inline(__always)
  mutating func appendInRoom(_ length: RunLength) -> Int {
    let start = elements.count
    elements.appendRoomInRoom(length.count)
    return start
  }

  /// Whether a run of one of the ``RunLength/exact`` lengths would be appended, because none was released, and there is room
  /// for it; false for other lengths.
  @inline(__always)
  func canAppendRun(_ count: Int) -> Bool {
    RunLength.exact.contains(count) && freeLengths & RunLength.shortBit(count) == 0
      && elements.hasRoom(count)
  }

  /// Reserves a run for which ``canAppendRun(_:)`` is true.
  @inline(__always)
  mutating func appendRoomOfRun(_ count: Int) -> Int {
    let start = elements.count
    elements.appendRoomInRoom(count)
    return start
  }

  // MARK: Runs of unknown length

  /// The start of a run that grows by ``append(_:)`` until ``endRun(start:)``: behind all others.
  @inline(__always)
  var nextStart: Int { elements.count }

  /// Appends an element, for which there is room, to the run that grows.
  @inline(__always)
  mutating func append(_ element: Element) {
    elements.appendInRoom(element)
  }

  /// Appends elements that are to be set, for which there is room, to the run that grows.
  @inline(__always)
  mutating func appendRoomInRoom(_ length: Int) { elements.appendRoomInRoom(length) }

  /// Shortens the run that grows.
  @inline(__always)
  mutating func truncate(to end: Int) {
    elements.truncate(to: end)
  }

  /// Ends the run that grows, and gives it the room that its length has.
  ///
  /// - Returns: The index of its first element.
  @inline(__always)
  mutating func endRun(start: Int) -> Int { isRunFit(start: start) ? start : fitRun(start) }

  /// Whether the run that grows has the room that its length has, and stays where it is.
  @inline(__always)
  func isRunFit(start: Int) -> Bool {
    let count = elements.count &- start
    return RunLength.exact.contains(count) && freeLengths & RunLength.shortBit(count) == 0
  }

  /// Lengthens the run that grew, or moves it to where one was released.
  @inline(never)
  private mutating func fitRun(_ start: Int) -> Int {
    let count = elements.count - start
    let length = RunLength(for: count)
    guard has(length) else {
      elements.appendRoom(length.count - count)
      return start
    }
    let released = takeReleased(length)
    for index in 0..<count { elements[released + index] = elements[start + index] }
    elements.truncate(to: start)
    return released
  }

  /// Whether there are released runs of a length.
  @inline(__always)
  private func has(_ length: RunLength) -> Bool { freeLengths & length.bit != 0 }

  @inline(never)
  private mutating func takeReleased(_ length: RunLength) -> Int {
    let start = free[length.number].removeLast()
    if free[length.number].isEmpty { freeLengths ^= length.bit }
    return Int(start)
  }

  /// Gives a run back.
  mutating func release(start: Int, _ length: RunLength) {
    let number = length.number
    while free.count <= number { free.append([]) }
    free[number].append(Int32(start))
    freeLengths |= length.bit
  }
}

/// One of the lengths that runs in a ``Pool`` have: 1, 2, 3, 4, 8, 16 and so on.
struct RunLength {
  /// The counts up to which every count is itself a length.
  static let exact = 1...4

  let count: Int

  /// The least length with room for some elements.
  @inline(__always)
  init(for count: Int) {
    self.count = RunLength.exact.contains(count) ? count : RunLength.powerOfTwo(from: count)
  }

  @inline(never)
  private static func powerOfTwo(from count: Int) -> Int {
    count == 0 ? 1 : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// The length with a number: its position in the ascending order of lengths.
  init(number: Int) {
    count = number < RunLength.exact.count ? number + 1 : 1 << (number - 1)
  }

  /// The position in the ascending order of lengths, from 0.
  @inline(__always) var number: Int {
    RunLength.exact.contains(count) ? count - 1 : 1 + count.trailingZeroBitCount
  }

  /// The bit that stands for the length.
  @inline(__always) var bit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: number) }

  /// The bit of one of the ``exact`` lengths.
  @inline(__always)
  static func shortBit(_ count: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: count &- 1) }

  /// An upper bound on the length for some elements, without finding the length.
  @inline(__always)
  static func most(for count: Int) -> Int { 2 &* count &+ 1 }
}
