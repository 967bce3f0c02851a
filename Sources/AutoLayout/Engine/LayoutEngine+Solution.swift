import ConstraintSolver

/// Writing of solved rectangles.
extension LayoutEngine {
  /// Gives the items their rectangles where a variable changed, or all where the root's alignment
  /// rectangle begins somewhere else.
  func writeSolution() {
    let insets = root.alignmentInsets
    let origin = Point(x: insets.left, y: insets.top)
    guard origin == spaceOrigin else {
      _ = solver.takeChangedVariables()
      spaceOrigin = origin
      return writeSolutions { _ in true }
    }
    if solver.takeFirstChanges() { return writeSolutions { $0.isChangedFirst } }
    var last = Unretained<LayoutItem>(nil)
    for variable in solver.takeChangedVariables() {
      let item = owners[variable]
      guard item != last else { continue }
      last = item
      _ = item.with { item in
        if let values = values(of: item) { write(values, to: item) }
      }
    }
  }

  /// Gives all items their rectangles whose values fulfil a condition, without a list of the variables that changed.
  @inline(__always)
  private func writeSolutions(where isChanged: (ItemValues) -> Bool) {
    var last = Unretained<LayoutItem>(nil)
    for item in owners.all where item != last {
      last = item
      _ = item.with { item in
        if let values = values(of: item), isChanged(values) { write(values, to: item) }
      }
    }
  }

  /// The values of an item's variables; nil without any.
  @inline(__always)
  private func values(of item: LayoutItem) -> ItemValues? {
    guard let own = item.variables else { return nil }
    // The root has no variables for its position, which is 0.
    let (minX, minY, width, height) = solver.values(
      of: own.minX.isNone ? own.width : own.minX, own.minY.isNone ? own.height : own.minY,
      own.width, own.height)
    return ItemValues(
      minX: own.minX.isNone ? 0 : minX, minY: own.minY.isNone ? 0 : minY, width: width,
      height: height)
  }

  /// Gives an item its rectangle.
  @inline(__always)
  private func write(_ values: ItemValues, to item: LayoutItem) {
    item.solution = Rect(
      x: spaceOrigin.x + values.minX, y: spaceOrigin.y + values.minY, width: values.width,
      height: values.height)
    if min(values.width, values.height) < LayoutEngine.emptyExtent { noteEmptyExtent(of: item) }
    item.solvedRectDidChange()
  }
}

/// The values of an item's variables.
private struct ItemValues {
  var minX: Double
  var minY: Double
  var width: Double
  var height: Double

  /// Whether one of them is new where none was known before.
  @inline(__always)
  var isChangedFirst: Bool {
    Solver.isChange(minX) || Solver.isChange(minY) || Solver.isChange(width)
      || Solver.isChange(height)
  }
}
