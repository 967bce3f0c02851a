import ConstraintSolver

/// The variables of items, and the items of variables.
extension LayoutEngine {
  /// The variables of an item, made when first asked for.
  func variables(of item: LayoutItem) -> ItemVariables {
    item.variables ?? makeVariables(of: item)
  }

  @inline(never)
  private func makeVariables(of item: LayoutItem) -> ItemVariables {
    let made: ItemVariables
    if rootReference.isSame(as: item) {
      made = ItemVariables(
        minX: .none, minY: .none, width: solver.makeVariable(), height: solver.makeVariable())
    } else {
      let (minX, minY, width, height) = solver.makeVariables()
      made = ItemVariables(minX: minX, minY: minY, width: width, height: height)
    }
    item.variables = made
    wasStructureEdited = true
    owners.insert(Unretained(item), made)
    return made
  }

  /// The item that a variable belongs to.
  func owner(of variable: Variable) -> LayoutItem? {
    owners[variable].object
  }

  /// Takes out the variables of an item that no constraint mentions.
  func releaseVariables(of item: LayoutItem) {
    guard let variables = item.variables else { return }
    item.forgetVariables()
    owners.remove(variables)
    variables.forEach(solver.removeVariable)
  }
}
