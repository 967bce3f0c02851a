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
  /// The index of the member to break.
  ///
  /// Apple documents no rule. Over 21 quoted logs: never a host, margin or autoresizing constraint
  /// while any other is in the set; mostly a constant size; else mostly a constraint of the far
  /// edge; ties go to the youngest. Of two constraints that give one
  /// edge two places, stored frames keep the younger one (four edges of one view).
  static func choose(among constraints: [EngineConstraint]) -> Int {
    let ranks = constraints.map(rank)
    let best = ranks.min() ?? 0
    let youngest = ranks.lastIndex(of: best) ?? 0
    // Two constraints that place the same edges: the younger one replaces the older.
    return best > 0 && constraints.count == 2 ? ranks.firstIndex(of: best) ?? youngest : youngest
  }

  /// What is broken sooner has the lower rank.
  private static func rank(_ constraint: EngineConstraint) -> Int {
    if let role = constraint.systemRole { return role.isInfrastructure ? 9 : 4 }
    guard let constraint = constraint as? LayoutConstraint else { return 8 }
    if constraint.firstAttribute.isSize && constraint.secondAttribute == .notAnAttribute {
      return 0
    }
    switch constraint.firstAttribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: return 1
    default: return 2
    }
  }
}
