import InterfaceBuilder
import Projects

extension CodeFacts {
  /// The sizes that code gives scenes of a document, by the ids of the scenes' controllers.
  func popups(in description: DocumentDescription) -> [String: PopupSize] {
    sizesOfScenes.keys.reduce(into: [:]) { $0[$1] = popup(ofScene: $1, in: description) }
  }

  /// The size that code gives a scene; nil for one that a segue shows, too, or that the storyboard begins with.
  func popup(ofScene id: String, in description: DocumentDescription) -> PopupSize? {
    guard let size = sizesOfScenes[id], id != description.initialControllerID,
      description.sceneGraph.segues(to: id).isEmpty
    else { return nil }
    return PopupSize(width: size.width, height: size.height)
  }
}
