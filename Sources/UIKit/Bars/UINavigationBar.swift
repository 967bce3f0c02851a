public import Foundation
import PlatformMetrics

/// The bar above the content of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items, the last of which shows.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether titles are large.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }

  /// Whether content shines through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content is scrolled to the edge of the bar, so that none is beneath it.
  package var isAtScrollEdge = false
  /// The looks by state, as of iOS 13.
  package var appearances = BarAppearances()
  /// Whether the bar is light or dark where no colour is given.
  open var barStyle = UIBarStyle.default
  /// The font and the colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether the bar is inside a view that is presented as a sheet.
  package var isInSheet = false {
    didSet { if isInSheet != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The views of items in the bar.
  var placedViews: [PlacedView] = []

  /// The height of the bar with its title.
  open override var intrinsicContentSize: CGSize {
    let metrics = traitCollection.barMetrics
    let height = isInSheet ? metrics.innerSheetNavigationBar : metrics.navigationBar
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: height + (showsLargeTitle ? metrics.largeTitle : 0))
  }

  /// The given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places the views of the item that shows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  /// Shows an item in front of the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Stops showing the front item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    items?.popLast()
  }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }
}
