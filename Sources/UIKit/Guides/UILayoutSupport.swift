public import Foundation

/// The bars at the top or bottom of a view controller's view, as an item of constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the bars, in points.
  var length: CGFloat { get }
  /// The top edge of the bars.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the bars.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the bars.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` and `bottomLayoutGuide`.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
