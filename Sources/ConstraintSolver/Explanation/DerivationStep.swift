/// A step in the derivation of a variable's value: variables, and the constraints that determine
/// them once the variables of earlier steps are known.
public struct DerivationStep: Hashable, Sendable {
  /// The variables, in order; several where none follows without the others.
  public let variables: [Variable]
  /// The constraints, oldest first, all of them at their targets; empty where none determines the
  /// variable and its value was chosen.
  public let constraints: [ConstraintID]
}
