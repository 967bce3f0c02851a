import ConstraintSolver

/// Recording of forms in the solver.
extension LayoutEngine {
  /// Records a new constraint.
  ///
  /// - Throws: `SolverError.outOfRange`, recording nothing.
  func addToSolver(_ form: consuming LinearForm) throws(SolverError) -> ConstraintID {
    try addToSolver(from: &form)
  }

  /// Records a new constraint from the place in which it was written.
  ///
  /// - Throws: `SolverError.outOfRange`, recording nothing.
  @inline(__always)
  func addToSolver(from form: inout LinearForm) throws(SolverError) -> ConstraintID {
    try solver.add(
      form.places.span.extracting(first: form.count), form.relation, form.constant,
      priority: form.priority)
  }
}
