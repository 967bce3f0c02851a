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
  /// The queues from here on are empty.
  private var end = 0

  init() {}

  mutating func removeAll() {
    queues.removeAll()
    wishes.removeAll()
    end = 0
  }

  mutating func push(_ column: Int32, strength: Float) {
    let place = queue(of: strength)
    end = max(end, place + 1)
    let wish = Int32(wishes.count)
    wishes.append(Wish(column: column, next: -1))
    if queues[place].last >= 0 {
      wishes[queues[place].last].next = wish
    } else {
      queues[place].first = wish
    }
    queues[place].last = wish
  }

  mutating func pop() -> Int32? {
    while end > 0 {
      let first = queues[end - 1].first
      if first >= 0 {
        queues[end - 1].first = wishes[first].next
        if wishes[first].next < 0 { queues[end - 1].last = -1 }
        return wishes[first].column
      }
      end -= 1
    }
    return nil
  }

  /// The place of the queue of a strength, which is made if need be.
  private mutating func queue(of strength: Float) -> Int {
    var low = 0
    var high = queues.count
    while low < high {
      let middle = (low + high) / 2
      if queues[middle].strength < strength { low = middle + 1 } else { high = middle }
    }
    guard low == queues.count || queues[low].strength != strength else { return low }
    queues.append(Queue(strength: strength, first: -1, last: -1))
    var place = queues.count - 1
    while place > low {
      queues.swapAt(place, place - 1)
      place -= 1
    }
    if low < end { end += 1 }
    return low
  }
}
