import AutoLayout
import ConstraintSolver
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

  /// The constraints that keep the guide at its edge and as high as the bars, as the view's constraints list them.
  ///
  /// Source: tests of EasyPeasy, by which a view holds two constraints for each guide asked for.
  private(set) lazy var ownConstraints: [NSLayoutConstraint] = {
    let edge: LayoutAttribute = layoutGuide.role == .topBars ? .top : .bottom
    let view = layoutGuide.owningView
    return [
      _UILayoutSupportConstraint(
        LayoutConstraint(layoutGuide, edge, .equal, view, view == nil ? .notAnAttribute : edge)),
      _UILayoutSupportConstraint(
        LayoutConstraint(layoutGuide, .height, .equal, constant: Double(length))),
    ]
  }()
}

/// A constraint that places the guide of bars, as Apple's logs name it.
// swift-format-ignore: NoLeadingUnderscores
final class _UILayoutSupportConstraint: ImpliedLayoutConstraint {}
