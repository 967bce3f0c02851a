/// Places to be visited in sweeps through memory: ascending from the last one, and then from the
/// smallest again.
///
/// Visits in the order of discovery miss the caches at each place; a sweep is prefetched by the
/// processor. Disks and elevators use the same order (Denning, "Effects of scheduling on file memory
/// operations", 1967).
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

  var isEmpty: Bool { @inline(__always) get { latest < 0 && others.isEmpty } }

  /// Adds a place that is not in the queue yet.
  @inline(__always)
  mutating func insert(_ place: Int32) {
    if latest >= 0 { others.insert(latest) }
    latest = place
  }

  /// Removes the next place of the sweep.
  @inline(__always)
  mutating func popNext() -> Int32? {
    if isEmpty { return nil }
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
