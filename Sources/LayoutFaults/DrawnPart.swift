package import UIKit

/// Something that is drawn, or touched, inside of a view.
@MainActor
struct DrawnPart {
  /// The view that draws it.
  let view: UIView
  /// Its rectangle, as far as the views around it up to the one that was asked leave it, in the coordinate space of the view.
  let rect: CGRect

  /// Whether it is a text that is as the view has it, without a background.
  let isKnownText: Bool

  /// Whether it is a line or background of which nobody sees where it ends.
  let isUnseen: Bool

  /// Whether it is a picture, whose edges are seldom to be seen.
  var isPicture: Bool { view is UIImageView }

  /// Whether it is touched.
  var isTouched: Bool {
    view.isUserInteractionEnabled
      && (view is UIControl || view is UIScrollView || view is UIPickerView || view is UISearchBar)
  }
}

/// The rectangle that a view draws in, in its own coordinate space, where something is known about it that the view does not
/// say; else nil.
package typealias DrawnBounds = @MainActor (UIView) -> CGRect?

extension UIView {
  /// The parts that the view and those inside it draw, from back to front.
  ///
  /// Views that only hold others draw nothing.
  func drawnParts(_ known: DrawnBounds) -> [DrawnPart] {
    programViews.compactMap { view in
      let given = known(view)
      guard view.isShown, let drawn = given ?? (view.drawsByItself ? view.drawnBounds : nil)
      else { return nil }
      let rect = view.part(drawn, inside: self)
      guard rect.width > 0, rect.height > 0 else { return nil }
      return DrawnPart(
        view: view, rect: rect,
        isKnownText: view is UILabel && given == nil && !view.showsBackground,
        isUnseen: given == nil && view.isUnseenBackground)
    }
  }

  /// Whether the view draws anything besides the views inside it, as far as its class says.
  private var drawsByItself: Bool {
    if showsBackground { return true }
    switch self {
    case is UILabel: return visibleText != nil
    case is UIStackView, is UITableViewCell, is UICollectionReusableView,
      is UITableViewHeaderFooterView:
      return false
    case is UIControl, is UIImageView, is UIScrollView, is UIVisualEffectView, is UIProgressView,
      is UIActivityIndicatorView, is UISearchBar, is UIPickerView, is UINavigationBar, is UITabBar,
      is UIToolbar:
      return true
    default: return false
    }
  }

  /// The part of a rectangle of the view that views around it leave, up to one of them.
  private func part(_ rect: CGRect, inside holder: UIView) -> CGRect {
    var rect = rect
    var current: UIView = self
    while current !== holder, let around = current.superview {
      if around.clipsToBounds {
        rect = rect.intersection(convert(around.bounds, from: around))
        if rect.isNull { return .zero }
      }
      current = around
    }
    return rect
  }
}
