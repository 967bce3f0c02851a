public import Foundation
import PlatformMetrics

/// A bar of choices below content.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The choices, in reading direction.
  open var items: [UITabBarItem]?
  /// The choice that is made.
  open weak var selectedItem: UITabBarItem?

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
  /// The colour of the choices that are not made.
  open var unselectedItemTintColor: UIColor?

  /// The height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: traitCollection.barMetrics.tabBar)
  }

  /// The given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Replaces the choices.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
}
