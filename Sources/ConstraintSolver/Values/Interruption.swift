/// The reason why an optimisation ended before its optimum.
enum Interruption: Error {
  /// Rounding errors make the vertex unusable or keep a run from ending, or the numbers are beyond what doubles can hold.
  case numericalTrouble
  /// Pivots moved more columns than the `StepBudget` allows: another starting basis is tried. The numbers are sound.
  case budgetSpent
}
