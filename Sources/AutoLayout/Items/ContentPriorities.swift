/// Priorities for both axes, as Apple's `Float` numbers.
public struct ContentPriorities: Hashable, Sendable {
  /// The priority along the horizontal axis.
  public var horizontal: Float
  /// The priority along the vertical axis.
  public var vertical: Float

  /// Creates priorities.
  public init(horizontal: Float, vertical: Float) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates one priority for both axes.
  public init(both: Float) {
    self.init(horizontal: both, vertical: both)
  }

  /// The priority along an axis.
  public subscript(axis: Axis) -> Float {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
