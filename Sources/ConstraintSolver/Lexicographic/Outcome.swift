/// The outcome of the search for an optimum.
enum Outcome {
  case optimal
  /// Required rows exclude each other: an irreducible infeasible subset, oldest first.
  ///
  /// It is empty where the component still has a boundary: the caller enlarges the component.
  case conflict(rows: [RowIndex])
  /// The numbers are beyond what doubles can hold.
  case outOfRange
}
