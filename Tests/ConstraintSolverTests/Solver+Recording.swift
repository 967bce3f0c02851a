import ConstraintSolver

extension Solver {
  /// Adds a constraint as short as tests want to write it.
  @discardableResult
  func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
  ) throws -> ConstraintID {
    try add(LinearConstraint(terms, relation, constant, priority: Priority(priority)))
  }

  /// Adds a constraint that holds a variable at its present value.
  func hold(_ variable: Variable, _ priority: Priority) throws -> ConstraintID {
    try add(
      LinearConstraint([Term(1, variable)], .equal, value(of: variable), priority: priority))
  }
}
