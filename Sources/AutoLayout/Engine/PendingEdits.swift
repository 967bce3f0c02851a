/// The edits of a constraint that an engine is still to read.
struct ConstraintEdits: OptionSet {
  var rawValue: UInt8

  /// The constant, or an offset that adds to it: margins, insets, safe areas.
  static let constant = ConstraintEdits(rawValue: 1)
  /// The priority.
  static let priority = ConstraintEdits(rawValue: 2)
  /// The variables or coefficients: the row is compared with the constraint, and recorded anew if they differ.
  ///
  /// A new constraint is pending with this edit, too.
  static let terms = ConstraintEdits(rawValue: 4)
}

/// The edits of what a view's own state implies that an engine is still to read.
struct ViewEdits: OptionSet {
  var rawValue: UInt8

  /// The content size or the priorities with which it pulls.
  static let content = ViewEdits(rawValue: 1)
  /// The frame, the autoresizing mask, insets, the scroll position; also insets and scroll position of the parent.
  static let state = ViewEdits(rawValue: 2)
  static let all: ViewEdits = [.content, .state]
}
