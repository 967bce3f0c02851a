import ConstraintSolver

/// `Σ coefficientᵢ · variableᵢ + constant`: an attribute in terms of an engine's variables.
struct AttributeExpression {
  var terms: [Term]
  var constant: Double

  init(_ terms: [Term], _ constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  static func + (first: AttributeExpression, offset: Double) -> AttributeExpression {
    AttributeExpression(first.terms, first.constant + offset)
  }

  static func + (
    first: AttributeExpression, second: AttributeExpression
  ) -> AttributeExpression {
    AttributeExpression(first.terms + second.terms, first.constant + second.constant)
  }

  static func * (factor: Double, expression: AttributeExpression) -> AttributeExpression {
    AttributeExpression(
      expression.terms.map { Term(factor * $0.coefficient, $0.variable) },
      factor * expression.constant)
  }
}

/// The variables of an item: its alignment rectangle in the engine's space.
struct ItemVariables {
  var minX: Variable
  var minY: Variable
  var width: Variable
  var height: Variable

  func origin(_ axis: Axis) -> Variable { axis == .horizontal ? minX : minY }
  func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
}

/// The edges of an item as expressions.
struct ItemEdges {
  var near: AttributeExpression
  var far: AttributeExpression
  var extent: AttributeExpression
  /// Halfway between the edges.
  var center: AttributeExpression
}

extension LayoutEngine {
  /// The edges of an item along an axis.
  func edges(of item: LayoutItem, _ axis: Axis) -> ItemEdges {
    guard let derived = item.derivedEdges, let view = item.referenceView else {
      let own = variables(of: item)
      return edges(origin: own.origin(axis), extent: own.extent(axis))
    }
    let outer = edges(of: view, axis)
    let near = axis == .horizontal ? derived.left : derived.top
    let far = axis == .horizontal ? derived.right : derived.bottom
    let nearEdge = (near.anchor == .near ? outer.near : outer.far) + near.offset
    let farEdge = (far.anchor == .near ? outer.near : outer.far) + far.offset
    return ItemEdges(
      near: nearEdge, far: farEdge, extent: farEdge + -1 * nearEdge,
      center: 0.5 * nearEdge + 0.5 * farEdge)
  }

  private func edges(origin: Variable, extent: Variable) -> ItemEdges {
    ItemEdges(
      near: AttributeExpression([Term(1, origin)]),
      far: AttributeExpression([Term(1, origin), Term(1, extent)]),
      extent: AttributeExpression([Term(1, extent)]),
      center: AttributeExpression([Term(1, origin), Term(0.5, extent)]))
  }

  /// An attribute of an item, leading and trailing already resolved.
  func expression(_ attribute: LayoutAttribute, of item: LayoutItem) -> AttributeExpression {
    guard let axis = attribute.axis else { return AttributeExpression([]) }
    let edges = edges(of: item, axis)
    let margins = marginsForAttributes(of: item)
    switch attribute {
    case .left, .leading, .top: return edges.near
    case .right, .trailing, .bottom: return edges.far
    case .width, .height: return edges.extent
    case .centerX, .centerY: return edges.center
    case .leftMargin, .leadingMargin: return edges.near + margins.left
    case .rightMargin, .trailingMargin: return edges.far + -margins.right
    case .topMargin: return edges.near + margins.top
    case .bottomMargin: return edges.far + -margins.bottom
    case .centerXWithinMargins: return edges.center + (margins.left - margins.right) / 2
    case .centerYWithinMargins: return edges.center + (margins.top - margins.bottom) / 2
    case .firstBaseline: return baseline(.first, of: item)
    case .lastBaseline: return baseline(.last, of: item)
    case .notAnAttribute: return AttributeExpression([])
    }
  }

  /// The margins of a view measured from its alignment rectangle; guides have none.
  private func marginsForAttributes(of item: LayoutItem) -> EdgeInsets {
    guard let view = item as? LayoutView else { return .zero }
    return view.effectiveLayoutMargins - view.alignmentInsets
  }

  private func baseline(_ baseline: Baseline, of item: LayoutItem) -> AttributeExpression {
    guard let view = item as? LayoutView else {
      let edges = edges(of: item, .vertical)
      return baseline == .first ? edges.near : edges.far
    }
    let source = view.baselineSource(for: baseline)
    let edges = edges(of: source, .vertical)
    let offsets =
      source.delegate?.baselineOffsets(of: source)
      ?? BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
    return baseline == .first
      ? edges.near + offsets.firstFromTop : edges.far + -offsets.lastFromBottom
  }
}

extension LayoutView {
  /// The view whose text carries this view's baseline, followed to its end.
  func baselineSource(for baseline: Baseline) -> LayoutView {
    var view = self
    while let next = view.delegate?.baselineView(of: view, for: baseline), next !== view {
      guard next.isInside(view) else { break }
      view = next
    }
    return view
  }
}
