public import UIKit

/// An object that a layout test lays out: a view or a view controller.
@MainActor
public protocol LayoutSubject: AnyObject {}

extension UIView: LayoutSubject {}
extension UIViewController: LayoutSubject {}

/// The size of a view on a device; view controllers always fill the window.
public enum ViewSize: Hashable, Sendable {
  /// The view's own size where it has one, else the whole window.
  case automatic
  /// The whole window.
  case window
  /// As wide as the window, or as a width in points, and as high as its constraints ask for.
  case fittingHeight(width: CGFloat? = nil)
  /// A width and a height in points.
  case fixed(CGFloat, CGFloat)
}
