package import UIKit

extension UIView {
  /// Whether people can see the view, as far as hiding goes: neither the view nor anything around
  /// it is hidden or transparent.
  ///
  /// The view in the window does not count: it would hide everything, so that code has to show it.
  ///
  /// - Complexity: O(*depth*).
  package var isShown: Bool {
    var view: UIView? = self
    while let current = view, let superview = current.superview, !(superview is UIWindow) {
      if current.isHidden || current.alpha == 0 { return false }
      view = superview
    }
    return true
  }
}

extension NSLayoutConstraint {
  /// The view of the first side, or the one whose guide it is.
  package var firstView: UIView? {
    if let guide = firstItem as? UILayoutGuide { return guide.owningView }
    return firstItem as? UIView
  }

  /// The view of the second side, or the one whose guide it is.
  package var secondView: UIView? {
    if let guide = secondItem as? UILayoutGuide { return guide.owningView }
    return secondItem as? UIView
  }
}
