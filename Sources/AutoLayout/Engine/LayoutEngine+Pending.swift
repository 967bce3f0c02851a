import ConstraintSolver

/// Reading of what was invalidated since the last solution.
extension LayoutEngine {
  /// Marks a constraint to be read again before the next solution.
  func invalidate(_ constraint: LayoutConstraint) {
    if !isNew { enqueue(constraint) }
  }

  func enqueue(_ constraint: LayoutConstraint) {
    guard !constraint.isPending else { return }
    constraint.isPending = true
    pendingConstraints.append(constraint)
  }

  /// Marks a view, whose implied constraints are read again before the next solution.
  func invalidate(_ view: LayoutView) {
    guard !isNew else { return }
    if isRoot(view) {
      isRootPending = true
    } else {
      enqueue(view)
    }
  }

  func enqueue(_ view: LayoutView) {
    guard !view.isPending else { return }
    view.isPending = true
    pendingViews.append(view)
  }

  /// Reads everything that is pending.
  func refreshPending() {
    let chains = isNew ? readViews() : []
    if isRootPending {
      isRootPending = false
      refreshRows(impliedBy: root)
    }
    let own = Unretained(self)
    for view in takePendingViews() where view.engineReference == own {
      refreshRows(impliedBy: view)
    }
    readConstraints(of: chains)
    isNew = false
    for constraint in takePendingConstraints()
    where constraint.holderReference.with({ $0.engineReference == own }) ?? false {
      refresh(constraint)
    }
  }

  /// Reads for the first time what views imply, apart from those that are pending.
  ///
  /// - Returns: The beginnings of the chains of constraints that views hold, in the order of
  ///   ``LayoutView/subtree``.
  private func readViews() -> [Unretained<LayoutConstraint>] {
    let views = root.subtreeReferences
    reserve(for: views)
    var chains: [Unretained<LayoutConstraint>] = []
    var form = LinearForm()
    for view in views {
      _ = view.with { view in
        if !view.isPending { refreshRows(impliedBy: view, through: &form) }
        if view.heldConstraints.count > 0 { chains.append(view.heldConstraints.beginning) }
      }
    }
    return chains
  }

  /// Reads for the first time the constraints of chains, apart from those that are pending.
  private func readConstraints(of chains: [Unretained<LayoutConstraint>]) {
    var form = LinearForm()
    for chain in chains {
      HeldConstraints.forEach(from: chain) { if !$0.isPending { refresh($0, through: &form) } }
    }
  }

  /// The views invalidated since the last call, without the root.
  func takePendingViews() -> [LayoutView] {
    defer { pendingViews = [] }
    for view in pendingViews { view.isPending = false }
    return pendingViews
  }

  /// The constraints invalidated since the last call.
  func takePendingConstraints() -> [LayoutConstraint] {
    defer { pendingConstraints = [] }
    for constraint in pendingConstraints { constraint.isPending = false }
    return pendingConstraints
  }
}
