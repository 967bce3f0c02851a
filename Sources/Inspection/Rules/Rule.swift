/// A kind of finding.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  /// Required constraints exclude each other.
  case conflictingConstraints = "conflicting-constraints"
  /// Constraints leave a position or size open.
  case ambiguousLayout = "ambiguous-layout"
  /// The stored frame is not the solved one.
  case misplacedView = "misplaced-view"
  /// A view reaches outside its superview.
  case outsideSuperview = "outside-superview"
  /// A guide is narrower or lower than nothing.
  case negativeExtent = "negative-extent"
  /// An element that Ratite does not know.
  case unknownElement = "unknown-element"
  /// A constraint that cannot be used.
  case unusableConstraint = "unusable-constraint"
  /// A value that cannot be used.
  case unusableValue = "unusable-value"
  /// Two objects with one id.
  case duplicateID = "duplicate-id"
  /// Layout that keeps asking for more layout.
  case unsettledLayout = "unsettled-layout"
  /// A document of which something was not checked.
  case notChecked = "not-checked"
}
