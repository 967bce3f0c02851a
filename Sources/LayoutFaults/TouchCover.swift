package import UIKit

/// Views that take the touches of what is behind them.
extension UIView {
  /// The views that take all touches where this one is, as far as a root shows it: they are drawn later, and take touches
  /// themselves.
  ///
  /// Of a view that scrolls everything counts that is seen while it does.
  ///
  /// Source: `UIView.hitTest(_:with:)`, which asks the last subview first, and none that is hidden, nearly transparent or
  /// without user interaction.
  /// - Parameter root: The outermost view: the end of the screen.
  /// - Returns: The views, those nearest in the hierarchy first.
  package func touchCovers(in root: UIView) -> [UIView] { touchCovers(of: bounds, in: root) }

  /// The views that take all touches in a part of this one, as far as a root shows it.
  package func touchCovers(of part: CGRect, in root: UIView) -> [UIView] {
    guard isDescendant(of: root) else { return [] }
    var covers: [UIView] = []
    var place = part
    var view: UIView = self
    while view !== root, let superview = view.superview {
      place = view.convert(place, to: superview)
      if superview is UIScrollView {
        place = superview.bounds
      } else if superview.clipsToBounds {
        place = place.intersection(superview.bounds)
      }
      let seen = place.intersection(superview.convert(root.bounds, from: root))
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return [] }
      covers += view.laterSiblings.filter {
        $0.takesTouches && $0.frame.insetBy(dx: -1, dy: -1).encloses(seen)
      }
      view = superview
    }
    return covers
  }

  /// Whether touches in the bounds go to the view or to what is in it.
  private var takesTouches: Bool {
    !isHidden && alpha >= Self.leastTouchedAlpha && isUserInteractionEnabled
  }

  /// Source: `UIView.hitTest(_:with:)`.
  private static let leastTouchedAlpha: CGFloat = 0.01
}
