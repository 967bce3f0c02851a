/// Places that wait to be visited, in the order in which a sweep through memory comes by them:
/// ascending from the last one on, and then from the smallest again.
///
/// What is visited in the order in which it was found, over memory that the caches do not hold, waits
/// for each place; a sweep is foreseen by the processor (as an elevator saves way: Denning, "Effects
/// of scheduling on file memory operations", 1967).
struct SweepQueue: ~Copyable {
  private var others = PlaceSet()
  /// The place that came last, or -1: often it is the only one.
  private var latest: Int32 = -1
  private var position: Int32 = 0

  init() {}

  /// Makes room for places below `count`.
  mutating func extend(to count: Int) {
    others.extend(to: count)
  }

  mutating func removeAll() {
    while popNext() != nil {}
    position = 0
  }

  /// Adds a place that does not wait yet.
  @inline(__always)
  mutating func insert(_ place: Int32) {
    if latest >= 0 { others.insert(latest) }
    latest = place
  }

  /// Removes the place that the sweep comes by next.
  @inline(__always)
  mutating func popNext() -> Int32? {
    if others.isEmpty, latest < 0 { return nil }
    if others.isEmpty {
      position = latest
    } else {
      if latest >= 0 { others.insert(latest) }
      position = others.removeNext(from: position) ?? position
    }
    latest = -1
    return position
  }
}
