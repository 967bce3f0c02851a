public import Foundation
import PlatformMetrics

/// A container that shows the last of a stack of controllers below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar above the content.
  open private(set) lazy var navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the content.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  /// The stack, root first.
  open var viewControllers: [UIViewController] = [] {
    didSet { stackDidChange(oldValue) }
  }

  /// Whether the navigation bar is left out.
  open var isNavigationBarHidden = false {
    didSet { containerGeometryDidChange() }
  }

  /// Whether the toolbar is left out.
  open var isToolbarHidden = true {
    didSet { containerGeometryDidChange() }
  }

  /// Creates a controller without content.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without content.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a controller that shows a root.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is seen: presented over the top one, or the top one.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Adds a controller to the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Adds a controller to the stack.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Removes the top controller unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes every controller but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  /// Removes the controllers above another.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return popped
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// The height of the navigation bar, in points; 0 when it is left out.
  var navigationBarHeight: CGFloat {
    guard !isNavigationBarHidden else { return 0 }
    let item = topViewController?.navigationItem
    let metrics = traitCollection.barMetrics
    let prompt = item?.prompt == nil ? 0 : metrics.prompt
    let largeTitle = navigationBar.showsLargeTitle ? metrics.largeTitle : 0
    return metrics.navigationBar + prompt + largeTitle
  }

  private func stackDidChange(_ previous: [UIViewController]) {
    for child in previous where !viewControllers.contains(child) {
      child.navigationItem.geometryDidChange = nil
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in viewControllers where child.parent !== self {
      addChild(child)
      child.navigationItem.geometryDidChange = { [weak self] in self?.containerGeometryDidChange() }
      child.didMove(toParent: self)
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
    toolbarItemsDidChange()
    containerGeometryDidChange()
    parent?.childLayoutOptionsDidChange()
  }

  /// Shows the top controller's buttons in the toolbar.
  func toolbarItemsDidChange() {
    toolbar.items = topViewController?.toolbarItems
  }

  override func containerGeometryDidChange() {
    guard let container = viewIfLoaded else { return }
    placeBars(in: container)
    for child in viewControllers.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    guard let top = topViewController else { return }
    let layout = BarredLayout(
      container: container, topBar: navigationBarHeight - navigationBarOverlap(in: container),
      bottomBar: toolbarHeight,
      barsAreOpaque: !navigationBar.isTranslucent)
    top.place(in: container, at: 0, frame: layout.frame(for: top), insets: layout.insets(for: top))
  }

  private var toolbarHeight: CGFloat {
    guard !isToolbarHidden else { return 0 }
    return traitCollection.barMetrics.toolbar(hasHomeIndicator: toolbar.hasHomeIndicator)
  }

  /// The distance that the bar extends into the top safe area, in points.
  private func navigationBarOverlap(in container: UIView) -> CGFloat {
    guard !isNavigationBarHidden, let window = container.window,
      container.convert(CGPoint.zero, to: nil).y == 0
    else { return 0 }
    return min(window.screen.navigationBarOverlap, container.safeAreaInsets.top)
  }

  private func placeBars(in container: UIView) {
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    if navigationBar.superview !== container { container.addSubview(navigationBar) }
    if !isToolbarHidden, toolbar.superview !== container { container.addSubview(toolbar) }
    navigationBar.frame = CGRect(
      x: 0, y: safe.top - navigationBarOverlap(in: container), width: bounds.width,
      height: navigationBarHeight)
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - toolbarHeight, width: bounds.width,
      height: toolbarHeight)
  }
}
