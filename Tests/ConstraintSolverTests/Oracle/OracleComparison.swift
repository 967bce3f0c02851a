import ConstraintSolver
import Testing

/// Checks the solver's answer to a system: the sums of violations at all priorities, the values that
/// are determined and which are not, or that the conflict is irreducible.
///
/// - Returns: Whether there is a solution.
func checkAgainstOracle(_ system: RandomSystem) throws -> Bool {
  let solver = Solver()
  let (variables, ids) = try solver.add(system)
  let exact = Oracle.solve(system.constraints, variableCount: system.variableCount)
  do {
    try solver.solve()
    let optimum = try #require(exact, "Found a solution where there is none: \(system)")
    compare(solver, variables, ids, system, optimum)
    return true
  } catch SolverError.conflict(let conflict) {
    #expect(exact == nil, "Found a conflict where there is none: \(system)")
    let members = Set(conflict.constraints)
    checkIrreducible(
      zip(system.constraints, ids).filter { members.contains($0.1) }.map(\.0), system)
    #expect(conflict.constraints == conflict.constraints.sorted())
    return false
  }
}

private func checkIrreducible(_ members: [IntegerConstraint], _ system: RandomSystem) {
  let count = system.variableCount
  #expect(members.allSatisfy { $0.isRequired })
  #expect(!Oracle.isFeasible(members, variableCount: count), "Not a conflict: \(members)")
  for index in members.indices {
    var rest = members
    rest.remove(at: index)
    #expect(Oracle.isFeasible(rest, variableCount: count), "Reducible: \(members)")
  }
}

private func compare(
  _ solver: Solver, _ variables: [Variable], _ ids: [ConstraintID], _ system: RandomSystem,
  _ optimum: Oracle.Optimum
) {
  for (constraint, id) in zip(system.constraints, ids) where constraint.isRequired {
    #expect(solver.violation(of: id) == 0, "\(constraint) in \(system)")
  }
  for (priority, exact) in optimum.levels {
    let sum = zip(system.constraints, ids).reduce(0) {
      $1.0.priority == priority ? $0 + solver.violation(of: $1.1) : $0
    }
    #expect(abs(sum - exact) <= 1e-7 * max(1, exact), "Priority \(priority) of \(system)")
  }
  let undetermined = solver.undeterminedVariables()
  for (variable, exact) in zip(variables, optimum.values) {
    #expect(undetermined.contains(variable) == (exact == nil), "\(variable) of \(system)")
    let freedom = solver.freedom(of: variable)
    #expect((freedom.lowerBound == freedom.upperBound) == (exact != nil))
    #expect(freedom.contains(solver.value(of: variable)))
    if let exact {
      let difference = abs(solver.value(of: variable) - exact)
      #expect(difference <= 1e-7 * max(1, abs(exact)), "\(variable) of \(system)")
    }
  }
}
