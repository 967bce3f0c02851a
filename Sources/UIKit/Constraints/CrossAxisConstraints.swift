import AutoLayout

/// Active constraints between a horizontal and a vertical position.
///
/// They can be made and activated, but not laid out. Source: SnapKit's own tests make and activate
/// them; decision 0077.
@MainActor
enum CrossAxisConstraints {
  private struct Entry {
    weak var constraint: NSLayoutConstraint?
  }

  private static var entries: [Entry] = []

  /// Whether a constraint relates positions along different axes.
  static func relates(_ constraint: NSLayoutConstraint) -> Bool {
    guard let stored = constraint.layoutConstraint, let axis = stored.firstAttribute.axis,
      let other = stored.secondAttribute.axis
    else { return false }
    return axis != other && !stored.firstAttribute.isSize && !stored.secondAttribute.isSize
  }

  /// Notes that a constraint became active.
  static func note(_ constraint: NSLayoutConstraint) {
    if relates(constraint) { entries.append(Entry(constraint: constraint)) }
  }

  /// Ends the program as Apple's does if a hierarchy with such a constraint is to be laid out.
  static func check(_ root: LayoutView) {
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.constraint?.layoutConstraint?.holder == nil }
    for entry in entries {
      guard let constraint = entry.constraint,
        constraint.layoutConstraint?.holder?.isInside(root) ?? false
      else { continue }
      raiseException(
        "NSInvalidLayoutConstraintException",
        "Constraint improperly relates anchors of incompatible types: \(constraint)",
        at: constraint.madeAt)
    }
  }
}
