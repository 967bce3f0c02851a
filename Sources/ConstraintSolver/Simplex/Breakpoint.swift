/// A point on an edge where a row reaches its target, so that its slack can leave the basis.
struct Breakpoint: BitwiseCopyable {
  /// The slack that becomes 0: of the row, or of a column that reaches 0.
  var slack: SlackIndex
  var step: Double
  /// The increase of the objective's slope beyond; infinite where the row is bounded.
  var bend: Double
}
