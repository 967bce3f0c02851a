import InterfaceBuilder
import Projects

extension CodeFacts {
  /// The ways in which code shows scenes of a document, by the ids of the scenes' controllers or of the rows of a xib.
  func scenesInCode(in description: DocumentDescription) -> [String: SceneInCode] {
    description.kind == .xib ? rowsInCode(in: description) : controllersInCode(in: description)
  }

  /// The heights that code gives rows with a xib of their own: the largest number, where it gives several.
  private func rowsInCode(in description: DocumentDescription) -> [String: SceneInCode] {
    guard !heightsOfRows.isEmpty else { return [:] }
    return description.topLevelViews.reduce(into: [:]) { rows, view in
      guard view.content is TableViewCellContent,
        let height = view.customClass.flatMap({ heightsOfRows[$0.name]?.last })
      else { return }
      rows[view.id] = SceneInCode(rowHeight: height)
    }
  }

  private func controllersInCode(in description: DocumentDescription) -> [String: SceneInCode] {
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
