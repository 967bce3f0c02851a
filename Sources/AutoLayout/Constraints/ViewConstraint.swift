import ConstraintSolver

/// A constraint that a view's own state implies: its content size, its translated autoresizing mask
/// or its place as a root.
public final class ViewConstraint: EngineConstraint {
  /// What the constraint says.
  enum Kind: Hashable {
    /// The position of a root along an axis.
    case hostOrigin(Axis)
    /// The extent of a root along an axis.
    case hostExtent(Axis)
    /// The position that autoresizing gives.
    case autoresizingOrigin(Axis)
    /// The extent that autoresizing gives.
    case autoresizingExtent(Axis)
    /// The extent is at most the content's.
    case contentHugging(Axis)
    /// The extent is at least the content's.
    case contentCompression(Axis)
    /// The content area of a scroll view begins at the scroll position.
    case scrollOrigin(Axis)

    /// Every kind, in the order constraints are added.
    static let all: [Kind] = [
      .hostOrigin(.horizontal), .hostOrigin(.vertical), .hostExtent(.horizontal),
      .hostExtent(.vertical), .autoresizingOrigin(.horizontal), .autoresizingExtent(.horizontal),
      .autoresizingOrigin(.vertical), .autoresizingExtent(.vertical), .scrollOrigin(.horizontal),
      .scrollOrigin(.vertical), .contentHugging(.horizontal), .contentCompression(.horizontal),
      .contentHugging(.vertical), .contentCompression(.vertical),
    ]

    /// The role the kind has in diagnoses.
    var role: SystemConstraint {
      switch self {
      case .hostOrigin(let axis): axis == .horizontal ? .encapsulatedLeft : .encapsulatedTop
      case .hostExtent(let axis): axis == .horizontal ? .encapsulatedWidth : .encapsulatedHeight
      case .autoresizingOrigin, .autoresizingExtent: .autoresizingMask
      case .contentHugging, .contentCompression: .contentSize
      case .scrollOrigin: .scrollContentOrigin
      }
    }
  }

  /// What the constraint says.
  let kind: Kind
  /// The view it says it about.
  private weak var view: LayoutView?

  init(_ kind: Kind, of view: LayoutView) {
    self.kind = kind
    self.view = view
    super.init(origin: .system(kind.role))
  }

  public override var firstItem: LayoutItem? { view }

  override func linearConstraint(in engine: LayoutEngine) -> LinearConstraint? {
    guard let view else { return nil }
    switch kind {
    case .hostOrigin(let axis): return hostOrigin(of: view, axis, in: engine)
    case .hostExtent(let axis): return hostExtent(of: view, axis, in: engine)
    case .autoresizingOrigin(let axis): return autoresizingOrigin(of: view, axis, in: engine)
    case .autoresizingExtent(let axis): return autoresizingExtent(of: view, axis, in: engine)
    case .contentHugging(let axis):
      return contentSize(of: view, axis, .lessThanOrEqual, view.contentHugging[axis], in: engine)
    case .contentCompression(let axis):
      return contentSize(
        of: view, axis, .greaterThanOrEqual, view.contentCompressionResistance[axis], in: engine)
    case .scrollOrigin(let axis): return scrollOrigin(of: view, axis, in: engine)
    }
  }

  private func hostOrigin(
    of view: LayoutView, _ axis: Axis, in engine: LayoutEngine
  ) -> LinearConstraint? {
    guard engine.fixesHost, view === engine.host else { return nil }
    let origin = engine.variables(of: view).origin(axis)
    return LinearConstraint([Term(1, origin)], .equal, view.alignmentInsets.near(axis))
  }

  private func hostExtent(
    of view: LayoutView, _ axis: Axis, in engine: LayoutEngine
  ) -> LinearConstraint? {
    guard engine.fixesHost, view === engine.host else { return nil }
    let extent = engine.variables(of: view).extent(axis)
    let insets = view.alignmentInsets.total(axis)
    return LinearConstraint([Term(1, extent)], .equal, view.frame.size[axis: axis] - insets)
  }

  /// `view.min − content origin of parent = base + share × parent extent`, alignment insets added.
  private func autoresizingOrigin(
    of view: LayoutView, _ axis: Axis, in engine: LayoutEngine
  ) -> LinearConstraint? {
    guard view !== engine.host, view.translatesAutoresizingMask, let parent = view.parent else {
      return nil
    }
    let rule = view.autoresizingRule(along: axis)
    let outer = engine.variables(of: parent)
    let outerInsets = parent.alignmentInsets
    var terms = [Term(1, engine.variables(of: view).origin(axis))]
    var constant = rule.originBase + view.alignmentInsets.near(axis)
    if let content = parent.scrollContentGuide {
      terms.append(Term(-1, engine.variables(of: content).origin(axis)))
    } else {
      terms.append(Term(-1, outer.origin(axis)))
      constant -= outerInsets.near(axis) + parent.boundsOrigin.along(axis)
    }
    if rule.originShare != 0 {
      terms.append(Term(-rule.originShare, outer.extent(axis)))
      constant += rule.originShare * outerInsets.total(axis)
    }
    return LinearConstraint(terms, .equal, constant)
  }

  private func autoresizingExtent(
    of view: LayoutView, _ axis: Axis, in engine: LayoutEngine
  ) -> LinearConstraint? {
    guard view !== engine.host, view.translatesAutoresizingMask, let parent = view.parent else {
      return nil
    }
    let rule = view.autoresizingRule(along: axis)
    var terms = [Term(1, engine.variables(of: view).extent(axis))]
    var constant = rule.extentBase - view.alignmentInsets.total(axis)
    if rule.extentShare != 0 {
      terms.append(Term(-rule.extentShare, engine.variables(of: parent).extent(axis)))
      constant += rule.extentShare * parent.alignmentInsets.total(axis)
    }
    return LinearConstraint(terms, .equal, constant)
  }

  private func contentSize(
    of view: LayoutView, _ axis: Axis, _ relation: Relation, _ priority: Float,
    in engine: LayoutEngine
  ) -> LinearConstraint? {
    let extent = view.content.size[axis: axis]
    guard extent != Size.noIntrinsicMetric, priority > 0 else { return nil }
    return LinearConstraint(
      [Term(1, engine.variables(of: view).extent(axis))], relation, extent,
      priority: Priority(min(priority, 1000)))
  }

  private func scrollOrigin(
    of view: LayoutView, _ axis: Axis, in engine: LayoutEngine
  ) -> LinearConstraint? {
    guard let content = view.scrollContentGuide else { return nil }
    return LinearConstraint(
      [
        Term(1, engine.variables(of: content).origin(axis)),
        Term(-1, engine.variables(of: view).origin(axis)),
      ], .equal, -view.alignmentInsets.near(axis) - view.boundsOrigin.along(axis))
  }
}

extension EdgeInsets {
  /// The inset at the left or the top.
  func near(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// The sum of both insets along an axis.
  func total(_ axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}

extension Point {
  /// The coordinate along an axis.
  func along(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}
