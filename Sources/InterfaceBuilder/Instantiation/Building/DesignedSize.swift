import AutoLayout
import UIKit

/// Answers for text whose own class told Interface Builder its size, and breaks it into lines where it
/// gets less width than that.
///
/// The class told the size of the text on one line. Its font may be another than the document's, so that
/// the document's lines are scaled.
struct DesignedSize: ContentStandIn {
  /// The size that was told.
  let size: Size

  func size(of view: UIView, wrappingAt wrapWidth: Double?) -> Size {
    let line = view.ownContentSize(wrappingAt: nil)
    guard wraps(in: view), let wrapWidth, wrapWidth < size.width, line.width > 0, line.height > 0
    else { return size }
    let scale = size.width / line.width
    let lines = view.ownContentSize(wrappingAt: wrapWidth / scale)
    return Size(
      width: min(wrapWidth, lines.width * scale), height: lines.height * size.height / line.height)
  }
}
