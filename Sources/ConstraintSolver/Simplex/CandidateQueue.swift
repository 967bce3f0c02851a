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

  /// A pin by its number, for Bland's rule.
  struct Numbered: HeapElement {
    var number: Int
    var column: Int32

    static func isBefore(_ first: Numbered, _ second: Numbered) -> Bool {
      first.number < second.number
    }
  }

  /// Columns whose multipliers changed when they were last computed afresh or brought up to date.
  ///
  /// Those with pins that must stay are left out: the rest may be candidates. Some come more than once.
  private(set) var touched = FlatArray<Int32>()
  /// How many of them were considered.
  private var consideredCount = 0
  private var heap = Heap<Candidate>()
  private var numbered = Heap<Numbered>()

  init() {}

  mutating func clear() {
    forgetTouched()
    heap.removeAll()
    numbered.removeAll()
  }

  @inline(__always)
  mutating func touch(_ column: Int32) {
    touched.append(column)
  }

  mutating func forgetTouched() {
    touched.removeAll()
    consideredCount = 0
  }

  /// A touched column that was not considered yet.
  @inline(__always)
  mutating func nextTouched() -> Int32? {
    guard consideredCount < touched.count else { return nil }
    defer { consideredCount += 1 }
    return touched[consideredCount]
  }

  mutating func push(_ candidate: Candidate) {
    heap.push(candidate)
  }

  mutating func pop() -> Candidate? {
    heap.pop()
  }

  mutating func push(_ numbered: Numbered) {
    self.numbered.push(numbered)
  }

  mutating func popNumbered() -> Numbered? {
    numbered.pop()
  }
}
