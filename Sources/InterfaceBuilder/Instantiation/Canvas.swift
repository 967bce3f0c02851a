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

extension Canvas {
  /// The canvas a document was saved for, with the text size that Interface Builder had and the
  /// default reading direction.
  public init(of description: DocumentDescription) {
    self.init(
      device: description.canvas.device, orientation: description.canvas.orientation,
      layout: description.canvas.layout,
      contentSizeCategory: UIContentSizeCategory(onCanvasOf: description),
      userInterfaceStyle: description.canvas.isDark ? .dark : .light)
  }

  /// The traits that decide which variations apply.
  public var traits: TraitEnvironment {
    TraitEnvironment(device: device, orientation: orientation, layout: layout)
  }

  /// The screen that scenes are shown on.
  @MainActor
  func makeScreen(for tools: ToolsVersion) -> UIScreen {
    var values = UITraitCollection.Values()
    values.horizontalSizeClass = .init(sizeClasses.width)
    values.verticalSizeClass = .init(sizeClasses.height)
    values.userInterfaceIdiom = .init(device.idiom)
    values.userInterfaceStyle = userInterfaceStyle
    values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = CGFloat(pixelScale(for: tools))
    values.preferredContentSizeCategory = contentSizeCategory
    return UIScreen(
      size: CGSize(windowSize), safeAreaInsets: .zero,
      traitCollection: UITraitCollection(values))
  }

  /// Device pixels per point.
  ///
  /// Xcode 5 rounded to whole points: of 300 frames that it stored none has a fraction.
  private func pixelScale(for tools: ToolsVersion) -> Double {
    tools.era <= .xcode5 && device.idiom != .tv ? 1 : device.scale
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: SizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UIUserInterfaceIdiom {
  init(_ idiom: Idiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .mac: self = .mac
    }
  }
}
