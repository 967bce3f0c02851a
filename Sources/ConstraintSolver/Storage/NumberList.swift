/// Numbers of things: some in a list, and after them a run of numbers side by side, which takes no memory.
struct NumberList<Index: DenseIndex>: ~Copyable {
  private var listed = FlatArray<Index>()
  /// The first number of the run.
  private var first = 0
  private var runLength = 0

  init() {}

  /// The numbers of a list.
  init(_ listed: consuming FlatArray<Index>) {
    swap(&self.listed, &listed)
  }

  /// A list of the same numbers.
  func copy() -> NumberList {
    var other = NumberList(listed.copy())
    other.first = first
    other.runLength = runLength
    return other
  }

  var count: Int { @inline(__always) get { listed.count &+ runLength } }
  var isEmpty: Bool { @inline(__always) get { count == 0 } }
  var indices: Places { @inline(__always) get { Places(count: count) } }

  subscript(place: Int) -> Index {
    @inline(__always) get {
      place < listed.count ? listed[place] : Index(first &+ place &- listed.count)
    }
  }

  /// Calls a function with each number: a loop over places would ask for each of them whether it is in the list.
  @inline(__always)
  func forEach(_ body: (Index) -> Void) {
    for place in listed.indices { body(listed[place]) }
    for number in run { body(number) }
  }

  /// The numbers of the run.
  var run: Indices<Index> {
    @inline(__always) get { Indices(from: first, to: first &+ runLength) }
  }

  /// Appends a number to the list, before which there is no run.
  mutating func append(_ index: Index) {
    assert(runLength == 0)
    listed.append(index)
  }

  /// Appends the numbers from `start` to the one before `end`, which continue the run if there is one.
  mutating func appendRun(from start: Int, to end: Int) {
    if runLength == 0 { first = start }
    assert(start == first + runLength)
    runLength += end - start
  }

  mutating func removeLast() -> Index {
    guard runLength > 0 else { return listed.removeLast() }
    runLength -= 1
    return Index(first + runLength)
  }

  mutating func removeAll() {
    listed.removeAll()
    runLength = 0
  }
}
