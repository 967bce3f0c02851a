/// A step in the derivation of a variable's value: variables, and the constraints that determine
/// them once the variables of earlier steps are known.
public struct DerivationStep: Hashable, Sendable {
  /// The variables, in order; several where the constraints determine them only together.
  public let variables: [Variable]
  /// The constraints, oldest first; empty where the solver chose the variable's value.
  ///
  /// The left side of each equals its right side.
  public let constraints: [ConstraintID]
}
