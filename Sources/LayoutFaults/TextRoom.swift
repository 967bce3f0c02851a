package import AutoLayout
package import UIKit

/// The room that views compete for which constraints leave open together.
///
/// Texts that fill it but for rounding and the expected error of their widths (``WidthAccuracy``) may fill it
/// exactly with Apple's fonts; then nothing is open.
@MainActor
struct TextRoom {
  /// The largest lack of room that rounding accounts for, in points: extents of texts are rounded up to pixels.
  ///
  /// Source: Interface Builder marks labels of one priority that lack at least a point of height in 3 repositories of
  /// 4. It marks those that lack half a point in 1 of 5.
  private static let largestLack = 0.75

  /// The largest height that texts may have left, in points: less than a pixel.
  ///
  /// Source: Interface Builder marks labels of one priority with half a point left in 3 repositories of 3, of which
  /// 2 share a document; `docs/decisions/0094-what-is-ambiguous.md`.
  private static let largestRest = 0.25

  /// Whether texts fill the room as exactly as they are measured, so that nothing may be open.
  let isFilled: Bool

  /// Looks at variables that are open together.
  init(_ members: [OpenVariables.Member]) {
    var rest = Size.zero
    var lack = Size.zero
    var widthError = 0.0
    var hasText = false
    for member in members where member.variable.isExtent && !(member.view is UIStackView) {
      let (view, axis) = (member.view, member.variable.axis)
      let natural = Size(view.intrinsicContentSize)[axis: axis]
      guard natural != UIView.noIntrinsicMetric else {
        isFilled = false
        return
      }
      let difference = view.alignedExtent(axis) - natural
      rest[axis: axis] += max(0, difference)
      lack[axis: axis] += max(0, -difference)
      guard view is UILabel || view is UIButton else { continue }
      hasText = true
      if axis == .horizontal {
        widthError += view.textAccuracy(breakingAt: view.bounds.width).expectedError
      }
    }
    isFilled =
      hasText && rest.width + lack.width <= Self.largestLack + widthError
      && lack.height <= Self.largestLack && rest.height <= Self.largestRest
  }
}

extension UIView {
  /// The extent of the alignment rectangle, in points.
  package func alignedExtent(_ axis: Axis) -> Double {
    Size(alignmentRect(forFrame: frame).size)[axis: axis]
  }
}
