import AutoLayout
import UIKit

/// The container views that scenes of a storyboard are embedded in, laid out on a device.
@MainActor
struct EmbeddingContainers {
  /// The room that a container view gives the scene inside it.
  struct Container: Hashable {
    /// The size in points.
    var size: Size
    /// What covers the edges, in points.
    var safeAreaInsets: EdgeInsets
  }

  private let description: DocumentDescription
  private let environment: LayoutEnvironment
  /// The scenes with containers, by the id of their controller; nil for one being made.
  private var scenes: [String: SceneInstance?] = [:]

  init(_ description: DocumentDescription, in environment: LayoutEnvironment) {
    self.description = description
    self.environment = environment
  }

  /// The container view that a controller is embedded in.
  ///
  /// - Returns: nil on the canvas, where stored sizes hold, and for controllers that are not embedded, or
  ///   embedded in one another.
  mutating func container(around controllerID: String) -> Container? {
    guard case .device = environment, description.kind == .storyboard,
      let segue = description.sceneGraph.surroundings(of: controllerID).embedding,
      let sourceID = segue.sourceControllerID, let scene = scene(of: sourceID)
    else { return nil }
    return scene.view(id: segue.sourceID).map { view in
      Container(
        size: view.layoutView.frame.size, safeAreaInsets: view.layoutView.safeAreaInsets)
    }
  }

  private mutating func scene(of controllerID: String) -> SceneInstance? {
    if let known = scenes[controllerID] { return known }
    guard let controller = description.controller(id: controllerID) else { return nil }
    scenes[controllerID] = .some(nil)
    let scene = SceneBuilder(
      description, in: environment, sceneID: nil, rootID: controllerID,
      container: container(around: controllerID)
    ).build(controller, extraViews: [])
    scene?.layOut()
    scenes[controllerID] = .some(scene)
    return scene
  }
}
