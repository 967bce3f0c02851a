/// What a solver holds and what its last solution took; counts, not times.
public struct Statistics: Hashable, Sendable {
  /// Steps from vertex to vertex.
  public internal(set) var pivots = 0
  /// Groups of variables that depend on each other and were factorised together.
  public internal(set) var factorizations = 0
  /// Connected parts in which the optimum was looked for.
  public internal(set) var regions = 0
  /// The constraints of those parts together.
  public internal(set) var regionRows = 0
  /// Variables whose value was computed anew.
  public internal(set) var evaluations = 0
  /// Parts solved from scratch because rounding had made the vertex useless.
  public internal(set) var restarts = 0

  mutating func beginSolution() {
    self = Statistics()
  }
}
