/// The constraints that a view holds, in the order of activation.
///
/// They form a chain through the constraints: holding one takes no memory of its own, and releasing one takes constant
/// time. Each retains the next.
struct HeldConstraints {
  /// The number of constraints.
  var count: Int { Int(storedCount) }
  private var storedCount: Int32 = 0
  private var first: LayoutConstraint?
  private var last = Unretained<LayoutConstraint>(nil)

  /// The links of a constraint in the chain.
  struct Link {
    fileprivate(set) var next: LayoutConstraint?
    fileprivate var previous = Unretained<LayoutConstraint>(nil)
  }

  /// Appends a constraint.
  @inline(__always)
  mutating func append(_ constraint: consuming LayoutConstraint) {
    storedCount += 1
    constraint.linkInHolder.previous = last
    let new = Unretained<LayoutConstraint>(copy constraint)
    var next: LayoutConstraint? = consume constraint
    if last.with({ swap(&$0.linkInHolder.next, &next) }) == nil { swap(&first, &next) }
    // So nothing has to be released, which takes a call even where nothing is.
    precondition(next == nil, "The last constraint of a chain has none behind it")
    last = new
  }

  /// Removes one of the constraints.
  mutating func remove(_ constraint: LayoutConstraint) {
    let link = constraint.linkInHolder
    constraint.linkInHolder = Link()
    if link.previous.with({ $0.linkInHolder.next = link.next }) == nil { first = link.next }
    if let next = link.next {
      next.linkInHolder.previous = link.previous
    } else {
      last = link.previous
    }
    storedCount -= 1
  }

  /// Releases all constraints in a loop: otherwise each would release the next from its own
  /// deinitializer.
  ///
  /// - Parameter body: Called with each constraint, which is not in the chain any more; it must not
  ///   activate or deactivate any.
  mutating func removeAll(_ body: (LayoutConstraint) -> Void) {
    while let constraint = first {
      first = constraint.linkInHolder.next
      constraint.linkInHolder = Link()
      body(constraint)
    }
    self = HeldConstraints()
  }

  /// Calls a function, which must not activate or deactivate any, with each constraint.
  @inline(__always)
  func forEach(_ body: (LayoutConstraint) -> Void) {
    HeldConstraints.forEach(from: beginning, body)
  }

  /// The first constraint, not retained.
  var beginning: Unretained<LayoutConstraint> {
    @inline(__always) get { Unretained(first) }
  }

  /// Calls a function, which must not activate or deactivate any, with each constraint of a chain.
  @inline(__always)
  static func forEach(
    from beginning: Unretained<LayoutConstraint>, _ body: (LayoutConstraint) -> Void
  ) {
    var next = beginning
    while let following = next.with({ constraint in
      body(constraint)
      return Unretained(constraint.linkInHolder.next)
    }) {
      next = following
    }
  }

  /// The constraints as an array.
  var all: [LayoutConstraint] {
    var all: [LayoutConstraint] = []
    all.reserveCapacity(count)
    forEach { all.append($0) }
    return all
  }
}
