/// The two directions layout happens in.
///
/// Raw values are Apple's.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1

  /// The axis across this one.
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
