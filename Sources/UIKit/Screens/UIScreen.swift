import AutoLayout
public import Foundation
import PlatformMetrics

/// A display: its size, its pixels and what its hardware covers.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The display's rectangle as it is held, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// Device pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Device pixels per point; the same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The traits that a window on the display inherits.
  open private(set) var traitCollection: UITraitCollection

  /// The insets that the status bar, cut-outs and the home indicator cover, in points.
  package let safeAreaInsets: UIEdgeInsets
  /// The distance that navigation bars reach up into the top inset, in points.
  let navigationBarOverlap: CGFloat
  /// The height of the status bar, in points; 0 where there is none.
  let statusBarHeight: CGFloat
  /// The scene of the display, as long as a window or the application retains it.
  private weak var madeScene: UIWindowScene?
  /// Whether the display has a home indicator in place of a home button.
  package let hasHomeIndicator: Bool
  private let size: CGSize

  /// The display of windows that name none: that of `withMain(size:scale:safeAreaInsets:traits:_:)`, else that of
  /// the device that the argument or environment variable `RatiteMainScreen` names, else an unknown phone.
  ///
  /// The unknown phone has 375 × 667 points at 2 pixels each, and nothing is covered.
  ///
  /// Source: our choice, decision 0040.
  open class var main: UIScreen { UIKitEnvironment.current.mainScreen }

  /// Creates the display of the device that the process was started for, or of an unknown phone.
  convenience init(mainIn environment: PlatformEnvironment, _ traits: UITraitCollection) {
    if let device = environment.launchOptions.mainDevice {
      self.init(
        size: CGSize(device.portraitSize),
        safeAreaInsets: UIEdgeInsets(
          device.safeAreaInsets(in: .portrait, release: environment.release)),
        navigationBarOverlap: CGFloat(
          device.navigationBarOverlap(in: .portrait, release: environment.release)),
        statusBarHeight: CGFloat(
          device.statusBarHeight(in: .portrait, release: environment.release)),
        hasHomeIndicator: device.hasHomeIndicator, traitCollection: traits)
    } else {
      let size = Device.named("retina4_7")?.portraitSize ?? .zero
      self.init(size: CGSize(size), safeAreaInsets: .zero, traitCollection: traits)
    }
  }

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - size: The size as the display is held, in points.
  ///   - safeAreaInsets: What hardware and system bars cover.
  ///   - navigationBarOverlap: The distance that navigation bars reach up into the top inset, in points.
  ///   - statusBarHeight: The height of the status bar, in points; nil for the top inset.
  ///   - hasHomeIndicator: Whether a home indicator stands in for the home button.
  ///   - traitCollection: The environment, with the display scale.
  package init(
    size: CGSize, safeAreaInsets: UIEdgeInsets, navigationBarOverlap: CGFloat = 0,
    statusBarHeight: CGFloat? = nil, hasHomeIndicator: Bool = false,
    traitCollection: UITraitCollection
  ) {
    self.size = size
    self.navigationBarOverlap = navigationBarOverlap
    self.statusBarHeight = statusBarHeight ?? safeAreaInsets.top
    self.hasHomeIndicator = hasHomeIndicator
    self.safeAreaInsets = safeAreaInsets
    self.traitCollection = traitCollection
    super.init()
  }

  /// Runs a closure in which another display is ``main``, for windows that name none.
  ///
  /// ```swift
  /// let page = UIScreen.withMain(size: CGSize(width: 414, height: 896), scale: 3) { makePage() }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size as the display is held, in points.
  ///   - scale: Device pixels per point.
  ///   - safeAreaInsets: The part that hardware and system bars cover, in points.
  ///   - traits: Traits other than those of a phone of that size.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  public static func withMain<Result>(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection(), _ body: () throws -> Result
  ) rethrows -> Result {
    try UIScreen(chosen: size, scale, safeAreaInsets, traits).stagedAsMain(body)
  }

  /// Runs an asynchronous closure in which another display is ``main``, for windows that name none.
  ///
  /// - Parameters:
  ///   - size: The size as the display is held, in points.
  ///   - scale: Device pixels per point.
  ///   - safeAreaInsets: The part that hardware and system bars cover, in points.
  ///   - traits: Traits other than those of a phone of that size.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  public static func withMain<Result>(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection(), _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await UIScreen(chosen: size, scale, safeAreaInsets, traits).stagedAsMain(awaiting: body)
  }

  /// Creates the display that a client chooses.
  private convenience init(
    chosen size: CGSize, _ scale: CGFloat, _ safeAreaInsets: UIEdgeInsets,
    _ traits: UITraitCollection
  ) {
    let isUpright = size.height >= size.width
    let isPad = traits.values.userInterfaceIdiom == .pad
    let isWide = isPad || !isUpright && size.height >= CGFloat(Device.largePhoneWidth)
    let screen = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(displayScale: scale),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isPad || isUpright ? .regular : .compact), traits,
    ])
    self.init(
      size: size, safeAreaInsets: safeAreaInsets, hasHomeIndicator: safeAreaInsets.bottom > 0,
      traitCollection: screen)
  }

  /// Runs an asynchronous closure in which the display is ``main`` and its release is in force.
  package func stagedAsMain<Result>(
    awaiting body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await UIKitEnvironment.current.on(self).inForce(awaiting: body)
  }

  /// Runs a closure in which the display is ``main`` and its release is in force.
  package func stagedAsMain<Result>(_ body: () throws -> Result) rethrows -> Result {
    try UIKitEnvironment.current.on(self).inForce(body)
  }

  /// The scene of the windows on the display.
  var scene: UIWindowScene {
    let scene = madeScene ?? UIWindowScene(of: self)
    madeScene = scene
    return scene
  }

  /// Called after the environment changed; displays here never change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The device the program runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the main screen.
  open class var current: UIDevice { currentDevice }
  private static let currentDevice = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
}

/// The kind of device the program runs on.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
