public import Foundation

/// A part of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the application.
    case unattached = -1
    /// On screen and receiving events.
    case foregroundActive = 0
    /// On screen without events.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// The state of the scene, which is always on screen here.
  open var activationState: ActivationState { .foregroundActive }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// The windows on one display.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The display.
  open private(set) var screen: UIScreen

  init(of screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The windows on the display, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.screen === screen } }

  /// The window on the display that receives keyboard events; nil without one.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The orientation of the display.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }

  /// The status bar of the display.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)

  /// The environment of the display.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called after the environment changed; that of a display never changes here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) { self.scene = scene }

  /// The rectangle of the status bar, in points; empty where there is none.
  open var statusBarFrame: CGRect { scene?.screen.statusBarFrame ?? .zero }

  /// Whether the display shows no status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
}
