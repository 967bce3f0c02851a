/// The outcome of the search for an optimum.
enum Outcome {
  case optimal
  /// Required rows exclude each other: an irreducible infeasible subset, oldest first.
  ///
  /// It is empty where the component still has a boundary: the caller enlarges the component.
  case conflict(rows: [RowIndex])
  /// No optimum can be computed in double precision: two attempts were interrupted.
  case outOfRange
}
