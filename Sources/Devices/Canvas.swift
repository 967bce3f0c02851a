public import AutoLayout
public import UIKit

/// What an interface is laid out for: a device, how it is held, and what its user chose.
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
  /// Whether what covers the screen counts twice, as on the canvas of some versions of Interface Builder;
  /// no device does that.
  package var doublesSafeAreas = false

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

  /// The canvas as people see it: text as large as it usually is, and nothing that only a canvas of Interface
  /// Builder has.
  package var asShown: Canvas {
    var canvas = self
    canvas.contentSizeCategory = .large
    canvas.doublesSafeAreas = false
    return canvas
  }

  /// The size classes of the app's window.
  public var sizeClasses: SizeClasses { device.sizeClasses(in: orientation, layout: layout) }
}

extension Canvas {
  /// The environment of the app's window.
  ///
  /// - Parameter displayScale: Pixels per point.
  /// - Returns: A collection that specifies everything.
  package func traitCollection(displayScale: Double) -> UITraitCollection {
    var values = UITraitCollection.Values()
    values.horizontalSizeClass = .init(sizeClasses.width)
    values.verticalSizeClass = .init(sizeClasses.height)
    values.userInterfaceIdiom = .init(device.idiom)
    values.userInterfaceStyle = userInterfaceStyle
    values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = CGFloat(displayScale)
    values.preferredContentSizeCategory = contentSizeCategory
    return UITraitCollection(values)
  }
}

extension UIUserInterfaceSizeClass {
  package init(_ sizeClass: SizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UIUserInterfaceIdiom {
  package init(_ idiom: Idiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .mac: self = .mac
    }
  }
}
