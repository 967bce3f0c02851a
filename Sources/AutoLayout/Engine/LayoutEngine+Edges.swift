import ConstraintSolver

extension LayoutEngine {
  /// Positions that differ by less are the same, in points.
  ///
  /// Multipliers are stored in single precision, so that two constraints that say the same may differ by a
  /// hundred-thousandth of a point; pixels are a third of a point at least.
  static let samePosition = 1e-3

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

  /// The numbers of the rows that one constraint stands for: both directions of a content size.
  func rows(of constraint: EngineConstraint) -> [Int32] {
    if let constraint = constraint as? LayoutConstraint { return [constraint.row] }
    guard let constraint = constraint as? ViewConstraint,
      let view = constraint.firstItem as? LayoutView
    else { return [] }
    return constraint.kind.pair.map { view.row(of: $0) }.filter { $0 != RowNumber.none }
  }
}

extension ViewConstraint.Kind {
  /// The kinds that make up one statement with this one.
  fileprivate var pair: [ViewConstraint.Kind] {
    switch self {
    case .widthHugging, .widthCompression: [.widthHugging, .widthCompression]
    case .heightHugging, .heightCompression: [.heightHugging, .heightCompression]
    default: [self]
    }
  }
}

extension LayoutItem {
  /// Explains the value that the last layout gave an edge of the item.
  ///
  /// - Returns: Nil for an item that takes no part in layout, and for `notAnAttribute`.
  package func explanation(of edge: LayoutEdge) -> EdgeExplanation? {
    guard let engine = referenceView?.engine else { return nil }
    return EdgeExplainer(edge, of: self, in: engine)?.explanation()
  }
}
