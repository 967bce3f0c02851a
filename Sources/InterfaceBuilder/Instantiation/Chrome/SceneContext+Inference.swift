import AutoLayout

/// Works out what surrounds a controller from the segues that lead to it.
///
/// Source: Interface Builder's *Inferred* metrics, checked against the safe areas and root views of
/// 2,000 scenes; see `docs/decisions/0026-surroundings-of-scenes.md`.
struct SceneContextInference {
  private let description: DocumentDescription
  private let graph: SceneGraph

  /// - Parameters:
  ///   - description: The document.
  ///   - graph: How its controllers lead to each other; nil for the graph of the canvas.
  init(description: DocumentDescription, graph: SceneGraph? = nil) {
    self.description = description
    self.graph = graph ?? description.sceneGraph
  }

  /// What surrounds a controller on the canvas.
  func context(of controller: ControllerDescription) -> SceneContext {
    var context = inferredContext(of: controller)
    context.extendedEdges = []
    if controller.extendedEdges.contains(.top) { context.extendedEdges.insert(.top) }
    if controller.extendedEdges.contains(.bottom) { context.extendedEdges.insert(.bottom) }
    context.extendsUnderOpaqueBars = controller.extendsUnderOpaqueBars
    if context.navigationBar?.hasLargeTitle ?? false,
      controller.navigationItem?.largeTitleDisplay == .never
    {
      context.navigationBar?.hasLargeTitle = false
    }
    context.hasBarsOnCanvasOnly = !context.hasBars && isOnlyPresented(controller)
    context.apply(controller.simulatedMetrics)
    return context
  }

  /// Whether nothing but segues that present a controller leads to it: code does not make what has no identifier.
  private func isOnlyPresented(_ controller: ControllerDescription) -> Bool {
    let segues = graph.segues(to: controller.id)
    return !segues.isEmpty && segues.allSatisfy { $0.kind == .presentation || $0.kind == .popover }
      && controller.element["storyboardIdentifier"] == nil
  }

  /// What surrounds a top-level view of a xib on the canvas.
  func context(of view: ViewDescription) -> SceneContext {
    var context = SceneContext()
    context.apply(view.simulatedMetrics)
    return context
  }

  private func inferredContext(of controller: ControllerDescription) -> SceneContext {
    var walk = Walk(description: description, graph: graph)
    walk.follow(from: controller)
    return walk.context
  }
}

/// A walk back along the segues that lead to a controller.
private struct Walk {
  let description: DocumentDescription
  let graph: SceneGraph
  var context = SceneContext()
  /// Whether a navigation controller holds what the walk came from.
  private var hidesBottomBar = false
  private var visited: Set<String> = []
  private var isOver = false
  /// The segue that pushes, if a navigation controller turns up, or else presents.
  private var undecided: SegueDescription?
  /// The surroundings inside of what that segue shows.
  private var contextInside: SceneContext?
  private var hasNavigationController = false
  /// The segue of the container view that shows the controller from which the walk begins.
  private var embedding: SegueDescription?

  init(description: DocumentDescription, graph: SceneGraph) {
    self.description = description
    self.graph = graph
  }

  mutating func follow(from controller: ControllerDescription) {
    var current = controller
    embedding = graph.embedding(of: controller.id)
    visited.insert(current.id)
    while !isOver {
      let run = graph.pushRun(to: current.id)
      if let show = run.show { leaveUndecided(show) }
      if run.startID != current.id {
        guard let start = arrive(at: run.startID) else { break }
        current = start
      }
      guard let segue = graph.inferringSegue(to: current.id),
        let source = segue.sourceControllerID.flatMap({ arrive(at: $0) })
      else { break }
      step(back: segue, from: current, to: source)
      current = source
    }
    if let undecided, let destination = description.controller(id: undecided.destinationID) {
      // The bars farther out are the presenting scene's.
      context = contextInside ?? context
      present(undecided, destination)
    }
  }

  /// The controller that the walk comes to; nil where it has been before.
  private mutating func arrive(at id: String) -> ControllerDescription? {
    visited.insert(id).inserted ? description.controller(id: id) : nil
  }

  private mutating func step(
    back segue: SegueDescription, from destination: ControllerDescription,
    to source: ControllerDescription
  ) {
    switch segue.kind {
    case .relationship(let name):
      enter(source, as: name)
    // A navigation controller outside of the container view pushes over it.
    case .embed where segue.id != embedding?.id:
      break
    case .embed:
      context.presentation = .embedded
      isOver = true
    case .popover:
      context.presentation = .popover
      isOver = true
    // Source: Apple's documentation of `showDetailViewController(_:sender:)`.
    case .presentation,
      .showDetail where !graph.isInSplitView(source.id):
      presentUnlessCovered(segue, destination)
    case .push, .show, .showDetail:
      push(segue, destination)
      if !isOver {
        addBars(simulatedBy: source.simulatedMetrics)
        if source.simulatedMetrics.topBar == .none, context.navigationBar == nil {
          context.hasNoBarOnCanvas = true
        }
      }
    case .unwind, .custom:
      isOver = true
    }
  }

  /// A scene is shown by pushing it inside a navigation controller and by presenting it elsewhere,
  /// or when it is a container itself.
  private mutating func push(_ segue: SegueDescription, _ destination: ControllerDescription) {
    let isPushed =
      destination.kind == .tabBarController && destination.simulatedMetrics.navigationBar != nil
    if destination.kind.holdsBars, !isPushed, segue.kind != .showDetail {
      return presentUnlessCovered(segue, destination)
    }
    if destination.hidesBottomBarWhenPushed { hidesBottomBar = true }
    if segue.kind != .push { leaveUndecided(segue) }
  }

  /// Notes a segue that pushes or presents, whichever containers turn up.
  private mutating func leaveUndecided(_ segue: SegueDescription) {
    guard undecided == nil, !hasNavigationController else { return }
    undecided = segue
    contextInside = context
  }

  /// A container holds what the walk came from.
  private mutating func enter(_ container: ControllerDescription, as relationship: String) {
    switch container.kind {
    case .navigationController where !hasNavigationController:
      hasNavigationController = true
      undecided = nil
      enterNavigationController(container)
    case .splitViewController:
      // A detail shown beside its list is neither pushed nor presented.
      undecided = nil
      isOver = true
      context.column = SceneContext.Column(relationship: relationship)
    case .tabBarController where context.tabBar == nil && !hidesBottomBar:
      context.tabBar = container.tabBar.map(Self.bar) ?? .translucent
    default:
      break
    }
    addBars(simulatedBy: container.simulatedMetrics)
  }

  /// Takes the bars that a container, or a scene that pushes, simulates: they stand for containers around it.
  ///
  /// Below a navigation bar scenes are pushed.
  private mutating func addBars(simulatedBy metrics: SimulatedMetrics) {
    if !hasNavigationController, let bar = metrics.navigationBar {
      hasNavigationController = true
      undecided = nil
      context.navigationBar = bar
    }
    guard !hidesBottomBar else { return }
    switch metrics.bottomBar {
    case .tabBar: context.tabBar = context.tabBar ?? .translucent
    case .toolbar: context.toolbar = context.toolbar ?? .translucent
    default: break
    }
  }

  private mutating func enterNavigationController(_ container: ControllerDescription) {
    if !container.isNavigationBarHidden {
      var bar = SceneContext.NavigationBar()
      if let description = container.navigationBar {
        bar.bar = Self.bar(description)
        if let content = description.content as? NavigationBarContent {
          bar.hasLargeTitle = content.prefersLargeTitles
        }
      }
      context.navigationBar = bar
    }
    if !container.isToolbarHidden {
      context.toolbar = container.toolbar.map(Self.bar) ?? .translucent
    }
  }

  /// Presents a scene, unless a show inside of it presents another one, which covers it.
  private mutating func presentUnlessCovered(
    _ segue: SegueDescription, _ destination: ControllerDescription
  ) {
    if undecided == nil { present(segue, destination) } else { isOver = true }
  }

  private mutating func present(
    _ segue: SegueDescription, _ destination: ControllerDescription
  ) {
    undecided = nil
    isOver = true
    let style = segue.modalPresentationStyle ?? destination.modalPresentationStyle ?? "automatic"
    switch style {
    case "automatic", "pageSheet", "formSheet":
      context.presentation = .sheet
      context.sheetStyle = sheetStyles[style] ?? .automatic
    case "fullScreen":
      context.isPresentedFullScreen = true
    case "popover":
      context.presentation = .popover
    case "currentContext", "overCurrentContext":
      if isInPopover(segue) { context.presentation = .popover }
    default:
      break
    }
  }

  private var sheetStyles: [String: SheetMetrics.Style] {
    ["pageSheet": .page, "formSheet": .form]
  }

  /// Whether what presents is itself a popover, which what it presents in its own context covers.
  ///
  /// Source: `UIModalPresentationStyle.currentContext`.
  private func isInPopover(_ segue: SegueDescription) -> Bool {
    guard let source = segue.sourceControllerID else { return false }
    return graph.inferringSegue(to: source)?.kind == .popover
  }

  private static func bar(_ view: ViewDescription) -> SceneContext.Bar {
    let isTranslucent = (view.content as? any BarContent)?.isTranslucent ?? true
    return isTranslucent ? .translucent : .opaque
  }
}

extension DocumentDescription {
  /// Whether nothing in the document says what surrounds a scene when it is on screen: no segue leads to it, and the app
  /// does not begin with it, so that code shows it by its identifier.
  ///
  /// Code pushes such scenes more often than it presents them over a whole screen: see
  /// `docs/decisions/0026-surroundings-of-scenes.md`.
  func isShownByCodeAlone(_ controller: ControllerDescription) -> Bool {
    controller.element["storyboardIdentifier"] != nil && controller.id != initialControllerID
      && sceneGraph.segues(to: controller.id).isEmpty
  }
}

extension SimulatedMetrics {
  /// The navigation bar that the author chose to simulate.
  fileprivate var navigationBar: SceneContext.NavigationBar? {
    guard case .navigationBar(_, let isTranslucent) = topBar else { return nil }
    return SceneContext.NavigationBar(bar: isTranslucent ? .translucent : .opaque)
  }
}

extension SceneContext {
  /// Whether bars are around the scene.
  fileprivate var hasBars: Bool { navigationBar != nil || toolbar != nil || tabBar != nil }

  /// Replaces what was inferred by what the author chose to simulate.
  fileprivate mutating func apply(_ metrics: SimulatedMetrics) {
    switch metrics.topBar {
    case .none: navigationBar = nil
    case .navigationBar:
      navigationBar = metrics.navigationBar
      hasNoBarOnCanvas = false
    default: break
    }
    switch metrics.bottomBar {
    case .none: (tabBar, toolbar) = (nil, nil)
    case .tabBar: tabBar = tabBar ?? .translucent
    case .toolbar: toolbar = toolbar ?? .translucent
    default: break
    }
    switch metrics.statusBar {
    case .inferred: break
    case .none:
      hidesStatusBar = metrics.isFreeform
      isStatusBarSwitchedOff = true
    default: hidesStatusBar = false
    }
  }
}
