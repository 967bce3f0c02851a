public import AutoLayout
import UIKit

/// The content of a `<scrollView>`, and the attributes of every element that scrolls.
public struct ScrollViewContent: ElementContent {
  /// Whether the view scrolls.
  public var isScrollEnabled = true
  /// Whether scrolling stops at pages.
  public var isPagingEnabled = false
  /// The space around the content, in points.
  public var contentInset = EdgeInsets.zero
  /// `automatic`, `scrollableAxes`, `never` or `always`; `nil` for automatic.
  public var contentInsetAdjustment: String?
  /// Whether the horizontal indicator may show.
  public var showsHorizontalIndicator = true
  /// Whether the vertical indicator may show.
  public var showsVerticalIndicator = true
  /// Whether the content gives horizontally even where there is nothing to scroll.
  public var alwaysBouncesHorizontally = false
  /// Whether the content gives vertically even where there is nothing to scroll.
  public var alwaysBouncesVertically = false
}

extension ScrollViewContent: ViewElement {
  static let names = ["scrollView"]

  init(_ reader: ElementReader) {
    isScrollEnabled = reader.flag("scrollEnabled", default: isScrollEnabled)
    isPagingEnabled = reader.flag("pagingEnabled")
    contentInset = reader.inset("contentInset") ?? contentInset
    contentInsetAdjustment = reader["contentInsetAdjustmentBehavior"]
    showsHorizontalIndicator = reader.flag(
      "showsHorizontalScrollIndicator", default: showsHorizontalIndicator)
    showsVerticalIndicator = reader.flag(
      "showsVerticalScrollIndicator", default: showsVerticalIndicator)
    alwaysBouncesHorizontally = reader.flag("alwaysBounceHorizontal")
    alwaysBouncesVertically = reader.flag("alwaysBounceVertical")
  }

  func makeView() -> UIScrollView { UIScrollView() }

  func apply(to view: UIScrollView, in context: BuildingContext) {
    applyAttributes(to: view)
    guard context.builder.program == nil else { return }
    view.surroundings = context.builder.isInsideNavigation ? .navigation : .plain
  }

  /// Sets what decides on a device whether the content of a view keeps clear of bars.
  ///
  /// The canvas stores frames in content, which do not depend on it.
  @MainActor
  func applyInsets(to view: UIScrollView, in context: BuildingContext) {
    guard context.builder.showsRunTime else { return }
    if context.builder.program == nil {
      view.surroundings = context.builder.isInsideNavigation ? .navigation : .plain
    }
    view.alwaysBounceHorizontal = alwaysBouncesHorizontally
    view.alwaysBounceVertical = alwaysBouncesVertically
  }

  /// Sets the attributes that every scroll view has.
  @MainActor
  func applyAttributes(to view: UIScrollView) {
    view.isScrollEnabled = isScrollEnabled
    view.isPagingEnabled = isPagingEnabled
    view.contentInset = UIEdgeInsets(contentInset)
    view.showsHorizontalScrollIndicator = showsHorizontalIndicator
    view.showsVerticalScrollIndicator = showsVerticalIndicator
    switch contentInsetAdjustment {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: view.contentInsetAdjustmentBehavior = .automatic
    }
  }
}
