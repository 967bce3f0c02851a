/// The children of a view with a kind of work to do, as of the time that their list was taken.
///
/// They are those marked as visited among the children of that time, which the array keeps alive:
/// what happens to the view's children later changes nothing here.
struct ListedChildren {
  private let children: [LayoutView]
  private let task: LayoutTask
  /// The binary logarithm of the number of children in a block.
  private let blockShift: UInt8
  /// The number of children.
  private(set) var count = 0
  /// The blocks that are still to come, a bit each.
  private var blocks: UInt64
  /// The index of the next child in the present block, and the end of that block.
  private var place = 0
  private var end = 0

  /// Marks all children of a view.
  @inline(__always)
  init(all children: [LayoutView], for task: LayoutTask) {
    self.children = children
    self.task = task
    blockShift = 0
    blocks = 0
    count = children.count
    end = children.count
    for place in children.indices {
      _ = Unretained(children[place]).with { $0.work.beginVisit(for: task) }
    }
  }

  /// Marks the children of a view that are listed, all of them in some blocks.
  @inline(__always)
  init(in blocks: UInt64, of children: [LayoutView], blockShift: UInt8, for task: LayoutTask) {
    self.children = blocks == 0 ? [] : children
    self.task = task
    self.blockShift = blockShift
    self.blocks = blocks
    var listed = 0
    var rest = self
    while let child = rest.next(where: { $0.isWaiting(for: task) }) {
      _ = child.with { $0.work.beginVisit(for: task) }
      listed += 1
    }
    count = listed
  }

  /// Takes the first child.
  ///
  /// - Returns: The child, kept alive by this list.
  @inline(__always)
  mutating func popFirst() -> Unretained<LayoutView>? {
    let task = task
    return next { $0.isVisited(for: task) }
  }

  /// The next child whose work fulfils a condition.
  @inline(__always)
  private mutating func next(where condition: (DueWork) -> Bool) -> Unretained<LayoutView>? {
    while true {
      while place < end {
        let child = Unretained(children[place])
        place += 1
        if child.with({ condition($0.work) }) ?? false { return child }
      }
      guard blocks != 0 else { return nil }
      place = blocks.trailingZeroBitCount << Int(blockShift)
      end = min(place + (1 << Int(blockShift)), children.count)
      blocks &= blocks &- 1
    }
  }
}
