import ConstraintSolver

/// The rows and variables of views in their engine, kept while the views take part in another one.
struct EngineLoan {
  private struct ViewState {
    let view: LayoutView
    let engine: LayoutEngine?
    let contentRows: ContentRows
    let scatteredContentRows: InlineArray<4, Int32>?
    let stateRows: ViewExtras.StateRows
    let content: MeasuredContent
  }

  private var views: [ViewState] = []
  private var items: [(item: LayoutItem, variables: ItemVariables?)] = []
  private var constraints: [(constraint: LayoutConstraint, row: Int32)] = []

  init(of views: [LayoutView], to other: LayoutEngine) {
    self.views.reserveCapacity(views.count)
    items.reserveCapacity(views.count)
    for view in views { lend(view, to: other) }
  }

  private mutating func lend(_ view: LayoutView, to other: LayoutEngine) {
    views.append(
      ViewState(
        view: view, engine: view.engine, contentRows: view.contentRows,
        scatteredContentRows: view.extras?.scatteredContentRows,
        stateRows: view.extras?.stateRows ?? ViewExtras.noStateRows, content: view.content))
    view.setEngine(other)
    view.forgetRows()
    view.forEachItem { item in
      items.append((item, item.variables))
      item.variables = nil
    }
    view.heldConstraints.forEach { constraint in
      constraints.append((constraint, constraint.row))
      constraint.row = RowNumber.none
    }
  }

  func end() {
    for state in views {
      state.view.setEngine(state.engine)
      state.view.contentRows = state.contentRows
      if let rows = state.scatteredContentRows { state.view.extras?.scatteredContentRows = rows }
      state.view.extras?.stateRows = state.stateRows
      state.view.content = state.content
    }
    for (item, variables) in items { item.variables = variables }
    for (constraint, row) in constraints { constraint.row = row }
  }
}
