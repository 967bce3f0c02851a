/// Walks the graph of dependence between columns, and orders the columns of a walk.
///
/// A column depends on the other columns of its active row: its value follows from theirs. If no
/// columns depend on each other, the active rows are a triangular system. It is solved row by row
/// in the order of dependence, for the changed columns only (Gilbert and Peierls, "Sparse partial
/// pivoting in time proportional to arithmetic operations", 1988). Columns that depend on each
/// other form *blocks*: the strongly connected components of the graph (Tarjan, "Depth-first search
/// and linear graph algorithms", 1972), which are solved together. The order is the block
/// triangular form of the basis.
struct Traversal: ~Copyable {
  /// The columns, each after all those that it leads to; the columns of a block are side by side and descend.
  private(set) var order = FlatArray<ColumnIndex>()
  /// The blocks of more than one column, in the order in which they appear in `order`.
  private(set) var blocks = FlatArray<Block>()
  /// The number of the visit of a column; `closed` once the column's block is known.
  private var visits = ColumnArray<Int32>()
  /// Tarjan's stack: the columns that the walk has left and that lead back to columns of their block that it has not.
  private var stack = FlatArray<ColumnIndex>()
  /// The columns of the block that is being closed.
  private var members = PlaceSet()
  private var path = FlatArray<Position>()
  /// Columns with smaller numbers were not visited in the present walk.
  private var firstNumber: Int32 = 1
  private var nextNumber: Int32 = 1
  /// Greater than every number of a visit in the present walk.
  private var closed: Int32 = 1

  /// Columns that depend on each other, as a part of `order`.
  struct Block: BitwiseCopyable {
    var start: Int32
    var count: Int32
  }

  /// A column or a block.
  enum Step {
    case column(ColumnIndex)
    case block(Block)
  }

  /// Iterates over the columns and blocks of a walk, each before all it leads to.
  struct Cursor {
    private var index: Int
    private var block: Int

    init(_ traversal: borrowing Traversal) {
      index = traversal.order.count
      block = traversal.blocks.count
    }

    @inline(__always)
    mutating func next(_ traversal: borrowing Traversal) -> Step? {
      guard index > 0 else { return nil }
      if block > 0 {
        let candidate = traversal.blocks[block - 1]
        if Int(candidate.start + candidate.count) == index {
          block -= 1
          index = Int(candidate.start)
          return .block(candidate)
        }
      }
      index -= 1
      return .column(traversal.order[index])
    }
  }

  /// The state of a walk at a column.
  private struct Position: BitwiseCopyable {
    var column: ColumnIndex
    var next: Int32
    var end: Int32
    /// The number of the column's visit, and the least number it is known to lead back to.
    var number: Int32
    var low: Int32
  }

  init() {}

  /// Starts a walk.
  mutating func begin(columnCount: Int) {
    order.removeAll()
    blocks.removeAll()
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
  private mutating func enter(_ column: ColumnIndex, _ range: Range<Int32>) -> Position {
    let number = nextNumber
    nextNumber &+= 1
    visits[column] = number
    return Position(
      column: column, next: range.lowerBound, end: range.upperBound, number: number, low: number)
  }

  /// Leaves a column after all that it leads to was left.
  @inline(__always)
  private mutating func leave(_ position: Position) {
    if position.low < position.number {
      stack.append(position.column)
    } else if let last = stack.last, visits[last] > position.number {
      closeBlock(position)
    } else {
      visits[position.column] = closed
      order.append(position.column)
    }
  }

  /// Closes the block of a column that leads to none visited before it: the stack columns visited
  /// since.
  private mutating func closeBlock(_ first: Position) {
    let start = order.count
    members.extend(to: visits.count)
    close(first.column)
    while let last = stack.last, visits[last] > first.number {
      _ = stack.removeLast()
      close(last)
    }
    members.removeAll(appendingTo: &order)
    blocks.append(Block(start: Int32(start), count: Int32(order.count - start)))
  }

  private mutating func close(_ member: ColumnIndex) {
    visits[member] = closed
    members.insert(member.rawValue)
  }

  // MARK: Walks

  /// Adds the columns whose values depend on `first`, and `first` itself.
  mutating func addDependents(of first: ColumnIndex, _ problem: borrowing Problem) {
    add(first, Dependents.self, problem)
  }

  /// Adds the columns on which the value of `first` depends, and `first` itself.
  mutating func addDependencies(of first: ColumnIndex, _ problem: borrowing Problem) {
    add(first, Dependencies.self, problem)
  }

  /// Adds what `first` leads to, and `first` itself: Tarjan's algorithm with a stack of its own,
  /// which holds only columns of blocks (Nuutila and Soisalon-Soininen, "On finding the strongly
  /// connected components in a directed graph", 1994).
  @inline(__always)
  private mutating func add<Edges: DependenceEdges>(
    _ first: ColumnIndex, _ edges: Edges.Type, _ problem: borrowing Problem
  ) {
    guard visits[first] < firstNumber else { return }
    var position = enter(first, Edges.range(of: first, problem))
    while true {
      if let child = nextChild(&position, edges, problem) {
        path.append(position)
        position = enter(child, Edges.range(of: child, problem))
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
    _ position: inout Position, _ edges: Edges.Type, _ problem: borrowing Problem
  ) -> ColumnIndex? {
    while position.next < position.end {
      let neighbour = Edges.neighbour(at: Int(position.next), problem)
      position.next &+= 1
      guard neighbour.exists else { continue }
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
  static func range(of column: ColumnIndex, _ problem: borrowing Problem) -> Range<Int32>
  /// The column that the edge at a place leads to.
  static func neighbour(at place: Int, _ problem: borrowing Problem) -> ColumnIndex
}

/// The edges from a column to those whose active rows mention it.
private enum Dependents: DependenceEdges {
  @inline(__always)
  static func range(of column: ColumnIndex, _ problem: borrowing Problem) -> Range<Int32> {
    problem.columns[column].start..<problem.columns[column].end
  }

  @inline(__always)
  static func neighbour(at place: Int, _ problem: borrowing Problem) -> ColumnIndex {
    problem.rows[problem.occurrences[place]].assignedColumn
  }
}

/// The edges from a column to those that its active row mentions, unless they are at the boundary.
private enum Dependencies: DependenceEdges {
  @inline(__always)
  static func range(of column: ColumnIndex, _ problem: borrowing Problem) -> Range<Int32> {
    let active = problem.columns[column].activeRow
    guard active.exists else { return 0..<0 }
    return problem.rows[active].start..<problem.rows[active].end
  }

  @inline(__always)
  static func neighbour(at place: Int, _ problem: borrowing Problem) -> ColumnIndex {
    let neighbour = problem.entries[place].column
    return problem.columns[neighbour].isAtBoundary ? .none : neighbour
  }
}
