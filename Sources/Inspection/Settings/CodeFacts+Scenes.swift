import InterfaceBuilder
import Projects

extension CodeFacts {
  /// The ways in which code shows scenes of a document, by the ids of the scenes' controllers.
  func scenesInCode(in description: DocumentDescription) -> [String: SceneInCode] {
    guard !sizesOfScenes.isEmpty || !classesHidingNavigationBars.isEmpty else { return [:] }
    return description.controllers.reduce(into: [:]) { scenes, controller in
      let scene = SceneInCode(
        popup: popup(ofScene: controller.id, in: description),
        hidesNavigationBar: controller.customClass.map {
          classesHidingNavigationBars.contains($0.name)
        } ?? false)
      if scene != SceneInCode() { scenes[controller.id] = scene }
    }
  }

  /// The size that code gives a scene; nil for one that a segue shows, too, or that the storyboard begins with.
  func popup(ofScene id: String, in description: DocumentDescription) -> PopupSize? {
    guard let size = sizesOfScenes[id], id != description.initialControllerID,
      description.sceneGraph.segues(to: id).isEmpty
    else { return nil }
    return PopupSize(width: size.width, height: size.height)
  }
}
