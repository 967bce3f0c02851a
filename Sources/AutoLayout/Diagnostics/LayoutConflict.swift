/// Required constraints that exclude each other, and the one given up for the others.
public struct LayoutConflict {
  /// An irreducible set: without any one of them the others can hold.
  ///
  /// Oldest first.
  public let constraints: [EngineConstraint]
  /// The member that no longer counts as required.
  public let broken: EngineConstraint
}

/// The choice of the constraint to break in a conflict.
enum ConflictRecovery {
  /// How soon a constraint is broken: the first of these that a conflict has.
  private enum Rank: Int, Comparable {
    /// Holds something at a far edge that yields; see ``LayoutView/hasYieldingFarEdges``.
    case yieldingEdge
    /// The extent of content whose hugging or resistance is required.
    case contentExtent
    case constantExtent, farEdge, relation, arrangement, unknown, infrastructure

    static func < (first: Rank, second: Rank) -> Bool { first.rawValue < second.rawValue }
  }

  /// The index of the member to break.
  ///
  /// Apple documents no rule. Over 21 quoted logs: never a host, margin or autoresizing constraint
  /// while any other is in the set; mostly a constant size; else mostly a constraint of the far
  /// edge; ties go to the youngest. Of two constraints that give one
  /// edge two places, stored frames keep the younger one (four edges of one view). Before all others
  /// goes the extent of content with a required priority, also against a constant size (stored frames
  /// of 42 views of 10 documents agree, of 1 does not).
  static func choose(among constraints: [EngineConstraint]) -> Int {
    let ranks = constraints.map(rank)
    let best = ranks.min() ?? .infrastructure
    let youngest = ranks.lastIndex(of: best) ?? 0
    // Two constraints that place the same edges: the younger one replaces the older.
    return best > .constantExtent && constraints.count == 2
      ? ranks.firstIndex(of: best) ?? youngest : youngest
  }

  private static func rank(_ constraint: EngineConstraint) -> Rank {
    if let role = constraint.systemRole {
      if role == .contentSize { return .contentExtent }
      return role.isInfrastructure ? .infrastructure : .arrangement
    }
    guard let constraint = constraint as? LayoutConstraint else { return .unknown }
    if isToYieldingEdge(constraint) { return .yieldingEdge }
    if constraint.firstAttribute.isSize && constraint.secondAttribute == .notAnAttribute {
      return .constantExtent
    }
    return constraint.firstAttribute.isFarEdge ? .farEdge : .relation
  }

  private static func isToYieldingEdge(_ constraint: LayoutConstraint) -> Bool {
    [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ].contains { item, attribute in
      attribute.isFarEdge && (item as? LayoutView)?.hasYieldingFarEdges == true
    }
  }
}

extension LayoutAttribute {
  fileprivate var isFarEdge: Bool {
    switch self {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
    default: false
    }
  }
}
