import Foundation
import PlatformMetrics
import TestSupport
import Testing
import UIKit

/// Bars, safe areas and text styles of televisions.
@MainActor
struct TelevisionTests {
  @Test func tabBarsAreAtTheTop() {
    let content = UIViewController()
    content.title = "Watch"
    let tab = UITabBarController()
    tab.viewControllers = [content, UIViewController()]
    let window = UIWindow.showing(tab, on: Devices.television)
    #expect(tab.tabBar.frame == CGRect(x: 0, y: 46, width: 1920, height: 68))
    #expect(content.view.frame == window.bounds)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 114, left: 80, bottom: 60, right: 80))
    // The choices are together in the middle.
    let parts = tab.tabBar.parts
    #expect(abs(parts[0].frame.minX + parts[1].frame.maxX - 1920) < 0.1)
    #expect(parts[0].frame.maxX == parts[1].frame.minX)
  }

  @Test func navigationBarsAre145PointsHigh() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    _ = UIWindow.showing(navigation, on: Devices.television)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 60, width: 1920, height: 145))
    #expect(content.view.safeAreaInsets.top == 205)
  }

  @Test(arguments: [(Release.iOS14, 100.0), (.iOS18, 96)])
  func marginsContainTheSafeArea(release: Release, margin: Double) {
    let content = UIViewController()
    onRelease(release) { _ = UIWindow.showing(content, on: Devices.television) }
    #expect(content.view.layoutMargins.left == CGFloat(margin))
    #expect(content.view.layoutMargins.top == 60)
  }

  @Test func ownMarginsAreBesideTheSafeArea() {
    let content = UIViewController()
    content.view.layoutMargins = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    _ = UIWindow.showing(content, on: Devices.television)
    #expect(content.view.layoutMargins.left == 180)
  }

  @Test(arguments: [(NSLayoutConstraint.Axis.horizontal, 60.0), (.vertical, 8)])
  func buttonsInARowAreFarApart(axis: NSLayoutConstraint.Axis, spacing: Double) {
    let buttons = [UIButton(type: .system), UIButton(type: .system)]
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = axis
    stack.spacing = UIStackView.spacingUseSystem
    let window = UIWindow(screen: Devices.television)
    stack.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
    window.addSubview(stack)
    window.layoutIfNeeded()
    let (first, second) = (buttons[0].frame, buttons[1].frame)
    let gap = axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
    #expect(gap == CGFloat(spacing))
  }

  @Test func buttonsBesideLabelsAreNot() {
    let views = [UIButton(type: .system), UILabel()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = UIStackView.spacingUseSystem
    let window = UIWindow(screen: Devices.television)
    stack.frame = CGRect(x: 0, y: 0, width: 600, height: 100)
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(views[1].frame.minX - views[0].frame.maxX == 8)
  }

  @Test func noHomeIndicatorMakesToolbarsTaller() {
    let bar = UIToolbar()
    let window = UIWindow(screen: Devices.television)
    window.addSubview(bar)
    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test(arguments: [(Release.iOS10, 70.0), (.iOS15, 70), (.iOS26, 84)])
  func segmentsBecameHigher(release: Release, height: Double) {
    let size = onRelease(release) {
      let window = UIWindow(screen: Devices.television)
      let control = UISegmentedControl(items: ["One", "Two"])
      window.addSubview(control)
      return control.sizeThatFits(.zero)
    }
    #expect(size.height == CGFloat(height))
  }

  @Test func rowsAreApart() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 600, height: 800), style: .plain)
    table.rowHeight = 66
    let cells = (0..<2).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    table.staticContent = .prototypes(cells)
    let window = UIWindow(screen: Devices.television)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(cells[1].frame.minY - cells[0].frame.maxY == 14)
  }

  @Test func progressIsTenPointsHigh() {
    let window = UIWindow(screen: Devices.television)
    let view = UIProgressView()
    window.addSubview(view)
    #expect(view.intrinsicContentSize.height == 10)
  }
}
