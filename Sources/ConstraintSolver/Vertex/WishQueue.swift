/// Columns for which optional rows wait: those of the strongest first, of these the earliest.
///
/// One queue per strength, because layouts have few strengths and many columns.
struct WishQueue: ~Copyable {
  private struct Queue: BitwiseCopyable {
    var strength: Float
    /// The places of the first and the last wish; -1 without any.
    var first: Int32
    var last: Int32
  }

  private struct Wish: BitwiseCopyable {
    var column: Int32
    var next: Int32
  }

  /// The strongest last.
  private var queues = FlatArray<Queue>()
  private var wishes = FlatArray<Wish>()
  /// The column of the latest wish, which is in no queue yet, or -1.
  ///
  /// A stronger wish for the same column, which often follows at once, replaces it.
  private var latestColumn: Int32 = -1
  private var latestStrength: Float = 0
  /// The place of the queue that the last wish went to.
  private var lastUsed = 0
  /// The queues from here on are empty.
  private var end = 0

  init() {}

  mutating func removeAll() {
    queues.removeAll()
    wishes.removeAll()
    latestColumn = -1
    end = 0
  }

  /// Notes a wish, which is stronger than those for the same column before.
  @inline(__always)
  mutating func push(_ column: Int32, strength: Float) {
    if column != latestColumn { enqueueLatest() }
    latestColumn = column
    latestStrength = strength
  }

  @inline(__always)
  private mutating func enqueueLatest() {
    if latestColumn >= 0 { enqueue(latestColumn, strength: latestStrength) }
    latestColumn = -1
  }

  @inline(__always)
  private mutating func enqueue(_ column: Int32, strength: Float) {
    let place = queue(of: strength)
    lastUsed = place
    end = max(end, place &+ 1)
    let wish = Int32(truncatingIfNeeded: wishes.count)
    wishes.append(Wish(column: column, next: -1))
    let last = queues[place].last
    queues[place].last = wish
    if last >= 0 { wishes[last].next = wish } else { queues[place].first = wish }
  }

  @inline(__always)
  mutating func pop() -> Int32? {
    enqueueLatest()
    while end > 0 {
      let first = queues[end &- 1].first
      if first >= 0 {
        let wish = wishes[first]
        queues[end &- 1].first = wish.next
        if wish.next < 0 { queues[end &- 1].last = -1 }
        return wish.column
      }
      end &-= 1
    }
    return nil
  }

  /// The place of the queue of a strength, which is made if need be.
  @inline(__always)
  private mutating func queue(of strength: Float) -> Int {
    if lastUsed < queues.count, queues[lastUsed].strength == strength { return lastUsed }
    return findQueue(of: strength)
  }

  @inline(never)
  private mutating func findQueue(of strength: Float) -> Int {
    var low = 0
    var high = queues.count
    while low < high {
      let middle = (low &+ high) &>> 1
      let other = queues[middle].strength
      if other == strength { return middle }
      if other < strength { low = middle &+ 1 } else { high = middle }
    }
    return makeQueue(of: strength, at: low)
  }

  @inline(never)
  private mutating func makeQueue(of strength: Float, at place: Int) -> Int {
    queues.append(Queue(strength: strength, first: -1, last: -1))
    for moved in (place..<queues.count - 1).reversed() { queues.swapAt(moved, moved + 1) }
    if place < end { end += 1 }
    return place
  }
}
