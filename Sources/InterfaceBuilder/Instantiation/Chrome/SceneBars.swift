package import AutoLayout

/// The bars that share the canvas with a scene but are no part of it: inferred from the controllers
/// around it, simulated, or those of a container.
///
/// Rectangles are in the window's coordinate space, in points, without the strips that bars reach
/// into below a status bar or a home indicator.
package struct SceneBars: Hashable, Sendable {
  /// The navigation bar.
  package var navigationBar: Rect?
  /// Whether the navigation bar shows its title large.
  package var hasLargeTitle = false
  /// The bar of a tab bar controller.
  package var tabBar: Rect?
  /// The bar of a navigation controller.
  package var toolbar: Rect?
  /// The card that the scene lies on if it leaves some of the presenting scene visible.
  package var sheet: Rect?
  /// The extents of the status bar, cut-outs and the home indicator at the edges of the window.
  package var screenInsets = EdgeInsets.zero

  /// Whether a bar is there.
  package var areAround: Bool { navigationBar != nil || tabBar != nil || toolbar != nil }

  /// No bars.
  package init() {}
}

extension SceneBars {
  /// Finds the bars of a scene.
  ///
  /// Popovers and embedded scenes have none: their bars belong to what surrounds them.
  @MainActor
  init(of context: SceneContext, in environment: LayoutEnvironment) {
    guard !context.hasOwnSize else { return }
    let edges = CoveredEdges(of: context, in: environment)
    let metrics = environment.device.barMetrics
    screenInsets = edges.deviceInsets
    sheet = edges.sheet
    let area = sheet ?? Rect(origin: .zero, size: environment.device.windowSize)
    if let bar = context.navigationBar {
      navigationBar = Rect(
        x: area.minX, y: area.minY + edges.deviceInsets.top + edges.tabBarCover, width: area.width,
        height: edges.navigationBar)
      hasLargeTitle = bar.hasLargeTitle
    }
    var bottom = area.maxY - edges.deviceInsets.bottom
    func bar(_ height: Double) -> Rect {
      bottom -= height
      return Rect(x: area.minX, y: bottom, width: area.width, height: height)
    }
    if context.tabBar != nil {
      tabBar =
        metrics.hasTabBarAtTop
        ? Rect(
          x: area.minX, y: area.minY + metrics.tabBarTop, width: area.width, height: metrics.tabBar)
        : bar(edges.tabBar)
    }
    if context.toolbar != nil { toolbar = bar(edges.toolbar) }
  }
}

extension SceneContext {
  /// What surrounds the content of a container, which has no view of its own in the document.
  func inside(_ container: ControllerDescription) -> SceneContext {
    var context = self
    switch container.kind {
    case .navigationController:
      if !container.isNavigationBarHidden {
        context.navigationBar = context.navigationBar ?? NavigationBar()
      }
      if !container.isToolbarHidden { context.toolbar = context.toolbar ?? .translucent }
    case .tabBarController: context.tabBar = context.tabBar ?? .translucent
    default: break
    }
    return context
  }
}
