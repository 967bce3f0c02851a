import UIKit

/// The content of a `<pageControl>`.
public struct PageControlContent: ElementContent {
  /// The number of dots.
  public var numberOfPages = 0
  /// The page shown, from 0.
  public var currentPage = 0
  /// The colour of the other dots.
  public var indicatorColor: ColorDescription?
  /// The colour of the current page's dot.
  public var currentIndicatorColor: ColorDescription?
}

extension PageControlContent: ViewElement {
  static let names = ["pageControl"]

  init(_ reader: ElementReader) {
    numberOfPages = max(0, reader.integer("numberOfPages") ?? numberOfPages)
    currentPage = max(0, reader.integer("currentPage") ?? currentPage)
    indicatorColor = reader.color("pageIndicatorTintColor")
    currentIndicatorColor = reader.color("currentPageIndicatorTintColor")
  }

  func makeView() -> UIPageControl { UIPageControl() }

  func apply(to view: UIPageControl, in context: BuildingContext) {
    view.numberOfPages = numberOfPages
    view.currentPage = currentPage
    view.pageIndicatorTintColor = indicatorColor?.uiColor
    view.currentPageIndicatorTintColor = currentIndicatorColor?.uiColor
  }
}
