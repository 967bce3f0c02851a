package import Devices
import UIKit

/// Makes live views of a document's scenes.
@MainActor
public struct DocumentInstantiator {
  let descriptions: DescriptionsByTraits

  /// Creates an instantiator.
  ///
  /// - Parameter description: The document, read for any environment.
  public init(_ description: DocumentDescription) {
    descriptions = DescriptionsByTraits(description)
  }

  /// Makes the scenes of a storyboard, or the top-level views of a xib, in document order.
  ///
  /// References to other storyboards, and controllers that make their views in code, have no scene.
  ///
  /// - Parameter environment: The device or canvas; variations are resolved for it.
  /// - Returns: The scenes, not laid out yet.
  /// - Complexity: O(*size of the document*). The document is read again only where other variations apply than for
  ///   the environments before.
  public func scenes(in environment: LayoutEnvironment) -> [SceneInstance] {
    scenes(in: environment) { _ in true }
  }

  /// Makes the scenes that hold any of some objects.
  ///
  /// - Parameters:
  ///   - ids: The ids of views, constraints or other objects.
  ///   - environment: The device or canvas.
  /// - Returns: The scenes, in document order, not laid out yet.
  package func scenes(holding ids: [String], in environment: LayoutEnvironment) -> [SceneInstance] {
    let description = descriptions.description(in: environment)
    let roots = description.roots(holding: ids)
    return environment.device.platformEnvironment.inForce {
      scenes(of: description, in: environment, ofRoots: roots.contains)
    }
  }

  /// Creates the scenes of a storyboard that have some controllers, and all of a xib.
  ///
  /// - Parameters:
  ///   - environment: The device or canvas.
  ///   - isAsked: Whether the scene of the controller with an id is asked for.
  /// - Returns: The scenes, not laid out yet.
  package func scenes(
    in environment: LayoutEnvironment, ofControllers isAsked: (String) -> Bool
  ) -> [SceneInstance] {
    let description = descriptions.description(in: environment)
    return environment.device.platformEnvironment.inForce {
      scenes(of: description, in: environment) { description.kind == .xib || isAsked($0) }
    }
  }

  private func scenes(
    of description: DocumentDescription, in environment: LayoutEnvironment,
    ofRoots isAsked: (String) -> Bool
  ) -> [SceneInstance] {
    var containers = EmbeddingContainers(description, in: environment)
    func builder(
      _ sceneID: String?, _ rootID: String, in environment: LayoutEnvironment
    ) -> SceneBuilder {
      SceneBuilder(
        description, in: environment, sceneID: sceneID, rootID: rootID,
        container: containers.container(around: rootID), inCode: descriptions.scenesInCode[rootID])
    }
    switch description.kind {
    case .storyboard:
      return description.scenes.flatMap { scene in
        roots(of: scene.controller).enumerated().compactMap { index, controller in
          guard isAsked(controller.id) else { return nil }
          return builder(
            scene.id, controller.id, in: environment.showing(controller, of: description)
          )
          .build(controller, extraViews: index == 0 ? scene.extraViews : [])
        }
      }
    case .xib:
      let views = description.topLevelViews.filter { isAsked($0.id) }.map {
        ($0.element, builder(nil, $0.id, in: environment).build($0))
      }
      let controllers = description.controllers.filter { isAsked($0.id) }.compactMap { controller in
        builder(nil, controller.id, in: environment).build(controller, extraViews: [])
          .map { (controller.element, $0) }
      }
      return (views + controllers).sorted { $0.0.range.lowerBound < $1.0.range.lowerBound }
        .map(\.1)
    }
  }

  /// The conditions and places that decide how the scenes come out on a device, beside what layout looks up; nil where the
  /// size of the screen does.
  package func surroundings(on device: DeviceEnvironment) -> SceneSurroundings? {
    guard device.language == nil else { return nil }
    let traits = LayoutEnvironment.device(device).traits
    let description = descriptions.description(in: .device(device))
    guard description.kind == .xib, description.controllers.isEmpty, !descriptions.usesKeyboard
    else { return nil }
    var places: [SceneGeometry] = []
    for view in description.topLevelViews {
      guard let place = SceneBuilder.place(of: view, in: description, on: device) else {
        return nil
      }
      places.append(place)
    }
    return SceneSurroundings(
      device: device, holding: descriptions.holding(for: traits), places: places)
  }

  /// The texts of the document by the codes of languages that ``DeviceEnvironment/language`` asks for.
  package var languages: [String: DocumentLanguage] {
    get { descriptions.languages }
    nonmutating set { descriptions.languages = newValue }
  }

  /// The texts that code gives objects, by the keys that tables of texts have for them; devices show these, where they ask for no
  /// language.
  package var textsInCode: [String: String] {
    get { descriptions.textsInCode }
    nonmutating set { descriptions.textsInCode = newValue }
  }

  /// The ways in which code shows scenes, by the ids of their controllers.
  package var scenesInCode: [String: SceneInCode] {
    get { descriptions.scenesInCode }
    nonmutating set { descriptions.scenesInCode = newValue }
  }

  /// The number of times that the document was read.
  package var readingCount: Int { descriptions.count }

  /// A scene's controller and those written inside it.
  private func roots(of controller: ControllerDescription?) -> [ControllerDescription] {
    guard let controller else { return [] }
    return [controller] + controller.children.flatMap { roots(of: $0) }
  }
}
