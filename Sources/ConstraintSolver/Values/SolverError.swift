/// The reason why a ``Solver`` refused.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or constant is NaN, infinite or of a magnitude above 10¹², or no optimum can be
  /// computed in double precision.
  case outOfRange
  /// Required constraints exclude each other.
  case conflict(Conflict)
}
