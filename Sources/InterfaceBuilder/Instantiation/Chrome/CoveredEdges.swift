import AutoLayout
import Devices
import PlatformMetrics

/// The extents that the device and bars cover at the edges of a window, in points.
struct CoveredEdges {
  /// The status bar, cut-outs and the home indicator.
  var deviceInsets: EdgeInsets
  /// The card of a sheet in the window; nil where the scene is none.
  private(set) var sheet: Rect?
  private(set) var navigationBar = 0.0
  /// The part of a tab bar at the top that lies below the safe area's top edge.
  private(set) var tabBarCover = 0.0
  private(set) var tabBar = 0.0
  private(set) var toolbar = 0.0

  /// Finds what covers a scene.
  ///
  /// - Parameters:
  ///   - context: The bars, containers and presentation around the scene.
  ///   - environment: The device or canvas.
  ///   - container: The insets of the container view that an embedded scene fills.
  @MainActor
  init(
    of context: SceneContext, in environment: LayoutEnvironment, container: EdgeInsets = .zero
  ) {
    let device = environment.device
    let metrics = device.barMetrics
    deviceInsets = device.safeAreaInsets
    let sheetOffset = deviceInsets.top + metrics.sheetGap
    switch context.presentation {
    case .fullScreen:
      if context.hidesStatusBar, device.device.cutout == .none { deviceInsets.top = 0 }
    case .sheet:
      let floating = device.sheetSize(of: context.sheetStyle, below: sheetOffset)
      sheet = Self.card(floating, in: device, below: sheetOffset)
      if floating == nil { deviceInsets.top = 0 } else { deviceInsets = .zero }
    case .popover: deviceInsets = .zero
    case .embedded: deviceInsets = container
    }
    if let bar = context.navigationBar {
      navigationBar =
        (context.presentation == .sheet ? metrics.sheetNavigationBar : metrics.navigationBar)
        + (bar.hasLargeTitle ? metrics.largeTitle : 0)
      if case .device = environment, context.presentation == .fullScreen {
        navigationBar -= device.navigationBarOverlap
      }
    }
    if context.tabBar != nil {
      tabBarCover = metrics.tabBarCover(below: deviceInsets.top)
      if !metrics.hasTabBarAtTop { tabBar = metrics.tabBar }
    }
    if context.toolbar != nil {
      toolbar = metrics.toolbar(hasHomeIndicator: device.device.hasHomeIndicator)
    }
    for quirk in environment.quirks { quirk.adjust(&self, of: context, on: device) }
  }

  /// The card of a sheet: in the middle of the window, or as wide as that and attached to its lower edge.
  private static func card(
    _ floating: Size?, in device: DeviceEnvironment, below offset: Double
  ) -> Rect {
    let window = device.windowSize
    guard let size = floating else {
      return Rect(x: 0, y: offset, width: window.width, height: window.height - offset)
    }
    let scale = device.device.scale
    let height = (size.height * scale).rounded(.down) / scale
    return Rect(
      x: ((window.width - size.width) / 2).rounded(), y: ((window.height - height) / 2).rounded(),
      width: size.width, height: height)
  }

  /// The bars at the top.
  var topBars: Double { tabBarCover + navigationBar }

  /// The bars at the bottom.
  var bottomBars: Double { tabBar + toolbar }
}
