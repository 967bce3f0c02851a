/// Every number that decides how much work is done, or which of two methods does it.
///
/// None has a part in what is optimal; the limits on steps and corrections end what rounding would never end.
enum WorkLimits {
  /// At most this many times the values of a vertex are corrected by their residual.
  static let refinements = 3
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
