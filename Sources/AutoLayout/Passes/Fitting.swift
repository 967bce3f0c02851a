import ConstraintSolver

/// One question about the size that a view's content wants: an engine of its own, in which the
/// hierarchy takes part for the time of the question.
struct Fitting {
  private let engine: LayoutEngine
  private let views: [LayoutView]
  private let loan: EngineLoan

  /// Enters a hierarchy into a new engine.
  init(of root: LayoutView, to target: FittingTarget) {
    views = root.subtree
    engine = LayoutEngine(root: root, isRootFrameGiven: false)
    engine.reserve(for: views.reduce(ExpectedSize()) { $0 + ExpectedSize(of: $1) })
    loan = EngineLoan(of: views, to: engine)
    engine.addFittingTarget(target, insets: root.alignmentInsets)
    measureUnbroken()
  }

  /// Measures wrapping content unbroken, as it is before it has a width.
  private func measureUnbroken() {
    for view in views where view.content.wrapWidth != nil && view.contentWraps {
      view.content.size = view.contentSize(wrappingAt: nil)
    }
  }

  /// The size of the root's frame, in points; wrapping content is measured twice.
  func size() -> Size {
    let first = solve()
    return remeasureWrappingContent() ? solve() : first
  }

  /// The frames of the views inside the root, each in the view around it, by view: origins and extents.
  func frames() -> [ObjectIdentifier: [Double]] {
    var frames: [ObjectIdentifier: [Double]] = [:]
    for view in views where view !== engine.root {
      guard let own = view.variables, let outer = view.parent?.variables else { continue }
      frames[ObjectIdentifier(view)] = [
        value(of: own.minX) - value(of: outer.minX), value(of: own.minY) - value(of: outer.minY),
        value(of: own.width), value(of: own.height),
      ]
    }
    return frames
  }

  /// The views inside the root with an extent that constraints leave open.
  func openViews() -> Set<ObjectIdentifier> {
    let open = Set(engine.solver.undeterminedVariables())
    return Set(
      views.filter { view in
        view.variables.map { open.contains($0.width) || open.contains($0.height) } ?? false
      }.map { ObjectIdentifier($0) })
  }

  /// Whether a height inside would be negative without its floor.
  var neededHeightFloor: Bool {
    views.contains { $0.row(of: .heightFloor) != RowNumber.none }
  }

  private func value(of variable: Variable) -> Double {
    variable.isNone ? 0 : engine.solver.value(of: variable)
  }

  /// Leaves everything as it was.
  func end() {
    loan.end()
    engine.returnPending()
  }

  private func solve() -> Size {
    for view in views { engine.refreshRows(impliedBy: view, .all) }
    for view in views {
      view.heldConstraints.forEach { engine.refresh($0, .terms) }
    }
    return engine.fittedSize(around: views)
  }

  /// Measures wrapping content for the widths found.
  ///
  /// - Returns: Whether any measure changed.
  private func remeasureWrappingContent() -> Bool {
    var changed = false
    for view in views {
      guard view.contentWraps, let width = engine.width(of: view) else { continue }
      let size = view.contentSize(wrappingAt: width)
      guard size != view.content.size else { continue }
      view.content.size = size
      changed = true
    }
    return changed
  }
}

extension LayoutEngine {
  /// Pulls the root towards a size.
  func addFittingTarget(_ target: FittingTarget, insets: EdgeInsets) {
    let own = variables(of: root)
    for (axis, priority) in [
      (Axis.horizontal, target.horizontalPriority), (.vertical, target.verticalPriority),
    ] {
      let extent = max(0, target.size[axis: axis] - insets.total(axis))
      _ = try? addToSolver(LinearForm(own.extent(axis), .equal, extent, priority: priority))
      _ = try? addToSolver(LinearForm(own.extent(axis), .greaterThanOrEqual, 0))
    }
  }

  /// Solves without writing anything back, keeping the extents of the root's subtree from becoming negative.
  ///
  /// - Returns: The size of the root's frame, in points.
  func fittedSize(around views: [LayoutView]) -> Size {
    repeat {
      optimise()
      views.forEach(noteEmptyExtents)
    } while raiseNegativeExtents()
    let own = variables(of: root)
    let rect = Rect(
      size: Size(width: solver.value(of: own.width), height: solver.value(of: own.height)))
    let insets = root.alignmentRectInsets(around: rect)
    return rect.outset(by: insets).size
  }

  /// The solved width of a view's alignment rectangle, in points.
  func width(of view: LayoutView) -> Double? {
    view.variables.map { solver.value(of: $0.width) }
  }

  /// Hands what was invalidated to the engines that the views and constraints went back to.
  func returnPending() {
    for view in takePendingViews() { view.engine?.invalidate(view, view.takeEdits()) }
    for constraint in takePendingConstraints() {
      constraint.holder?.engine?.invalidate(constraint, constraint.takeEdits())
    }
  }
}
