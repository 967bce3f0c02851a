import ConstraintSolver

extension StackConstraintBuilder {
  /// Lines the views up across the axis.
  mutating func alignAcross() {
    switch options.alignment {
    case .fill: alignFilling()
    case .leading: alignToEdge(near(across), opposite: far(across))
    case .trailing: alignToEdge(far(across), opposite: near(across))
    case .center: alignCenters()
    case .firstBaseline: alignBaselines(.firstBaseline)
    case .lastBaseline: alignBaselines(.lastBaseline)
    }
  }

  private var across: Axis { options.axis.perpendicular }

  private mutating func alignFilling() {
    for view in visible.dropFirst() { align(visible[0], view, far(across)) }
    for view in visible.dropFirst() { align(visible[0], view, near(across)) }
    connectCanvas(near(across), to: visible[0])
    connectCanvas(far(across), to: visible[0])
  }

  private mutating func alignToEdge(_ edge: LayoutAttribute, opposite: LayoutAttribute) {
    for view in visible.dropFirst() { align(visible[0], view, edge) }
    let spanner = makeGuide("UISV-alignment-spanner")
    connectCanvas(edge, to: visible[0])
    relate(.stackCanvasConnection, canvas, opposite, .equal, spanner, opposite)
    span(with: spanner, exactEdge: edge)
  }

  private mutating func alignCenters() {
    let middle = center(across)
    for view in visible.dropFirst() { align(visible[0], view, middle) }
    relate(.stackCanvasConnection, canvas, middle, .equal, visible[0], middle)
    guard visible.count > 1 else { return containSingleView() }
    let spanner = makeGuide("UISV-alignment-spanner")
    connectCanvas(near(across), to: spanner)
    connectCanvas(far(across), to: spanner)
    span(with: spanner, exactEdge: nil)
  }

  private mutating func alignBaselines(_ baseline: LayoutAttribute) {
    // A baseline is vertical: in a vertical stack UIKit falls back to the edges.
    guard options.axis == .horizontal else {
      return baseline == .firstBaseline
        ? alignToEdge(near(across), opposite: far(across))
        : alignToEdge(far(across), opposite: near(across))
    }
    for view in visible.dropFirst() { align(visible[0], view, baseline) }
    guard visible.count > 1 else { return containSingleView() }
    let spanner = makeGuide("UISV-alignment-spanner")
    connectCanvas(near(across), to: spanner)
    connectCanvas(far(across), to: spanner)
    span(with: spanner, exactEdge: nil)
    collapse(.stackCanvasFit, canvas, extent(across), priority: 49)
  }

  /// Keeps one view inside the canvas, which shrinks around it.
  private mutating func containSingleView() {
    let view = visible[0]
    relate(
      .stackCanvasConnection, canvas, near(across), .lessThanOrEqual, view, near(across))
    relate(
      .stackCanvasConnection, canvas, far(across), .greaterThanOrEqual, view, far(across))
    collapse(.stackCanvasFit, canvas, extent(across), priority: 49)
    suppressAmbiguity()
  }

  /// Has the spanner reach around all views and be as small as it can; at `exactEdge` it keeps to
  /// the views instead of around them.
  private mutating func span(with spanner: LayoutGuide, exactEdge: LayoutAttribute?) {
    for view in visible {
      spanEdge(near(across), .lessThanOrEqual, spanner, view, exactEdge)
      spanEdge(far(across), .greaterThanOrEqual, spanner, view, exactEdge)
    }
    collapse(.stackSpanningFit, spanner, extent(across), priority: 51)
    suppressAmbiguity()
  }

  private mutating func spanEdge(
    _ edge: LayoutAttribute, _ relation: Relation, _ spanner: LayoutGuide, _ view: LayoutView,
    _ exactEdge: LayoutAttribute?
  ) {
    if edge == exactEdge {
      relate(.stackSpanningBoundary, spanner, edge, .equal, view, edge, priority: 999.5)
    } else {
      relate(.stackSpanningBoundary, spanner, edge, relation, view, edge)
    }
  }

  /// Settles the extents across the axis of views that nothing else settles.
  private mutating func suppressAmbiguity() {
    for view in visible {
      collapse(.stackAmbiguitySuppression, view, extent(across), priority: 25)
    }
  }

  private mutating func align(
    _ first: LayoutView, _ second: LayoutView, _ attribute: LayoutAttribute
  ) {
    relate(.stackAlignment, first, attribute, .equal, second, attribute)
  }

  private mutating func connectCanvas(_ attribute: LayoutAttribute, to item: LayoutItem) {
    relate(.stackCanvasConnection, canvas, attribute, .equal, item, attribute)
  }
}
