import ConstraintSolver

/// Reading of what was invalidated since the last solution.
extension LayoutEngine {
  /// Marks a constraint to be read again before the next solution.
  func invalidate(_ constraint: LayoutConstraint, _ edits: ConstraintEdits) {
    if !isNew { enqueue(constraint, edits) }
  }

  func enqueue(_ constraint: LayoutConstraint, _ edits: ConstraintEdits) {
    if !constraint.isPending { pendingConstraints.append(constraint) }
    constraint.edits.formUnion(edits)
  }

  /// Marks a view, whose implied constraints are read again before the next solution.
  func invalidate(_ view: LayoutView, _ edits: ViewEdits) {
    guard !isNew else {
      if edits.contains(.content) { expected = expected + ExpectedSize(contentOf: view) }
      return
    }
    if isRoot(view) {
      isRootPending = true
    } else {
      enqueue(view, edits)
    }
  }

  func enqueue(_ view: LayoutView, _ edits: ViewEdits) {
    if view.edits.isEmpty { pendingViews.append(view) }
    view.edits.formUnion(edits)
  }

  /// Reads everything that is pending.
  func refreshPending() {
    let chains = isNew ? readViews() : []
    if isRootPending {
      isRootPending = false
      refreshRows(impliedBy: root, .all)
    }
    let own = Unretained(self)
    for view in takePendingViews() where view.engineReference == own && !view.edits.isEmpty {
      refreshRows(impliedBy: view, view.takeEdits())
    }
    readConstraints(of: chains)
    isNew = false
    for constraint in takePendingConstraints()
    where constraint.isPending
      && constraint.holderReference.with({ $0.engineReference == own }) ?? false
    {
      refresh(constraint, constraint.takeEdits())
    }
  }

  /// Reads for the first time what views imply, apart from those that are pending, and has all views placed.
  ///
  /// - Returns: The beginnings of the chains of constraints that views hold, in the order of
  ///   ``LayoutView/subtree``.
  private func readViews() -> [Unretained<LayoutConstraint>] {
    reserve(for: expected)
    var chains: [Unretained<LayoutConstraint>] = []
    var form = LinearForm()
    root.forEachInSubtree { view in
      if view.edits.isEmpty { refreshRows(impliedBy: view, through: &form) }
      view.setNeeds(.place)
      view.setNeedsLayout()
      if view.heldConstraints.count > 0 { chains.append(view.heldConstraints.beginning) }
    }
    return chains
  }

  /// Reads for the first time the constraints of chains, apart from those that are pending.
  private func readConstraints(of chains: [Unretained<LayoutConstraint>]) {
    var form = LinearForm()
    for constraint in ConstraintsNotPending(from: chains) {
      _ = constraint.with { readConstraint($0, through: &form) }
    }
  }

  /// The views invalidated since the last call, without the root; their edits are still to be taken.
  func takePendingViews() -> [LayoutView] {
    defer { pendingViews = [] }
    return pendingViews
  }

  /// The constraints invalidated since the last call; their edits are still to be taken.
  func takePendingConstraints() -> [LayoutConstraint] {
    defer { pendingConstraints = [] }
    return pendingConstraints
  }
}

extension LayoutView {
  /// Clears the edits.
  ///
  /// - Returns: Those that there were.
  func takeEdits() -> ViewEdits {
    defer { edits = [] }
    return edits
  }
}

extension LayoutConstraint {
  /// Clears the edits.
  ///
  /// - Returns: Those that there were.
  func takeEdits() -> ConstraintEdits {
    defer { edits = [] }
    return edits
  }
}
