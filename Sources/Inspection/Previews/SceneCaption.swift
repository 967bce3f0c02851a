import AutoLayout
import InterfaceBuilder

/// What stands above the pictures of a scene.
@MainActor
struct SceneCaption {
  /// The scene's class, identifier, title or kind.
  let text: String

  init(_ scene: SolvedScene) {
    let description = scene.instance.description
    let id = scene.solution.rootID
    if let controller = description.controller(id: id) {
      text =
        controller.customClass?.name ?? controller.storyboardIdentifier ?? controller.title
        ?? controller.userLabel ?? controller.navigationItem?.title
        ?? controller.element.name.capitalizedWords
    } else {
      let view = description.view(id: id)
      text = view?.customClass?.name ?? view?.userLabel ?? view?.element.name.capitalizedWords ?? id
    }
  }
}

extension SolvedScene {
  /// The name of the scene: its class, identifier, title or kind.
  package var caption: String { SceneCaption(self).text }
}

/// The words on a scene whose view is made by its class.
@MainActor
struct ContainerName {
  /// The class or the kind of container.
  let words: String

  /// Finds the words; nil for a scene whose view the document holds.
  init?(of scene: SolvedScene) {
    guard
      let controller = scene.instance.description.controller(id: scene.solution.rootID),
      controller.view == nil
    else { return nil }
    words = controller.customClass?.name ?? controller.element.name.capitalizedWords
  }
}

extension String {
  /// Words with capitals in place of camel case: `viewController` becomes `View Controller`.
  fileprivate var capitalizedWords: String {
    spacedWords.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
