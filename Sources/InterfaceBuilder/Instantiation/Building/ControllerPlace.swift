import AutoLayout
import Devices

/// The place of a controller's view in the window, and the bars around it.
@MainActor
struct ControllerPlace {
  /// The bars, containers and presentation around the scene.
  let context: SceneContext
  /// The frame of the view in the window, and what covers its edges.
  private(set) var geometry: SceneGeometry
  /// Whether a navigation bar is above the scene, or would be if code did not hide it.
  let isInsideNavigation: Bool
  /// The bars around the scene.
  var bars: SceneBars { SceneBars(of: context, in: environment) }

  private let description: DocumentDescription
  private let environment: LayoutEnvironment

  /// Finds the place of a controller's view.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - description: Its document.
  ///   - environment: The device or canvas.
  ///   - container: The container view that the scene is embedded in, on a device.
  ///   - inCode: The way in which code shows the scene.
  init(
    of controller: ControllerDescription, in description: DocumentDescription,
    _ environment: LayoutEnvironment, container: EmbeddingContainers.Container? = nil,
    inCode: SceneInCode? = nil
  ) {
    let graph = environment.canvas == nil ? description.runTimeGraph : description.sceneGraph
    var context = SceneContextInference(description: description, graph: graph)
      .context(of: controller)
    context.adapt(to: environment, hasFreeSize: controller.simulatedMetrics.isFreeform)
    for quirk in environment.quirks { quirk.adjust(&context, of: controller) }
    isInsideNavigation = context.navigationBar != nil
    if environment.canvas == nil, inCode?.hidesNavigationBar ?? false {
      context.navigationBar = nil
    }
    self.context = context
    self.description = description
    self.environment = environment
    geometry = SceneGeometry(of: context, in: environment, container: container)
    guard let view = controller.view else { return }
    if let popup = inCode?.popup, environment.canvas == nil {
      geometry.float(popup, on: environment.device.windowSize)
    } else {
      adapt(to: view, of: controller, container)
    }
  }

  /// Takes the size of a controller's view that is not the window's: the stored one on the canvas, that of
  /// its container, or its own.
  private mutating func adapt(
    to view: ViewDescription, of controller: ControllerDescription,
    _ container: EmbeddingContainers.Container?
  ) {
    guard let size = view.geometry.frame?.size,
      context.hasOwnSize || view.keepsStoredSize(controller.simulatedMetrics)
    else { return }
    if environment.canvas != nil {
      if !context.hasOwnSize {
        for quirk in environment.quirks { quirk.adjust(&geometry, toSizeOfItsOwn: size) }
      }
      geometry.adaptView(toStored: size, in: context.column)
    } else if context.presentation == .embedded, let container {
      geometry.viewFrame.size = container.size
    } else if context.hasOwnSize || isPlacedByCode(controller, size) {
      geometry.viewFrame.size = size
      geometry.adaptFreeformView(on: environment.device)
    }
  }

  /// Whether a free-form scene is put into another view by code, or shown by it in a panel: it is too low or too narrow to
  /// fill a screen, and the document does not say what shows it.
  ///
  /// Every other one fills what shows it: simulated sizes are the canvas's alone. A scene higher than wide is drawn for a screen
  /// that is held upright, and is as low on one that is turned.
  private func isPlacedByCode(_ controller: ControllerDescription, _ size: Size) -> Bool {
    controller.simulatedMetrics.isFreeform
      && controller.id != description.initialControllerID
      && description.sceneGraph.inferringSegue(to: controller.id) == nil
      && SceneGeometry.isTooSmall(size, for: environment.device)
  }
}
