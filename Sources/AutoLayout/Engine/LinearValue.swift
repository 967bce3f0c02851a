import ConstraintSolver

/// `Σ coefficientᵢ · variableᵢ + constant`: a length or position over an engine's variables.
struct LinearValue {
  private(set) var terms: [Term] = []
  var constant = 0.0

  /// Adds a multiple of an expression; a term without variable is 0.
  mutating func add(_ factor: Double, _ expression: AxisExpression) {
    add(factor * expression.originFactor, expression.origin)
    add(factor * expression.extentFactor, expression.extent)
    constant += factor * expression.constant
  }

  private mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0, !variable.isNone else { return }
    terms.append(Term(coefficient, variable))
  }

  /// The value at a solution.
  func value(in solver: Solver) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }
}
