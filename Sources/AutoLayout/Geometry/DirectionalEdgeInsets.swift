/// Distances inwards from the edges of a rectangle, horizontally in reading direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the edge where reading begins.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets with leading and trailing resolved.
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    EdgeInsets(
      top: top, left: direction == .leftToRight ? leading : trailing, bottom: bottom,
      right: direction == .leftToRight ? trailing : leading)
  }
}
