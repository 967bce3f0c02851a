public import Foundation

/// A display: its size, its pixels and what its hardware covers.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The display's rectangle as it is held, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// Device pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Device pixels per point; the same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The environment a window on the display starts from.
  open private(set) var traitCollection: UITraitCollection

  /// What the status bar, cut-outs and the home indicator cover, in points.
  package let safeAreaInsets: UIEdgeInsets
  /// Whether a bar at the bottom of the display stands in for a home button.
  package let hasHomeIndicator: Bool
  private let size: CGSize

  /// The display of an unknown phone: 375 × 667 points at 2 pixels each, nothing covered.
  ///
  /// Source: our choice, decision 0040.
  open class var main: UIScreen { stagedMain ?? mainScreen }

  /// What stands for the main display while a test lays something out for a device.
  @TaskLocal package static var stagedMain: UIScreen?

  private static let mainScreen = UIScreen(
    size: CGSize(width: 375, height: 667), safeAreaInsets: .zero, traitCollection: .unattached)

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - size: The size as the display is held, in points.
  ///   - safeAreaInsets: What hardware and system bars cover.
  ///   - traitCollection: The environment, with the display scale.
  ///   - hasHomeIndicator: Whether a bar at the bottom stands in for a home button; nil where what is covered
  ///     there says so.
  package init(
    size: CGSize, safeAreaInsets: UIEdgeInsets, traitCollection: UITraitCollection,
    hasHomeIndicator: Bool? = nil
  ) {
    self.size = size
    self.hasHomeIndicator = hasHomeIndicator ?? (safeAreaInsets.bottom > 0)
    self.safeAreaInsets = safeAreaInsets
    self.traitCollection = traitCollection
    super.init()
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
