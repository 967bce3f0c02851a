import ConstraintSolver

extension LayoutView {
  /// What the view's own state implies, over an engine's variables; nil where it implies nothing.
  func linearForm(of kind: ViewConstraint.Kind, in engine: LayoutEngine) -> LinearForm? {
    let axis = kind.axis
    switch kind {
    case .hostX, .hostY: return hostOrigin(axis, in: engine)
    case .hostWidth, .hostHeight: return hostExtent(axis, in: engine)
    case .autoresizingX, .autoresizingY: return autoresizingOrigin(axis, in: engine)
    case .autoresizingWidth, .autoresizingHeight: return autoresizingExtent(axis, in: engine)
    case .scrollX, .scrollY: return scrollOrigin(axis, in: engine)
    case .widthHugging, .heightHugging:
      return contentSize(axis, .lessThanOrEqual, contentHugging[axis], in: engine)
    case .widthCompression, .heightCompression:
      return contentSize(axis, .greaterThanOrEqual, contentCompressionResistance[axis], in: engine)
    }
  }

  private func hostOrigin(_ axis: Axis, in engine: LayoutEngine) -> LinearForm? {
    guard engine.fixesHost, self === engine.host else { return nil }
    return LinearForm(engine.variables(of: self).origin(axis), .equal, alignmentInsets.near(axis))
  }

  private func hostExtent(_ axis: Axis, in engine: LayoutEngine) -> LinearForm? {
    guard engine.fixesHost, self === engine.host else { return nil }
    return LinearForm(
      engine.variables(of: self).extent(axis), .equal,
      frame.size[axis: axis] - alignmentInsets.total(axis))
  }

  /// `min − content origin of parent = base + share × parent extent`, alignment insets added.
  private func autoresizingOrigin(_ axis: Axis, in engine: LayoutEngine) -> LinearForm? {
    guard translatesAutoresizingMask, self !== engine.host, let parent else { return nil }
    let rule = autoresizingRule(along: axis)
    let outer = engine.variables(of: parent)
    let outerInsets = parent.alignmentInsets
    var form = LinearForm(
      engine.variables(of: self).origin(axis), .equal,
      rule.originBase + alignmentInsets.near(axis))
    if let content = parent.scrollContentGuide {
      form.add(-1, engine.variables(of: content).origin(axis))
    } else {
      form.add(-1, outer.origin(axis))
      form.constant -= outerInsets.near(axis) + parent.boundsOrigin.along(axis)
    }
    if rule.originShare != 0 {
      form.add(-rule.originShare, outer.extent(axis))
      form.constant += rule.originShare * outerInsets.total(axis)
    }
    return form
  }

  private func autoresizingExtent(_ axis: Axis, in engine: LayoutEngine) -> LinearForm? {
    guard translatesAutoresizingMask, self !== engine.host, let parent else { return nil }
    let rule = autoresizingRule(along: axis)
    var form = LinearForm(
      engine.variables(of: self).extent(axis), .equal,
      rule.extentBase - alignmentInsets.total(axis))
    if rule.extentShare != 0 {
      form.add(-rule.extentShare, engine.variables(of: parent).extent(axis))
      form.constant += rule.extentShare * parent.alignmentInsets.total(axis)
    }
    return form
  }

  private func contentSize(
    _ axis: Axis, _ relation: Relation, _ priority: Float, in engine: LayoutEngine
  ) -> LinearForm? {
    let extent = content.size[axis: axis]
    guard extent != Size.noIntrinsicMetric, priority > 0 else { return nil }
    return LinearForm(
      engine.variables(of: self).extent(axis), relation, extent,
      priority: Priority(min(priority, 1000)))
  }

  private func scrollOrigin(_ axis: Axis, in engine: LayoutEngine) -> LinearForm? {
    guard let content = scrollContentGuide else { return nil }
    var form = LinearForm(
      engine.variables(of: content).origin(axis), .equal,
      -alignmentInsets.near(axis) - boundsOrigin.along(axis))
    form.add(-1, engine.variables(of: self).origin(axis))
    return form
  }
}
