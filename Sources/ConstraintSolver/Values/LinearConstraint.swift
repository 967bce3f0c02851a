/// A linear constraint: `Σ coefficientᵢ · variableᵢ  relation  constant`, at a priority.
///
/// Terms may repeat a variable; their coefficients add up. A constraint without terms is allowed:
/// it compares zero with the constant.
public struct LinearConstraint: Hashable, Sendable {
  /// The left side.
  public var terms: [Term]
  /// The relation of the left side to ``constant``.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The priority of the constraint.
  public var priority: Priority

  /// Creates a constraint.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}
