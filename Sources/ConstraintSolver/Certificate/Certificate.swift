/// The result of an independent check of a solution.
///
/// The check recomputes every constraint from its original coefficients, and proves each level of
/// priority optimal by linear programming duality: there are multipliers, one for each constraint,
/// whose linear combination of the left sides vanishes, and each is a slope that the constraint's
/// violation has at the solution. A constraint of a stronger level may have every multiplier whose
/// sign forbids a change that would make a stronger level worse.
public struct Certificate: Hashable, Sendable {
  /// The flaws of the solution; empty where it is proved optimal.
  public let flaws: [Flaw]

  /// Whether the solution satisfies all required constraints and is optimal at every level.
  public var isValid: Bool { flaws.isEmpty }

  /// Something that a solution must not have; amounts are in the constraint's own unit.
  public enum Flaw: Hashable, Sendable {
    /// A required constraint does not hold.
    case violated(ConstraintID, by: Double)
    /// The left side of a constraint that a variable's value was computed from differs from the right
    /// side.
    case offTarget(ConstraintID, by: Double)
    /// At a level, a constraint's multiplier is no slope of its violation.
    case multiplier(of: ConstraintID, at: Priority, excess: Double)
    /// At a level, the multipliers leave a slope: moving the variable alone would lower the sum of
    /// violations.
    case unbalanced(Variable, at: Priority, by: Double)
    /// No multipliers can be computed for the component of a constraint.
    case unproved(ConstraintID)
  }
}
