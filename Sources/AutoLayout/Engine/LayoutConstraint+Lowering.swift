import ConstraintSolver

extension LayoutConstraint {
  /// Writes `first − exactMultiplier × second  relation  constant` over an engine's variables, with
  /// reading directions, scroll content, margins and baselines resolved.
  ///
  /// - Returns: False when the constraint takes no part in the engine.
  func write(to form: inout LinearForm, in engine: LayoutEngine) -> Bool {
    writePlainly(to: &form, in: engine) || writeResolved(to: &form, in: engine)
  }

  /// Writes a constraint whose attributes are plain sums of variables: nothing is to be resolved.
  ///
  /// Nearly all constraints are of this kind, so this path reads as little memory as it can. Its coefficients are 1, -1 and
  /// halves of them.
  ///
  /// - Returns: False for every other constraint, which ``writeResolved(to:in:)`` begins anew.
  func writePlainly(to form: inout LinearForm, in engine: LayoutEngine) -> Bool {
    guard multiplier == 1, holderReference.with({ $0.effectiveDirection }) == .leftToRight else {
      return false
    }
    form.begin(relation, constant, priority: priority)
    guard secondAttribute != .notAnAttribute else {
      return write(1, firstAttribute, of: firstMentioned, to: &form, in: engine)
    }
    // The solver keeps terms in the order of variables. The second item is the older one mostly.
    return write(-1, secondAttribute, of: secondMentioned, to: &form, in: engine)
      && write(1, firstAttribute, of: firstMentioned, to: &form, in: engine)
  }

  @inline(__always)
  private func write(
    _ factor: Double, _ attribute: LayoutAttribute, of item: Unretained<LayoutItem>,
    to form: inout LinearForm, in engine: LayoutEngine
  ) -> Bool {
    item.with { item in
      // An item has variables as long as it takes part in an engine, which is its holder's.
      guard let own = item.variables, item.kind != .scrollView else { return false }
      assert(engine.contains(item))
      return form.add(factor, attribute, of: own)
    } ?? false
  }

  private func writeResolved(to form: inout LinearForm, in engine: LayoutEngine) -> Bool {
    guard let holder, let first = firstItem, engine.contains(first) else { return false }
    let direction = holder.effectiveDirection
    let left = firstAttribute.resolved(for: direction)
    guard secondAttribute != .notAnAttribute else {
      form.begin(relation, constant, priority: priority)
      return engine.add(1, left, of: first, to: &form)
    }
    guard let second = secondItem, engine.contains(second) else { return false }
    let right = secondAttribute.resolved(for: direction)
    let isMirrored = isMirrored(reading: direction)
    let factor = exactMultiplier
    form.begin(relationInSpace(isMirrored), isMirrored ? -distance : distance, priority: priority)
    guard
      engine.add(1, left, of: target(of: first, firstAttribute, against: second), to: &form),
      engine.add(
        -factor, right, of: target(of: second, secondAttribute, against: first), to: &form)
    else { return false }
    if factor != 1, let reference = referencePosition(isMirrored, holder, in: engine) {
      form.add(factor - 1, reference)
    }
    return true
  }

  /// The position that others are counted from: the near edge of the holder's coordinate space, in
  /// reading direction.
  ///
  /// It matters to multiplied positions only; nil for extents, which are the same in every space.
  ///
  /// Source: Apple's header: "numbers are interpreted in the coordinate system of the view" that
  /// holds the constraint.
  func referencePosition(
    _ isMirrored: Bool, _ holder: LayoutView, in engine: LayoutEngine
  ) -> AxisExpression? {
    guard !firstAttribute.isSize, let axis = firstAttribute.axis else { return nil }
    let space = holder.scrollContentGuide ?? holder as LayoutItem
    let edges = engine.edges(of: space, axis)
    return isMirrored ? edges.far : edges.near
  }

  /// The item that an attribute means: for edges of a scroll view related to something inside it,
  /// the content area.
  ///
  /// Source: Auto Layout Guide, "Working with Scroll Views".
  func target(
    of item: LayoutItem, _ attribute: LayoutAttribute, against other: LayoutItem
  ) -> LayoutItem {
    guard attribute.isEdgeOrMargin, let view = item.referenceView, view === item,
      let content = view.scrollContentGuide, let inner = other.referenceView
    else { return item }
    let isContent = inner !== view && inner.isInside(view) || (other as? LayoutGuide)?.role == .free
    return isContent && inner.isInside(view) ? content : item
  }

  /// Whether the constraint relates positions in reading direction from right to left, so that its
  /// coordinate axis is reversed.
  func isMirrored(reading direction: LayoutDirection) -> Bool {
    direction == .rightToLeft
      && (firstAttribute.family == .directionalX || secondAttribute.family == .directionalX)
  }

  /// The relation on screen: reading from right to left, "at least" means "no further right".
  private func relationInSpace(_ isMirrored: Bool) -> Relation {
    guard isMirrored else { return relation }
    return switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
