/// Explanations of the last optimum. Edits recorded since do not count; answers about the
/// constraints they concern are meaningless.
extension Solver {
  /// The constraints that keep a violated one from being violated less.
  ///
  /// They are at least as strong as it. Violating the constraint less would violate a stronger one of
  /// them more, or those of its own priority by at least as much in total. The set is irreducible: the
  /// others do not suffice without any one of them. Of several such sets one is found by leaving out
  /// the weakest and youngest constraints first.
  ///
  /// - Returns: The constraints, oldest first. None for a constraint that holds, and for one
  ///   without terms.
  /// - Complexity: A small linear program for each constraint in the answer, at most.
  public func constraintsOverruling(_ id: ConstraintID) -> [ConstraintID] {
    let row = lexicographic.basis.problem.row(of: id)
    guard lexicographic.basis.problem.violation(ofRow: row) > 0,
      lexicographic.basis.problem.rows[row].count > 0
    else { return [] }
    let rows = (try? lexicographic.rowsOverruling(row)) ?? []
    return rows.map { lexicographic.basis.problem.id(ofRow: $0) }
  }

  /// Those of some constraints that cannot hold together if all are required: an irreducible set, by the constants of the last
  /// solution.
  ///
  /// - Returns: The members, oldest first; nil where all of the constraints can hold, or where rounding forbids an answer.
  package func conflict(among constraints: [ConstraintID]) -> [ConstraintID]? {
    let rows = constraints.map { lexicographic.basis.problem.row(of: $0) }
    guard let members = try? lexicographic.conflict(among: rows) else { return nil }
    return members.map { lexicographic.basis.problem.id(ofRow: $0) }
  }

  /// The derivation of a variable's value, step by step; the last step is the variable's own.
  ///
  /// Each step uses only variables of earlier steps. The constraints are those that the value was
  /// computed from; others may require the same value.
  public func derivation(of variable: Variable) -> [DerivationStep] {
    lexicographic.basis.problem.checkColumn(ColumnIndex(variable))
    return lexicographic.derivation(ofColumn: ColumnIndex(variable))
  }

  /// A linear form over variables as a combination of the constraints that its value was computed
  /// from; nil where rounding forbids an answer.
  ///
  /// Constraints that cancel each other are left out. Other constraints may require the same value.
  package func expansion(of terms: [Term]) -> Expansion? {
    for term in terms { lexicographic.basis.problem.checkColumn(ColumnIndex(term.variable)) }
    return try? lexicographic.expansion(of: terms)
  }

  /// The optima at which a variable is least and greatest; nil for a variable that is determined.
  ///
  /// If such an optimum is not unique, one variable after the other is as close to its value in the
  /// solution as those before it allow. The oldest constraint's variables come first, then those of the
  /// next constraint.
  public func extremes(of variable: Variable) -> Extremes? {
    lexicographic.basis.problem.checkColumn(ColumnIndex(variable))
    return lexicographic.extremes(ofColumn: ColumnIndex(variable))
  }
}
