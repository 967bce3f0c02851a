/// The pins whose leaving may lower the objective, best first.
struct CandidateQueue: ~Copyable {
  /// A pin, weak ones first, because strong rows that hold now will have to hold later; of equally
  /// weak ones the one that lowers the objective fastest; of these the newest, because of several
  /// optima the one is wanted where old rows hold.
  struct Candidate: HeapElement {
    var strength: Float
    var column: Int32
    var rate: Double
    var age: UInt64

    static func isBefore(_ first: Candidate, _ second: Candidate) -> Bool {
      if first.strength != second.strength { return first.strength < second.strength }
      if first.rate != second.rate { return first.rate < second.rate }
      return first.age > second.age
    }
  }

  /// The columns whose multiplier changed since candidates were last collected.
  private(set) var changed = FlatArray<Int32>()
  private var heap = Heap<Candidate>()

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

  mutating func push(_ candidate: Candidate) {
    heap.push(candidate)
  }

  mutating func pop() -> Candidate? {
    heap.pop()
  }
}
