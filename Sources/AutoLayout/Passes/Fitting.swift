import ConstraintSolver

/// One question about the size that a view's content wants: an engine of its own, in which the
/// hierarchy takes part for the time of the question.
struct Fitting {
  private let engine: LayoutEngine
  private let views: [LayoutView]
  private var loans: [EngineLoan] = []
  private let contents: [MeasuredContent]

  /// Has a hierarchy take part in a new engine.
  init(of host: LayoutView, to target: FittingTarget) {
    views = host.subtree
    contents = views.map(\.content)
    engine = LayoutEngine(host: host, fixesHost: false)
    loans = views.map { EngineLoan(of: $0, to: engine) }
    engine.addFittingTarget(target, insets: host.alignmentInsets)
  }

  /// The size of the host's frame, in points; wrapping content is measured twice.
  func size() -> Size {
    let first = solve()
    return remeasureWrappingContent() ? solve() : first
  }

  /// Leaves everything as it was.
  func end() {
    for (view, content) in zip(views, contents) { view.content = content }
    for loan in loans { loan.end() }
    engine.returnPending()
  }

  private func solve() -> Size {
    for view in views { engine.refreshRows(impliedBy: view) }
    for view in views {
      view.held.forEach(engine.refresh)
    }
    return engine.fittedSize()
  }

  /// Measures wrapping content for the widths found.
  ///
  /// - Returns: Whether any measure changed.
  private func remeasureWrappingContent() -> Bool {
    var changed = false
    for view in views {
      guard let delegate = view.delegate, delegate.contentWraps(in: view),
        let width = engine.width(of: view)
      else { continue }
      let size = delegate.contentSize(of: view, wrappingAt: width)
      guard size != view.content.size else { continue }
      view.content.size = size
      changed = true
    }
    return changed
  }
}

/// A view's place in its engine, kept while the view takes part in another one.
private struct EngineLoan {
  private let view: LayoutView
  private let engine: LayoutEngine?
  private let firstRow: Int32
  private var items: [(item: LayoutItem, variables: ItemVariables?)] = []
  private let constraints: [(constraint: LayoutConstraint, row: Int32)]

  init(of view: LayoutView, to other: LayoutEngine) {
    self.view = view
    engine = view.engine
    firstRow = view.firstRow
    constraints = view.constraints.map { ($0, $0.row) }
    var items: [(item: LayoutItem, variables: ItemVariables?)] = []
    view.forEachItem {
      items.append(($0, $0.variables))
      $0.variables = nil
    }
    self.items = items
    view.setEngine(other)
    view.firstRow = EngineRows.none
    view.held.forEach { $0.row = EngineRows.none }
  }

  func end() {
    view.setEngine(engine)
    view.firstRow = firstRow
    for (item, variables) in items { item.variables = variables }
    for (constraint, row) in constraints { constraint.row = row }
  }
}

extension LayoutEngine {
  /// Pulls the host towards a size.
  func addFittingTarget(_ target: FittingTarget, insets: EdgeInsets) {
    let own = variables(of: host)
    for (axis, priority) in [
      (Axis.horizontal, target.horizontalPriority), (.vertical, target.verticalPriority),
    ] {
      let extent = max(0, target.size[axis: axis] - insets.total(axis))
      _ = try? addToSolver(LinearForm(own.extent(axis), .equal, extent, priority: priority))
      _ = try? addToSolver(LinearForm(own.extent(axis), .greaterThanOrEqual, 0))
    }
  }

  /// Solves without writing anything back.
  ///
  /// - Returns: The size of the host's frame, in points.
  func fittedSize() -> Size {
    optimise()
    let own = variables(of: host)
    return Size(
      width: solver.value(of: own.width) + host.alignmentInsets.total(.horizontal),
      height: solver.value(of: own.height) + host.alignmentInsets.total(.vertical))
  }

  /// The solved width of a view's alignment rectangle, in points.
  func width(of view: LayoutView) -> Double? {
    view.variables.map { solver.value(of: $0.width) }
  }

  /// Hands what was invalidated to the engines that the views and constraints went back to.
  func returnPending() {
    for view in takePendingViews() { view.engine?.invalidate(view) }
    for constraint in takePendingConstraints() { constraint.holder?.engine?.invalidate(constraint) }
  }
}
