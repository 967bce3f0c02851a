import ConstraintSolver

/// A constraint over an engine's variables, `Σ coefficientᵢ · variableᵢ  relation  constant`, whose
/// few terms are stored in place.
struct LinearForm {
  /// Room for two attributes and a reference position, of two variables each; the first `count`
  /// places are taken.
  private(set) var places = InlineArray<6, Term>(repeating: Term(0, Variable.none))
  private(set) var count = 0
  var relation: Relation
  var constant: Double
  var priority: Priority

  /// A form without terms.
  init(_ relation: Relation, _ constant: Double, priority: Priority = .required) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// `variable  relation  constant`.
  init(
    _ variable: Variable, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    self.init(relation, constant, priority: priority)
    add(1, variable)
  }

  /// The terms, in the order they were added.
  var terms: [Term] { (0..<count).map { places[$0] } }

  /// Adds a term to the left side; one without coefficient is left out.
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0 else { return }
    places[count] = Term(coefficient, variable)
    count += 1
  }

  /// Adds a multiple of an expression, if there is one, to the left side.
  mutating func add(_ factor: Double, _ expression: AxisExpression?) {
    guard let expression else { return }
    add(factor * expression.originFactor, expression.origin)
    add(factor * expression.extentFactor, expression.extent)
    constant -= factor * expression.constant
  }
}

extension Variable {
  /// Stands where there is no variable.
  static let none = Variable(index: .max)
}
