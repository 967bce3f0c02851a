/// The contents of a solver and the work of its last solution, as counts.
public struct Statistics: Hashable, Sendable {
  /// The number of variables.
  public internal(set) var variables = 0
  /// The number of constraints, as recorded.
  public internal(set) var constraints = 0
  /// The number of connected parts that the constraints form.
  ///
  /// Variables that no constraint mentions are left out. An optimised component is mostly less than such a
  /// part: it ends at variables that stronger constraints determine.
  public internal(set) var connectedParts = 0

  /// The constraints that the last solution visited.
  ///
  /// They are those edited, those that mention a variable whose value followed from an edit (once
  /// for each), and those of components that were optimised.
  public internal(set) var touchedConstraints = 0
  /// Variables whose value was computed anew.
  public internal(set) var evaluations = 0
  /// Attempts to optimise a component; one that has to be enlarged counts again.
  public internal(set) var solvedComponents = 0
  /// The constraints of the components of all attempts together.
  public internal(set) var componentRows = 0
  /// Steps: pivots, also those of length 0 on parallel rows and those along the edge of an optimal face, and each bound flip of a
  /// group.
  public internal(set) var pivots = 0
  /// Edges computed (FTRAN): for pivots, the choice among optima, ranging, and undetermined variables.
  public internal(set) var directions = 0
  /// Computations and updates of single reduced costs (BTRAN).
  public internal(set) var reducedCosts = 0
  /// Diagonal blocks of the basis that were factorised.
  public internal(set) var factorizations = 0
  /// Components solved from scratch because rounding errors made the vertex unusable.
  public internal(set) var restarts = 0
  /// Components for which another crash basis was tried, because pivots moved too much.
  public internal(set) var freshStarts = 0
  /// Components left as they were, because no optimum could be computed in double precision.
  public internal(set) var abandonments = 0

  mutating func beginSolution() {
    self = Statistics()
  }

  /// Adds the work of a subproblem.
  mutating func addWork(of part: Statistics) {
    evaluations += part.evaluations
    pivots += part.pivots
    directions += part.directions
    reducedCosts += part.reducedCosts
  }
}
