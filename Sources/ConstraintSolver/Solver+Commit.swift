extension Solver {
  /// Makes the components of `plan` and their values the present ones.
  func commit(_ plan: Plan) {
    var isConcerned = Array(repeating: false, count: store.records.count)
    var concernedVariables: [Int] = []
    for index in plan.dissolved {
      guard let problem = components.all[index]?.problem else { continue }
      for slot in problem.constraints { isConcerned[slot] = true }
      concernedVariables.append(contentsOf: problem.variables)
      components.remove(index)
    }
    store.commit()
    var broken = brokenSlots.filter { !isConcerned[$0] }
    for component in plan.formed {
      components.insert(component)
      publish(component)
      broken.append(contentsOf: component.brokenSlots)
    }
    for variable in concernedVariables where components.index(ofVariable: variable) == nil {
      setValue(0, of: variable)
    }
    for (index, component) in plan.changed {
      let before = components.all[index]?.brokenSlots ?? []
      components.replace(index, by: component)
      publish(component)
      broken.removeAll { before.contains($0) }
      broken.append(contentsOf: component.brokenSlots)
    }
    brokenSlots = broken.sorted { store.record($0).serial < store.record($1).serial }
    #if InternalChecks
      for component in plan.formed + plan.changed.map(\.component) {
        component.checkAgainstFreshSolution()
      }
    #endif
  }

  private func publish(_ component: Component) {
    for (row, slot) in component.problem.constraints.enumerated() {
      if component.problem.tier[row] < 2 {
        store.setBroken(slot, component.problem.tier[row] == 1)
      }
    }
    guard component.isOptimal else { return }
    for (column, variable) in component.problem.variables.enumerated() {
      setValue(component.value(ofColumn: column), of: variable)
    }
  }

  private func setValue(_ value: Double, of variable: Int) {
    // Adding zero turns a negative zero into a positive one.
    values[variable] = value + 0
    guard !isChangeCandidate[variable] else { return }
    isChangeCandidate[variable] = true
    changeCandidates.append(variable)
  }
}

extension Component {
  /// The slots of the constraints that are broken here, oldest first.
  fileprivate var brokenSlots: [Int] {
    problem.tierRows[1].map { problem.constraints[$0] }
  }
}
