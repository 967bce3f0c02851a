import AutoLayout
import Foundation

extension UIView {
  var heldConstraints: [NSLayoutConstraint] {
    let supporting = followingGuides.compactMap { $0 as? LayoutSupportGuide }
    return supporting.flatMap(\.ownConstraints)
      + layoutView.constraints.compactMap { constraint in
        if let guide = constraint.firstItem?.representedObject as? any SelfPlacedGuide,
          guide.isOwn(constraint)
        {
          return nil
        }
        return constraint.clientObject
      }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    guard let layoutConstraint = constraint.layoutConstraint, !constraint.isActive else { return }
    if !constraint.areSpansAttached { try? constraint.attachSpans() }
    guard let closest = layoutConstraint.commonAncestor, closest.isInside(layoutView) else {
      raiseException(
        "NSGenericException",
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:\(constraint) "
          + "view:\(self)", at: constraint.madeAt)
    }
    layoutView.install(layoutConstraint, representedObject: constraint)
    CrossAxisConstraints.note(constraint)
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
