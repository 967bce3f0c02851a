import ConstraintSolver

/// The places of views in their engine, kept while they take part in another one.
struct EngineLoan {
  private struct ViewPlace {
    let view: LayoutView
    let engine: LayoutEngine?
    let contentRows: InlineArray<4, Int32>
    let stateRows: ViewExtras.StateRows
    let content: MeasuredContent
  }

  private var views: [ViewPlace] = []
  private var items: [(item: LayoutItem, variables: ItemVariables?)] = []
  private var constraints: [(constraint: LayoutConstraint, row: Int32)] = []

  init(of views: [LayoutView], to other: LayoutEngine) {
    self.views.reserveCapacity(views.count)
    items.reserveCapacity(views.count)
    for view in views { lend(view, to: other) }
  }

  private mutating func lend(_ view: LayoutView, to other: LayoutEngine) {
    views.append(
      ViewPlace(
        view: view, engine: view.engine, contentRows: view.contentRows,
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
    for place in views {
      place.view.setEngine(place.engine)
      place.view.contentRows = place.contentRows
      place.view.extras?.stateRows = place.stateRows
      place.view.content = place.content
    }
    for (item, variables) in items { item.variables = variables }
    for (constraint, row) in constraints { constraint.row = row }
  }
}
