public import Foundation
import PlatformMetrics

/// Dots that show which page is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that is shown.
  open var currentPage = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize {
    let metrics = traitCollection.controlMetrics
    return CGSize(
      width: metrics.pageControlWidth(pages: numberOfPages), height: metrics.pageControlHeight)
  }

  /// The size of the dots for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: traitCollection.controlMetrics.pageControlWidth(pages: pageCount),
      height: traitCollection.controlMetrics.pageControlHeight)
  }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
