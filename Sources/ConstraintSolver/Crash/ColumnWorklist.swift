/// Columns that are the only unassigned one of an optional row: those of the strongest level first, of these the earliest.
///
/// There is one queue per level, because layouts have few levels and many columns.
struct ColumnWorklist: ~Copyable {
  private struct Queue: BitwiseCopyable {
    var level: Float
    /// The places of the first and the last item; -1 without any.
    var first: Int32
    var last: Int32
  }

  private struct Item: BitwiseCopyable {
    var column: ColumnIndex
    var next: Int32
  }

  /// The strongest last.
  private var queues = FlatArray<Queue>()
  private var items = FlatArray<Item>()
  /// The column added last, which is in no queue yet, or -1.
  ///
  /// A higher level for the same column often follows at once, and replaces it.
  private var latestColumn = ColumnIndex.none
  private var latestLevel: Float = 0
  /// The place of the queue that the last item went to.
  private var lastUsed = 0
  /// The queues from here on are empty.
  private var end = 0

  init() {}

  mutating func removeAll() {
    queues.removeAll()
    items.removeAll()
    latestColumn = .none
    end = 0
  }

  /// Adds a column at a level, which is higher than those at which it was added before.
  @inline(__always)
  mutating func push(_ column: ColumnIndex, level: Float) {
    if column != latestColumn { enqueueLatest() }
    latestColumn = column
    latestLevel = level
  }

  @inline(__always)
  private mutating func enqueueLatest() {
    if latestColumn.exists { enqueue(latestColumn, level: latestLevel) }
    latestColumn = .none
  }

  @inline(__always)
  private mutating func enqueue(_ column: ColumnIndex, level: Float) {
    let place = queue(of: level)
    lastUsed = place
    end = max(end, place &+ 1)
    let item = Int32(truncatingIfNeeded: items.count)
    items.append(Item(column: column, next: -1))
    let last = queues[place].last
    queues[place].last = item
    if last >= 0 { items[last].next = item } else { queues[place].first = item }
  }

  @inline(__always)
  mutating func pop() -> ColumnIndex? {
    enqueueLatest()
    while end > 0 {
      let first = queues[end &- 1].first
      if first >= 0 {
        let item = items[first]
        queues[end &- 1].first = item.next
        if item.next < 0 { queues[end &- 1].last = -1 }
        return item.column
      }
      end &-= 1
    }
    return nil
  }

  /// The place of the queue of a level, which is made if need be.
  @inline(__always)
  private mutating func queue(of level: Float) -> Int {
    if lastUsed < queues.count, queues[lastUsed].level == level { return lastUsed }
    return findQueue(of: level)
  }

  @inline(never)
  private mutating func findQueue(of level: Float) -> Int {
    var low = 0
    var high = queues.count
    while low < high {
      let middle = (low &+ high) &>> 1
      let other = queues[middle].level
      if other == level { return middle }
      if other < level { low = middle &+ 1 } else { high = middle }
    }
    return makeQueue(of: level, at: low)
  }

  @inline(never)
  private mutating func makeQueue(of level: Float, at place: Int) -> Int {
    queues.append(Queue(level: level, first: -1, last: -1))
    for moved in (place..<queues.count - 1).reversed() { queues.swapAt(moved, moved + 1) }
    if place < end { end += 1 }
    return place
  }
}
