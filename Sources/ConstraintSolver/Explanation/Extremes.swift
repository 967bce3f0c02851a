/// Two optima between which a variable is free.
public struct Extremes: Hashable, Sendable {
  /// The optimum at which the variable is least.
  public let least: Extreme
  /// The optimum at which the variable is greatest.
  public let greatest: Extreme
}

/// An optimum at which a variable is least or greatest.
public struct Extreme: Hashable, Sendable {
  /// A variable with a value.
  public struct Assignment: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// Its value; infinite where it is unbounded.
    public let value: Double
  }

  /// The variables whose values differ from those of the solution, in their order.
  ///
  /// Variables that are unbounded together with the one in question have infinite values.
  public let changes: [Assignment]
}
