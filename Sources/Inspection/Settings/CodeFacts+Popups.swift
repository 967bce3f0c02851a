import InterfaceBuilder
import Projects

extension CodeFacts {
  /// The sizes that code gives scenes of a document, by the ids of the scenes' controllers; of none that a segue shows, too, or
  /// that the storyboard begins with.
  func popups(in description: DocumentDescription) -> [String: PopupSize] {
    let graph = description.sceneGraph
    return sizesOfScenes.reduce(into: [:]) { popups, scene in
      guard scene.key != description.initialControllerID, graph.segues(to: scene.key).isEmpty
      else { return }
      popups[scene.key] = PopupSize(width: scene.value.width, height: scene.value.height)
    }
  }
}
