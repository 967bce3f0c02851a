import ConstraintSolver

/// The edges of an item along an axis, each `origin + share · extent + offset` of the variables.
struct ItemEdges {
  private var origin: Variable
  private var extentVariable: Variable
  private var nearShare = 0.0
  private var nearOffset = 0.0
  private var farShare = 1.0
  private var farOffset = 0.0

  /// The edges of an item with variables of its own.
  init(of variables: ItemVariables, _ axis: Axis) {
    origin = variables.origin(axis)
    extentVariable = variables.extent(axis)
  }

  /// The edges of an item that follows those of a view with variables of its own.
  init(of view: ItemVariables, _ axis: Axis, derived: DerivedEdges) {
    self.init(of: view, axis)
    let near = axis == .horizontal ? derived.left : derived.top
    let far = axis == .horizontal ? derived.right : derived.bottom
    nearShare = near.anchor == .near ? 0 : 1
    nearOffset = near.offset
    farShare = far.anchor == .near ? 0 : 1
    farOffset = far.offset
  }

  private func expression(
    _ originFactor: Double, _ extentFactor: Double, _ constant: Double
  ) -> AxisExpression {
    AxisExpression(
      origin: origin, extent: extentVariable, originFactor: originFactor,
      extentFactor: extentFactor, constant: constant)
  }

  /// The left or top edge.
  var near: AxisExpression { expression(1, nearShare, nearOffset) }
  /// The right or bottom edge.
  var far: AxisExpression { expression(1, farShare, farOffset) }
  /// The distance between the edges.
  var extent: AxisExpression { expression(0, farShare - nearShare, farOffset - nearOffset) }
  /// Halfway between the edges.
  var center: AxisExpression {
    expression(1, (nearShare + farShare) / 2, (nearOffset + farOffset) / 2)
  }

  /// The edge or centre at a point.
  subscript(point: AxisPoint) -> AxisExpression {
    switch point {
    case .near: near
    case .center: center
    case .far: far
    }
  }

  /// The edge or centre at a point of the rectangle inset by margins, in points.
  func position(_ point: AxisPoint, within nearMargin: Double, _ farMargin: Double)
    -> AxisExpression
  {
    switch point {
    case .near: near + nearMargin
    case .center: center + (nearMargin - farMargin) / 2
    case .far: far + -farMargin
    }
  }
}
