package import UIKit

extension UIView {
  /// The view and the views inside it that a program made, from back to front; not what controls
  /// and bars of UIKit make for themselves.
  package var programViews: [UIView] {
    var found: [UIView] = []
    appendProgramViews(to: &found)
    return found
  }

  private func appendProgramViews(to found: inout [UIView]) {
    found.append(self)
    guard !arrangesItself else { return }
    let parts = ownParts
    for subview in subviews where !parts.contains(where: { $0 === subview }) {
      subview.appendProgramViews(to: &found)
    }
  }

  /// Whether UIKit places everything inside the view.
  private var arrangesItself: Bool {
    switch self {
    case is UIControl, is UISearchBar, is UIPickerView:
      String(reflecting: type(of: self)).hasPrefix("UIKit.")
    case is UINavigationBar, is UITabBar, is UIToolbar: true
    default: false
    }
  }

  /// The subviews that UIKit adds to the view for itself.
  private var ownParts: [UIView] {
    guard let button = self as? UIButton else { return [] }
    return [button.madeTitleLabel, button.madeImageView].compactMap { $0 }
  }

  /// The constraints that the view and the views inside it hold.
  package var heldConstraintsInside: [NSLayoutConstraint] {
    constraints + subviews.flatMap(\.heldConstraintsInside)
  }

  /// The closest scroll view around the view.
  package var enclosingScrollView: UIScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }
}
