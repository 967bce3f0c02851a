/// The constraints of some chains that no engine is about to read again, for a loop that must not activate, deactivate or edit
/// any.
///
/// Each constraint is looked at before the one ahead of it is returned, so that the processor fetches it meanwhile. The first of a
/// chain is looked at before the last of the chain ahead.
struct ConstraintsNotPending: Sequence, IteratorProtocol {
  private let beginnings: [Unretained<LayoutConstraint>]
  /// The number of chains that were begun.
  private var begun = 0
  private var upcoming: Glance?

  /// The constraints of chains with some beginnings.
  @inline(__always)
  init(from beginnings: [Unretained<LayoutConstraint>]) {
    self.beginnings = beginnings
    upcoming = beginChain()
  }

  @inline(__always)
  mutating func next() -> Unretained<LayoutConstraint>? {
    while let glance = upcoming {
      upcoming = Glance(glance.next) ?? beginChain()
      if !glance.isPending { return glance.constraint }
    }
    return nil
  }

  @inline(__always)
  private mutating func beginChain() -> Glance? {
    guard begun < beginnings.count else { return nil }
    begun &+= 1
    return Glance(beginnings[begun &- 1])
  }

  /// A constraint of a chain, as it was when the one before it was visited.
  private struct Glance {
    let constraint: Unretained<LayoutConstraint>
    let next: Unretained<LayoutConstraint>
    let isPending: Bool

    @inline(__always)
    init?(_ constraint: Unretained<LayoutConstraint>) {
      self.constraint = constraint
      guard
        let (next, isPending) = constraint.with({
          (Unretained($0.linkInHolder.next), $0.isPending)
        })
      else { return nil }
      self.next = next
      self.isPending = isPending
    }
  }
}
