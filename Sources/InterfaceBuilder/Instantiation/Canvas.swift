public import AutoLayout
public import UIKit

/// What a document is laid out for.
public struct Canvas: Hashable, Sendable {
  /// The screen.
  public var device: Device
  /// How the device is held.
  public var orientation: Orientation
  /// How much of a tablet's screen the app has.
  public var layout: ScreenLayout
  /// The reading direction.
  public var direction: LayoutDirection
  /// The text size the user chose.
  public var contentSizeCategory: UIContentSizeCategory
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Creates a canvas.
  public init(
    device: Device, orientation: Orientation = .portrait, layout: ScreenLayout = .fullScreen,
    direction: LayoutDirection = .leftToRight, contentSizeCategory: UIContentSizeCategory = .large,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.device = device
    self.orientation = orientation
    self.layout = layout
    self.direction = direction
    self.contentSizeCategory = contentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The size of the app's window, in points.
  public var windowSize: Size { device.windowSize(in: orientation, layout: layout) }

  /// The size classes of the app's window.
  public var sizeClasses: SizeClasses { device.sizeClasses(in: orientation, layout: layout) }
}
