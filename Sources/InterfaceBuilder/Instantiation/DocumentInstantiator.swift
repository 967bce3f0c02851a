import UIKit

/// Makes live views of a document's scenes.
@MainActor
public struct DocumentInstantiator {
  private let description: DocumentDescription

  /// Creates an instantiator.
  ///
  /// - Parameter description: The document, read for any environment.
  public init(_ description: DocumentDescription) {
    self.description = description
  }

  /// Makes the scenes of a storyboard, or the top-level views of a xib, in document order.
  ///
  /// References to other storyboards, and controllers that make their views in code, have no scene.
  ///
  /// - Parameter canvas: What to make them for; variations are resolved for it.
  /// - Returns: The scenes, not laid out yet.
  /// - Complexity: O(*size of the document*).
  public func scenes(for canvas: Canvas) -> [SceneInstance] {
    let description = description(for: canvas)
    let era = InterfaceEra(of: description.toolsVersion)
    return era.inForce { scenes(of: description, for: canvas, era: era) }
  }

  private func scenes(
    of description: DocumentDescription, for canvas: Canvas, era: InterfaceEra
  ) -> [SceneInstance] {
    var containers = EmbeddingContainers(description, canvas: canvas, era: era)
    func builder(_ sceneID: String?, _ rootID: String) -> SceneBuilder {
      SceneBuilder(
        description, canvas: canvas, era: era, sceneID: sceneID, rootID: rootID,
        containerSize: containers.size(around: rootID))
    }
    switch description.kind {
    case .storyboard:
      return description.scenes.flatMap { scene in
        roots(of: scene.controller).enumerated().compactMap { index, controller in
          builder(scene.id, controller.id)
            .build(controller, extraViews: index == 0 ? scene.extraViews : [])
        }
      }
    case .xib:
      let views = description.topLevelViews.map { ($0.element, builder(nil, $0.id).build($0)) }
      let controllers = description.controllers.compactMap { controller in
        builder(nil, controller.id).build(controller, extraViews: [])
          .map { (controller.element, $0) }
      }
      return (views + controllers).sorted { $0.0.range.lowerBound < $1.0.range.lowerBound }
        .map(\.1)
    }
  }

  private func description(for canvas: Canvas) -> DocumentDescription {
    canvas.traits == description.traits
      ? description : DocumentDescription(description.document, traits: canvas.traits)
  }

  /// A scene's controller and those written inside it.
  private func roots(of controller: ControllerDescription?) -> [ControllerDescription] {
    guard let controller else { return [] }
    return [controller] + controller.children.flatMap { roots(of: $0) }
  }
}
