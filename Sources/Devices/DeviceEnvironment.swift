public import AutoLayout
public import PlatformMetrics
public import UIKit

/// A device with its release of the system, how it is held, and what its user chose.
public struct DeviceEnvironment: Hashable, Sendable {
  /// The screen.
  public var device: Device {
    didSet { release = device.release(nearest: release) }
  }
  /// The release of the system; always one that the device runs.
  public private(set) var release: Release
  /// The orientation of the device.
  public var orientation: Orientation
  /// The part of a tablet's screen that the app has.
  public var layout: ScreenLayout
  /// The reading direction.
  public var direction: LayoutDirection
  /// The text size the user chose.
  public var contentSizeCategory: UIContentSizeCategory
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The code of the language that texts are shown in, or the name of a pseudolanguage; nil for the texts as a document
  /// has them.
  package var language: String?

  /// Creates an environment.
  ///
  /// A release that the device does not run is replaced by the nearest that it does.
  public init(
    device: Device, release: Release = .current, orientation: Orientation = .portrait,
    layout: ScreenLayout = .fullScreen, direction: LayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.device = device
    self.release = device.release(nearest: release)
    self.orientation = orientation
    self.layout = layout
    self.direction = direction
    self.contentSizeCategory = contentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates an environment that simulates a device with a release that the device need not run.
  package init(
    simulating device: Device, release: Release, orientation: Orientation, layout: ScreenLayout,
    contentSizeCategory: UIContentSizeCategory, userInterfaceStyle: UIUserInterfaceStyle
  ) {
    self.init(
      device: device, orientation: orientation, layout: layout,
      contentSizeCategory: contentSizeCategory, userInterfaceStyle: userInterfaceStyle)
    self.release = release
  }

  /// The size of the app's window, in points.
  public var windowSize: Size { device.windowSize(in: orientation, layout: layout) }

  /// The size classes of the app's window.
  public var sizeClasses: SizeClasses { device.sizeClasses(in: orientation, layout: layout) }

  /// The insets that the status bar, cut-outs and the home indicator cover of the window, in points.
  public var safeAreaInsets: EdgeInsets {
    device.safeAreaInsets(in: orientation, release: release)
  }

  /// The distance that navigation bars reach up into the top inset, in points.
  package var navigationBarOverlap: Double {
    device.navigationBarOverlap(in: orientation, release: release)
  }

  /// The height of the status bar, in points; 0 where there is none.
  package var statusBarHeight: Double {
    device.statusBarHeight(in: orientation, release: release)
  }

  /// The same environment with another release, or the nearest that the device runs.
  public func running(_ release: Release) -> DeviceEnvironment {
    var environment = self
    environment.release = device.release(nearest: release)
    return environment
  }

  /// The key that Apple's numbers are looked up by.
  package var platform: Platform {
    var platform = Platform(idiom: device.idiom, release: release)
    platform.span = PlatformEnvironment.current.releaseSpan
    return platform
  }

  /// The size of a sheet that floats in the window; nil for one that is as wide as that.
  ///
  /// - Parameters:
  ///   - style: The style of the presentation.
  ///   - cover: The height that a sheet leaves free at the top of the window.
  /// - Returns: The size in points.
  package func sheetSize(of style: SheetMetrics.Style, below cover: Double) -> Size? {
    SheetMetrics(platform, sizeClasses: sizeClasses).size(
      of: style, in: windowSize, below: cover,
      atTextSize: contentSizeCategory.index ?? SystemTextStyle.usualTextSize)
  }

  /// The heights of bars in the window.
  package var barMetrics: BarMetrics {
    BarMetrics(Platform(idiom: device.idiom, release: release), sizeClasses: sizeClasses)
  }
}

extension DeviceEnvironment {
  /// The traits of the app's window, which specify everything.
  public var traitCollection: UITraitCollection {
    var values = UITraitCollection.Values()
    values.horizontalSizeClass = .init(sizeClasses.width)
    values.verticalSizeClass = .init(sizeClasses.height)
    values.userInterfaceIdiom = .init(device.idiom)
    values.userInterfaceStyle = userInterfaceStyle
    values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = CGFloat(device.scale)
    values.preferredContentSizeCategory = contentSizeCategory
    values.environment = platformEnvironment
    return UITraitCollection(values)
  }

  /// The environment in force, at the release of the device.
  package var platformEnvironment: PlatformEnvironment {
    var environment = PlatformEnvironment.current
    environment.release = release
    return environment
  }
}
