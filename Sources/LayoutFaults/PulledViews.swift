import AutoLayout
package import UIKit

/// Views that a constraint pulls over each other.
extension UIView {
  /// The first equation between two views, or between what they are in, that takes the end of one past the beginning of the
  /// other; nil for none.
  ///
  /// It is the equation of views that stand one after the other, with the sign of its constant reversed.
  package func constraint(
    pullingOver other: UIView, among constraints: [NSLayoutConstraint]
  ) -> NSLayoutConstraint? {
    let (own, others) = branches(apartFrom: other)
    return constraints.first { $0.connects(own, others) && $0.pullsOver }
  }

  /// Whether an equation lets a view begin inside of this one, at a distance from its beginning along the width, though the
  /// view reaches past its end.
  package func isEntered(by other: UIView, constraints: [NSLayoutConstraint]) -> Bool {
    let (own, others) = branches(apartFrom: other)
    return constraints.contains {
      guard $0.connects(own, others), let distance = $0.distanceOfBeginnings(from: self) else {
        return false
      }
      return distance > 0 && distance <= Double(bounds.width) - NSLayoutConstraint.leastPull
        && other.bounds.width + distance > bounds.width
    }
  }
}

extension NSLayoutConstraint {
  /// The least overlap that counts, in points: less of it makes up for room around letters.
  fileprivate static let leastPull = 5.0

  /// Whether the constraint leads from one of some views to one of others.
  func connects(_ views: [UIView], _ others: [UIView]) -> Bool {
    func leads(_ a: [UIView], _ b: [UIView]) -> Bool {
      a.contains { $0 === firstView } && b.contains { $0 === secondView }
    }
    return leads(views, others) || leads(others, views)
  }

  /// Whether the constraint equates the end of one item with a place behind the beginning of the other one.
  fileprivate var pullsOver: Bool {
    let (first, second) = (LayoutAttribute(firstAttribute), LayoutAttribute(secondAttribute))
    guard relation == .equal, first.axis == second.axis, let isFar = first.isFar,
      second.isFar == !isFar
    else { return false }
    return Double(constant) * (isFar ? 1 : -1) >= Self.leastPull
  }

  /// The distance from the beginning of an item to that of the other one along the width; nil where the constraint does not
  /// equate them.
  fileprivate func distanceOfBeginnings(from view: UIView) -> Double? {
    let (first, second) = (LayoutAttribute(firstAttribute), LayoutAttribute(secondAttribute))
    guard relation == .equal, first == second, [.leading, .left].contains(first) else { return nil }
    if secondItem === view { return Double(constant) }
    return firstItem === view ? -Double(constant) : nil
  }
}
