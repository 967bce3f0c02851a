import Drawing
import InterfaceBuilder
import UIKit

/// What views show according to their document, where the live views do not hold it.
@MainActor
struct DocumentLooks {
  private let description: DocumentDescription
  private let instance: SceneInstance

  init(_ instance: SceneInstance) {
    self.instance = instance
    description = instance.description
  }

  /// What a view shows; nil for what it holds itself.
  func look(of view: UIView) -> ViewLook? {
    guard let id = view.documentID, let element = description.view(id: id) else { return nil }
    if let placeholder = placeholder(for: element) { return placeholder }
    if case .image(let content) = element.content { return missingImage(content, in: view) }
    return tag(of: element, view)
  }

  // MARK: Placeholders

  private func placeholder(for view: ViewDescription) -> ViewLook? {
    guard let kind = Self.placeholders[view.kind] else { return nil }
    var name = view.customClass?.name ?? kind.name
    if view.kind == .containerView { name = embeddedName(of: view) ?? name }
    return .placeholder(kind.kind, name: name)
  }

  private static let placeholders: [ViewKind: (kind: PlaceholderKind, name: String)] = [
    .mapView: (.map, "Map View"), .webView: (.web, "Web View"), .wkWebView: (.web, "Web View"),
    .arscnView: (.scene3D, "AR View"), .arskView: (.scene3D, "AR View"),
    .sceneKitView: (.scene3D, "SceneKit View"), .skView: (.scene3D, "SpriteKit View"),
    .mtkView: (.scene3D, "Metal View"), .glkView: (.scene3D, "OpenGL View"),
    .containerView: (.custom, "Container View"),
  ]

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
    let isPlain = element.kind == .view || element.kind == .generic || element.kind == .unknown
    guard isPlain, element.subviews.isEmpty, view !== instance.rootView else { return nil }
    let name = element.customClass?.name ?? (element.kind == .view ? nil : element.element.name)
    guard let name, view.frame.height >= 32 else { return nil }
    return view.backgroundColor == nil ? .placeholder(.custom, name: name) : .tag(name)
  }

  /// The name of a picture whose size the document does not list, so that there is no picture.
  private func missingImage(
    _ content: InterfaceBuilder.ImageContent, in view: UIView
  ) -> ViewLook? {
    guard let name = content.image?.name, (view as? UIImageView)?.image == nil else { return nil }
    return .missingImage(name: name)
  }
}
