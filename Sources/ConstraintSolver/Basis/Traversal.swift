/// Finds, in order, what depends on columns or what columns depend on.
///
/// A vertex pins a row on every column, and the column depends on the other columns of that row:
/// its value follows from theirs. Where no columns depend on each other, the pinned rows are a
/// triangular system already and can be solved one by one in the order of dependence, touching
/// only what changes (Gilbert and Peierls, "Sparse partial pivoting in time proportional to
/// arithmetic operations", 1988). Columns that depend on each other form *groups*, the strongly
/// connected components of the graph (Tarjan, "Depth-first search and linear graph algorithms",
/// 1972), which are solved together. Together this is the block triangular form of the basis.
struct Traversal: ~Copyable {
  /// Columns, each after all it leads to, with the columns of a group side by side, descending.
  private(set) var order = FlatArray<Int32>()
  /// The groups of more than one column, in the order in which they appear in `order`.
  private(set) var groups = FlatArray<Group>()
  /// When a column was visited; `closed` once it is known what the column's group is.
  private var visits = FlatArray<Int32>()
  /// Columns that were left and that lead back to others of their group, which were not.
  private var open = FlatArray<Int32>()
  /// The columns of the group that is being closed.
  private var members = PlaceSet()
  private var path = FlatArray<Position>()
  /// Columns with smaller numbers were not visited in the present walk.
  private var firstNumber: Int32 = 1
  private var nextNumber: Int32 = 1
  /// Greater than every number of a visit in the present walk.
  private var closed: Int32 = 1

  /// Columns that depend on each other, as a part of `order`.
  struct Group: BitwiseCopyable {
    var start: Int32
    var count: Int32
  }

  /// A column or a group.
  enum Step {
    case column(Int32)
    case group(Group)
  }

  /// Goes through the columns and groups a walk found, each before all it leads to.
  struct Cursor {
    private var index: Int
    private var group: Int

    init(_ traversal: borrowing Traversal) {
      index = traversal.order.count
      group = traversal.groups.count
    }

    @inline(__always)
    mutating func next(_ traversal: borrowing Traversal) -> Step? {
      guard index > 0 else { return nil }
      if group > 0 {
        let candidate = traversal.groups[group - 1]
        if Int(candidate.start + candidate.count) == index {
          group -= 1
          index = Int(candidate.start)
          return .group(candidate)
        }
      }
      index -= 1
      return .column(traversal.order[index])
    }
  }

  /// Where a walk stands in the neighbours of a column.
  private struct Position: BitwiseCopyable {
    var column: Int32
    var next: Int32
    var end: Int32
    /// When the column was visited, and the earliest visit it is known to lead back to.
    var number: Int32
    var low: Int32
  }

  init() {}

  /// Starts a walk.
  mutating func begin(columnCount: Int) {
    order.removeAll()
    groups.removeAll()
    visits.extendWithZeros(to: columnCount)
    if closed >= Int32.max - Int32(columnCount) { renumber() }
    firstNumber = closed + 1
    nextNumber = firstNumber
    closed = firstNumber + Int32(columnCount)
  }

  private mutating func renumber() {
    for index in visits.indices { visits[index] = 0 }
    closed = 0
  }

  @inline(__always)
  private mutating func enter(_ column: Int32, _ range: Range<Int32>) -> Position {
    let number = nextNumber
    nextNumber &+= 1
    visits[column] = number
    return Position(
      column: column, next: range.lowerBound, end: range.upperBound, number: number, low: number)
  }

  /// Leaves a column, everything it leads to having been left.
  @inline(__always)
  private mutating func leave(_ position: Position) {
    if position.low < position.number {
      open.append(position.column)
    } else if let last = open.last, visits[last] > position.number {
      closeGroup(position)
    } else {
      visits[position.column] = closed
      order.append(position.column)
    }
  }

  /// Makes the columns visited since one that leads to none before it, and not closed since, a group.
  private mutating func closeGroup(_ first: Position) {
    let start = order.count
    members.extend(to: visits.count)
    close(first.column)
    while let last = open.last, visits[last] > first.number {
      _ = open.removeLast()
      close(last)
    }
    members.removeAll(appendingTo: &order)
    groups.append(Group(start: Int32(start), count: Int32(order.count - start)))
  }

  private mutating func close(_ member: Int32) {
    visits[member] = closed
    members.insert(member)
  }

  // MARK: Walks

  /// Adds the columns whose values depend on `first`, and `first` itself.
  mutating func addDependents(of first: Int32, _ system: borrowing System) {
    add(first, Dependents.self, system)
  }

  /// Adds the columns on which the value of `first` depends, and `first` itself.
  mutating func addDependencies(of first: Int32, _ system: borrowing System) {
    add(first, Dependencies.self, system)
  }

  /// Adds what `first` leads to, and `first` itself: Tarjan's algorithm with a stack of its own,
  /// which holds only columns of groups (Nuutila and Soisalon-Soininen, "On finding the strongly
  /// connected components in a directed graph", 1994).
  @inline(__always)
  private mutating func add<Edges: DependenceEdges>(
    _ first: Int32, _ edges: Edges.Type, _ system: borrowing System
  ) {
    guard visits[first] < firstNumber else { return }
    var position = enter(first, Edges.range(of: first, system))
    while true {
      if let child = nextChild(&position, edges, system) {
        path.append(position)
        position = enter(child, Edges.range(of: child, system))
        continue
      }
      leave(position)
      let low = position.low
      guard let parent = path.popLast() else { return }
      position = parent
      position.low = min(position.low, low)
    }
  }

  /// The next neighbour that was not visited.
  @inline(__always)
  private func nextChild<Edges: DependenceEdges>(
    _ position: inout Position, _ edges: Edges.Type, _ system: borrowing System
  ) -> Int32? {
    while position.next < position.end {
      let neighbour = Edges.neighbour(at: Int(position.next), system)
      position.next &+= 1
      guard neighbour >= 0 else { continue }
      let visit = visits[neighbour]
      if visit < firstNumber { return neighbour }
      position.low = min(position.low, visit)
    }
    return nil
  }
}

/// The edges of the graph of dependence, in one direction.
private protocol DependenceEdges {
  /// The places of a column's edges.
  static func range(of column: Int32, _ system: borrowing System) -> Range<Int32>
  /// Where the edge at a place leads; -1 for nowhere.
  static func neighbour(at place: Int, _ system: borrowing System) -> Int32
}

/// From a column to those that are pinned by rows which mention it.
private enum Dependents: DependenceEdges {
  @inline(__always)
  static func range(of column: Int32, _ system: borrowing System) -> Range<Int32> {
    system.columns[column].start..<system.columns[column].end
  }

  @inline(__always)
  static func neighbour(at place: Int, _ system: borrowing System) -> Int32 {
    system.rows[system.occurrences[place].row].pinned
  }
}

/// From a column to those that its pin mentions, unless they are fixed.
private enum Dependencies: DependenceEdges {
  @inline(__always)
  static func range(of column: Int32, _ system: borrowing System) -> Range<Int32> {
    let pin = system.columns[column].pin
    guard pin >= 0 else { return 0..<0 }
    return system.rows[pin].start..<system.rows[pin].end
  }

  @inline(__always)
  static func neighbour(at place: Int, _ system: borrowing System) -> Int32 {
    let neighbour = system.entries[place].column
    return system.columns[neighbour].isFixed ? -1 : neighbour
  }
}
