import AutoLayout
import Drawing
import InterfaceBuilder
import UIKit

/// What views show according to their document, where the live views do not hold it.
@MainActor
struct DocumentLooks {
  private let description: DocumentDescription
  private let instance: SceneInstance
  private let colors: DocumentColors

  init(_ instance: SceneInstance) {
    self.instance = instance
    description = instance.description
    colors = DocumentColors(view: instance.host)
  }

  /// What a view shows; nil for what it holds itself.
  func look(of view: UIView) -> ViewLook? {
    guard let id = view.documentID, let element = description.view(id: id) else { return nil }
    if let placeholder = placeholder(for: element) { return placeholder }
    switch element.content {
    case .image(let content): return missingImage(content, in: view)
    case .navigationBar(let content): return navigationBar(content)
    case .toolbar(let content): return toolbar(content)
    case .tabBar(let content):
      return .tabBar(content.items.map { BarItem($0) }, color: colors.color(content.barTintColor))
    default: return tag(of: element, view)
    }
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

  // MARK: Bars

  /// The bar of a document; views of its items are subviews and are drawn as such.
  private func navigationBar(_ content: NavigationBarContent) -> ViewLook {
    guard let item = content.items.last else {
      return .navigationBar(NavigationContent(""), color: colors.color(content.barTintColor))
    }
    var shown = NavigationContent(item.titleView == nil ? item.title ?? "" : "")
    if content.items.count > 1, !item.hidesBackButton {
      let previous = content.items[content.items.count - 2]
      shown.backTitle = previous.backItem?.title ?? previous.title ?? "Back"
    }
    shown.leading = item.leftItems.map(barItem)
    shown.trailing = item.rightItems.map(barItem)
    shown.titleColor = colors.color(content.titleColor)
    return .navigationBar(shown, color: colors.color(content.barTintColor))
  }

  private func toolbar(_ content: ToolbarContent) -> ViewLook {
    .toolbar(content.items.map(barItem), color: colors.color(content.barTintColor))
  }

  private func barItem(_ item: BarButtonItemDescription) -> BarItem {
    let width = item.customView?.geometry.frame?.width ?? 0
    return BarItem(item, colors: colors) { _ in
      Picture(DisplayList(), size: Size(width: width, height: 0))
    }
  }
}
