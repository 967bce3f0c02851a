/// What a solver holds and what its last solution took; counts, not times.
public struct Statistics: Hashable, Sendable {
  /// The variables there are.
  public internal(set) var variables = 0
  /// The constraints there are, as recorded.
  public internal(set) var constraints = 0
  /// The parts into which constraints connect the variables, without variables that no constraint
  /// mentions.
  public internal(set) var components = 0

  /// Constraints the last solution looked at: those edited, those that mention a variable whose
  /// value followed from an edit (once for each), and those of connected parts in which the optimum
  /// was looked for.
  public internal(set) var touchedConstraints = 0
  /// Variables whose value was computed anew.
  public internal(set) var evaluations = 0
  /// Connected parts in which the optimum was looked for.
  public internal(set) var regions = 0
  /// The constraints of those parts together.
  public internal(set) var regionRows = 0
  /// Steps from vertex to vertex.
  public internal(set) var pivots = 0
  /// Directions along which the rates of change of variables and constraints were computed: for steps, and
  /// after the solution to find what is undetermined.
  public internal(set) var directions = 0
  /// Multipliers of an objective computed or brought up to date, each as often as that was done.
  public internal(set) var multipliers = 0
  /// Groups of variables that depend on each other and were factorised together.
  public internal(set) var factorizations = 0
  /// Parts solved from scratch because rounding had made the vertex useless.
  public internal(set) var restarts = 0
  /// Parts for which the search began from another vertex, because steps moved too much.
  public internal(set) var freshStarts = 0
  /// Parts left as they were, because their values would have been beyond what can be computed.
  public internal(set) var abandonments = 0

  mutating func beginSolution() {
    self = Statistics()
  }

  /// Adds what a part took that was solved on its own.
  mutating func addWork(of part: Statistics) {
    evaluations += part.evaluations
    pivots += part.pivots
    directions += part.directions
    multipliers += part.multipliers
  }
}
