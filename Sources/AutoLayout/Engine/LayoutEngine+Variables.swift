import ConstraintSolver

/// The variables of items, and the items of variables.
extension LayoutEngine {
  /// The variables of an item, made when first asked for.
  func variables(of item: LayoutItem) -> ItemVariables {
    item.variables ?? makeVariables(of: item)
  }

  @inline(never)
  private func makeVariables(of item: LayoutItem) -> ItemVariables {
    wasStructureEdited = true
    guard !rootReference.isSame(as: item), let first = solver.makeFourVariables() else {
      return makeVariablesOneByOne(of: item)
    }
    owners.insert(Unretained(item), fourFrom: first)
    let own = ItemVariables(from: first)
    item.variables = own
    return own
  }

  @inline(never)
  private func makeVariablesOneByOne(of item: LayoutItem) -> ItemVariables {
    let isRoot = rootReference.isSame(as: item)
    let own = ItemVariables(
      minX: isRoot ? .none : solver.makeVariable(), minY: isRoot ? .none : solver.makeVariable(),
      width: solver.makeVariable(), height: solver.makeVariable())
    item.variables = own
    owners.insert(Unretained(item), own)
    return own
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
