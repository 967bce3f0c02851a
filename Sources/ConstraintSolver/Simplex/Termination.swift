/// The end of a run of the simplex method.
enum Termination {
  /// A minimum, which the reduced costs prove.
  /// `steepest` is the steepest slope in the objective.
  case optimal(steepest: Double)
  /// An edge along which the objective falls for ever; its direction is left in the basic solution.
  case unbounded
}
