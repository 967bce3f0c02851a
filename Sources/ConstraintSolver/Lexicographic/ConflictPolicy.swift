/// The treatment of required rows that exclude each other.
enum ConflictPolicy {
  case refuse
  /// Break the constraint that the function picks from an irreducible infeasible subset.
  case breakRow(([ConstraintID]) -> ConstraintID)
}
