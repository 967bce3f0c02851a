public import Foundation
import PlatformMetrics

/// A bar of buttons below content.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons and the room between them, in reading direction.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// Whether content shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content is scrolled to the edge of the bar, so that none is beneath it.
  package var isAtScrollEdge = false
  /// The looks by state, as of iOS 13.
  package var appearances = BarAppearances()
  /// Whether the bar is light or dark where no colour is given.
  open var barStyle = UIBarStyle.default
  /// The views of items in the bar.
  var placedViews: [PlacedView] = []

  /// The height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: traitCollection.barMetrics.toolbar(hasHomeIndicator: hasHomeIndicator))
  }

  /// The given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places the views of buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  /// Called after the window changed: a toolbar is higher above a home indicator.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}
