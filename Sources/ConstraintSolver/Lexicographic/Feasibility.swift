/// The outcome of an attempt to satisfy required rows, or a broken or untaken row together with them.
enum Feasibility {
  /// All of them hold.
  case holds
  /// They exclude each other; `steepest` is the steepest slope in the objective whose reduced costs prove it.
  case excluded(steepest: Double)
}
