import AutoLayout
import UIKit

/// Answers for a view whose size on the canvas is a placeholder of the document's.
struct PlaceholderSize: ContentStandIn {
  /// The extents; nil keeps the content's own.
  let width: Double?
  let height: Double?

  func size(of view: UIView, wrappingAt wrapWidth: Double?) -> Size {
    let size = view.ownContentSize(wrappingAt: wrapWidth)
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  func wraps(in view: UIView) -> Bool { height == nil && view.contentWraps }

  func sharesWidthWithText(in view: UIView) -> Bool { height == nil && view.sharesWidthWithText }
}
