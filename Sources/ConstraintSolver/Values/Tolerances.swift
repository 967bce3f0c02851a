/// Every number the solver compares against to tell a difference from rounding; limits of work are in `WorkLimits`.
///
/// Rows are scaled by powers of two so that their largest coefficient lies in `1 ..< 2` before any
/// of these apply (the scaling itself is exact).
enum Tolerances {
  /// Coefficients and constants of larger magnitude are refused.
  static let largestMagnitude = 1e12
  /// Coefficients of smaller magnitude count as zero.
  static let smallestCoefficient = 1e-12
  /// Coefficients smaller than this share of their row's largest count as zero.
  static let smallestCoefficientShare = 1e-9
  /// A row holds when it is off by at most this share of the largest of 1, its constant and its
  /// terms.
  ///
  /// Rounding leaves about 1e-16 per operation, real violations in layouts start near 1e-6.
  static let primal = 1e-9
  /// A rate of change of an objective counts as zero below this share of the steepest slope that
  /// is part of the objective.
  static let dual = 1e-9
  /// The relative error that a certificate's multipliers may have.
  static let certificate = 1e-7
  /// The relative difference that the sums of violations of two optima may have.
  static let optimum = 1e-7
  /// With coefficients and weights within this factor of 1, and values within its square, rounding does
  /// not affect which point is optimal.
  static let wellScaled = 1e4
  /// After a step that moves a variable further, rows that held within rounding of the large values
  /// may not hold within that of the small ones.
  static let largeMove = 1e6
  /// A row whose rate of change along a direction is below this share of the direction's largest
  /// rate does not change along it.
  static let rate = 1e-10
  /// Breakpoints this close, relative to the step, are reached together.
  static let tie = 1e-10
  /// The share of its column's largest remaining entry that a pivot of the factorisation must have.
  ///
  /// The usual value for threshold pivoting; smaller is sparser, larger lets rounding grow less.
  static let pivotShare = 0.1
  /// An entry of an eliminated row below this magnitude is no pivot.
  static let smallestPivot = 1e-10
  /// A difference below this share of its operands is a cancellation and becomes zero.
  static let cancellation = 1e-13
  /// A coefficient that is left of a form is zero below this share of what was taken out of it.
  ///
  /// Every active row that is taken out adds its rounding, so it is larger than ``cancellation``.
  static let expansionCancellation = 1e-12
  /// The relative violation that required rows may have at the end of a component.
  ///
  /// Beyond it the component is solved again from another crash basis (``Statistics/restarts``).
  static let drift = 1e-6
  /// A value that differs by less than this share of the larger of 1 and itself is not reported as changed.
  static let change = 1e-9
}
