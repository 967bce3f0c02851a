/// The quantity of an item along an axis that an attribute stands for.
///
/// ``LinearForm`` and ``ItemEdges`` have the formula of each, over variables and over edges.
enum AttributeQuantity: Equatable {
  /// Nothing.
  case none
  /// An edge or the centre of the alignment rectangle.
  case position(AxisPoint)
  /// The width or the height.
  case extent
  /// An edge or the centre of the rectangle inset by the layout margins.
  case positionWithinMargins(AxisPoint)
  /// The baseline of a line of text.
  case baseline(Baseline)
}

/// A point of a rectangle along an axis.
enum AxisPoint {
  /// The left or top edge.
  case near
  /// Halfway between the edges.
  case center
  /// The right or bottom edge.
  case far
}
