/// An order of columns in which each stands before all that its value follows from, kept from one
/// solution to the next.
///
/// A walk along the graph of dependence is most of the work where an edit moves many values and
/// changes no pin. The order that one walk found holds for the next as long as columns depend on
/// the same others. Columns get their places on demand: a walk from one ends at those that have
/// theirs.
struct DependenceOrder: ~Copyable {
  /// Where a column, or its group, stands.
  struct Standing: BitwiseCopyable {
    /// -1 for columns that no walk has met.
    var place: Int32 = -1
    /// The number of its group among those of the walks, or -1.
    var group: Int32 = -1
  }

  /// A column that is to be evaluated, or one of a group.
  struct Waiting: BitwiseCopyable {
    var column: Int32
    var standing: Standing
  }

  private(set) var traversal = Traversal()
  private var standings = FlatArray<Standing>()
  /// What waits at the largest place, or nothing, and the places of the rest: in a chain there is
  /// none.
  private var first = Waiting(column: -1, standing: Standing())
  private var others = PlaceSet()
  private var isOutdated = true

  init() {}

  /// Forgets the order, because a column depends on others than before.
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
  mutating func add(_ column: Int32, _ system: borrowing System) {
    if standings[column].place < 0 { place(column, system) }
    insert(Waiting(column: column, standing: standings[column]))
  }

  @inline(__always)
  private mutating func insert(_ waiting: Waiting) {
    let place = waiting.standing.place
    if place > first.standing.place, first.column >= 0 || others.isEmpty {
      if first.column >= 0 { others.insert(first.standing.place) }
      first = waiting
    } else if place != first.standing.place {
      others.insert(place)
    }
  }

  /// Gives a column, and all that follows from it, its place.
  private mutating func place(_ column: Int32, _ system: borrowing System) {
    let start = traversal.order.count
    var group = traversal.groups.count
    traversal.addDependents(of: column, system)
    for place in start..<traversal.order.count {
      standings[traversal.order[place]] = Standing(place: Int32(place), group: -1)
    }
    while group < traversal.groups.count {
      let members = traversal.groups[group]
      for place in members.start..<members.start + members.count {
        standings[traversal.order[place]] = Standing(place: members.start, group: Int32(group))
      }
      group += 1
    }
  }

  /// Takes what is to be evaluated next: nothing that it follows from waits.
  @inline(__always)
  mutating func next() -> Waiting? {
    guard first.column < 0 else {
      defer { first = Waiting(column: -1, standing: Standing()) }
      return first
    }
    guard let place = others.removeLargest() else { return nil }
    let column = traversal.order[place]
    return Waiting(column: column, standing: standings[column])
  }

  /// Adds a column that follows from the one or the group at a place, unless it is part of it.
  @inline(__always)
  mutating func addFollower(_ column: Int32, of place: Int32) {
    let standing = standings[column]
    if standing.place != place { insert(Waiting(column: column, standing: standing)) }
  }
}
