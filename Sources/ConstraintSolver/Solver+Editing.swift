extension Solver {
  /// Records a constraint that holds a variable where it is in the last optimum, for values that
  /// change often, such as the edge of a window that is dragged.
  ///
  /// The next solution finds out how everything follows the value of the latest edit, so that the
  /// first suggestion takes as little time as those after it.
  ///
  /// An edit is a constraint like any other: ``suggest(_:for:)`` moves it, and removing it ends it.
  /// Suggestions are recorded until ``solve()``; of several for one edit the last counts.
  ///
  /// - Throws: `SolverError.notFinite`, recording nothing, if the value is beyond what a constant
  ///   may be.
  public func makeEdit(
    of variable: Variable, priority: Priority
  ) throws(SolverError) -> ConstraintID {
    let value = value(of: variable)
    let edit = try add(LinearConstraint([Term(1, variable)], .equal, value, priority: priority))
    engine.ranging.announce(row: Int32(edit.row))
    return edit
  }

  /// Records another value for the variable of an edit.
  ///
  /// - Parameters:
  ///   - value: What the variable is wanted to be.
  ///   - edit: A constraint that ``makeEdit(of:priority:)`` made.
  /// - Throws: `SolverError.notFinite`, recording nothing.
  public func suggest(_ value: Double, for edit: ConstraintID) throws(SolverError) {
    try setConstant(value, of: edit)
  }
}
