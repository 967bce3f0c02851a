/// The rows that cost something where they are, or may do so in the levels still to be optimised.
///
/// Each is listed once, by level, in the order of listing. A row that came to hold stays listed.
struct CostlyRows: ~Copyable {
  private struct Level: BitwiseCopyable {
    var level: Float
    var list: Int32
  }

  private var rows = ChainedLists<RowIndex>()
  /// The strongest first.
  private var levels = FlatArray<Level>()

  init() {}

  /// The nodes of all levels, in the order listed.
  var indices: Places { rows.nodeIndices }

  @inline(__always)
  func row(at node: Int) -> RowIndex { rows.value(at: Int32(node)) }

  @inline(__always)
  func row(at node: Int32) -> RowIndex { rows.value(at: node) }

  mutating func removeAll() {
    rows.removeAll()
    levels.removeAll()
  }

  /// Lists a row at the end of a level.
  ///
  /// - Complexity: O(log *levels*) for a level with rows; else O(*levels*).
  mutating func append(_ row: RowIndex, level: Float) {
    let place = place(of: level)
    if place == levels.count || levels[place].level != level {
      insert(Level(level: level, list: rows.addList()), at: place)
    }
    rows.append(row, to: levels[place].list)
  }

  private mutating func insert(_ level: Level, at place: Int) {
    levels.append(level)
    var index = levels.count - 1
    while index > place {
      levels.swapAt(index, index - 1)
      index -= 1
    }
  }

  /// Lists all rows again, in their order, at their present levels.
  mutating func relist(_ problem: borrowing Problem) {
    var former: [RowIndex] = []
    for index in indices { former.append(row(at: index)) }
    removeAll()
    for row in former { append(row, level: problem.rows[row].level) }
  }

  /// The first node of a level; -1 where it has none.
  @inline(__always)
  func first(ofLevel level: Float) -> Int32 {
    let place = place(of: level)
    return place < levels.count && levels[place].level == level
      ? rows.first(of: levels[place].list) : -1
  }

  /// The node after another of its level; -1 at the end.
  @inline(__always)
  func next(after node: Int32) -> Int32 { rows.next(after: node) }

  /// The strongest level below another.
  func strongest(below level: Float) -> Float? {
    var place = place(of: level)
    if place < levels.count, levels[place].level == level { place += 1 }
    return place < levels.count ? levels[place].level : nil
  }

  /// The place of the first level that is not stronger.
  private func place(of level: Float) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].level > level { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
