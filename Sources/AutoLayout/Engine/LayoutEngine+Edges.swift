import ConstraintSolver

extension LayoutEngine {
  /// The origin of the solver's space in the root's space, along an axis.
  func origin(_ axis: Axis) -> Double { root.alignmentInsets.near(axis) }

  /// An edge over the engine's variables.
  func expression(_ edge: LayoutEdge, of item: LayoutItem, _ axis: Axis) -> AxisExpression? {
    switch edge {
    case .attribute(let attribute): return expression(attribute, of: item)
    case .frame(let variable):
      let insets = (item as? LayoutView)?.alignmentInsets ?? .zero
      let edges = edges(of: item, axis)
      return switch variable {
      case .minX, .minY: edges.near + -insets.near(axis)
      case .width, .height: edges.extent + insets.total(axis)
      }
    }
  }

  /// A value in the space of a view's children, for a value in the root's.
  func value(
    _ value: LinearValue, in parent: LayoutView, _ axis: Axis, _ expression: AxisExpression
  ) -> LinearValue {
    guard expression.originFactor != 0 else { return value }
    var relative = value
    relative.add(-expression.originFactor, edges(of: parent, axis).near)
    relative.constant += expression.originFactor * originOffset(of: parent, axis)
    relative.constant -= expression.originFactor * origin(axis)
    return relative
  }

  /// The distance from the origin of a view's children's space to the near edge of its alignment
  /// rectangle, in points.
  func originOffset(of parent: LayoutView, _ axis: Axis) -> Double {
    parent.alignmentInsets.near(axis) + parent.boundsOrigin.along(axis)
  }
}
