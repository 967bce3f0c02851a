/// A point on an edge where a row reaches its target, so that its slack can leave the basis.
struct Breakpoint: BitwiseCopyable {
  /// The slack that becomes 0: of the row, or of a column that reaches 0.
  var slack: SlackIndex
  var step: Double
  /// The increase of the objective's slope per unit of the edge; infinite where the row is bounded.
  ///
  /// That is the row's bend, which is per unit of activity, times its rate.
  var slopeIncrease: Double
}
