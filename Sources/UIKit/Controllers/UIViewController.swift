import AutoLayout
public import Foundation
import PlatformMetrics

/// A controller of a part of a screen: its view, its bars and its place in containers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var loadedView: UIView?

  /// The identity in an Interface Builder document.
  package var documentID: String?

  /// The title, shown by containers.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// The name of the document the view comes from.
  open var nibName: String? { givenNibName }
  private let givenNibName: String?
  /// The bundle of that document; nil for the app's.
  open var nibBundle: Bundle? { givenNibBundle }
  private let givenNibBundle: Bundle?
  /// The scene of the storyboard that the controller was loaded from; nil for others.
  package var documentScene: (any ControllerScene)?
  /// A name to restore the controller's state by.
  open var restorationIdentifier: String?

  /// The controllers inside this container.
  open private(set) var children: [UIViewController] = []
  /// The container this controller is in.
  open internal(set) weak var parent: UIViewController?
  /// The traits that the container overrides for this controller.
  var overrideTraits: UITraitCollection?

  /// Creates a view controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller as a document of Interface Builder has it that is being loaded; archives are not
  /// supported.
  public required init?(coder: NSCoder) {
    givenNibName = nil
    givenNibBundle = nil
    super.init()
    (coder as? DocumentCoder)?.configure(self)
  }

  /// Creates a view controller whose view is made by ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: the one of the controller's document, else a plain one with the size of the main screen.
  open func loadView() {
    guard !loadViewFromDocument() else { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view unless it has been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  private func adopt(_ view: UIView?) {
    guard view !== loadedView else { return }
    let previous = loadedView
    previous?.viewController = nil
    previous?.updateMarginSettings()
    loadedView = view
    guard let view else { return }
    view.viewController = self
    view.updateMarginSettings()
    containerGeometryDidChange()
    view.inheritTraits(view.superview?.traitCollection ?? .current)
  }

  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, with its geometry known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared: was laid out in its window for the first time.
  ///
  /// That is the end of the main run loop's turn, or a call of the window's `layoutIfNeeded()`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the view's constraints; overrides call super.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The bars above the content of the view, which is loaded for it.
  open var topLayoutGuide: any UILayoutSupport { supportGuide(.topBars) }
  /// The bars below the content of the view, which is loaded for it.
  open var bottomLayoutGuide: any UILayoutSupport { supportGuide(.bottomBars) }

  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.updateMarginSettings() }
  }

  /// The insets that a container's bars add to the safe area of the view, in points.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { loadedView?.updateMarginSettings() } }
  }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.updateMarginSettings() }
  }

  /// The least margins of the view, in points.
  ///
  /// Source: measured in stored documents: 16 below a width of 414 points and on phones held sideways,
  /// 20 else.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin = MarginQuestion.view(width: Double(loadedView?.bounds.width ?? 0))
      .answer(for: loadedView, in: traitCollection)
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// The edges at which the view reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.childLayoutOptionsDidChange() }
  }
  /// Whether the view reaches under opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.childLayoutOptionsDidChange() }
  }
  /// Whether the insets of the view's scroll view follow the bars.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The size that the view prefers inside a container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Whether ``updateProperties()`` is still to be called.
  var needsPropertyUpdate = true

  /// Sets properties of the view and the views inside it from what they show; overrides are called before
  /// layout, before the view's own.
  ///
  /// It is called once before the first layout, and when ``setNeedsUpdateProperties()`` asked for it. What
  /// it reads is not observed.
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    loadedView?.announcePendingController()
  }

  /// Updates properties of the controller, its view and all inside it now if they asked for it.
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesInSubtree() }

  // MARK: Changes of size

  /// The size constraints last gave the view.
  var fittedSize: CGSize?

  /// Called after a child's ``preferredContentSize`` changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after constraints gave a child's view another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size for a child when this controller's view has a size: the same unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the view gets another size with its window's; overrides call super, which tells the
  /// children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the environment changes with the window's; overrides call super, which tells the
  /// children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  // MARK: Bars

  /// The title and the buttons that a navigation bar shows for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that a tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = {
    let item = UITabBarItem()
    item.title = title
    return item
  }()

  /// The items that a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { (parent as? UINavigationController)?.toolbarItemsDidChange() }
  }

  /// Whether the tab bar is hidden while this controller is pushed.
  open var hidesBottomBarWhenPushed = false {
    didSet { parent?.childLayoutOptionsDidChange() }
  }

  // MARK: Presentation

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the presented view blocks swiping away.
  open var isModalInPresentation = false
  /// The controller presented over this one.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that presented this one.
  open internal(set) weak var presentingViewController: UIViewController?

  /// Presents a controller over the whole window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentOverWindow(viewControllerToPresent, completion: completion)
  }

  /// Dismisses the controller presented by this one or, without one, this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// Shows a controller: containers push it or put it in place of another, else it is presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.show(viewController, sender: sender)
  }

  /// Shows a controller where a split view controller has its details; without one as ``show(_:sender:)``.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let split = splitViewController else { return show(viewController, sender: sender) }
    split.showDetailViewController(viewController, sender: sender)
  }

  // MARK: Segues

  /// Follows a segue of the controller's scene.
  ///
  /// Ends the program as Apple's `NSInvalidArgumentException` does where there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    follow(segue(identifier), sender: sender)
  }

  /// Whether a control may follow a segue; yes unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Containers

  /// The closest navigation controller around this one.
  open var navigationController: UINavigationController? { closestContainer() }
  /// The closest tab bar controller around this one.
  open var tabBarController: UITabBarController? { closestContainer() }
  /// The closest split view controller around this one.
  open var splitViewController: UISplitViewController? { closestContainer() }

  /// Makes another controller part of this container; the caller adds its view.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its container.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the container changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the container changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called when properties of a child changed that its container's layout depends on.
  func childLayoutOptionsDidChange() {
    containerGeometryDidChange()
  }

  /// Called when a container has to place its bars and children again.
  func containerGeometryDidChange() {}

  /// The traits.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? traits(inheriting: parent?.traitCollection ?? .current)
  }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Overrides the traits of a child that a collection specifies.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.overrideTraits = collection
    let inherited = childViewController.viewIfLoaded?.superview?.traitCollection ?? traitCollection
    childViewController.viewIfLoaded?.inheritTraits(inherited)
  }

  /// Returns the traits that the controller overrides for a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.overrideTraits
  }

  /// The superview of the view.
  open override var next: UIResponder? { loadedView?.superview }
}
