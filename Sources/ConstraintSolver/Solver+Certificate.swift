extension Solver {
  /// Checks, independently of how it was found, that the solution satisfies every required
  /// constraint and is optimal level by level.
  ///
  /// Broken constraints count as a level between the required and the optional ones. The choice
  /// among several optima is not checked. Edits recorded since the last `solve` count: ask after
  /// it.
  ///
  /// - Complexity: About that of solving everything once, started at the solution.
  public func certify() -> Certificate {
    engine.certificate()
  }
}
