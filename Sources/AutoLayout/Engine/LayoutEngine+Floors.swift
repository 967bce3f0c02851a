import ConstraintSolver

/// Extents of views are kept from becoming negative.
extension LayoutEngine {
  /// Notes an item that a solution made empty: its width or height is below ``LayoutTolerances/emptyExtent``.
  @inline(never)
  func noteEmptyExtent(of item: LayoutItem) {
    guard canHaveFloor(item) else { return }
    emptyItems.append(item)
  }

  /// Notes a view, and its content area, that the last solution made empty.
  ///
  /// A layout pass notes that in ``reportSolution(isFirst:)``; a question about sizes reports nothing.
  func noteEmptyExtents(of view: LayoutView) {
    noteIfEmpty(view)
    if let content = view.scrollContentGuide { noteIfEmpty(content) }
  }

  private func noteIfEmpty(_ item: LayoutItem) {
    guard let own = item.variables else { return }
    let smaller = min(solver.value(of: own.width), solver.value(of: own.height))
    if smaller < LayoutTolerances.emptyExtent { noteEmptyExtent(of: item) }
  }

  /// Whether an item is kept from negative extents: views and content areas are, other guides are not.
  private func canHaveFloor(_ item: LayoutItem) -> Bool {
    if let view = item as? LayoutView { return !isFrameGiven(of: view) }
    return (item as? LayoutGuide)?.role == .scrollContent
  }

  /// Whether a frame follows from other frames alone and is not up to constraints.
  private func isFrameGiven(of view: LayoutView) -> Bool {
    var current = view
    while !isRoot(current) {
      guard current.translatesAutoresizingMask, let parent = current.parent else { return false }
      current = parent
    }
    return true
  }

  /// Adds the rows `extent ≥ 0` of views and content areas whose extent came out negative in the last solution, and of views
  /// whose extent came out undetermined and empty.
  ///
  /// Nearly all extents are at least 0 anyway. So the rows are added only where a solution without them
  /// is wrong, or leaves a view's extent open and empty.
  ///
  /// Source: of 45,747 stored frames none has a negative extent. Views that are too narrow for what
  /// their insets require conflict with it; see `docs/decisions/0062-extents-are-not-negative.md`.
  ///
  /// - Returns: Whether there is more to solve.
  func raiseNegativeExtents() -> Bool {
    guard !emptyItems.isEmpty else { return false }
    defer { emptyItems = [] }
    var isRaised = false
    for item in emptyItems where item.variables != nil {
      if raiseFloors(of: item) { isRaised = true }
    }
    return isRaised
  }

  /// The extents that must not be negative and have no floor so far.
  ///
  /// - Complexity: O(*views*).
  var extentsWithoutFloor: [Variable] {
    root.subtree.flatMap { view in
      let content = view.scrollContentGuide
      return extents(of: view, without: .widthFloor, .heightFloor, in: view)
        + (content.map {
          extents(of: $0, without: .contentWidthFloor, .contentHeightFloor, in: view)
        } ?? [])
    }
  }

  private func extents(
    of item: LayoutItem, without width: ViewConstraint.Kind, _ height: ViewConstraint.Kind,
    in view: LayoutView
  ) -> [Variable] {
    guard let own = item.variables, canHaveFloor(item) else { return [] }
    return (view.row(of: width) == RowNumber.none ? [own.width] : [])
      + (view.row(of: height) == RowNumber.none ? [own.height] : [])
  }

  private func raiseFloors(of item: LayoutItem) -> Bool {
    var isRaised = false
    if let view = item as? LayoutView {
      for kind in [ViewConstraint.Kind.widthFloor, .heightFloor]
      where needsFloor(view, kind.axis) && raise(kind, of: view) {
        isRaised = true
      }
    } else if let view = (item as? LayoutGuide)?.owningView {
      for kind in [ViewConstraint.Kind.contentWidthFloor, .contentHeightFloor]
      where isNegative(item, kind.axis) && raise(kind, of: view) {
        isRaised = true
      }
    }
    return isRaised
  }

  private func raise(_ kind: ViewConstraint.Kind, of view: LayoutView) -> Bool {
    guard view.row(of: kind) == RowNumber.none else { return false }
    var form = LinearForm()
    _ = view.write(kind, to: &form, in: self)
    let row = add(&form)
    view.setRow(row, of: kind)
    return row != RowNumber.none
  }

  /// Whether a solution made an extent of a view negative, or could have done.
  private func needsFloor(_ view: LayoutView, _ axis: Axis) -> Bool {
    if isNegative(view, axis) { return true }
    let extent = variables(of: view).extent(axis)
    return solver.value(of: extent) < LayoutTolerances.emptyExtent
      && ambiguity?.isOpen(extent) == true
  }

  private func isNegative(_ item: LayoutItem, _ axis: Axis) -> Bool {
    solver.value(of: variables(of: item).extent(axis)) < -LayoutTolerances.emptyExtent
  }
}
