/// Every number the solver compares against to tell a difference from rounding.
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
  /// Coefficients and weights within this factor of 1, and values within its square, leave
  /// rounding no say in what is optimal.
  static let wellScaled = 1e4
  /// After a step that moves a variable further, rows that held within rounding of the large values
  /// may not hold within that of the small ones.
  static let longStep = 1e6
  /// A row whose rate of change along a direction is below this share of the direction's largest
  /// component does not change along it.
  static let rate = 1e-10
  /// Breakpoints this close, relative to the step, are reached together.
  static let tie = 1e-10
  /// The share of its column's largest open entry that a pivot of the factorisation must have.
  ///
  /// The usual value for threshold pivoting; smaller is sparser, larger lets rounding grow less.
  static let pivotShare = 0.1
  /// An entry of an eliminated row below this magnitude is no pivot.
  static let smallestPivot = 1e-10
  /// A difference below this share of its operands is a cancellation and becomes zero.
  static let cancellation = 1e-13
  /// The relative violation that required rows may have before the solver starts afresh.
  static let drift = 1e-6
  /// At most this many times the values of a vertex are corrected by their residual.
  static let refinements = 3
  /// Values that differ relatively by less than this are not reported as changed.
  static let change = 1e-9
  /// Fewer steps are not worth the trouble of making them together.
  static let fewestFlips = 4
  /// The number of violated required rows above which all are broken in one round.
  static let conflictsInRounds = 16
  /// A step that moves at least this share of its component's columns takes about as much work as
  /// computing the component's reduced costs.
  static let largeStepShare = 0.25
  /// The number of times that steps may move every column of a component before another start is
  /// tried.
  #if InternalChecks
    static let movesOfColumns = 1
  #else
    static let movesOfColumns = 16
  #endif
  /// Columns moved by steps that are less work than another start may turn out to be.
  ///
  /// Checked builds start anew after a few, so that random systems, which are small, do it as well.
  #if InternalChecks
    static let cheapWork = 24
  #else
    static let cheapWork = 8192
  #endif
  /// Steps without progress before another rule is tried.
  static let stepsWithoutProgress = 12
  /// Steps after which only rounding can be why the method has not ended.
  ///
  /// Layouts take less than one per row and column.
  static func steps(forSize rowsAndColumns: Int) -> Int {
    2000 + 20 * rowsAndColumns
  }
  /// Escapes from degenerate vertices without progress before Bland's rule is tried.
  static let escapesWithoutProgress = 3
}
