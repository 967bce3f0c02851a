import AutoLayout

/// Where a scene's view lies on the canvas, and what covers its edges.
struct SceneGeometry: Hashable {
  /// The frame of the scene's view in the window, in points.
  var viewFrame: Rect
  /// What bars and cut-outs cover of the view.
  var safeAreaInsets: EdgeInsets

  /// Finds the geometry that a canvas gives a scene.
  ///
  /// Source: `docs/decisions/0025-bars-and-safe-areas-of-scenes.md`.
  ///
  /// - Parameters:
  ///   - context: What surrounds the scene.
  ///   - canvas: What is laid out for.
  ///   - tools: The version of Interface Builder that saved the document.
  init(of context: SceneContext, on canvas: Canvas, tools: ToolsVersion) {
    let edges = CoveredEdges(of: context, on: canvas, tools: tools)
    let window = canvas.windowSize
    var frame = Rect(origin: .zero, size: window)
    if let size = Self.formSheetSize(of: context, on: canvas) {
      frame = Rect(
        x: ((window.width - size.width) / 2).rounded(),
        y: ((window.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    } else if context.presentation == .sheet {
      let offset = edges.metrics.sheetOffset
      frame = Rect(x: 0, y: offset, width: window.width, height: window.height - offset)
    }
    var insets = edges.deviceInsets
    if context.extends(under: context.navigationBar?.bar, at: .top) {
      insets.top += edges.topBars
    } else {
      let covered = insets.top + edges.topBars
      frame = Rect(
        x: frame.minX, y: frame.minY + covered, width: frame.width, height: frame.height - covered)
      insets.top = 0
    }
    let tabBar = edges.metrics.hasTabBarAtTop ? nil : context.tabBar
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
  /// The size of a form sheet, where the screen is large enough to leave room around it.
  private static func formSheetSize(of context: SceneContext, on canvas: Canvas) -> Size? {
    guard context.presentation == .sheet, canvas.device.idiom == .pad,
      let size = context.formSheetSize, size.width < canvas.windowSize.width,
      size.height < canvas.windowSize.height
    else { return nil }
    return size
  }

  /// Takes the size that the document stores for a controller's view, and what that says about
  /// the bars the view reaches under: it is lower than the canvas by those it does not.
  ///
  /// A view of another width than a phone's canvas lies in its corner, as top-level views of xibs do: from
  /// Xcode 14 on the home indicator covers it wherever it ends (two stored scenes of two projects; on
  /// tablets, three views of another say that it does not).
  mutating func adaptView(toStored size: Size, on canvas: Canvas, tools: ToolsVersion) {
    let missing = viewFrame.height - size.height
    let isNarrower = size.width != viewFrame.width
    viewFrame.size = size
    guard missing > 0 else { return }
    guard !isNarrower else {
      let isInCorner = tools.era >= .xcode14 && canvas.device.idiom == .phone
      if !isInCorner { shortenBottom(by: missing) }
      return
    }
    let (top, bottom) = (safeAreaInsets.top, safeAreaInsets.bottom)
    func matches(_ extent: Double) -> Bool { extent > 0 && abs(missing - extent) < 1 }
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

  /// Leaves out of the safe area what a view lower than the canvas does not reach.
  private mutating func shortenBottom(by missing: Double) {
    safeAreaInsets.bottom = max(0, safeAreaInsets.bottom - max(0, missing))
  }

  /// Takes the size of a xib's top-level view.
  ///
  /// Interface Builder puts the view in the corner of a screen. Up to Xcode 13 the home indicator
  /// covers a view no wider than the screen only if it reaches down there; later it always does.
  ///
  /// - Parameters:
  ///   - size: The stored size.
  ///   - tools: The version of Interface Builder that saved the document.
  mutating func adaptTopLevelView(to size: Size, tools: ToolsVersion) {
    if tools.era < .xcode14, size.width <= viewFrame.width {
      shortenBottom(by: viewFrame.height - size.height)
    }
    viewFrame.size = size
  }
}

/// What covers the edges of a canvas.
struct CoveredEdges {
  var metrics: CanvasBarMetrics
  /// The status bar, cut-outs and the home indicator.
  var deviceInsets: EdgeInsets
  var topBars = 0.0
  var bottomBars = 0.0

  init(of context: SceneContext, on canvas: Canvas, tools: ToolsVersion) {
    metrics = CanvasBarMetrics(canvas, tools: tools)
    deviceInsets = canvas.device.safeAreaInsets(in: canvas.orientation, tools: tools)
    if canvas.doublesSafeAreas { deviceInsets = deviceInsets + deviceInsets }
    switch context.presentation {
    case .fullScreen:
      if context.hidesStatusBar, canvas.device.cutout == .none { deviceInsets.top = 0 }
    case .sheet:
      deviceInsets.top = 0
      // Interface Builder drew the home indicator over sheets up to Xcode 13 only.
      if tools.era >= .xcode14 { deviceInsets.bottom = 0 }
    case .popover:
      let arrow = DirectionalEdgeInsets(leading: metrics.popoverArrow)
      deviceInsets = arrow.resolved(for: canvas.direction)
    case .embedded:
      // Since Xcode 9 the canvas shows embedded scenes in the corner of a screen of their own.
      if tools.era < .xcode9 { deviceInsets = .zero }
    }
    if let bar = context.navigationBar {
      topBars = metrics.navigationBar(bar, in: context.presentation)
    }
    if context.tabBar != nil {
      if metrics.hasTabBarAtTop {
        topBars += metrics.tabBarCover(below: deviceInsets.top)
      } else {
        bottomBars += metrics.tabBar
      }
    }
    if context.toolbar != nil { bottomBars += metrics.toolbar }
  }
}
