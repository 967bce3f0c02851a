package import AutoLayout
package import UIKit

/// Views that are placed from the same edge.
extension UIView {
  /// The equation that lets this view, or what it is in, begin where a third one ends that another view follows, too, no
  /// further away; nil for none.
  ///
  /// It is the equation of the last of three views that stand one after the other, with the first in place of the second.
  package func constraint(
    besideBeginningOf other: UIView, _ axis: AutoLayout.Axis,
    among constraints: [NSLayoutConstraint]
  ) -> NSLayoutConstraint? {
    let (own, others) = branches(apartFrom: other)
    let (beginnings, rivals) = (
      own.flatMap { $0.beginnings(axis, constraints) },
      others.flatMap { $0.beginnings(axis, constraints) }
    )
    return beginnings.first { beginning in
      rivals.contains { $0.item === beginning.item && $0.distance <= beginning.distance }
    }?.constraint
  }

  /// The equations that let the view begin at a distance from the end of another item.
  private func beginnings(_ axis: AutoLayout.Axis, _ constraints: [NSLayoutConstraint])
    -> [(constraint: NSLayoutConstraint, item: AnyObject, distance: CGFloat)]
  {
    constraints.compactMap { constraint in
      let (first, second) = (
        LayoutAttribute(constraint.firstAttribute), LayoutAttribute(constraint.secondAttribute)
      )
      guard constraint.relation == .equal, first.axis == axis, second.axis == axis,
        let isFar = first.isFar, second.isFar == !isFar
      else { return nil }
      let (item, end) =
        isFar
        ? (constraint.secondItem, constraint.firstItem)
        : (constraint.firstItem, constraint.secondItem)
      guard item === self, let end else { return nil }
      return (constraint, end, isFar ? -constraint.constant : constraint.constant)
    }
  }
}
