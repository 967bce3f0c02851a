/// Required constraints that exclude each other, and the one that gives way.
public struct LayoutConflict {
  /// An irreducible set: without any one of them the others can hold.
  ///
  /// Oldest first.
  public let constraints: [EngineConstraint]
  /// The member that no longer counts as required.
  public let broken: EngineConstraint
}
