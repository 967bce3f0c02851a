import UIKit

/// Draws a scroll view at rest, which shows nothing but what is in it: indicators appear while content moves.
struct ScrollViewPainter: ViewPainter {
  let view: UIScrollView
}
