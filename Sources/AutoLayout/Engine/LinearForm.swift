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

  /// `0 = 0`.
  init() {
    relation = .equal
    constant = 0
    priority = .required
  }

  /// `variable  relation  constant`.
  init(
    _ variable: Variable, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    self.init()
    begin(relation, constant, priority: priority)
    add(1, variable)
  }

  /// Begins anew without terms.
  @inline(__always)
  mutating func begin(
    _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    count = 0
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// Adds a term to the left side; one without coefficient is left out, and so is one without
  /// variable, which is 0.
  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    if coefficient != 0 { append(coefficient, variable) }
  }

  /// Adds a term, whose coefficient is not 0, to the left side; one without variable is left out.
  @inline(__always)
  private mutating func append(_ coefficient: Double, _ variable: Variable) {
    guard !variable.isNone else { return }
    places[count] = Term(coefficient, variable)
    count &+= 1
  }

  /// Adds a multiple of an attribute that is nothing but a sum of variables to the left side.
  ///
  /// Leading counts as left and trailing as right: callers have resolved them, or read from left to right.
  ///
  /// - Returns: False, having added nothing, for every other attribute.
  @inline(__always)
  mutating func add(
    _ factor: Double, _ attribute: LayoutAttribute, of own: ItemVariables
  ) -> Bool {
    // Every constraint that is read comes through here, so the formulas of `quantity` and `axis` are written out.
    switch attribute {
    case .left, .leading: append(factor, own.minX)
    case .top: append(factor, own.minY)
    case .width: append(factor, own.width)
    case .height: append(factor, own.height)
    case .right, .trailing:
      append(factor, own.minX)
      append(factor, own.width)
    case .bottom:
      append(factor, own.minY)
      append(factor, own.height)
    case .centerX:
      append(factor, own.minX)
      append(factor / 2, own.width)
    case .centerY:
      append(factor, own.minY)
      append(factor / 2, own.height)
    case .notAnAttribute, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      return false
    }
    return true
  }

  /// Adds a multiple of an expression to the left side.
  mutating func add(_ factor: Double, _ expression: AxisExpression) {
    add(factor * expression.originFactor, expression.origin)
    add(factor * expression.extentFactor, expression.extent)
    constant -= factor * expression.constant
  }
}
