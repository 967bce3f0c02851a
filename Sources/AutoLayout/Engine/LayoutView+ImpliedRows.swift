import ConstraintSolver

extension LayoutView {
  /// Writes what the view's own state other than content implies, over an engine's variables.
  ///
  /// - Returns: False where it implies nothing.
  func write(
    _ kind: ViewConstraint.Kind, to form: inout LinearForm, in engine: LayoutEngine
  ) -> Bool {
    let axis = kind.axis
    switch kind {
    case .rootWidth, .rootHeight: return writeRootExtent(axis, to: &form, in: engine)
    case .autoresizingX, .autoresizingY: return writeOrigin(axis, to: &form, in: engine)
    case .autoresizingWidth, .autoresizingHeight: return writeExtent(axis, to: &form, in: engine)
    case .scrollX, .scrollY: return writeScrollOrigin(axis, to: &form, in: engine)
    case .widthFloor, .heightFloor: return writeFloor(axis, of: self, to: &form, in: engine)
    case .contentWidthFloor, .contentHeightFloor:
      guard let content = scrollContentGuide else { return false }
      return writeFloor(axis, of: content, to: &form, in: engine)
    case .widthHugging, .widthCompression, .heightHugging, .heightCompression: return false
    }
  }

  private func writeRootExtent(
    _ axis: Axis, to form: inout LinearForm, in engine: LayoutEngine
  ) -> Bool {
    guard engine.isRootFrameGiven, translatesAutoresizingMask, engine.isRoot(self) else {
      return false
    }
    form.begin(.equal, frame.size[axis: axis] - alignmentInsets.total(axis))
    form.add(1, engine.variables(of: self).extent(axis))
    return true
  }

  /// `min − content origin of parent = base + share × parent extent`, alignment insets added.
  private func writeOrigin(
    _ axis: Axis, to form: inout LinearForm, in engine: LayoutEngine
  ) -> Bool {
    guard translatesAutoresizingMask, !engine.isRoot(self), let parent else { return false }
    let rule = autoresizingRule(along: axis)
    let outer = engine.variables(of: parent)
    let outerInsets = parent.alignmentInsets
    form.begin(.equal, rule.originBase + alignmentInsets.near(axis))
    form.add(1, engine.variables(of: self).origin(axis))
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
    return true
  }

  private func writeExtent(
    _ axis: Axis, to form: inout LinearForm, in engine: LayoutEngine
  ) -> Bool {
    guard translatesAutoresizingMask, !engine.isRoot(self), let parent else { return false }
    let rule = autoresizingRule(along: axis)
    form.begin(.equal, rule.extentBase - alignmentInsets.total(axis))
    form.add(1, engine.variables(of: self).extent(axis))
    if rule.extentShare != 0 {
      form.add(-rule.extentShare, engine.variables(of: parent).extent(axis))
      form.constant += rule.extentShare * parent.alignmentInsets.total(axis)
    }
    return true
  }

  private func writeFloor(
    _ axis: Axis, of item: LayoutItem, to form: inout LinearForm, in engine: LayoutEngine
  ) -> Bool {
    form.begin(.greaterThanOrEqual, 0)
    form.add(1, engine.variables(of: item).extent(axis))
    return true
  }

  private func writeScrollOrigin(
    _ axis: Axis, to form: inout LinearForm, in engine: LayoutEngine
  ) -> Bool {
    guard let content = scrollContentGuide else { return false }
    form.begin(.equal, -alignmentInsets.near(axis) - boundsOrigin.along(axis))
    form.add(1, engine.variables(of: content).origin(axis))
    form.add(-1, engine.variables(of: self).origin(axis))
    return true
  }
}
