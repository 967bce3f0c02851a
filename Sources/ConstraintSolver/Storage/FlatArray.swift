#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A growable array of trivial values in memory of its own: no copy on write, no uniqueness checks,
/// and bounds checked only in debug builds.
///
/// The solver's inner loops run over such arrays; nothing outside this file handles raw memory. It
/// grows by the C library's `realloc`, which moves large blocks without copying them.
@safe struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private(set) var capacity = 0
  private var base: UnsafeMutablePointer<Element>?

  init() {
    unsafe base = nil
  }

  deinit {
    unsafe free(base)
  }

  /// An array with the same elements.
  func copy() -> FlatArray {
    var other = FlatArray()
    other.append(contentsOf: self)
    return other
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }
  var indices: Places { @inline(__always) get { Places(count: count) } }
  var last: Element? { count == 0 ? nil : self[count - 1] }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return unsafe base.unsafelyUnwrapped[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield unsafe &base.unsafelyUnwrapped[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    appendInRoom(element)
  }

  /// Whether there is room for more elements without taking memory.
  @inline(__always)
  func hasRoom(_ length: Int) -> Bool { length <= capacity &- count }

  /// Appends an element for which there is room.
  @inline(__always)
  mutating func appendInRoom(_ element: Element) {
    assert(count < capacity)
    unsafe base.unsafelyUnwrapped[count] = element
    count &+= 1
  }

  mutating func append(contentsOf other: borrowing FlatArray) {
    reserve(count + other.count)
    guard other.count > 0 else { return }
    unsafe (base.unsafelyUnwrapped + count).update(
      from: other.base.unsafelyUnwrapped, count: other.count)
    count += other.count
  }

  /// Appends `length` copies of `element`.
  mutating func append(repeating element: Element, count length: Int) {
    guard length > 0 else { return }
    reserve(count + length)
    unsafe (base.unsafelyUnwrapped + count).initialize(repeating: element, count: length)
    count += length
  }

  /// Appends room for elements that are to be set before they are read.
  @inline(__always)
  mutating func appendRoom(_ length: Int) {
    if !hasRoom(length) { grow(to: count + length) }
    count &+= length
  }

  /// Appends elements that are to be set before they are read, for which there is room.
  @inline(__always)
  mutating func appendRoomInRoom(_ length: Int) {
    assert(hasRoom(length))
    count &+= length
  }

  /// Lengthens the array to `length` elements.
  mutating func extend(to length: Int, with element: Element) {
    guard length > count else { return }
    append(repeating: element, count: length - count)
  }

  /// Lengthens the array to `length` elements, the new ones with all bits 0.
  ///
  /// New memory from the system is 0 already: it is not written, and takes no page before it is used.
  mutating func extendWithZeros(to length: Int) {
    guard length > count else { return }
    if capacity == 0 {
      allocateZeros(length + length / FlatArray.spareShare)
    } else {
      reserve(length)
      unsafe memset(
        base.unsafelyUnwrapped + count, 0, (length - count) * MemoryLayout<Element>.stride)
    }
    count = length
  }

  /// Lengthens the array to `length` elements, the new ones to be set before they are read.
  mutating func extendWithRoom(to length: Int) {
    guard length > count else { return }
    reserve(capacity == 0 ? length + length / FlatArray.spareShare : length)
    count = length
  }

  /// One in so many elements of an array that is first extended is spare room: what settles open variables needs little more, for which
  /// nothing is to be copied.
  private static var spareShare: Int { 16 }

  @inline(never)
  private mutating func allocateZeros(_ length: Int) {
    let stride = MemoryLayout<Element>.stride
    let memory = unsafe FlatArray.checked(calloc(length, stride), length * stride)
    unsafe adviseHugePages(memory, length * stride)
    unsafe base = memory.assumingMemoryBound(to: Element.self)
    capacity = length
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    count &-= 1
    return unsafe base.unsafelyUnwrapped[count]
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    count == 0 ? nil : removeLast()
  }

  /// Removes all elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Removes the elements from `length` on.
  mutating func truncate(to length: Int) {
    assert(length <= count)
    count = length
  }

  /// Makes room for `length` elements.
  mutating func reserve(_ length: Int) {
    if length > capacity { grow(to: length) }
  }

  @inline(never)
  private mutating func grow(to length: Int) {
    let stride = MemoryLayout<Element>.stride
    let newCapacity = max(length, 512 / stride, FlatArray.largerCapacity(capacity))
    let size = newCapacity * stride
    let memory = unsafe FlatArray.checked(realloc(base, size), size)
    unsafe adviseHugePages(memory, size)
    unsafe base = memory.assumingMemoryBound(to: Element.self)
    capacity = newCapacity
  }

  private static func checked(
    _ memory: UnsafeMutableRawPointer?, _ size: Int
  ) -> UnsafeMutableRawPointer {
    guard let memory = unsafe memory else {
      preconditionFailure("There is no memory for \(size) bytes")
    }
    return unsafe memory
  }

  /// Small blocks grow by much, so that few are copied; large ones by little, because `realloc`
  /// need not copy them.
  private static func largerCapacity(_ capacity: Int) -> Int {
    switch capacity * MemoryLayout<Element>.stride {
    case ..<(1 << 14): 4 * capacity
    case ..<(1 << 20): 2 * capacity
    default: capacity + capacity / 2
    }
  }

  /// Sorts a part of the array.
  mutating func sort(
    _ range: Range<Int>, by areInIncreasingOrder: (Element, Element) -> Bool
  ) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    guard range.count > FlatArray.fewElements else {
      return insertionSort(range, by: areInIncreasingOrder)
    }
    let start = unsafe base.unsafelyUnwrapped + range.lowerBound
    var buffer = unsafe UnsafeMutableBufferPointer(start: start, count: range.count)
    unsafe buffer.sort(by: areInIncreasingOrder)
  }

  /// The number of elements up to which insertion is faster than the library's sort.
  private static var fewElements: Int { 16 }

  private mutating func insertionSort(
    _ range: Range<Int>, by areInIncreasingOrder: (Element, Element) -> Bool
  ) {
    for end in range.dropFirst() {
      guard areInIncreasingOrder(self[end], self[end &- 1]) else { continue }
      let element = self[end]
      var place = end
      while place > range.lowerBound, areInIncreasingOrder(element, self[place &- 1]) {
        self[place] = self[place &- 1]
        place &-= 1
      }
      self[place] = element
    }
  }

  /// Sorts the array.
  mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    sort(0..<count, by: areInIncreasingOrder)
  }

  @inline(__always)
  mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }
}

/// Asks for huge pages for a large block: clearing the pages of one takes longer than filling it.
private func adviseHugePages(_ memory: UnsafeMutableRawPointer, _ size: Int) {
  #if os(Linux)
    let page = 1 << 21
    guard size >= 2 * page else { return }
    let start = unsafe memory.alignedUp(toMultipleOf: page)
    let end = unsafe (memory + size).alignedDown(toMultipleOf: page)
    // Without huge pages it is only slower.
    _ = unsafe madvise(start, end - start, MADV_HUGEPAGE)
  #endif
}
