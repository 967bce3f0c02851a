public import AutoLayout

/// How much of a tablet's screen an app has.
public enum ScreenLayout: Hashable, Sendable {
  case fullScreen
  /// One third beside another app, or sliding over it.
  case third
  case half
  case twoThirds

  /// Reads the name a document gives the layout (`layout="fullscreen"`,
  /// `<adaptation id="splitview1_2"/>`).
  public init(name: String) {
    switch name.lowercased() {
    case "splitview1_3", "slideover": self = .third
    case "splitview1_2": self = .half
    case "splitview2_3": self = .twoThirds
    default: self = .fullScreen
    }
  }
}

extension Device {
  /// The size of an app's window; phones and televisions ignore the layout.
  ///
  /// - Source: Apple's Human Interface Guidelines, table of iPad split-view sizes: the apps are
  ///   10 points apart, and the narrow one is 320 wide, or 375 on the largest screens.
  public func windowSize(in orientation: Orientation, layout: ScreenLayout) -> Size {
    let screen = size(in: orientation)
    guard idiom == .pad, layout != .fullScreen else { return screen }
    let third: Double =
      switch orientation {
      case .portrait: screen.width >= 1024 ? 375 : 320
      case .landscape: screen.width >= 1133 ? 375 : 320
      }
    let width =
      switch layout {
      case .fullScreen: screen.width
      case .third: third
      case .half: (screen.width - 10) / 2
      case .twoThirds: screen.width - 10 - third
      }
    return Size(width: width, height: screen.height)
  }

  /// The size classes of an app's window: narrow windows of tablets are compact across.
  public func sizeClasses(in orientation: Orientation, layout: ScreenLayout) -> SizeClasses {
    let whole = sizeClasses(in: orientation)
    guard idiom == .pad, layout != .fullScreen else { return whole }
    let isRegular =
      orientation == .landscape
      && (layout == .twoThirds || layout == .half && portraitSize.width >= 1024)
    return SizeClasses(width: isRegular ? .regular : .compact, height: .regular)
  }
}

extension Device {
  /// The device with a screen of another size, as a window on it that can be resized.
  package func resized(to size: Size) -> Device {
    Device(
      id: id, productNames: productNames, portraitSize: size, scale: scale, idiom: idiom,
      cutout: cutout, cornerRadius: cornerRadius, hasHomeIndicator: hasHomeIndicator,
      releases: releases, topInset: topInset, statusBar: statusBar)
  }
}
