extension Solver {
  /// The required constraints that are broken at present, oldest first.
  public var brokenConstraints: [ConstraintID] {
    brokenSlots.map { ConstraintID(serial: store.record($0).serial) }
  }

  /// The value of a variable in the last optimum; 0 before the first.
  public func value(of variable: Variable) -> Double {
    store.checkVariable(Int(variable.index))
    return values[Int(variable.index)]
  }

  /// The variables whose value changed since this was last asked, in their order.
  ///
  /// Differences below 10⁻⁹ of the value are rounding, not change.
  public func takeChangedVariables() -> [Variable] {
    var changed: [Int] = []
    for variable in changeCandidates {
      isChangeCandidate[variable] = false
      guard store.isAlive[variable] else { continue }
      let difference = abs(values[variable] - reportedValues[variable])
      if difference > Tolerances.change * max(1, abs(reportedValues[variable])) {
        reportedValues[variable] = values[variable]
        changed.append(variable)
      }
    }
    changeCandidates.removeAll()
    return changed.sorted().map { Variable(index: UInt32($0)) }
  }

  /// How much the values of the last optimum violate a constraint as it is recorded now: 0 when it
  /// holds.
  public func violation(of id: ConstraintID) -> Double {
    store.record(store.slot(of: id)).violation(at: values)
  }

  /// The values a variable can take without making any level of priority worse.
  ///
  /// The answer is about the last optimum; edits recorded since do not count. A variable that no
  /// constraint mentions can take every value.
  public func freedom(of variable: Variable) -> ClosedRange<Double> {
    store.checkVariable(Int(variable.index))
    guard let place = components.place(ofVariable: Int(variable.index)) else {
      return -.infinity ... .infinity
    }
    return place.component.freedom(ofColumn: place.column)
  }

  /// The variables that could take another value without making any level of priority worse, in
  /// their order.
  ///
  /// The answer is about the last optimum; edits recorded since do not count. A variable that no
  /// constraint mentions is undetermined.
  public func undeterminedVariables() -> [Variable] {
    var undetermined = store.aliveVariables.filter {
      components.index(ofVariable: $0) == nil
    }
    for case let component? in components.all {
      let columns = component.undeterminedColumns()
      undetermined.append(contentsOf: columns.map { component.problem.variables[$0] })
    }
    return undetermined.sorted().map { Variable(index: UInt32($0)) }
  }
}
