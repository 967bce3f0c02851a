import ConstraintSolver

/// Questions to copies of an engine's solver.
extension Solver {
  /// The priority of what is fixed for a question, below every priority of Apple's API.
  private static let questionPriority = Priority(0.5)

  /// Makes a variable for the distance of two others.
  func makeDistance(from first: Variable, to second: Variable) -> Variable {
    let distance = makeVariable()
    _ = try? add(
      LinearConstraint([Term(1, distance), Term(1, first), Term(-1, second)], .equal, 0))
    return distance
  }

  /// Holds variables at values, as far as constraints let them, and solves.
  func fix(_ values: [(variable: Variable, value: Double)]) {
    for (variable, value) in values {
      _ = try? add(variable, .equal, value, priority: Self.questionPriority)
    }
    solveBreakingOldest()
  }

  /// Finds the optimum of a copy, the oldest member giving way in each new conflict.
  ///
  /// The copy keeps the constraints broken that `ConflictRecovery` chose in its original. Only what a question adds or leaves
  /// out can cause other conflicts.
  func solveBreakingOldest() {
    solve { $0.constraints[0] }
  }
}
