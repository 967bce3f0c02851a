/// The places of some elements side by side in flat storage, in order.
///
/// Loops over a `Range` check each of its elements against its ends, which costs as much as a step
/// of a loop over the few entries of a row.
struct Places: Sequence, IteratorProtocol {
  private(set) var lowerBound: Int
  let upperBound: Int

  /// The places of a run in a ``Pool``.
  @inline(__always)
  init(start: Int32, count: Int32) {
    lowerBound = Int(start)
    upperBound = Int(start &+ count)
  }

  @inline(__always)
  init(_ places: Range<Int>) {
    lowerBound = places.lowerBound
    upperBound = places.upperBound
  }

  /// All places of an array.
  @inline(__always)
  init(count: Int) {
    lowerBound = 0
    upperBound = count
  }

  @inline(__always)
  func contains(_ place: Int) -> Bool {
    place >= lowerBound && place < upperBound
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard lowerBound < upperBound else { return nil }
    defer { lowerBound &+= 1 }
    return lowerBound
  }

  /// The same places, the last first.
  @inline(__always)
  func reversed() -> ReversedCollection<Range<Int>> {
    (lowerBound..<upperBound).reversed()
  }
}
