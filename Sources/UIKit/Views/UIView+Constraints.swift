import AutoLayout
import Foundation

extension UIView {
  var heldConstraints: [NSLayoutConstraint] {
    let supporting = followingGuides.compactMap { $0 as? LayoutSupportGuide }
    return supporting.flatMap(\.ownConstraints)
      + layoutView.constraints.compactMap { constraint in
        if let span = constraint.firstItem?.representedObject as? SpanGuide,
          span.isEdge(constraint)
        {
          return nil
        }
        return constraint.clientObject
      }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    guard let layoutConstraint = constraint.layoutConstraint, !constraint.isActive else { return }
    try? constraint.attachSpans()
    guard let closest = layoutConstraint.commonAncestor, closest.isInside(layoutView) else {
      raiseException(
        "NSGenericException",
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:\(constraint) "
          + "view:\(self)")
    }
    layoutView.install(layoutConstraint, representedObject: constraint)
    CrossAxisConstraints.note(constraint)
  }

  /// The view whose bottom edge stood for the baseline before iOS 9.
  @available(*, deprecated, renamed: "forLastBaselineLayout")
  public func forBaselineLayout() -> UIView { self }

  /// Whether the view still waits for `updateConstraints()`.
  public func needsUpdateConstraints() -> Bool { layoutView.needsUpdateConstraints }

  /// Whether constraints leave the view's rectangle open, as of the last layout.
  public var hasAmbiguousLayout: Bool { !layoutView.ownAmbiguousVariables.isEmpty }

  /// How strongly the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(layoutView.contentHugging[Axis(axis)])
  }

  /// Sets how strongly the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutView.contentHugging[Axis(axis)] = priority.rawValue
  }

  /// How strongly the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(layoutView.contentCompressionResistance[Axis(axis)])
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutView.contentCompressionResistance[Axis(axis)] = priority.rawValue
  }

  func fittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    do {
      let fitted = layoutView.fittingSize(
        FittingTarget(
          size: Size(size),
          horizontalPriority: try LayoutConstraint.priority(horizontal.rawValue),
          verticalPriority: try LayoutConstraint.priority(vertical.rawValue)))
      let scale = layoutView.root.pixelScale
      return CGSize(
        width: PixelCeiling.roundUp(fitted.width, scale: scale),
        height: PixelCeiling.roundUp(fitted.height, scale: scale))
    } catch {
      raise(error)
    }
  }
}

/// Rounding up to device pixels.
package enum PixelCeiling {
  /// The smallest number of whole pixels that holds an extent, in points.
  ///
  /// An excess below a thousandth of a pixel, as computing in binary fractions leaves, does not
  /// count.
  package static func roundUp(_ extent: Double, scale: Double) -> Double {
    (extent * scale - 0.001).rounded(.up) / scale
  }
}

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
