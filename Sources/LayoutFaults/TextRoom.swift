package import AutoLayout
package import UIKit

/// The room that views compete for which constraints leave open together.
///
/// Texts that fill it but for rounding and the expected error of their widths (``WidthAccuracy``) may fill it
/// exactly with Apple's fonts; then nothing is open.
@MainActor
struct TextRoom {
  /// How much room texts may have left or lack that rounding accounts for, in points: a pixel in all.
  ///
  /// Source: where labels of one priority have a point and more of height to share, or lack it, Interface
  /// Builder marks them in 3 repositories of 4; where they have half a point, in 1 of 4.
  private static let tolerance = 0.75

  /// Whether texts fill the room as exactly as they are measured, so that nothing may be open.
  let isFilled: Bool

  /// Looks at variables that are open together.
  init(_ members: [OpenVariables.Member]) {
    var rest = Size.zero
    var widthError = 0.0
    var hasText = false
    for member in members where member.variable.isExtent && !(member.view is UIStackView) {
      let (view, axis) = (member.view, member.variable.axis)
      let natural = Size(view.intrinsicContentSize)[axis: axis]
      guard natural != UIView.noIntrinsicMetric else {
        isFilled = false
        return
      }
      rest[axis: axis] += abs(view.alignedExtent(axis) - natural)
      guard view is UILabel || view is UIButton else { continue }
      hasText = true
      if axis == .horizontal {
        widthError += view.textAccuracy(breakingAt: view.bounds.width).expectedError
      }
    }
    isFilled =
      hasText && rest.width <= Self.tolerance + widthError && rest.height <= Self.tolerance
  }
}

extension UIView {
  /// The extent of the alignment rectangle, in points.
  package func alignedExtent(_ axis: Axis) -> Double {
    Size(alignmentRect(forFrame: frame).size)[axis: axis]
  }
}
