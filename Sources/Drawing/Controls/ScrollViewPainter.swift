package import AutoLayout
import UIKit

/// Draws the indicators of a scroll view.
struct ScrollViewPainter: ViewPainter {
  let view: UIScrollView
}

extension ViewPainter where View: UIScrollView {
  func drawOverlay(in rect: Rect, with painter: inout ControlPainter) {
    let content = view.contentSize
    if view.showsVerticalScrollIndicator {
      painter.scrollIndicator(
        .vertical, offset: view.contentOffset.y, content: Double(content.height), in: rect)
    }
    if view.showsHorizontalScrollIndicator {
      painter.scrollIndicator(
        .horizontal, offset: view.contentOffset.x, content: Double(content.width), in: rect)
    }
  }
}

extension ControlPainter {
  /// Draws a scroll indicator for content that is larger than its view.
  ///
  /// - Parameters:
  ///   - axis: The direction the content can be moved in.
  ///   - offset: How far it has been moved, in points.
  ///   - content: The length of the content in that direction.
  ///   - rect: The view's rectangle.
  package mutating func scrollIndicator(
    _ axis: Axis, offset: Double, content: Double, in rect: Rect
  ) {
    let length = axis == .vertical ? rect.height : rect.width
    guard content > length, length > 20 else { return }
    let track = length - 6
    let thumb = min(max(track * length / content, 36), track)
    let start = 3 + (track - thumb) * min(max(offset / (content - length), 0), 1)
    let color = colors.appearance == .light ? Color.black.faded(0.35) : .white.faded(0.45)
    list.fill(
      axis == .vertical
        ? Rect(x: rect.maxX - 6, y: rect.minY + start, width: 3, height: thumb)
        : Rect(x: rect.minX + start, y: rect.maxY - 6, width: thumb, height: 3), color, radius: 1.5)
  }
}
