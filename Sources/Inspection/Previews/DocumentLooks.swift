import Drawing
import InterfaceBuilder
import UIKit

/// What views show according to their document, where the live views do not hold it.
@MainActor
struct DocumentLooks {
  private let description: DocumentDescription
  private let instance: SceneInstance
  private let embedded: EmbeddedScenes

  /// - Parameters:
  ///   - instance: The scene.
  ///   - embedded: The scenes that its container views may hold.
  init(_ instance: SceneInstance, embedded: EmbeddedScenes) {
    self.instance = instance
    self.embedded = embedded
    description = instance.description
  }

  /// What a view shows; nil for what it holds itself.
  func look(of view: UIView) -> ViewLook? {
    guard let id = view.documentID, let element = description.view(id: id) else { return nil }
    if let placeholder = placeholder(for: element) { return placeholder }
    if let content = element.content as? ImageViewContent {
      return missingImage(content, in: view)
    }
    if let button = view as? CaptionButton {
      return .captionButton(
        CaptionButtonLook(
          image: button.image.map { ImageContent($0) }, text: button.text, lines: button.lines))
    }
    return tag(of: element, view)
  }

  // MARK: Placeholders

  private func placeholder(for view: ViewDescription) -> ViewLook? {
    switch view.content {
    case let content as RuntimeViewContent:
      return .placeholder(
        PlaceholderKind(content.kind), name: view.customClass?.name ?? content.libraryName)
    case is ContainerViewContent:
      if let content = embedded.list(in: view, of: description) { return .content(content) }
      let name = embeddedName(of: view) ?? view.customClass?.name ?? "Container View"
      return .placeholder(.custom, name: name)
    default: return nil
    }
  }

  /// The scene that a container view holds.
  private func embeddedName(of view: ViewDescription) -> String? {
    let segue = description.sceneGraph.segues.first { $0.kind == .embed && $0.sourceID == view.id }
    guard let controller = segue.flatMap({ description.controller(id: $0.destinationID) }) else {
      return nil
    }
    return controller.customClass?.name ?? controller.title ?? controller.storyboardIdentifier
  }

  /// The name of a view that draws itself in code.
  private func tag(of element: ViewDescription, _ view: UIView) -> ViewLook? {
    let isUnmodeled = element.content is UnmodeledViewContent
    guard isUnmodeled || element.isPlainView, element.subviews.isEmpty, view !== instance.rootView
    else { return nil }
    let name = element.customClass?.name ?? (isUnmodeled ? element.element.name : nil)
    guard let name, view.frame.height >= 32 else { return nil }
    return view.backgroundColor == nil ? .placeholder(.custom, name: name) : .tag(name)
  }

  /// The name of a picture whose size the document does not list, so that there is no picture.
  private func missingImage(_ content: ImageViewContent, in view: UIView) -> ViewLook? {
    guard let name = content.image?.name, (view as? UIImageView)?.image == nil else { return nil }
    return .missingImage(name: name)
  }
}

extension PlaceholderKind {
  fileprivate init(_ kind: RuntimeViewContent.Kind) {
    switch kind {
    case .map: self = .map
    case .web: self = .web
    case .scene3D: self = .scene3D
    }
  }
}
