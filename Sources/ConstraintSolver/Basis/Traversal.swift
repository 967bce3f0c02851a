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
  private var number = FlatArray<Int32>()
  private var low = FlatArray<Int32>()
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
    number.extend(to: columnCount, with: 0)
    low.extend(to: columnCount, with: 0)
    if nextNumber > Int32.max / 2 { renumber() }
    firstNumber = nextNumber
  }

  private mutating func renumber() {
    for index in number.indices { number[index] = 0 }
    nextNumber = 1
  }

  @inline(__always)
  private func isVisited(_ column: Int32) -> Bool {
    number[column] >= firstNumber
  }

  @inline(__always)
  private mutating func enter(_ column: Int32, _ range: Range<Int32>) {
    number[column] = nextNumber
    low[column] = nextNumber
    nextNumber += 1
    open.append(column)
    path.append(Position(column: column, next: range.lowerBound, end: range.upperBound))
  }

  /// Notes a step to a column that was visited already.
  @inline(__always)
  private mutating func meet(_ neighbour: Int32, from column: Int32) {
    // Closed columns have the greatest number there is.
    if low[neighbour] != .max { low[column] = min(low[column], number[neighbour]) }
  }

  private mutating func leave(_ column: Int32) {
    let reached = low[column]
    if let parent = path.last { low[parent.column] = min(low[parent.column], reached) }
    guard reached == number[column] else { return }
    let start = order.count
    while true {
      let member = open.removeLast()
      low[member] = .max
      order.append(member)
      if member == column { break }
    }
    guard order.count - start > 1 else { return }
    order.sort(start..<order.count, by: <)
    groups.append(Group(start: Int32(start), count: Int32(order.count - start)))
  }

  /// Adds the columns whose values depend on `first`, and `first` itself.
  mutating func addDependents(of first: Int32, _ system: borrowing System) {
    guard !isVisited(first) else { return }
    enter(first, system.columns[first].start..<system.columns[first].end)
    while !path.isEmpty {
      let top = path.count - 1
      let column = path[top].column
      var next = path[top].next
      let end = path[top].end
      var child: Int32 = -1
      while next < end {
        let neighbour = system.rows[system.occurrences[Int(next)].row].pinned
        next += 1
        guard neighbour >= 0, neighbour != column else { continue }
        guard isVisited(neighbour) else {
          child = neighbour
          break
        }
        meet(neighbour, from: column)
      }
      path[top].next = next
      if child >= 0 {
        enter(child, system.columns[child].start..<system.columns[child].end)
      } else {
        _ = path.removeLast()
        leave(column)
      }
    }
  }

  /// Adds the columns on which the value of `first` depends, and `first` itself.
  mutating func addDependencies(of first: Int32, _ system: borrowing System) {
    guard !isVisited(first) else { return }
    enter(first, Traversal.pinnedEntries(first, system))
    while !path.isEmpty {
      let top = path.count - 1
      let column = path[top].column
      var next = path[top].next
      let end = path[top].end
      var child: Int32 = -1
      while next < end {
        let neighbour = system.entries[Int(next)].column
        next += 1
        guard neighbour != column, !system.columns[neighbour].isFixed else { continue }
        guard isVisited(neighbour) else {
          child = neighbour
          break
        }
        meet(neighbour, from: column)
      }
      path[top].next = next
      if child >= 0 {
        enter(child, Traversal.pinnedEntries(child, system))
      } else {
        _ = path.removeLast()
        leave(column)
      }
    }
  }

  @inline(__always)
  private static func pinnedEntries(
    _ column: Int32, _ system: borrowing System
  ) -> Range<Int32> {
    let pin = system.columns[column].pin
    guard pin >= 0 else { return 0..<0 }
    return system.rows[pin].start..<system.rows[pin].end
  }
}
