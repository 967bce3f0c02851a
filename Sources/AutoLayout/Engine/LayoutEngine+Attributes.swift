import ConstraintSolver

extension LayoutEngine {
  /// The edges of an item along an axis.
  func edges(of item: LayoutItem, _ axis: Axis) -> ItemEdges {
    guard let derived = item.derivedEdges, let view = item.referenceView else {
      return ItemEdges(of: variables(of: item), axis)
    }
    return ItemEdges(of: variables(of: view), axis, derived: derived)
  }

  /// Adds a multiple of an attribute of an item, leading and trailing already resolved, to a form.
  ///
  /// - Returns: False for `notAnAttribute`, which no form can have: the constraint takes no part.
  func add(
    _ factor: Double, _ attribute: LayoutAttribute, of item: LayoutItem, to form: inout LinearForm
  ) -> Bool {
    if let own = item.variables, form.add(factor, attribute, of: own) { return true }
    guard let expression = expression(attribute, of: item) else { return false }
    form.add(factor, expression)
    return true
  }

  /// An attribute of an item, leading and trailing already resolved; nil for `notAnAttribute`.
  func expression(_ attribute: LayoutAttribute, of item: LayoutItem) -> AxisExpression? {
    guard let axis = attribute.axis else { return nil }
    switch attribute.quantity {
    case .none: return nil
    case .position(let point): return edges(of: item, axis)[point]
    case .extent: return edges(of: item, axis).extent
    case .positionWithinMargins(let point):
      let margins = marginsForAttributes(of: item)
      return edges(of: item, axis).position(point, within: margins.near(axis), margins.far(axis))
    case .baseline(let baseline): return self.baseline(baseline, of: item)
    }
  }

  /// The margins of a view measured from its alignment rectangle; of guides only a scroll view's
  /// content has some, the scroll view's own.
  ///
  /// Source: 3 of 3 stored frames of views pinned to margins of the scroll view they are in.
  private func marginsForAttributes(of item: LayoutItem) -> EdgeInsets {
    if let guide = item as? LayoutGuide {
      guard guide.role == .scrollContent else { return .zero }
      return guide.owningView?.effectiveLayoutMargins ?? .zero
    }
    guard let view = item as? LayoutView else { return .zero }
    return view.effectiveLayoutMargins - view.alignmentInsets
  }

  private func baseline(_ baseline: Baseline, of item: LayoutItem) -> AxisExpression {
    guard let view = item as? LayoutView else {
      let edges = edges(of: item, .vertical)
      return baseline == .first ? edges.near : edges.far
    }
    let source = view.baselineSource(for: baseline) { borrowedBaselines.note(view, of: $0) }
    let edges = edges(of: source, .vertical)
    let offsets = source.baselineOffsets
    if let height = offsets.middleHeight {
      return edges.center
        + (baseline == .first
          ? offsets.firstFromTop - height / 2 : height / 2 - offsets.lastFromBottom)
    }
    return baseline == .first
      ? edges.near + offsets.firstFromTop : edges.far + -offsets.lastFromBottom
  }
}

extension LayoutView {
  /// The view whose text carries this view's baseline, followed to its end.
  ///
  /// - Parameters:
  ///   - baseline: Which of the baselines.
  ///   - visit: Called with each view on the way, without the view itself.
  /// - Returns: The view at the end; often this one.
  func baselineSource(
    for baseline: Baseline, visit: (LayoutView) -> Void
  ) -> LayoutView {
    var view = self
    while true {
      let next = view.baselineView(for: baseline)
      guard next !== view, next.isInside(view) else { return view }
      visit(next)
      view = next
    }
  }
}
