/// The outcome of the search for an optimum.
enum Outcome {
  case optimal
  /// Required rows exclude each other: an irreducible infeasible subset, oldest first.
  case conflict(rows: [RowIndex])
  /// The numbers are beyond what doubles can hold.
  case outOfRange
}

/// The treatment of required rows that exclude each other.
enum ConflictPolicy {
  case refuse
  /// Break the constraint that the function picks from an irreducible infeasible subset.
  case breakRow(([ConstraintID]) -> ConstraintID)
}
