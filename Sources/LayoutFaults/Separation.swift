package import AutoLayout
package import UIKit

/// A constraint that would keep two views apart: the end of one does not pass the beginning of the other.
@MainActor
package struct Separation {
  /// The view before or above the other one.
  package let first: UIView
  /// The view after or below it.
  package let second: UIView
  /// The axis along which they are apart.
  package let axis: AutoLayout.Axis

  /// The separation of two views along an axis.
  package init(first: UIView, second: UIView, axis: AutoLayout.Axis) {
    self.first = first
    self.second = second
    self.axis = axis
  }

  /// A new constraint, which is not in force.
  package var constraint: NSLayoutConstraint {
    axis == .horizontal
      ? first.trailingAnchor.constraint(lessThanOrEqualTo: second.leadingAnchor)
      : first.bottomAnchor.constraint(lessThanOrEqualTo: second.topAnchor)
  }

  /// "title.trailing ≤ value.leading".
  ///
  /// - Parameter name: What to call a view.
  /// - Returns: The constraint in words.
  package func words(naming name: (UIView) -> String) -> String {
    let (end, beginning) = axis == .horizontal ? ("trailing", "leading") : ("bottom", "top")
    return "\(name(first)).\(end) ≤ \(name(second)).\(beginning)"
  }

  /// The advice to the developer.
  ///
  /// - Parameter name: What to call a view.
  /// - Returns: A sentence without its full stop.
  package func advice(naming name: (UIView) -> String) -> String {
    "Keep them apart, such as by \(words(naming: name))"
  }
}
