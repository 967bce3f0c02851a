/// The levels beside those of optional priorities.
enum PriorityLevel {
  /// The level of constraints that must hold.
  static let required: Float = 4000
  /// The level of required constraints that give way at present.
  static let broken: Float = 2000
  /// Lower than the level of every constraint: the result of a maximum over no rows.
  static let belowAll: Float = 0
  /// Lower than ``belowAll``: no level at all, as of a column that no row determines.
  static let none: Float = -1
}
