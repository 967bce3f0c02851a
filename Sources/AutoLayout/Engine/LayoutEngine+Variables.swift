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
    made.forEach { setOwner(Unretained(item), of: $0) }
    return made
  }

  @inline(__always)
  private func setOwner(_ item: Unretained<LayoutItem>, of variable: Variable) {
    let index = Int(variable.index)
    if index == owners.count { return owners.append(item) }
    while owners.count <= index { owners.append(Unretained(nil)) }
    owners[index] = item
  }

  /// The item that a variable belongs to.
  func owner(of variable: Variable) -> LayoutItem? {
    owners[Int(variable.index)].object
  }

  /// Takes out the variables of an item that no constraint mentions.
  func releaseVariables(of item: LayoutItem) {
    guard let variables = item.variables else { return }
    item.forgetVariables()
    variables.forEach { variable in
      setOwner(Unretained(nil), of: variable)
      solver.removeVariable(variable)
    }
  }
}
