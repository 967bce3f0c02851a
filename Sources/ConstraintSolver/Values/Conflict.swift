/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
  /// An irreducible infeasible subset, oldest first: without any one of them the others can hold.
  public let constraints: [ConstraintID]

  /// Creates a conflict from an irreducible set, oldest first.
  public init(constraints: [ConstraintID]) {
    self.constraints = constraints
  }
}
