/// A step in the derivation of a variable's value: variables, and the constraints that determine
/// them once the variables of earlier steps are known.
public struct DerivationStep: Hashable, Sendable {
  /// The variables, in order; several where the constraints determine them only together.
  public let variables: [Variable]
  /// The constraints, oldest first, each with a left side equal to its right side. Empty where no
  /// constraint determines the variable and the solver chose its value.
  public let constraints: [ConstraintID]
}
