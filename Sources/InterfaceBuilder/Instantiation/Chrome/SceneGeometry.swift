import AutoLayout
import Devices
import PlatformMetrics

/// Where a scene's view lies in the window, and what covers its edges.
struct SceneGeometry: Hashable {
  /// The frame of the scene's view in the window, in points.
  var viewFrame: Rect
  /// What bars and cut-outs cover of the view.
  var safeAreaInsets: EdgeInsets

  /// Finds the geometry of a scene.
  ///
  /// Source: `docs/decisions/0026-surroundings-of-scenes.md`.
  ///
  /// - Parameters:
  ///   - context: The bars, containers and presentation around the scene.
  ///   - environment: The device or canvas.
  ///   - container: The container view that the scene is embedded in.
  @MainActor
  init(
    of context: SceneContext, in environment: LayoutEnvironment,
    container: EmbeddingContainers.Container? = nil
  ) {
    let edges = CoveredEdges(
      of: context, in: environment, container: container?.safeAreaInsets ?? .zero)
    let device = environment.device
    var frame = edges.sheet ?? Rect(origin: .zero, size: device.windowSize)
    var insets = edges.deviceInsets
    if context.extends(under: context.navigationBar?.bar, at: .top) {
      insets.top += edges.topBars
    } else {
      let covered = insets.top + edges.topBars
      frame = Rect(
        x: frame.minX, y: frame.minY + covered, width: frame.width, height: frame.height - covered)
      insets.top = 0
    }
    let tabBar = device.barMetrics.hasTabBarAtTop ? nil : context.tabBar
    if context.extends(under: tabBar ?? context.toolbar, at: .bottom) {
      insets.bottom += edges.bottomBars
    } else {
      frame.size.height -= insets.bottom + edges.bottomBars
      insets.bottom = 0
    }
    viewFrame = frame
    safeAreaInsets = insets
  }
}

extension SceneGeometry {
  /// Takes the size that the document stores for a controller's view on its canvas, and what that says
  /// about the bars the view reaches under: it is lower than the canvas by those it does not.
  ///
  /// A view that is narrower in a column has no safe area at the side of the other one.
  mutating func adaptView(toStored size: Size, in column: SceneContext.Column?) {
    let missing = viewFrame.height - size.height
    let isNarrower = size.width != viewFrame.width
    viewFrame.size = size
    if isNarrower {
      switch column {
      case .leading: safeAreaInsets.right = 0
      case .trailing: safeAreaInsets.left = 0
      case nil: break
      }
    }
    guard missing > 0 else { return }
    let (top, bottom) = (safeAreaInsets.top, safeAreaInsets.bottom)
    func matches(_ extent: Double) -> Bool {
      !isNarrower && extent > 0 && abs(missing - extent) < 1
    }
    if matches(top + bottom) {
      safeAreaInsets = .zero
    } else if matches(top) {
      safeAreaInsets.top = 0
      viewFrame.origin.y += missing
    } else if matches(bottom) {
      safeAreaInsets.bottom = 0
    } else {
      shortenBottom(by: missing)
    }
  }

  /// Takes the size of a xib's top-level view, which lies in the corner of the screen.
  mutating func adaptTopLevelView(to size: Size) {
    // The home indicator covers wider views as well, wherever they end.
    if size.width <= viewFrame.width { shortenBottom(by: viewFrame.height - size.height) }
    viewFrame.size = size
  }

  /// Takes account of a view that is loaded into another one: where it is smaller than the screen, it lies anywhere
  /// on it, and seldom at its edges.
  mutating func adaptLoadedView(on window: Size) {
    if viewFrame.width < window.width || viewFrame.height < window.height { safeAreaInsets = .zero }
  }

  /// Takes account of a free-form view that is too small for the screen: what it is put into keeps clear of bars.
  mutating func adaptFreeformView(on device: DeviceEnvironment) {
    if Self.isTooSmall(viewFrame.size, for: device) { safeAreaInsets = .zero }
  }

  /// Takes the size that code gives a view which floats over others, clear of what covers the edges of the screen.
  mutating func float(_ popup: PopupSize, on window: Size) {
    viewFrame.size = popup.size(on: window)
    safeAreaInsets = .zero
  }

  /// Whether a view is too low to fill a screen, whatever bars cover of that, or narrower than any phone.
  ///
  /// A view that is higher than wide is compared with a screen that is held upright.
  static func isTooSmall(_ size: Size, for device: DeviceEnvironment) -> Bool {
    let window = device.windowSize
    let height = size.height > size.width ? max(window.width, window.height) : window.height
    return size.height < height * leastPartOfScreen || size.width < leastWidth
  }

  /// Whether a view is lower than a canvas by no more than bars may cover.
  static func mayLieBetweenBars(_ size: Size, on canvas: Size) -> Bool {
    size.height < canvas.height && size.height >= canvas.height * leastPartOfScreen
  }

  /// The width of the narrowest phone.
  private static let leastWidth =
    Device.all.filter { $0.idiom == .phone }.map { $0.size(in: .portrait).width }.min() ?? 0

  /// The part of the screen's height that bars leave a view at least.
  private static let leastPartOfScreen = 0.6

  /// Leaves out of the safe area what a view lower than the screen does not reach.
  private mutating func shortenBottom(by missing: Double) {
    safeAreaInsets.bottom = max(0, safeAreaInsets.bottom - max(0, missing))
  }
}
