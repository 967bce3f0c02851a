/// The pins whose leaving may lower the objective, best first.
///
/// Weak pins come first, because strong rows that hold now will have to hold later; of equally
/// weak ones the one that lowers the objective fastest; of these the newest, because of several
/// optima the one is wanted where old rows hold.
struct CandidateQueue: ~Copyable {
  struct Candidate: BitwiseCopyable {
    var strength: Float
    var column: Int32
    var rate: Double
    var age: UInt64
  }

  /// The columns whose multiplier changed since candidates were last collected.
  private(set) var changed = FlatArray<Int32>()
  /// A binary heap.
  private var heap = FlatArray<Candidate>()

  init() {}

  mutating func clear() {
    changed.removeAll()
    heap.removeAll()
  }

  @inline(__always)
  mutating func touch(_ column: Int32) {
    changed.append(column)
  }

  mutating func forgetChanges() {
    changed.removeAll()
  }

  private static func isBetter(_ first: Candidate, _ second: Candidate) -> Bool {
    if first.strength != second.strength { return first.strength < second.strength }
    if first.rate != second.rate { return first.rate < second.rate }
    return first.age > second.age
  }

  mutating func push(_ candidate: Candidate) {
    heap.append(candidate)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard CandidateQueue.isBetter(heap[index], heap[parent]) else { return }
      swap(index, parent)
      index = parent
    }
  }

  mutating func pop() -> Candidate? {
    guard heap.count > 0 else { return nil }
    let best = heap[0]
    let last = heap.removeLast()
    if heap.count > 0 {
      heap[0] = last
      sink()
    }
    return best
  }

  private mutating func sink() {
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, CandidateQueue.isBetter(heap[child + 1], heap[child]) {
        child += 1
      }
      guard CandidateQueue.isBetter(heap[child], heap[index]) else { return }
      swap(index, child)
      index = child
    }
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    let element = heap[first]
    heap[first] = heap[second]
    heap[second] = element
  }
}
