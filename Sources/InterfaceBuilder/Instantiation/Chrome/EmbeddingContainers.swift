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
  /// The scenes with containers, by the id of their controller; nil for one that is not laid out.
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
    guard case .device = environment, description.kind == .storyboard else { return nil }
    layOutScenes(around: controllerID)
    return placedContainer(around: controllerID)
  }

  /// Lays out the scenes around a controller, the outermost one first: any number of them can be inside one
  /// another.
  private mutating func layOutScenes(around controllerID: String) {
    var outwards: [String] = []
    var current = controllerID
    while let sourceID = description.sceneGraph.embedding(of: current)?.sourceControllerID,
      scenes[sourceID] == nil
    {
      scenes[sourceID] = .some(nil)
      outwards.append(sourceID)
      current = sourceID
    }
    for sourceID in outwards.reversed() { scenes[sourceID] = .some(scene(of: sourceID)) }
  }

  private func scene(of controllerID: String) -> SceneInstance? {
    guard let controller = description.controller(id: controllerID) else { return nil }
    let scene = SceneBuilder(
      description, in: environment, sceneID: nil, rootID: controllerID,
      container: placedContainer(around: controllerID)
    ).build(controller, extraViews: [])
    scene?.layOut()
    return scene
  }

  /// The container view in a scene that is laid out, or beside its controller.
  private func placedContainer(around controllerID: String) -> Container? {
    guard let segue = description.sceneGraph.embedding(of: controllerID) else { return nil }
    if let size = storedSize(ofViewBesideController: segue.sourceID) {
      return Container(size: size, safeAreaInsets: .zero)
    }
    guard let sourceID = segue.sourceControllerID, let scene = scenes[sourceID] ?? nil else {
      return nil
    }
    return scene.view(id: segue.sourceID).map { view in
      Container(
        size: view.layoutView.frame.size, safeAreaInsets: view.layoutView.safeAreaInsets)
    }
  }

  /// The size of a view that stands in a scene beside its controller: it is as large as it was saved until code shows it.
  private func storedSize(ofViewBesideController id: String) -> Size? {
    description.scenes.lazy.flatMap(\.extraViews).first { $0.id == id }?.geometry.frame?.size
  }
}
