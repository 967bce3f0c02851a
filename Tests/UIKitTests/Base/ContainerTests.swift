import PlatformMetrics
import TestSupport
import Testing
import UIKit

/// Containers on iOS 18, whose navigation bars are 44 points high on phones.
@MainActor
@Suite(.release(.iOS18))
struct ContainerTests {
  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func aRootViewFillsTheWindow() {
    let controller = UIViewController()
    let window = UIWindow.showing(controller, on: Devices.phone)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.safeAreaInsets == insets(44, 0, 34, 0))
    #expect(controller.view.layoutMargins == insets(44, 16, 34, 16))
    controller.additionalSafeAreaInsets = insets(10, 1, 2, 3)
    #expect(controller.view.safeAreaInsets == insets(54, 1, 36, 3))
  }

  @Test func aNavigationBarCoversTheTop() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow.showing(navigation, on: Devices.phone)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(content.view.frame == window.bounds)
    #expect(content.view.safeAreaInsets == insets(88, 0, 34, 0))
    #expect(content.topLayoutGuide.length == 88)
    #expect(content.bottomLayoutGuide.length == 34)
    #expect(content.navigationController === navigation)
  }

  @Test func aLargeTitleMakesTheBarTaller() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow.showing(navigation, on: Devices.phone)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(content.view.safeAreaInsets.top == 140)
    content.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 88)
  }

  @Test func barsAreLowWhereHeightIsCompact() {
    let content = UIViewController()
    let tab = UITabBarController()
    tab.viewControllers = [UINavigationController(rootViewController: content)]
    _ = UIWindow.showing(tab, on: Devices.landscapePhone)
    #expect(content.view.safeAreaInsets == insets(32, 44, 53, 44))
  }

  @Test func padBarsAreFiftyPointsHigh() {
    let content = UIViewController()
    let tab = UITabBarController()
    tab.viewControllers = [UINavigationController(rootViewController: content)]
    _ = UIWindow.showing(tab, on: Devices.pad)
    #expect(content.view.safeAreaInsets == insets(70, 0, 50, 0))
  }

  @Test func aTabBarReachesIntoTheHomeIndicator() {
    let content = UIViewController()
    let tab = UITabBarController()
    tab.viewControllers = [content, UIViewController()]
    let window = UIWindow.showing(tab, on: Devices.phone)
    #expect(tab.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(content.view.safeAreaInsets == insets(44, 0, 83, 0))
    #expect(content.tabBarController === tab)
    tab.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(content.view.superview == nil)
    #expect(tab.selectedViewController?.view.frame == window.bounds)
  }

  @Test func aPushedControllerCanHideTheTabBar() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tab = UITabBarController()
    tab.viewControllers = [navigation]
    let window = UIWindow.showing(tab, on: Devices.phone)
    content.hidesBottomBarWhenPushed = true
    navigation.pushViewController(content, animated: false)
    window.layoutIfNeeded()
    #expect(tab.tabBar.isHidden)
    #expect(content.view.safeAreaInsets == insets(88, 0, 34, 0))
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(navigation.topViewController?.view.safeAreaInsets == insets(88, 0, 83, 0))
  }

  @Test func aToolbarLiesAboveTheHomeIndicator() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    _ = UIWindow.showing(navigation, on: Devices.phone)
    // Bars are 49 points high above a home indicator.
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 729, width: 375, height: 49))
    #expect(content.view.safeAreaInsets == insets(88, 0, 83, 0))
  }

  @Test func contentStaysBelowOpaqueBarsUnlessItAsks() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    let window = UIWindow.showing(navigation, on: Devices.phone)
    #expect(content.view.frame == CGRect(x: 0, y: 88, width: 375, height: 724))
    #expect(content.view.safeAreaInsets == insets(0, 0, 34, 0))
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frame == window.bounds)
    content.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == 88)
  }

  @Test func aHiddenNavigationBarCoversNothing() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    _ = UIWindow.showing(navigation, on: Devices.phone)
    navigation.isNavigationBarHidden = true
    #expect(content.view.safeAreaInsets.top == 44)
    #expect(navigation.navigationBar.isHidden)
  }

  @Test func aSplitViewPutsColumnsSideBySide() {
    let (primary, secondary) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    _ = UIWindow.showing(split, on: Devices.pad)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    #expect(primary.view.safeAreaInsets.top == 20)
    #expect(!split.isCollapsed)
  }

  @Test func aSplitViewCollapsesWhereWidthIsCompact() {
    let (primary, secondary) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let window = UIWindow.showing(split, on: Devices.phone)
    #expect(split.isCollapsed)
    #expect(secondary.view.frame == window.bounds)
    #expect(primary.viewIfLoaded?.superview == nil)
  }

  @Test func aTablesContentStartsBelowTheBars() {
    let table = UITableViewController(style: .grouped)
    let window = UIWindow.showing(
      UINavigationController(rootViewController: table), on: Devices.phone)
    #expect(table.tableView === table.view)
    #expect(table.tableView.style == .grouped)
    #expect(table.tableView.frame == window.bounds)
    #expect(table.tableView.adjustedContentInset == insets(88, 0, 34, 0))
    #expect(table.tableView.contentOffset == CGPoint(x: 0, y: -88))
  }

  @Test func aCollectionHasTheLayoutItsControllerWasGiven() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let window = UIWindow.showing(controller, on: Devices.phone)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.collectionView.frame == window.bounds)
  }

  @Test func pagesFillTheirContainer() {
    let page = UIViewController()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([page], direction: .forward, animated: false)
    let window = UIWindow.showing(pages, on: Devices.phone)
    #expect(page.view.frame == window.bounds)
    #expect(page.parent === pages)
  }

  @Test func titlesReachTheItems() {
    let content = UIViewController()
    content.title = "Inbox"
    #expect(content.navigationItem.title == "Inbox")
    #expect(content.tabBarItem.title == "Inbox")
  }
}
