/// Why the last optimum is as it is; edits recorded since do not count, and make answers about the
/// constraints they concern meaningless.
extension Solver {
  /// The constraints that keep a violated one from being violated less.
  ///
  /// They are at least as strong: to violate the constraint less, one of the stronger among them
  /// would have to be violated more, or those of its own priority together by at least as much.
  /// Without any one of them that would not be so. Of several such sets the one is found that names
  /// strong constraints rather than weak ones, and old ones rather than new ones, as far as leaving
  /// out the weakest and newest first leads to it.
  ///
  /// - Returns: The constraints, oldest first. None for a constraint that holds, and for one
  ///   without terms.
  /// - Complexity: A small linear program for each constraint in the answer, at most.
  public func constraintsOverruling(_ id: ConstraintID) -> [ConstraintID] {
    let row = Int32(engine.row(of: id))
    guard engine.violation(ofRow: row) > 0, engine.system.rows[row].count > 0 else { return [] }
    let rows = (try? engine.rowsOverruling(row)) ?? []
    return rows.map { engine.id(ofRow: $0) }
  }

  /// What the value of a variable follows from, step by step; the last step is the variable's own.
  ///
  /// Each step needs only variables of those before it. Other constraints may hold the variable at
  /// the same value too; these are those that the value was computed from.
  public func derivation(of variable: Variable) -> [DerivationStep] {
    engine.checkColumn(Int(variable.index))
    return engine.derivation(ofColumn: Int32(variable.index))
  }

  /// A linear form over variables as a combination of the constraints that its value was computed
  /// from; nil where rounding forbids an answer.
  ///
  /// Constraints that cancel each other are left out. Other constraints may hold the form at the same
  /// value too.
  package func expansion(of terms: [Term]) -> Expansion? {
    for term in terms { engine.checkColumn(Int(term.variable.index)) }
    return try? engine.expansion(of: terms)
  }

  /// The optima at which a variable is least and greatest; nil for a variable that is determined.
  ///
  /// Where such an optimum is not unique, each other variable is as near to its value in the
  /// solution as those before it allow, in the order in which the constraints, oldest first, mention
  /// them.
  public func extremes(of variable: Variable) -> Extremes? {
    engine.checkColumn(Int(variable.index))
    return engine.extremes(ofColumn: Int32(variable.index))
  }
}
