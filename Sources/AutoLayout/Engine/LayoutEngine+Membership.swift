import ConstraintSolver

/// The views, guides and constraints that take part, as they come and go.
extension LayoutEngine {
  /// Makes room in an empty engine; later on it grows as needed, as exactly enough would mean
  /// copying everything for each view.
  func reserve(views: Int, constraints: Int) {
    let variables = 4 * views
    // Content implies up to four constraints of one term; most others have two terms.
    let rowCount = constraints + 4 * views
    owners.reserveCapacity(variables)
    solver.reserve(
      variables: variables, constraints: rowCount, terms: 2 * constraints + 4 * views)
  }

  // MARK: Coming

  /// Takes in a view that was added, and everything inside it.
  func enter(subtree: LayoutView) {
    for view in subtree.subtree {
      view.setEngine(self)
      enqueue(view)
      view.heldConstraints.forEach(enqueue)
    }
  }

  /// Takes in a constraint that becomes active.
  func enter(_ constraint: LayoutConstraint) {
    forgetExercise(of: constraint)
    enqueue(constraint)
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
  /// Tie-breaking constraints of other items may.
  private func release(_ items: [LayoutItem]) {
    wasStructureEdited = true
    dropTieBreakers(mentioning: items.compactMap(\.variables))
    items.forEach(releaseVariables)
  }
}
