import ConstraintSolver

/// Moves to other solutions of an ambiguous layout.
extension LayoutEngine {
  /// Moves views to another solution in which an item lies somewhere else, if there is one.
  ///
  /// Of both ends of the first variable that is open the one farther away is taken; where nothing
  /// stops the variable, the item goes to that edge of the view around it.
  ///
  /// - Returns: Whether a variable of the item is open; rounding may still keep the item where it is.
  func exerciseAmbiguity(of item: LayoutItem) -> Bool {
    guard let open = openVariables(of: item).first else { return false }
    removeTieBreakingRows(ambiguity?.takeAll() ?? [])
    ambiguity = nil
    wasStructureEdited = true
    let former = solver.value(of: open)
    optimise()
    if let extremes = solver.extremes(of: open) {
      let reach = reach(of: item, open, from: former)
      moveViews(to: farther(extremes.least, extremes.greatest, from: former, open, reach))
    }
    return true
  }

  /// Returns where a variable without an end is moved to: the edges of the view around the item, or an extent that fills
  /// that view.
  ///
  /// - Returns: The least and the greatest value, in points in the solver's space.
  private func reach(
    of item: LayoutItem, _ open: Variable, from former: Double
  ) -> (least: Double, greatest: Double) {
    guard let own = item.variables, let view = item.viewAround, let outer = view.variables else {
      return (former - Self.shortReach, former + Self.shortReach)
    }
    func value(_ variable: Variable) -> Double {
      variable.isNone ? 0 : solver.value(of: variable)
    }
    let axis: Axis = open == own.minX || open == own.width ? .horizontal : .vertical
    let room = value(outer.extent(axis))
    guard open == own.origin(axis) else { return (0, max(room, former + Self.shortReach)) }
    let (first, last) = (value(outer.origin(axis)), value(outer.origin(axis)) + room)
    let lastOrigin = last - value(own.extent(axis))
    guard abs(lastOrigin - first) > Self.shortReach else {
      return (former - Self.shortReach, former + Self.shortReach)
    }
    return (min(first, lastOrigin), max(first, lastOrigin))
  }

  /// The distance, in points, by which an item moves that has no room in the view around it.
  private static let shortReach = SystemSpacing.betweenEdges

  /// The values at the end that is farther from the present one; values without an end are moved by as much as the variable in
  /// question.
  private func farther(
    _ least: Extreme, _ greatest: Extreme, from former: Double, _ open: Variable,
    _ reach: (least: Double, greatest: Double)
  ) -> [(Variable, Double)] {
    func values(_ extreme: Extreme, _ end: Double) -> [(Variable, Double)] {
      let endless = extreme.changes.first { $0.variable == open && !$0.value.isFinite }
      let shift = endless == nil ? 0 : end - solver.value(of: open)
      let sign = (endless?.value ?? 1) < 0 ? -1.0 : 1
      return extreme.changes.map { change in
        let value = solver.value(of: change.variable)
        if change.value.isFinite { return (change.variable, change.value) }
        return (change.variable, change.value < 0 ? value - sign * shift : value + sign * shift)
      }
    }
    func distance(_ values: [(Variable, Double)]) -> Double {
      abs((values.first { $0.0 == open }?.1 ?? former) - former)
    }
    // An extreme names what differs from the solution only.
    let present = [(open, solver.value(of: open))]
    let (low, high) = (
      values(least, reach.least) + present, values(greatest, reach.greatest) + present
    )
    return distance(low) > distance(high) ? low : high
  }

  /// Gives views frames of another solution, near which what is undetermined stays until ``forgetExercise(of:)``.
  private func moveViews(to values: [(Variable, Double)]) {
    let values = Dictionary(values) { first, _ in first }
    func value(_ variable: Variable) -> Double {
      variable.isNone ? 0 : values[variable] ?? solver.value(of: variable)
    }
    for view in views(of: values.keys.sorted()) where !isRoot(view) {
      guard let own = view.variables, let parent = view.parent else { continue }
      func origin(_ axis: Axis) -> Double {
        let outer = value(variables(of: parent).origin(axis)) - parent.alignmentInsets.near(axis)
        return value(own.origin(axis)) - view.alignmentInsets.near(axis) - outer
          + parent.boundsOrigin.along(axis)
      }
      func extent(_ axis: Axis) -> Double {
        value(own.extent(axis)) + view.alignmentInsets.total(axis)
      }
      view.changeExtras { $0.keepsExercisedPosition = true }
      hasExercisedViews = true
      view.setFrame(
        Rect(
          x: origin(.horizontal), y: origin(.vertical), width: extent(.horizontal),
          height: extent(.vertical)))
    }
  }

  /// Ends what ``exerciseAmbiguity(of:)`` did to the views that a constraint mentions, because it comes or goes.
  ///
  /// Inequalities decide about their positions again, as in any other layout.
  func forgetExercise(of constraint: LayoutConstraint) {
    guard hasExercisedViews else { return }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = item as? LayoutView, let extras = view.extras, extras.keepsExercisedPosition
      else { continue }
      extras.keepsExercisedPosition = false
      invalidate(view, .all)
    }
  }
}

extension LayoutItem {
  /// Moves the item to another position that its constraints allow; the next layout applies it.
  ///
  /// - Returns: Whether a variable of the item is open.
  @discardableResult
  public func exerciseAmbiguity() -> Bool {
    referenceView?.engine?.exerciseAmbiguity(of: self) ?? false
  }
}
