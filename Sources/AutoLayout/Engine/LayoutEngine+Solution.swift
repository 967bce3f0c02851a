import ConstraintSolver

/// Reporting of solved rectangles, which items ask for when they are placed.
extension LayoutEngine {
  /// The rectangle of an item's variables in the root's space, as of the last solution.
  @inline(__always)
  func rect(of own: ItemVariables) -> Rect {
    guard !own.minX.isNone else { return rectOfRoot(own) }
    let (minX, minY, width, height) = solver.values(of: own.minX, own.minY, own.width, own.height)
    return Rect(x: spaceOrigin.x + minX, y: spaceOrigin.y + minY, width: width, height: height)
  }

  /// The rectangle of the root, which has no variables for its position.
  @inline(never)
  private func rectOfRoot(_ own: ItemVariables) -> Rect {
    Rect(
      x: spaceOrigin.x, y: spaceOrigin.y, width: solver.value(of: own.width),
      height: solver.value(of: own.height))
  }

  /// Tells the items of which a variable changed, or all where the root's alignment rectangle begins somewhere else.
  ///
  /// - Parameter isFirst: Whether this is the first solution, before which all views were listed to be placed.
  func reportSolution(isFirst: Bool) {
    let insets = root.alignmentInsets
    let origin = Point(x: insets.left, y: insets.top)
    guard origin == spaceOrigin else {
      spaceOrigin = origin
      _ = solver.takeChangedVariables()
      return reportAll()
    }
    if isFirst, let small = solver.takeFirstChanges(below: LayoutTolerances.emptyExtent) {
      return noteEmptyExtents(among: small)
    }
    var last = Unretained<LayoutItem>(nil)
    for variable in solver.takeChangedVariables() { report(owners[variable], after: &last) }
  }

  private func reportAll() {
    var last = Unretained<LayoutItem>(nil)
    for item in owners.all { report(item, after: &last) }
  }

  /// Tells an item that its rectangle changed, unless that was done just before.
  @inline(__always)
  private func report(_ item: Unretained<LayoutItem>, after last: inout Unretained<LayoutItem>) {
    guard item != last else { return }
    last = item
    _ = item.with { item in
      guard let own = item.variables else { return }
      noteIfEmpty(item, own)
      item.solvedRectDidChange()
    }
  }

  /// Notes an item if the solution made an extent empty.
  @inline(__always)
  private func noteIfEmpty(_ item: LayoutItem, _ own: ItemVariables) {
    if solver.smallerValue(of: own.width, own.height) < LayoutTolerances.emptyExtent {
      noteEmptyExtent(of: item)
    }
  }

  /// Notes the items that the first solution made empty.
  ///
  /// Items all of whose variables are 0 are left out: values begin at 0, and later solutions note only items of which one
  /// changed, too.
  private func noteEmptyExtents(among small: [Variable]) {
    var last = Unretained<LayoutItem>(nil)
    for variable in small where owners.mayBeExtent(variable) && owners[variable] != last {
      let item = owners[variable]
      last = item
      _ = item.with { item in
        guard let own = item.variables, hasValues(own) else { return }
        noteIfEmpty(item, own)
      }
    }
  }

  /// Whether one of an item's variables is not 0, up to rounding.
  private func hasValues(_ own: ItemVariables) -> Bool {
    var hasAny = false
    own.forEach { hasAny = hasAny || Solver.isChange(solver.value(of: $0)) }
    return hasAny
  }
}
