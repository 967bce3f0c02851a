package import AutoLayout
import UIKit

/// Draws a page control.
struct PageControlPainter: ViewPainter {
  let view: UIPageControl

  func draw(in rect: Rect, with painter: inout ControlPainter) {
    guard !(view.hidesForSinglePage && view.numberOfPages <= 1) else { return }
    painter.pageControl(
      pages: view.numberOfPages, current: view.currentPage,
      color: view.pageIndicatorTintColor.map { Color($0, in: view) },
      currentColor: view.currentPageIndicatorTintColor.map { Color($0, in: view) }, in: rect)
  }
}

extension ControlPainter {
  /// Draws the dots of a page control.
  package mutating func pageControl(
    pages: Int, current: Int, color: Color? = nil, currentColor: Color? = nil, in rect: Rect
  ) {
    let visible = min(max(pages, 0), max(1, Int(min(rect.width, 10_000) / 16) + 1))
    let step = 16.0
    var x = rect.center.x - Double(visible - 1) * step / 2
    let base = colors.appearance == .light ? Color.black : .white
    for page in 0..<visible {
      let isCurrent = page == min(current, visible - 1)
      list.fill(
        .circle(center: Point(x: x, y: rect.center.y), radius: 3.5),
        isCurrent ? currentColor ?? base.faded(0.75) : color ?? base.faded(0.25))
      x += step
    }
  }
}
