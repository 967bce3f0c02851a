/// The nonbasic slacks that may lower the objective by entering the basis, best first: the pricing rule.
///
/// The rule is `Candidate.isBefore`. It decides how many steps a run takes, and never the least value of the objective: every
/// slack that lowers it is tried before a minimum is believed. The choice among optima does not depend on the vertex.
///
/// A candidate is what a slack was when it was queued. `PrimalSimplex.priceBest` computes it again when it comes out, and
/// queues it anew if `Candidate.isSame` says that it changed. So `isSame` must compare all that `isBefore` does. A rule may
/// also use the problem's structure, and nothing that changes while a candidate is queued, unless `isSame` compares it.
///
/// A weighted rate belongs in `Candidate.rate`, never in `EnteringSlack.rate`, which the ratio test needs.
struct PricingQueue: ~Copyable {
  /// A slack by its row: low levels first, because strong rows that hold now have to hold later; of
  /// one level the one that lowers the objective fastest; of these the youngest, because the choice among optima lets old
  /// rows hold, and then has fewer steps to take.
  struct Candidate: HeapElement {
    var level: Float
    var column: ColumnIndex
    var rate: Double
    /// The serial number of the row, larger for newer ones.
    var serial: UInt64

    static func isBefore(_ first: Candidate, _ second: Candidate) -> Bool {
      if first.level != second.level { return first.level < second.level }
      if first.rate != second.rate { return first.rate < second.rate }
      return first.serial > second.serial
    }

    func isSame(as other: Candidate) -> Bool {
      level == other.level && rate == other.rate && serial == other.serial
    }
  }

  /// A slack by its index, for Bland's rule.
  struct Numbered: HeapElement {
    var slack: SlackIndex
    /// The column that the slack's row is assigned to, or the superbasic column itself.
    var column: ColumnIndex

    static func isBefore(_ first: Numbered, _ second: Numbered) -> Bool {
      first.slack < second.slack
    }
  }

  /// Columns whose reduced costs changed when they were last computed or updated.
  ///
  /// Columns whose active rows must stay active are left out. A column may occur more than once.
  private(set) var touched = FlatArray<ColumnIndex>()
  /// The number of touched columns that were considered.
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
  mutating func touch(_ column: ColumnIndex) {
    touched.append(column)
  }

  mutating func forgetTouched() {
    touched.removeAll()
    consideredCount = 0
  }

  /// A touched column that was not considered yet.
  @inline(__always)
  mutating func nextTouched() -> ColumnIndex? {
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
