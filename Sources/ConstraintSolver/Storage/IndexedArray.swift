/// A growable array of trivial values, one for each thing of a kind, that only numbers of that kind
/// give access to.
struct IndexedArray<Index: DenseIndex, Element: BitwiseCopyable>: ~Copyable {
  private var elements = FlatArray<Element>()

  init() {}

  /// An array with the same elements.
  func copy() -> IndexedArray {
    var other = IndexedArray()
    other.elements = elements.copy()
    return other
  }

  var count: Int { @inline(__always) get { elements.count } }
  var isEmpty: Bool { @inline(__always) get { elements.isEmpty } }
  var indices: Indices<Index> { @inline(__always) get { Indices(from: 0, to: count) } }

  /// The numbers of the elements from a place on.
  @inline(__always)
  func indices(from start: Int) -> Indices<Index> { Indices(from: start, to: count) }

  /// The numbers of the elements before a place.
  @inline(__always)
  func indices(to end: Int) -> Indices<Index> { Indices(from: 0, to: end) }

  /// Whether there is an element with a number.
  @inline(__always)
  func has(_ index: Index) -> Bool {
    UInt32(bitPattern: index.rawValue) < UInt32(truncatingIfNeeded: count)
  }

  subscript(index: Index) -> Element {
    @inline(__always) get { elements[index.rawValue] }
    @inline(__always) _modify { yield &elements[index.rawValue] }
  }

  /// Appends an element.
  ///
  /// - Returns: Its number.
  @inline(__always)
  mutating func append(_ element: Element) -> Index {
    elements.append(element)
    return Index(elements.count &- 1)
  }

  /// The number of elements for which there is memory.
  var capacity: Int { elements.capacity }

  /// Whether there is room for more elements without taking memory.
  @inline(__always)
  func hasRoom(_ length: Int) -> Bool { elements.hasRoom(length) }

  /// Appends an element for which there is room.
  @inline(__always)
  mutating func appendInRoom(_ element: Element) { elements.appendInRoom(element) }

  /// Appends room for elements that are to be set before they are read.
  @inline(__always)
  mutating func appendRoom(_ length: Int) { elements.appendRoom(length) }

  /// Lengthens the array to `length` elements.
  mutating func extend(to length: Int, with element: Element) {
    elements.extend(to: length, with: element)
  }

  /// Lengthens the array to `length` elements, the new ones with all bits 0.
  mutating func extendWithZeros(to length: Int) { elements.extendWithZeros(to: length) }

  /// Lengthens the array to `length` elements, the new ones to be set before they are read.
  mutating func extendWithRoom(to length: Int) { elements.extendWithRoom(to: length) }

  /// Makes room for `length` elements.
  mutating func reserve(_ length: Int) { elements.reserve(length) }
}

/// Numbers of things side by side, in order.
struct Indices<Index: DenseIndex>: Sequence, IteratorProtocol {
  private var lowerBound: Int32
  private let upperBound: Int32

  @inline(__always)
  init(from start: Int, to end: Int) {
    lowerBound = Int32(truncatingIfNeeded: start)
    upperBound = Int32(truncatingIfNeeded: end)
  }

  @inline(__always)
  mutating func next() -> Index? {
    guard lowerBound < upperBound else { return nil }
    defer { lowerBound &+= 1 }
    return Index(rawValue: lowerBound)
  }
}
