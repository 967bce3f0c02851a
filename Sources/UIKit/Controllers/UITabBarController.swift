import Foundation
import PlatformMetrics

/// A container that shows one of several controllers above a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar below the content.
  open private(set) lazy var tabBar = UITabBar()

  /// The controllers to choose from.
  open var viewControllers: [UIViewController]? {
    didSet { choicesDidChange(oldValue ?? []) }
  }

  /// The index of the controller that is shown.
  open var selectedIndex = 0 {
    didSet { containerGeometryDidChange() }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      guard let newValue, let index = viewControllers?.firstIndex(of: newValue) else { return }
      selectedIndex = index
    }
  }

  /// Replaces the controllers to choose from.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func choicesDidChange(_ previous: [UIViewController]) {
    let choices = viewControllers ?? []
    for child in previous where !choices.contains(child) {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in choices where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    tabBar.items = choices.map { $0.tabBarItem }
    containerGeometryDidChange()
  }

  /// Whether the selected controller hides the bar.
  private var hidesTabBar: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  override func containerGeometryDidChange() {
    guard let container = viewIfLoaded else { return }
    let metrics = traitCollection.barMetrics
    placeTabBar(in: container, metrics)
    for child in viewControllers ?? [] where child !== selectedViewController {
      child.viewIfLoaded?.removeFromSuperview()
    }
    guard let selected = selectedViewController else { return }
    tabBar.selectedItem = selected.tabBarItem
    let top = metrics.tabBarCover(below: Double(container.safeAreaInsets.top))
    let layout = BarredLayout(
      container: container, topBar: metrics.hasTabBarAtTop && !hidesTabBar ? top : 0,
      bottomBar: metrics.hasTabBarAtTop || hidesTabBar ? 0 : metrics.tabBar,
      barsAreOpaque: !tabBar.isTranslucent)
    selected.place(
      in: container, at: 0, frame: layout.frame(for: selected), insets: layout.insets(for: selected)
    )
  }

  private func placeTabBar(in container: UIView, _ metrics: BarMetrics) {
    tabBar.isHidden = hidesTabBar
    if tabBar.superview !== container { container.addSubview(tabBar) }
    let bounds = container.bounds
    guard !metrics.hasTabBarAtTop else {
      tabBar.frame = CGRect(
        x: 0, y: metrics.tabBarTop, width: bounds.width, height: metrics.tabBar)
      return
    }
    let full = (hidesTabBar ? 0 : metrics.tabBar) + container.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: bounds.height - full, width: bounds.width, height: full)
  }
}
