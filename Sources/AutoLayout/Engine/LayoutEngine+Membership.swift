import ConstraintSolver

/// The views, guides and constraints that take part, as they come and go.
extension LayoutEngine {
  /// Makes room in an empty engine for what views imply and hold; later on it grows as needed, as
  /// exactly enough would mean copying everything for each view.
  func reserve(for size: ExpectedSize) {
    owners.reserve(size.views)
    // What settles open variables comes on top, mostly less than one in sixteen; growing would copy everything.
    solver.reserve(
      variables: 4 * size.views, constraints: size.rows + size.rows / 16,
      terms: size.terms + size.terms / 16)
  }

  // MARK: Coming

  /// Takes in a view that was added, and everything inside it.
  func enter(subtree: LayoutView) {
    for view in subtree.subtree {
      view.setEngine(self)
      if isNew { expected = expected + ExpectedSize(of: view) }
      enqueue(view, .all)
      view.heldConstraints.forEach { enqueue($0, .terms) }
    }
  }

  /// Takes in a constraint that becomes active.
  func enter(_ constraint: LayoutConstraint) {
    forgetExercise(of: constraint)
    if isNew { expected = expected + ExpectedSize.ofConstraint }
    enqueue(constraint, .terms)
  }

  /// Takes out a constraint that becomes inactive.
  func leave(_ constraint: LayoutConstraint) {
    forgetExercise(of: constraint)
    drop(constraint)
  }

  // MARK: Leaving

  /// Drops a view and everything inside it, whose crossing constraints are gone already.
  func forget(subtree: LayoutView) {
    let views = subtree.subtree
    for view in views {
      view.heldConstraints.forEach(drop)
      returnBaseline(of: view)
      proportionalStacks.forget(view)
      dropRows(impliedBy: view)
    }
    var items: [LayoutItem] = []
    for view in views { view.forEachItem { items.append($0) } }
    release(items)
    for view in views { view.leaveEngine() }
  }

  /// Drops a guide whose constraints are gone already.
  func forget(_ guide: LayoutGuide) {
    release([guide])
  }

  /// Takes out the variables of items that no constraint mentions any more.
  ///
  /// Tie-breaking rows of other items may.
  private func release(_ items: [LayoutItem]) {
    wasStructureEdited = true
    dropTieBreakingRows(mentioning: items.compactMap(\.variables))
    items.forEach(releaseVariables)
  }
}
