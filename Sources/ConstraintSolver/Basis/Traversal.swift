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
  /// Columns, each after all it leads to, with the columns of a group side by side, ascending.
  private(set) var order = FlatArray<Int32>()
  /// The groups of more than one column, in the order in which they appear in `order`.
  private(set) var groups = FlatArray<Group>()
  private var visits = FlatArray<Visit>()
  private var open = FlatArray<Int32>()
  private var path = FlatArray<Position>()
  /// Columns with smaller numbers were not visited in the present walk.
  private var firstNumber: Int32 = 1
  private var nextNumber: Int32 = 1

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

  /// When a column was visited, and the earliest visit it leads back to.
  private struct Visit: BitwiseCopyable {
    var number: Int32 = 0
    /// `Int32.max` once it is known what the column's group is.
    var low: Int32 = 0
  }

  /// Where a walk stands in the neighbours of a column.
  private struct Position: BitwiseCopyable {
    var column: Int32
    var next: Int32
    var end: Int32
  }

  init() {}

  /// Starts a walk.
  mutating func begin(columnCount: Int) {
    order.removeAll()
    groups.removeAll()
    visits.extendWithZeros(to: columnCount)
    if nextNumber > Int32.max / 2 { renumber() }
    firstNumber = nextNumber
  }

  private mutating func renumber() {
    for index in visits.indices { visits[index].number = 0 }
    nextNumber = 1
  }

  @inline(__always)
  private func isVisited(_ column: Int32) -> Bool {
    visits[column].number >= firstNumber
  }

  @inline(__always)
  private mutating func enter(_ column: Int32, _ range: Range<Int32>) {
    visits[column] = Visit(number: nextNumber, low: nextNumber)
    nextNumber &+= 1
    open.append(column)
    path.append(Position(column: column, next: range.lowerBound, end: range.upperBound))
  }

  /// Notes a step to a column that was visited already.
  @inline(__always)
  private mutating func meet(_ neighbour: Int32, from column: Int32) {
    let other = visits[neighbour]
    if other.low != .max, other.number < visits[column].low { visits[column].low = other.number }
  }

  @inline(__always)
  private mutating func leave(_ column: Int32) {
    let visit = visits[column]
    if !path.isEmpty {
      let parent = path[path.count - 1].column
      if visit.low < visits[parent].low { visits[parent].low = visit.low }
    }
    guard visit.low == visit.number else { return }
    guard open[open.count - 1] == column else { return closeGroup(column) }
    _ = open.removeLast()
    visits[column].low = .max
    order.append(column)
  }

  /// Takes the columns entered since `column`, which depend on each other, out of the open ones.
  private mutating func closeGroup(_ column: Int32) {
    let start = order.count
    while true {
      let member = open.removeLast()
      visits[member].low = .max
      order.append(member)
      if member == column { break }
    }
    order.sort(start..<order.count, by: <)
    groups.append(Group(start: Int32(start), count: Int32(order.count - start)))
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

  /// Adds what `first` leads to, and `first` itself: Tarjan's algorithm with a stack of its own.
  @inline(__always)
  private mutating func add<Edges: DependenceEdges>(
    _ first: Int32, _ edges: Edges.Type, _ system: borrowing System
  ) {
    guard !isVisited(first) else { return }
    enter(first, Edges.range(of: first, system))
    while !path.isEmpty {
      let top = path.count - 1
      let column = path[top].column
      var next = path[top].next
      let end = path[top].end
      var child: Int32 = -1
      while next < end {
        let neighbour = Edges.neighbour(at: Int(next), system)
        next &+= 1
        guard neighbour >= 0, neighbour != column else { continue }
        guard isVisited(neighbour) else {
          child = neighbour
          break
        }
        meet(neighbour, from: column)
      }
      path[top].next = next
      if child >= 0 {
        enter(child, Edges.range(of: child, system))
      } else {
        _ = path.removeLast()
        leave(column)
      }
    }
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
