package import UIKit

/// Constraints by the views that they are about, themselves or by a guide.
@MainActor
package struct ConstraintsByView {
  private var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  /// Sorts constraints by view.
  package init(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      for view in [constraint.firstView, constraint.secondView].compactMap({ $0 }) {
        self.constraints[ObjectIdentifier(view), default: []].append(constraint)
      }
    }
  }

  /// The constraints about a view, in the order they were given.
  package subscript(view: UIView) -> [NSLayoutConstraint] {
    constraints[ObjectIdentifier(view), default: []]
  }
}
