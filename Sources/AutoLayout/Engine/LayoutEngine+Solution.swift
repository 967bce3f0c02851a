import ConstraintSolver

/// Writing of solved rectangles.
extension LayoutEngine {
  /// Gives the items their rectangles where a variable changed, or all where the root's alignment
  /// rectangle begins somewhere else.
  func writeSolution() {
    let changed = solver.takeChangedVariables()
    let insets = root.alignmentInsets
    let origin = Point(x: insets.left, y: insets.top)
    var last = Unretained<LayoutItem>(nil)
    if origin == spaceOrigin {
      for variable in changed { writeSolution(to: owners[variable], after: &last) }
    } else {
      spaceOrigin = origin
      for item in owners.all { writeSolution(to: item, after: &last) }
    }
  }

  /// Gives an item its rectangle, unless that was done just before.
  @inline(__always)
  private func writeSolution(
    to item: Unretained<LayoutItem>, after last: inout Unretained<LayoutItem>
  ) {
    guard item != last else { return }
    last = item
    _ = item.with { writeSolution(to: $0) }
  }

  private func writeSolution(to item: LayoutItem) {
    guard let own = item.variables else { return }
    // The root has no variables for its position, which is 0.
    let (minX, minY, width, height) = solver.values(
      of: own.minX.isNone ? own.width : own.minX, own.minY.isNone ? own.height : own.minY,
      own.width, own.height)
    item.solution = Rect(
      x: spaceOrigin.x + (own.minX.isNone ? 0 : minX),
      y: spaceOrigin.y + (own.minY.isNone ? 0 : minY), width: width, height: height)
    if min(width, height) < LayoutEngine.emptyExtent { noteEmptyExtent(of: item) }
    item.solvedRectDidChange()
  }
}
