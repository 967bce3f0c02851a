import AutoLayout
package import UIKit

extension Overflow {
  /// Whether nothing is lost outside the superview.
  ///
  /// True of a button that only reaches out with the room around its title. True also of a view without controls
  /// that no view around it clips, beside everything else, if the superview's edges are not seen.
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

  /// Whether none of the views around a part of the view clips it along the sides that the view reaches out at.
  ///
  /// Along the other axis the place of what scrolls is not known, and it is not the overflow's.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinate space.
  ///   - root: The outermost view: the end of the screen.
  /// - Returns: Whether the whole extent of the part is seen there.
  package func isUnclipped(_ rect: CGRect, in root: UIView) -> Bool {
    sequence(first: superview) { $0 === root ? nil : $0.superview }.allSatisfy { ancestor in
      let clips = ancestor === root || ancestor.clipsToBounds || ancestor is UIScrollView
      return !clips || isInside(rect, ancestor)
    }
  }

  /// Whether a part of the view ends inside a view around it, along the sides that the view reaches out at.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinate space.
  ///   - ancestor: The view around it.
  /// - Returns: Whether it does, but for rounding.
  package func isInside(_ rect: CGRect, _ ancestor: UIView) -> Bool {
    let place = view.convert(rect, to: ancestor)
    let bounds = ancestor.bounds.insetBy(dx: -Self.pixel, dy: -Self.pixel)
    return Axis.allCases.allSatisfy { axis in
      guard sides.contains(where: { $0.edge.axis == axis }) else { return true }
      return switch axis {
      case .horizontal: bounds.minX <= place.minX && place.maxX <= bounds.maxX
      case .vertical: bounds.minY <= place.minY && place.maxY <= bounds.maxY
      }
    }
  }

  /// The distance that rounding to pixels may add, in points.
  private static let pixel = 0.5

  /// Whether nothing around the view clips, shows where it ends or covers the part that is outside.
  private func isVisible(in root: UIView) -> Bool {
    guard isUnclipped(view.bounds, in: root) else { return false }
    let rect = view.convert(view.bounds, to: root)
    var branch = superview
    while branch !== root, let around = branch.superview {
      if branch.showsBackground, !isInside(view.bounds, branch) { return false }
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
