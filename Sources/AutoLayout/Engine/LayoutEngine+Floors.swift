import ConstraintSolver

/// Extents of views are kept from becoming negative.
extension LayoutEngine {
  /// How far from nothing an extent may be that counts as nothing, in points.
  static let emptyExtent = 0.001

  /// Notes that a solution made an item no wider or higher than nothing.
  @inline(never)
  func noteEmptyExtent(of item: LayoutItem) {
    guard let view = item as? LayoutView, !isFrameGiven(of: view) else { return }
    emptyViews.append(view)
  }

  /// Whether a frame follows from other frames alone and is not up to constraints.
  private func isFrameGiven(of view: LayoutView) -> Bool {
    var current = view
    while !isHost(current) {
      guard current.translatesAutoresizingMask, let parent = current.parent else { return false }
      current = parent
    }
    return true
  }

  /// Has the views that the last solution made narrower or lower than nothing be at least empty.
  ///
  /// Nearly all views are wider and higher anyway. So what every view requires is made for those only
  /// that a solution without it gets wrong, or takes for open below nothing, which comes to the same.
  ///
  /// Source: of 45,747 stored frames none has a negative extent. Views that are too narrow for what
  /// their insets require conflict with it.
  ///
  /// - Returns: Whether there is more to solve.
  func raiseNegativeExtents() -> Bool {
    guard !emptyViews.isEmpty else { return false }
    defer { emptyViews = [] }
    var isRaised = false
    for view in emptyViews where view.variables != nil {
      for kind in [ViewConstraint.Kind.widthFloor, .heightFloor] where raise(kind, of: view) {
        isRaised = true
      }
    }
    return isRaised
  }

  private func raise(_ kind: ViewConstraint.Kind, of view: LayoutView) -> Bool {
    guard view.row(of: kind) == RowNumber.none,
      needsFloor(variables(of: view).extent(kind.axis))
    else { return false }
    var form = LinearForm()
    _ = view.write(kind, to: &form, in: self)
    let row = add(&form)
    view.setRow(row, of: kind)
    return row != RowNumber.none
  }

  /// Whether a solution made an extent negative, or could have done.
  private func needsFloor(_ extent: Variable) -> Bool {
    let value = solver.value(of: extent)
    return value < -LayoutEngine.emptyExtent
      || value < LayoutEngine.emptyExtent && ambiguity?.isUndetermined(extent) == true
  }
}
