/// The choice of the constraint to break in a conflict.
///
/// Apple documents no rule, and says that developers cannot control the choice. The evidence for this one, and
/// what was tried besides, stands in `docs/decisions/0091-which-required-constraint-gives-way.md`.
struct ConflictRecovery {
  /// A kind of constraint that the choice tells from others.
  private enum Kind {
    /// Required hugging or compression resistance.
    case contentExtent
    /// A width or height compared with a constant.
    case constantExtent
    /// A constraint whose first attribute is a right, bottom, trailing or corresponding margin.
    case farEdge
    /// Another constraint of a client or document.
    case relation
    /// A constraint that a stack view makes.
    case arrangement
    /// The given extents of a root, autoresizing masks, scroll positions and floors.
    case infrastructure

    /// Whether, where an extent would be negative, a constraint between siblings is broken instead of a member of this kind.
    var isSparedForNeighbours: Bool {
      self == .farEdge || self == .relation || self == .arrangement
    }
  }

  /// The order in which kinds give way, the first one first.
  private static let order: [Kind] = [
    .contentExtent, .constantExtent, .farEdge, .relation, .arrangement, .infrastructure,
  ]

  /// The index of the member to break, of members from the oldest to the youngest.
  func choose(among constraints: [EngineConstraint]) -> Int {
    let kinds = constraints.map(Self.kind)
    guard let first = Self.order.first(where: kinds.contains) else {
      preconditionFailure("A conflict has members, each of some kind")
    }
    if first.isSparedForNeighbours,
      let between = youngestBetweenSiblings(ifNegativeExtentIn: constraints)
    {
      return between
    }
    let candidates = kinds.indices.filter { kinds[$0] == first }
    guard let chosen = choose(among: candidates, first, of: constraints) else {
      preconditionFailure("The kind has a member")
    }
    return chosen
  }

  /// The youngest member that relates positions of two siblings; nil if no member is the floor of an extent.
  ///
  /// Source: 9 of 9 quoted logs in which a row or column of views has less room than its gaps take.
  private func youngestBetweenSiblings(
    ifNegativeExtentIn constraints: [EngineConstraint]
  ) -> Int? {
    guard constraints.contains(where: { $0.systemRole == .nonnegativeExtent }) else { return nil }
    return constraints.lastIndex { ($0 as? LayoutConstraint).map(Self.placesSiblings) ?? false }
  }

  private static func placesSiblings(_ constraint: LayoutConstraint) -> Bool {
    guard !constraint.firstAttribute.isSize, let first = constraint.firstItem?.referenceView,
      let second = constraint.secondItem?.referenceView, first !== second
    else { return false }
    return first.parent === second.parent
  }

  private func choose(
    among candidates: [Int], _ kind: Kind, of constraints: [EngineConstraint]
  ) -> Int? {
    switch kind {
    case .contentExtent: candidates.last
    case .constantExtent: innermostLargest(of: candidates, constraints)
    default:
      Self.isReplacement(constraints) ? candidates.first : candidates.last
    }
  }

  /// Whether a conflict is of two constraints of which both relate baselines, or neither: the younger then counts as the
  /// replacement of the older, which gives way.
  ///
  /// Which edges they relate is not compared. A baseline beside a centre replaces nothing (stored frames of 3 labels in 2
  /// projects keep the older one).
  private static func isReplacement(_ constraints: [EngineConstraint]) -> Bool {
    guard constraints.count == 2 else { return false }
    let baselines = constraints.map { ($0 as? LayoutConstraint)?.relatesBaselines ?? false }
    return baselines[0] == baselines[1]
  }

  /// The constant extent of the deepest view, of several as deep the largest, of equals the youngest.
  private func innermostLargest(of candidates: [Int], _ constraints: [EngineConstraint]) -> Int? {
    // By depth, then by extent, then by age.
    candidates.map { (Self.depth(of: constraints[$0]), Self.extent(of: constraints[$0]), $0) }
      .max(by: <)?.2
  }

  /// The number of ancestors of the view of a constraint's first item.
  private static func depth(of constraint: EngineConstraint) -> Int {
    guard let view = constraint.firstItem?.referenceView else { return 0 }
    return sequence(first: view, next: \.parent).dropFirst().reduce(0) { count, _ in count + 1 }
  }

  private static func extent(of constraint: EngineConstraint) -> Double {
    (constraint as? LayoutConstraint)?.constant ?? 0
  }

  private static func kind(of constraint: EngineConstraint) -> Kind {
    if let role = constraint.systemRole {
      if role == .contentSize { return .contentExtent }
      return role.isInfrastructure ? .infrastructure : .arrangement
    }
    // A constraint between items: those that views imply have a role.
    guard let constraint = constraint as? LayoutConstraint else { return .infrastructure }
    if constraint.firstAttribute.isSize && constraint.secondAttribute == .notAnAttribute {
      return .constantExtent
    }
    return constraint.firstAttribute.point == .far ? .farEdge : .relation
  }
}
