extension Solver {
  /// The required constraints that are broken at present, oldest first.
  public var brokenConstraints: [ConstraintID] {
    lexicographic.brokenRows().map { lexicographic.basis.problem.id(ofRow: $0) }
  }

  /// The contents of the solver, and the work of the last solution.
  ///
  /// - Complexity: Linear in all variables and constraints.
  public var statistics: Statistics { lexicographic.presentStatistics() }

  /// The value of a variable in the last optimum; 0 before the first.
  @inline(__always)
  public func value(of variable: Variable) -> Double {
    lexicographic.basis.problem.checkColumn(ColumnIndex(variable))
    return lexicographic.basis.problem.columns[ColumnIndex(variable)].value
  }

  /// The values of four variables in the last optimum; 0 before the first.
  package func values(
    of first: Variable, _ second: Variable, _ third: Variable, _ fourth: Variable
  ) -> (Double, Double, Double, Double) {
    (value(of: first), value(of: second), value(of: third), value(of: fourth))
  }

  /// The smaller of two variables' values in the last optimum; 0 before the first.
  package func smallerValue(of first: Variable, _ second: Variable) -> Double {
    min(value(of: first), value(of: second))
  }

  /// The variables whose value changed since this was last asked, in their order.
  ///
  /// Differences below 10⁻⁹ of the larger of 1 and the value are rounding, not change.
  public func takeChangedVariables() -> [Variable] {
    lexicographic.takeChangedVariables()
  }

  /// Takes the changes of all variables at once, if ``takeChangedVariables()`` was never called, without naming them.
  ///
  /// - Parameter number: A positive number that is more than rounding.
  /// - Returns: The variables whose values are below the number, ascending; nil, having taken nothing, if changes were taken
  ///   before.
  package func takeFirstChanges(below number: Double) -> [Variable]? {
    lexicographic.takeFirstChanges(below: number)
  }

  /// Whether a first value differs from 0 by more than rounding.
  @inline(__always)
  package static func isChange(_ value: Double) -> Bool { abs(value) > Tolerances.change }

  /// The violation of a constraint, as it is recorded now, by the values of the last optimum; 0
  /// when it holds.
  public func violation(of id: ConstraintID) -> Double {
    lexicographic.basis.problem.violation(ofRow: lexicographic.basis.problem.row(of: id))
  }

  /// The values a variable can take without making any level of priority worse.
  ///
  /// The answer is about the last optimum; edits recorded since do not count. A variable that no
  /// constraint mentions can take every value.
  public func freedom(of variable: Variable) -> ClosedRange<Double> {
    lexicographic.basis.problem.checkColumn(ColumnIndex(variable))
    return lexicographic.freedom(ofColumn: ColumnIndex(variable))
  }

  /// The variables that could take another value without making any level of priority worse, in
  /// their order.
  ///
  /// The answer is about the last optimum; edits recorded since do not count. A variable that no
  /// constraint mentions is undetermined.
  public func undeterminedVariables() -> [Variable] {
    lexicographic.undeterminedColumns().map { Variable($0) }
  }

  /// The variables among some that could take another value without making any level of priority
  /// worse, in the order given; see ``undeterminedVariables()``.
  package func undetermined(among variables: [Variable]) -> [Variable] {
    for variable in variables {
      lexicographic.basis.problem.checkColumn(ColumnIndex(variable))
    }
    return lexicographic.undetermined(among: variables.map { ColumnIndex($0) })
      .map { Variable($0) }
  }
}
