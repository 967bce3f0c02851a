import ConstraintSolver
package import Workloads

/// A solver that lives long: what stays behind after very many edits.
package struct LongRun {
  private let solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [ConstraintID] = []
  private var linears: [LinearConstraint] = []

  /// Creates a solver with what the first phase of a workload leaves.
  ///
  /// - Throws: `SolverError`.
  package init(_ workload: Workload) throws {
    variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
    for operation in workload.operations.prefix(while: { $0 != .update }) {
      guard case .add(let index) = operation else { continue }
      let constraint = workload.linear(index, variables)
      linears.append(constraint)
      constraints.append(try solver.add(constraint))
    }
    for operation in workload.operations.prefix(while: { $0 != .update }) {
      guard case .edit(let variable, let priority) = operation else { continue }
      edit = try solver.add(
        LinearConstraint(
          [Term(1, variables[variable])], .equal, 0, priority: Priority(Float(priority))))
    }
    try solver.solve()
  }

  private var edit: ConstraintID?

  /// Adds a constraint on a changing variable, solves, removes it and solves, a number of times.
  ///
  /// - Throws: `SolverError`.
  package func addAndRemove(_ count: Int) throws {
    for step in 0..<count {
      let variable = variables[(step * 7919) % variables.count]
      let id = try solver.add(
        LinearConstraint(
          [Term(1, variable)], .equal, Double(step % 97), priority: Priority(Float(1 + step % 700)))
      )
      try solver.solve()
      solver.remove(id)
      try solver.solve()
    }
  }

  /// Suggests values for the edited variable and changes constants, a number of times.
  ///
  /// - Returns: The largest violation of a required constraint at the end.
  /// - Throws: `SolverError`.
  package mutating func change(_ count: Int) throws -> Double {
    let optional = linears.indices.filter { linears[$0].priority < .required }
    for step in 0..<count {
      if let edit { try solver.setConstant(Double(300 + (step * 7919) % 700) + 0.1, of: edit) }
      if !optional.isEmpty {
        let index = optional[(step * 104_729) % optional.count]
        try solver.setConstant(Double(10 + step % 200) / 3, of: constraints[index])
      }
      try solver.solve()
    }
    return linears.filter { $0.priority == .required }.map(residual).max() ?? 0
  }

  /// By how much a constraint is off at the present values, computed here and without tolerance.
  private func residual(of constraint: LinearConstraint) -> Double {
    let left = constraint.terms.reduce(0) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    return switch constraint.relation {
    case .equal: abs(left - constraint.constant)
    case .lessThanOrEqual: max(0, left - constraint.constant)
    case .greaterThanOrEqual: max(0, constraint.constant - left)
    }
  }
}

extension Workload {
  /// A constraint as the solver takes it, with the solver's variables.
  fileprivate func linear(_ index: Int, _ variables: [Variable]) -> LinearConstraint {
    let constraint = constraints[index]
    let linear = constraint.terms.map { position in
      let term = terms[position]
      return ConstraintSolver.Term(term.coefficient, variables[Int(term.variable)])
    }
    return LinearConstraint(
      linear, constraint.relation.solverRelation, constraint.constant,
      priority: Priority(Float(constraint.priority)))
  }
}
