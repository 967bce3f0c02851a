/// The reason why a ``Solver`` refused.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or constant is NaN, infinite or of a magnitude above 10¹², or the values that
  /// follow from them are too large to compute with.
  case notFinite
  /// Required constraints exclude each other.
  case conflict(Conflict)
}

/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
  /// An irreducible infeasible subset, oldest first: without any one of them the others can hold.
  public let constraints: [ConstraintID]

  /// Creates a conflict from an irreducible set, oldest first.
  public init(constraints: [ConstraintID]) {
    self.constraints = constraints
  }
}
