/// The kinds of faults that a layout must not have.
public enum LayoutRule: String, Hashable, Sendable, CaseIterable {
  /// Required constraints exclude each other.
  case conflict
  /// Constraints leave a position or size open.
  case ambiguity
  /// Layout keeps asking for more layout.
  case unsettled
  /// A view reaches more than four points outside its superview.
  case outside
  /// Text has less room than it needs.
  case clipped
  /// Text, a picture or a control lies over another one.
  case overlap
}
