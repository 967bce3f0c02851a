package import AutoLayout
package import UIKit

/// The room that views compete for which constraints leave open together.
@MainActor
struct TextRoom {
  /// How much room texts may have left or lack that their measuring does not tell, in points.
  ///
  /// Line heights are rounded to pixels, so that a pixel may be a difference of rounding.
  ///
  /// Source: where labels of one priority have a point and more to share, or lack it, Interface Builder marks
  /// them in 3 repositories of 4; where they have half a point, in 1 of 4.
  private static let tolerance = 0.75

  /// Whether texts fill the room as exactly as they are measured, so that nothing may be open.
  let isFilled: Bool

  /// Looks at variables that are open together.
  init(_ members: [OpenVariables.Member]) {
    var rest = Size.zero
    var hasText = false
    for member in members where member.variable.isExtent && !(member.view is UIStackView) {
      let (view, axis) = (member.view, member.variable.axis)
      let natural = Size(view.intrinsicContentSize)[axis: axis]
      guard natural != UIView.noIntrinsicMetric else {
        isFilled = false
        return
      }
      rest[axis: axis] += abs(view.alignedExtent(axis) - natural)
      hasText = hasText || view is UILabel || view is UIButton
    }
    isFilled = hasText && rest.width <= Self.tolerance && rest.height <= Self.tolerance
  }
}

extension UIView {
  /// The extent of the alignment rectangle, in points.
  package func alignedExtent(_ axis: Axis) -> Double {
    Size(alignmentRect(forFrame: frame).size)[axis: axis]
  }
}
