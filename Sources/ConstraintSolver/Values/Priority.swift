/// The priority of a constraint over others.
///
/// Priorities are strict: a constraint is never violated, by however little, to satisfy any number
/// of constraints of lower priority. Constraints of one priority share a level, in which the sum
/// of absolute violations is minimal.
///
/// Any finite positive `Float` up to ``required`` is a priority; Apple's layout API uses 1…1000.
/// Values below 1 are at a caller's disposal for tie-breaking.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, in `0 < rawValue <= 1000`.
  public let rawValue: Float

  /// Creates a priority.
  ///
  /// - Precondition: `0 < rawValue <= 1000`.
  @inlinable
  public init(rawValue: Float) {
    precondition(
      rawValue > 0 && rawValue <= 1000,
      "Priorities must be greater than 0 and at most 1000, not \(rawValue)")
    self.rawValue = rawValue
  }

  /// Creates a priority.
  ///
  /// - Precondition: `0 < rawValue <= 1000`.
  @inlinable
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The priority of constraints that must hold.
  @inlinable
  public static var required: Priority { Priority(rawValue: 1000) }

  /// Orders priorities: the weaker one is smaller.
  public static func < (first: Priority, second: Priority) -> Bool {
    first.rawValue < second.rawValue
  }
}
