extension Solver {
  /// Checks, independently of how it was found, that the solution satisfies every required
  /// constraint and is optimal level by level.
  ///
  /// It is for checks: tests, fuzzing and builds with the trait `InternalChecks`. Nothing that lays out asks for it.
  ///
  /// Broken constraints count as a level between the required and the optional ones. The choice
  /// among several optima is not checked. Edits recorded since the last `solve` count: ask after
  /// it.
  ///
  /// - Complexity: About that of solving everything once, started at the solution.
  public func certify() -> Certificate {
    lexicographic.certificate()
  }
}
