/// Finds values for variables that satisfy linear constraints with strict priorities.
///
/// Edits (adding, removing, changing) are recorded; ``solve()`` applies all edits since the last
/// one together or, when required constraints exclude each other, none of them.
public final class Solver {
  /// Creates a solver without variables or constraints.
  public init() {}

  /// Makes a variable.
  public func makeVariable() -> Variable { fatalError() }

  /// Removes a variable that no constraint mentions any more.
  public func removeVariable(_ variable: Variable) { fatalError() }

  /// Records a new constraint.
  ///
  /// - Throws: `SolverError.notFinite`, recording nothing.
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    fatalError()
  }

  /// Records the removal of a constraint.
  public func remove(_ id: ConstraintID) { fatalError() }

  /// Records a new right side for a constraint.
  ///
  /// - Throws: `SolverError.notFinite`, recording nothing.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    fatalError()
  }

  /// Records a new priority for a constraint.
  public func setPriority(_ priority: Priority, of id: ConstraintID) { fatalError() }

  /// Applies the recorded edits and finds the optimum.
  ///
  /// - Throws: `SolverError.conflict`: then every edit since the last successful `solve` is undone:
  ///   constraints, priorities, constants and values are as they were, and identities of
  ///   constraints added since then are no longer valid.
  public func solve() throws(SolverError) { fatalError() }

  /// Applies the recorded edits, breaking a required constraint wherever they exclude each other.
  ///
  /// A broken constraint is no longer required; it keeps pulling, stronger than every optional
  /// constraint. Every `solve` tries again to hold broken constraints, oldest first, once edits
  /// were recorded, so that a break ends when its cause does.
  ///
  /// - Parameter choose: Picks the member of the irreducible set to break.
  public func solve(breaking choose: (Conflict) -> ConstraintID) { fatalError() }

  /// The required constraints that are broken at present, oldest first.
  public var brokenConstraints: [ConstraintID] { fatalError() }

  /// The value of a variable in the last optimum; 0 before the first.
  public func value(of variable: Variable) -> Double { fatalError() }

  /// The variables whose value changed since this was last asked, oldest first.
  public func takeChangedVariables() -> [Variable] { fatalError() }

  /// How much the last optimum violates a constraint: 0 when it holds.
  public func violation(of id: ConstraintID) -> Double { fatalError() }

  /// The values a variable can take without making any level of priority worse.
  public func freedom(of variable: Variable) -> ClosedRange<Double> { fatalError() }

  /// The variables that could take another value without making any level of priority worse, oldest
  /// first.
  public func undeterminedVariables() -> [Variable] { fatalError() }

  /// A solver with the same variables, constraints, recorded edits and values, under the same
  /// handles, that shares nothing with this one.
  public func clone() -> Solver { fatalError() }
}
