/// An order of columns, each before all that its value follows from, kept from one solution to the
/// next.
///
/// Evaluation takes it from the end. A walk along the graph of dependence is most of the work where an edit moves many values and
/// leaves the basis. The order of one walk is valid for the next as long as columns depend on the
/// same others. Columns get their places on demand: a walk ends at columns that have a place.
struct DependenceOrder: ~Copyable {
  /// The place of a column, or of its block.
  struct Standing: BitwiseCopyable {
    /// The place; -1 for columns that no walk has visited.
    var place: Int32 = -1
    /// The number of its block among those of the walks, or -1.
    var block: Int32 = -1
  }

  /// A column that is to be evaluated, or one of a block.
  struct Pending: BitwiseCopyable {
    var column: ColumnIndex
    var standing: Standing
  }

  private(set) var traversal = Traversal()
  private var standings = ColumnArray<Standing>()
  /// The pending column with the largest place, if any; the places of the others are in `others`,
  /// which is empty for a chain.
  private var first = Pending(column: .none, standing: Standing())
  private var others = PlaceSet()
  private var isOutdated = true

  init() {}

  /// Marks the order as outdated, because a column depends on other columns than before.
  @inline(__always)
  mutating func invalidate() {
    isOutdated = true
  }

  /// Begins to collect columns that are to be evaluated.
  mutating func begin(columnCount: Int) {
    while next() != nil {}
    guard isOutdated || columnCount != standings.count else { return }
    for index in traversal.order.indices { standings[traversal.order[index]] = Standing() }
    standings.extend(to: columnCount, with: Standing())
    others.extend(to: columnCount)
    traversal.begin(columnCount: columnCount)
    isOutdated = false
  }

  /// Adds a column to those that are to be evaluated.
  mutating func add(_ column: ColumnIndex, _ problem: borrowing Problem) {
    if standings[column].place < 0 { place(column, problem) }
    insert(Pending(column: column, standing: standings[column]))
  }

  @inline(__always)
  private mutating func insert(_ pending: Pending) {
    let place = pending.standing.place
    if place > first.standing.place, first.column.exists || others.isEmpty {
      if first.column.exists { others.insert(first.standing.place) }
      first = pending
    } else if place != first.standing.place {
      others.insert(place)
    }
  }

  /// Assigns places to a column and to all that follow from it.
  private mutating func place(_ column: ColumnIndex, _ problem: borrowing Problem) {
    let start = traversal.order.count
    var block = traversal.blocks.count
    traversal.addDependents(of: column, problem)
    for place in start..<traversal.order.count {
      standings[traversal.order[place]] = Standing(place: Int32(place), block: -1)
    }
    while block < traversal.blocks.count {
      let members = traversal.blocks[block]
      for place in members.start..<members.start + members.count {
        standings[traversal.order[place]] = Standing(place: members.start, block: Int32(block))
      }
      block += 1
    }
  }

  /// Removes the column or block to be evaluated next: it follows from no pending one.
  @inline(__always)
  mutating func next() -> Pending? {
    guard !first.column.exists else {
      defer { first = Pending(column: .none, standing: Standing()) }
      return first
    }
    guard let place = others.removeLargest() else { return nil }
    let column = traversal.order[place]
    return Pending(column: column, standing: standings[column])
  }

  /// Adds a column that follows from the one or the block at a place, unless it is part of it.
  @inline(__always)
  mutating func addFollower(_ column: ColumnIndex, of place: Int32) {
    let standing = standings[column]
    if standing.place != place { insert(Pending(column: column, standing: standing)) }
  }
}
