/// The numbers that decide how much work is done, or which of two methods does it, apart from those that one file alone needs.
///
/// No such number affects which point is optimal. Limits on steps and corrections end what rounding could keep going.
enum WorkLimits {
  /// The largest number of corrections of a block's values by their residual.
  static let refinements = 3
  /// The least number of bound flips that are made together.
  static let fewestFlips = 4
  /// The largest number of violated required rows for which one conflict is broken a round.
  ///
  /// With more, the search for conflicts goes on until the rest can hold, and all that are found are broken together.
  static let mostViolatedForOneConflictARound = 16
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
  /// The number of columns that steps may move in a component of any size before another start is tried.
  ///
  /// It is small in checked builds, so that small random systems start anew as well.
  #if InternalChecks
    static let cheapWork = 24
  #else
    static let cheapWork = 8192
  #endif
  /// Steps without progress before another rule is tried.
  static let stepsWithoutProgress = 12
  /// The number of rounds of the main loop after which only rounding can keep the method from ending.
  ///
  /// Layouts take less than one per row and column.
  static func rounds(forSize rowsAndColumns: Int) -> Int {
    2000 + 20 * rowsAndColumns
  }
  /// Escapes from degenerate vertices without progress before Bland's rule is tried.
  static let escapesWithoutProgress = 3
}
