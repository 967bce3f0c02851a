extension NSLayoutConstraint {
  /// The part of an item's alignment rectangle that a constraint relates.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge within the margins.
    case leftMargin
    /// The right edge within the margins.
    case rightMargin
    /// The top edge within the margins.
    case topMargin
    /// The bottom edge within the margins.
    case bottomMargin
    /// The leading edge within the margins.
    case leadingMargin
    /// The trailing edge within the margins.
    case trailingMargin
    /// The horizontal centre within the margins.
    case centerXWithinMargins
    /// The vertical centre within the margins.
    case centerYWithinMargins
    /// Nothing: the constraint relates the other side to a constant.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
