import Testing
import UIKit

/// A window whose safe area is given.
private final class InsetWindow: UIWindow {
  var insets = UIEdgeInsets.zero
  override var safeAreaInsets: UIEdgeInsets { insets }
}

/// A view that writes down the order it is told about its surroundings in.
private final class CallbackView: UIView {
  var calls: [String] = []
  override func layoutMarginsDidChange() { calls.append("margins") }
  override func safeAreaInsetsDidChange() { calls.append("safeArea") }
}

@MainActor
struct MarginTests {
  private let window = InsetWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func lay(_ view: UIView, _ frame: CGRect, in parent: UIView) {
    view.frame = frame
    parent.addSubview(view)
  }

  @Test func theDefaultMarginIsEight() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func theSafeAreaIsAddedToTheMargins() {
    window.insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let view = UIView()
    lay(view, window.bounds, in: window)
    window.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func theSuperviewsMarginsShowThrough() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView()
    child.preservesSuperviewLayoutMargins = true
    lay(child, CGRect(x: 10, y: 10, width: 100, height: 100), in: parent)
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  /// A row below the screen has no more than the whole margin of its table.
  @Test func aViewBeyondItsSuperviewHasAtMostTheWholeMargin() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView()
    child.preservesSuperviewLayoutMargins = true
    lay(child, CGRect(x: -300, y: 500, width: 400, height: 100), in: parent)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 8))
  }

  @Test func theSafeAreaReachesIntoSubviewsEdgeByEdge() {
    window.insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let view = UIView()
    lay(view, CGRect(x: 0, y: 20, width: 200, height: 100), in: window)
    let low = UIView()
    lay(low, CGRect(x: 0, y: 370, width: 50, height: 10), in: window)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    #expect(low.safeAreaInsets.bottom == 14)
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 39, width: 200, height: 61))
    view.frame.origin.y = 0
    #expect(view.safeAreaInsets.top == 59)
  }

  @Test func marginsAreToldBeforeTheSafeArea() {
    let view = CallbackView()
    lay(view, window.bounds, in: window)
    view.calls = []
    window.insets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(view.calls == ["margins", "safeArea"])
  }

  @Test func marginGuideFollowsTheMargins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let guide = parent.layoutMarginsGuide
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      NSLayoutConstraint(
        item: child, attribute: .bottom, relatedBy: .equal, toItem: parent,
        attribute: .bottomMargin, multiplier: 1, constant: -2),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 8, width: 84, height: 82))
    parent.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 1, width: 76, height: 94))
  }

  @Test func readableContentIsAtMost664PointsWide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    view.layoutIfNeeded()
    #expect(
      view.readableContentGuide.layoutFrame == CGRect(x: 180, y: 0, width: 664, height: 768))
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, CGFloat(560)), (.medium, 632), (.large, 664),
    (.extraExtraExtraLarge, 896), (.accessibilityMedium, 984),
  ])
  func readableContentIsAsWideAsTheTextSizeAllows(category: UIContentSizeCategory, width: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let (controller, child) = (UIViewController(), UIViewController())
    window.rootViewController = controller
    controller.addChild(child)
    let view: UIView = child.view
    lay(view, controller.view.bounds, in: controller.view)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame.width == 664)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    controller.setOverrideTraitCollection(traits, forChild: child)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.width == width)
    #expect(inner.frame == CGRect(x: (1024 - width) / 2, y: 0, width: width, height: 0))
  }

  @Test(arguments: [(CGFloat(375), CGFloat(16)), (413, 16), (414, 20), (768, 20), (1024, 20)])
  func marginsFollowTheWidthOfAWindowOnTheDefaultScreen(width: CGFloat, margin: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == margin)
    #expect(controller.view.layoutMargins.right == margin)
  }

  @Test func theKeyboardGuideIsTheBottomOfTheSafeArea() {
    window.insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let view = UIView()
    lay(view, window.bounds, in: window)
    window.layoutIfNeeded()
    #expect(
      view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 366, width: 200, height: 34))
  }

  @Test func guidesAreTheSameObjectsEveryTime() {
    let view = UIView()
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide.topAnchor == view.layoutMarginsGuide.topAnchor)
    #expect(view.layoutGuides.isEmpty)
    #expect(view.safeAreaLayoutGuide.owningView === view)
  }

  @Test(arguments: [
    (CGFloat(320), CGFloat(16)), (375, 16), (393, 16), (413, 16), (414, 20), (600, 20), (768, 20),
  ])
  func aViewControllersViewHasTheSystemsMargins(_ width: CGFloat, _ margin: CGFloat) {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 500)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
  }

  @Test func marginsAreSmallOnPhonesHeldSideways() {
    let controller = UIViewController()
    let window = UIWindow(screen: Devices.landscapePhone)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == 60)
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
  }

  @Test func aViewControllersMarginsAreAtLeastTheSystems() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
    controller.view.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 30)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 16, bottom: 5, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 30))
  }
}
