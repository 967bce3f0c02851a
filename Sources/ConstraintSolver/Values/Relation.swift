/// The relation of a constraint's left side to its right side.
///
/// Raw values are those of Apple's `NSLayoutRelation`.
public enum Relation: Int8, Hashable, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1
}
