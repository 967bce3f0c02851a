import AutoLayout

/// Active constraints between a horizontal and a vertical position.
///
/// They can be made and activated, but not laid out. Source: SnapKit's own tests make and activate
/// them; decision 0077.
@MainActor
struct CrossAxisConstraints {
  private struct Entry {
    weak var constraint: NSLayoutConstraint?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Whether a constraint relates positions along different axes.
  static func relates(_ constraint: NSLayoutConstraint) -> Bool {
    guard let stored = constraint.layoutConstraint, let axis = stored.firstAttribute.axis,
      let other = stored.secondAttribute.axis
    else { return false }
    return axis != other && !stored.firstAttribute.isSize && !stored.secondAttribute.isSize
  }

  /// Notes that a constraint became active.
  static func note(_ constraint: NSLayoutConstraint) {
    guard relates(constraint) else { return }
    UIKitEnvironment.current.program.crossAxisConstraints.entries.append(
      Entry(constraint: constraint))
  }

  /// Ends the program as Apple's does if a hierarchy with such a constraint is to be laid out.
  static func check(_ root: LayoutView) {
    let program = UIKitEnvironment.current.program
    guard !program.crossAxisConstraints.entries.isEmpty else { return }
    program.crossAxisConstraints.entries.removeAll {
      $0.constraint?.layoutConstraint?.holder == nil
    }
    for entry in program.crossAxisConstraints.entries {
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
