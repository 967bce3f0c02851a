import InterfaceBuilder

/// The scenes of a storyboard that are only ever shown inside of containers which code keeps from turning.
///
/// A container holds a scene by a segue that embeds it, or because its code makes it. The system asks the container how it
/// may be held, not what is inside.
struct HeldScenes {
  private var ids: Set<String> = []

  init(of description: DocumentDescription, code: CodeFacts) {
    guard !description.controllers.isEmpty else { return }
    let turned = description.controllers.filter {
      code.decidesOrientations(ofController: $0.customClass?.name)
    }
    var kept = Set(turned.map(\.id))
    var left = description.controllers.filter { !kept.contains($0.id) }
    while true {
      let next = left.filter { Self.isHeld($0, by: kept, in: description, code: code) }
      guard !next.isEmpty else { return }
      kept.formUnion(next.map(\.id))
      ids.formUnion(next.map(\.id))
      left.removeAll { kept.contains($0.id) }
    }
  }

  /// Whether a controller is one of them.
  func contain(_ id: String) -> Bool { ids.contains(id) }

  private static func isHeld(
    _ controller: ControllerDescription, by containers: Set<String>,
    in description: DocumentDescription, code: CodeFacts
  ) -> Bool {
    let maker = code.holdersOfScenes[controller.id]
    let isMadeByOthers =
      controller.id == description.initialControllerID
      || controller.storyboardIdentifier != nil && maker == nil
        && !code.use.unnamedControllers.contains(controller.id)
    guard !isMadeByOthers else { return false }
    let segues = description.sceneGraph.segues.filter { $0.destinationID == controller.id }
    let makers = description.controllers.filter { $0.customClass?.name == maker && maker != nil }
    guard maker == nil || !makers.isEmpty else { return false }
    let holders = segues.map(\.sourceControllerID) + makers.map(\.id)
    return !holders.isEmpty && segues.allSatisfy { $0.kind == .embed }
      && holders.allSatisfy { $0.map(containers.contains) ?? false }
  }
}
