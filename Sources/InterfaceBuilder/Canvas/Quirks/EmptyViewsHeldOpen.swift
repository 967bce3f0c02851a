import AutoLayout
import UIKit

/// An arranged view without a height of its own is at least 50 points high, so that it can be selected; an empty
/// label of one line is also at least 50 points wide.
///
/// At run time it collapses. It resists as the view resists compression, but less than text does. That is seen on
/// canvases of phones and tablets; on those of televisions the one saved empty label is not held open.
///
/// Source: `docs/decisions/0073-empty-views-on-the-canvas.md`.
struct EmptyViewsHeldOpen: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    document.canvas.device.idiom != .tv
  }

  func adjust(_ view: UIView, madeFrom description: ViewDescription, by builder: ViewBuilder) {
    guard let stack = view.superview as? UIStackView, !(view is UIStackView) else { return }
    if let label = view as? UILabel {
      guard label.isEmptyLine else { return }
      for axis in Axis.allCases { hold(label, along: axis) }
    } else if stack.axis == .horizontal || stack.distribution != .fillProportionally,
      view.lacksContentExtent(.vertical)
    {
      hold(view, along: .vertical)
    }
  }

  private func hold(_ view: UIView, along axis: Axis) {
    let resistance = view.contentCompressionResistancePriority(
      for: axis == .horizontal ? .horizontal : .vertical)
    // Content may resist with priority 0, which is none; a constraint may not.
    guard resistance.rawValue > 0 else { return }
    let constraint = view.dimension(axis).constraint(greaterThanOrEqualToConstant: Self.extent)
    constraint.priority = UILayoutPriority(min(resistance.rawValue, Self.belowText))
    constraint.isActive = true
  }

  private static let extent: CGFloat = 50
  private static let belowText: Float = 749
}

extension UILabel {
  /// Whether the label shows one line and has no text for it.
  fileprivate var isEmptyLine: Bool { numberOfLines == 1 && (text ?? "").isEmpty }
}

extension UIView {
  /// Whether nothing inside the view decides its extent along an axis.
  func lacksContentExtent(_ axis: Axis) -> Bool {
    layoutView.contentSize(wrappingAt: nil)[axis: axis] == UIView.noIntrinsicMetric
  }

  func dimension(_ axis: Axis) -> NSLayoutDimension {
    axis == .horizontal ? widthAnchor : heightAnchor
  }
}
