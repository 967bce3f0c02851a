/// A linear form over variables as a combination of what its value was computed from: `Σ
/// multiplierᵢ × constantᵢ` over constraints at their targets, plus `Σ multiplierⱼ × valueⱼ` over
/// variables that no constraint determines.
///
/// The multipliers are those of the form in the present basis: `multipliers · B = coefficients`.
package struct Expansion: Hashable, Sendable {
  /// A constraint at its target, with its multiplier.
  package struct Member: Hashable, Sendable {
    /// The constraint.
    package let constraint: ConstraintID
    /// The change of the form per unit of the constraint's constant.
    package let multiplier: Double
  }

  /// A variable whose value was chosen, with its multiplier.
  package struct Choice: Hashable, Sendable {
    /// The variable.
    package let variable: Variable
    /// The change of the form per unit of the variable's value.
    package let multiplier: Double
  }

  /// The constraints: each before those that its variables' values follow from.
  package internal(set) var members: [Member] = []
  /// The chosen variables, in the same order.
  package internal(set) var choices: [Choice] = []
  /// The variables that the form depends on through the members, in the same order.
  package internal(set) var variables: [Variable] = []
}
