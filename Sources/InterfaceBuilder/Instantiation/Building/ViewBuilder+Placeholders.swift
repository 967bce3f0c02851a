import AutoLayout
import UIKit

extension ViewBuilder {
  /// Gives an arranged view without content the extents that Interface Builder's canvas shows.
  ///
  /// At run time such a view collapses to nothing, and could not be selected on a canvas. All of the
  /// constraints give way to whatever the document says.
  func holdOpen(_ view: UIView) {
    guard habits.holdsEmptyViewsOpen, let stack = view.superview as? UIStackView else { return }
    if let label = view as? UILabel {
      if label.isEmptyLine { hold(label) }
    } else if stack.alignment != .fill, !(view is UIStackView) {
      hold(view, across: stack.axis == .horizontal ? .vertical : .horizontal)
    }
  }

  /// Has a label of one line without text be 50 points wide and high.
  ///
  /// It gives way to text, which resists compression with 750 or more.
  ///
  /// Source: stored frames of 18 such labels in 8 documents are as large as this or as the room left
  /// for them, and of one that is wider; 3 labels of more lines collapse.
  private func hold(_ label: UILabel) {
    for extent in [label.widthAnchor, label.heightAnchor] {
      let constraint = extent.constraint(greaterThanOrEqualToConstant: 50)
      constraint.priority = UILayoutPriority(749)
      constraint.isActive = true
    }
  }

  /// Has a view without natural extent across the axis keep that of a new view in Interface Builder's
  /// library.
  ///
  /// It is a bit stronger than the pull of the stack view that it replaces, and weaker than the one
  /// that keeps the stack view small.
  ///
  /// Source: stored frames of such views in stack views that do not fill, 240 points wide or as wide as
  /// the stack view where that is narrower (9 of 12 views in 11 documents, Xcode 10 to 15), and as high
  /// as the stack view where that is lower than 128 points (2 of 4).
  private func hold(_ view: UIView, across axis: Axis) {
    let extent = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let size = view.intrinsicContentSize
    let natural = axis == .horizontal ? size.width : size.height
    guard natural == UIView.noIntrinsicMetric else { return }
    let constraint = extent.constraint(equalToConstant: axis == .horizontal ? 240 : 128)
    constraint.priority = UILayoutPriority(26)
    constraint.isActive = true
  }
}

extension UILabel {
  /// Whether the label shows one line and has no text for it.
  fileprivate var isEmptyLine: Bool { numberOfLines == 1 && (text ?? "").isEmpty }
}
