import ConstraintSolver

extension LayoutConstraint {
  /// `first − multiplier × second  relation  constant` over an engine's variables, with reading
  /// directions, scroll content, margins and baselines resolved; nil when an item is gone.
  func lowered(in engine: LayoutEngine) -> LinearConstraint? {
    guard isActive, let first = firstItem else { return nil }
    guard engine.contains(first) else { return nil }
    guard secondAttribute != .notAnAttribute else {
      let left = engine.expression(resolved(firstAttribute), of: first)
      return LinearConstraint(left.terms, relation, constant - left.constant, priority: priority)
    }
    guard let second = secondItem, engine.contains(second) else { return nil }
    let left = engine.expression(
      resolved(firstAttribute), of: target(of: first, firstAttribute, against: second))
    let right = engine.expression(
      resolved(secondAttribute), of: target(of: second, secondAttribute, against: first))
    let reference = (multiplier - 1) * referencePosition(in: engine)
    return LinearConstraint(
      left.terms + (-multiplier * right).terms + reference.terms, relationInSpace,
      resolvedConstant - left.constant + multiplier * right.constant - reference.constant,
      priority: priority)
  }

  /// Where positions are counted from: the near edge of the holder's coordinate space, in reading
  /// direction.
  ///
  /// It matters to multiplied positions only.
  ///
  /// Source: Apple's header: "numbers are interpreted in the coordinate system of the view" that
  /// holds the constraint.
  private func referencePosition(in engine: LayoutEngine) -> AttributeExpression {
    guard let holder, multiplier != 1, !firstAttribute.isSize, let axis = firstAttribute.axis
    else { return AttributeExpression([]) }
    let space = holder.scrollContentGuide ?? holder as LayoutItem
    let edges = engine.edges(of: space, axis)
    return isMirrored ? edges.far : edges.near
  }

  /// The item that an attribute means: for edges of a scroll view related to something inside it,
  /// the content area.
  ///
  /// Source: Auto Layout Guide, "Working with Scroll Views".
  private func target(
    of item: LayoutItem, _ attribute: LayoutAttribute, against other: LayoutItem
  ) -> LayoutItem {
    guard attribute.isEdgeOrMargin, let view = item as? LayoutView,
      let content = view.scrollContentGuide, let inner = other.referenceView
    else { return item }
    let isContent = inner !== view && inner.isInside(view) || (other as? LayoutGuide)?.role == .free
    return isContent && inner.isInside(view) ? content : item
  }

  private var direction: LayoutDirection {
    holder?.effectiveDirection ?? .leftToRight
  }

  private func resolved(_ attribute: LayoutAttribute) -> LayoutAttribute {
    attribute.resolved(for: direction)
  }

  /// Whether the constraint relates positions in reading direction from right to left, so that its
  /// coordinate axis is reversed.
  private var isMirrored: Bool {
    direction == .rightToLeft
      && (firstAttribute.family == .directionalX || secondAttribute.family == .directionalX)
  }

  /// The constant with the sign that its direction has on screen.
  private var resolvedConstant: Double { isMirrored ? -constant : constant }

  /// The relation on screen: reading from right to left, "at least" means "no further right".
  private var relationInSpace: Relation {
    guard isMirrored else { return relation }
    return switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
