import AutoLayout
import UIKit

/// An arranged view without an extent of its own across a stack view that does not fill keeps that of a new
/// view in Interface Builder's library: 240 by 128 points, or as much as there is room for.
///
/// Source: `docs/decisions/0073-empty-views-on-the-canvas.md`.
struct NewViewSizeAcross: QuirkBehavior {
  func adjust(_ view: UIView, madeFrom description: ViewDescription, by builder: ViewBuilder) {
    guard let stack = view.superview as? UIStackView, stack.alignment != .fill,
      !(view is UIStackView), !(view is UILabel)
    else { return }
    let across = Axis(stack.axis).perpendicular
    guard view.lacksContentExtent(across) else { return }
    let extent = across == .horizontal ? Self.width : Self.height
    let constraint = view.dimension(across).constraint(equalToConstant: extent)
    constraint.priority = Self.priority
    constraint.isActive = true
  }

  private static let width: CGFloat = 240
  private static let height: CGFloat = 128
  /// Above the pull of the stack view that it replaces, and below the one that keeps the stack view small.
  private static let priority = UILayoutPriority(26)
}
