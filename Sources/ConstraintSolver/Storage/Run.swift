extension Range<Int> {
  /// The places of a run in a ``Pool``.
  @inline(__always)
  init(start: Int32, count: Int32) {
    assert(count >= 0)
    // Checking the order of the ends costs as much as a step of a loop over the few places.
    self = unsafe Range(uncheckedBounds: (Int(start), Int(start &+ count)))
  }
}
