package import UIKit

extension Overflow {
  /// Whether nothing is lost outside the superview.
  ///
  /// True of a button that only reaches out with the room around its title. True also of a view without controls
  /// that is on the screen, beside everything else, if the superview's edges are not seen and do not clip.
  package func isHarmless(in root: UIView) -> Bool {
    if let button = view as? UIButton { return isRoomAroundTitle(of: button) }
    return !superview.showsBackground && superview !== root && !view.holdsControl
      && isVisible(in: root)
  }

  /// Whether only the room around the title is outside, by no more than a touch needs.
  private func isRoomAroundTitle(of button: UIButton) -> Bool {
    !button.showsBackground && distance <= Self.touchMargin
      && superview.bounds.contains(button.convert(button.drawnRect, to: superview))
  }

  /// Half the side of the least control that can be touched well, in points.
  ///
  /// Source: 44 × 44 points, Apple's Human Interface Guidelines, Buttons.
  private static let touchMargin = 22.0

  /// Whether all of the view is on the screen, and nothing clips or covers it.
  private func isVisible(in root: UIView) -> Bool {
    let rect = view.convert(view.bounds, to: root)
    guard root.bounds.contains(rect) else { return false }
    var branch = superview
    while branch !== root, let around = branch.superview {
      if branch.clipsToBounds || branch is UIScrollView { return false }
      let isCrossed = around.subviews.contains {
        $0 !== branch && $0.isShown && $0.convert($0.bounds, to: root).intersects(rect)
      }
      if isCrossed { return false }
      branch = around
    }
    return true
  }
}

extension UIView {
  /// Whether the view or one inside it is touched.
  fileprivate var holdsControl: Bool {
    self is UIControl || self is UITextView || self is UIScrollView
      || subviews.contains(where: \.holdsControl)
  }
}
