import UIKit

extension Relation {
  /// A constraint that has the system's spacing between views; nil between other items.
  @MainActor
  func spaced(_ first: AnyObject, _ second: AnyObject?) -> NSLayoutConstraint? {
    guard let first = first as? UIView, let second = second as? UIView else { return nil }
    if firstAttribute == .leading {
      return spaced(first.leadingAnchor, after: second.trailingAnchor)
    }
    return spaced(
      firstAttribute == .firstBaseline ? first.firstBaselineAnchor : first.topAnchor,
      below: secondAttribute == .lastBaseline ? second.lastBaselineAnchor : second.bottomAnchor)
  }

  @MainActor
  private func spaced(
    _ first: NSLayoutXAxisAnchor, after second: NSLayoutXAxisAnchor
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual:
      first.constraint(lessThanOrEqualToSystemSpacingAfter: second, multiplier: multiplier)
    case .greaterThanOrEqual:
      first.constraint(greaterThanOrEqualToSystemSpacingAfter: second, multiplier: multiplier)
    default: first.constraint(equalToSystemSpacingAfter: second, multiplier: multiplier)
    }
  }

  @MainActor
  private func spaced(
    _ first: NSLayoutYAxisAnchor, below second: NSLayoutYAxisAnchor
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual:
      first.constraint(lessThanOrEqualToSystemSpacingBelow: second, multiplier: multiplier)
    case .greaterThanOrEqual:
      first.constraint(greaterThanOrEqualToSystemSpacingBelow: second, multiplier: multiplier)
    default: first.constraint(equalToSystemSpacingBelow: second, multiplier: multiplier)
    }
  }
}
