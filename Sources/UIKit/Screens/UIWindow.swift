import AutoLayout
public import Foundation

/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window is on.
  open var screen = UIScreen.main {
    didSet { adopt(screen) }
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      installRootView()
    }
  }

  /// Whether the window is the one that receives keyboard events.
  open var isKeyWindow: Bool { application.keyWindow === self }

  /// The position in front of other windows or behind them.
  open var windowLevel = Level.normal

  /// The scene of the window's screen; setting one moves the window to its screen, and nil changes nothing.
  open var windowScene: UIWindowScene? {
    get {
      let scene = screen.scene
      retainedScene = scene
      return scene
    }
    set { if let newValue, newValue.screen !== screen { screen = newValue.screen } }
  }
  private var retainedScene: UIWindowScene?

  /// The work of the window for the end of the turn.
  let updates = WindowUpdates()

  /// Creates a hidden window on the main screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Creates a hidden window on the main screen.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  override func adoptClassDefaults() {
    super.adoptClassDefaults()
    layoutView.reportsRequests = true
    adopt(screen)
  }

  /// The rectangle on the screen; another size is announced to the view controllers inside.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// The rectangle in the window's own coordinate space; another size is announced to the view
  /// controllers inside.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  /// The largest guide of a given aspect ratio in the middle of the safe area.
  open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    if let aspectFitGuide { return aspectFitGuide }
    let guide = AspectFitGuide(in: self)
    aspectFitGuide = guide
    return guide
  }
  private var aspectFitGuide: AspectFitGuide?

  /// Whether the window is off screen, which it is at first.
  ///
  /// Bars cover nothing in a window that is not on screen.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        application.windowDidDisappear(self)
      } else {
        application.windowDidAppear(self)
      }
      setNeedsDisplayPass()
      visit { view in
        if view.viewController != nil { view.updateMarginSettings() }
        return true
      }
    }
  }

  /// Creates a visible window that fills a screen.
  package init(screen: UIScreen) {
    self.screen = screen
    super.init(frame: screen.bounds)
    application.windowDidAppear(self)
  }

  /// The application that the window belongs to.
  private var application: UIApplication { updates.environment.program.application }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The scene that the window is in.
  open override var next: UIResponder? { windowScene }

  override var isWindow: Bool { true }

  /// The insets that the screen's hardware and system bars cover, in points.
  ///
  /// Overrides count for everything inside.
  open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  /// Lays out the window now if anything changed, and then tells view controllers of new views that they appeared.
  ///
  /// The end of a turn of the main run loop does the same to windows on screen, and displays what is to be.
  open override func layoutIfNeeded() { updateLayout() }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that receives keyboard events.
  open func makeKey() { application.setKeyWindow(self) }

  /// Called after the window became the one that receives keyboard events.
  open func becomeKey() {}

  /// Called after another window became the one that receives keyboard events.
  open func resignKey() {}

  /// Sets traits of the window in place of its screen's.
  package func setTraitCollection(_ traits: UITraitCollection) {
    guard let controller = rootViewController, controller.isViewLoaded else {
      return inheritTraits(traits)
    }
    let transition = ImmediateTransition(in: self)
    let inherited = controller.traits(inheriting: traits)
    if inherited != controller.traitCollection {
      controller.willTransition(to: inherited, with: transition)
    }
    transition.run { inheritTraits(traits) }
  }

  /// Changes the size, announcing it to the controllers whose views fill the window.
  private func resize(to size: CGSize, _ change: () -> Void) {
    guard let controller = rootViewController, controller.isViewLoaded, size != bounds.size else {
      return change()
    }
    let transition = ImmediateTransition(in: self)
    var next: UIViewController? = controller
    while let current = next {
      current.viewWillTransition(to: size, with: transition)
      next = current.presentedViewController
    }
    transition.run(change)
  }

  /// Adopts the safe area, which a subclass may override.
  func adoptSafeArea() {
    layoutView.marginSettings.hostSafeArea = EdgeInsets(safeAreaInsets)
  }

  private func adopt(_ screen: UIScreen) {
    layoutView.pixelScale = screen.scale
    adoptSafeArea()
    inheritTraits(screen.traitCollection)
  }

  private func installRootView() {
    guard let view = rootViewController?.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    addFilling(view)
  }
}
