/// The slack that enters the basis: the active row of a column leaves its target, or a superbasic
/// column leaves the value at which it is held.
struct EnteringSlack {
  /// The column that the active row is assigned to.
  var column: ColumnIndex
  /// The side of its target to which the row goes.
  var side: Side
  /// The objective's rate of change; negative.
  var rate: Double
}
