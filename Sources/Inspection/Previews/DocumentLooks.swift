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
    case let content as ImageViewContent: return missingImage(content, in: view)
    case let content as NavigationBarContent: return navigationBar(content)
    case let content as ToolbarContent: return toolbar(content)
    case let content as TabBarContent:
      return .tabBar(content.items.map { BarItem($0) }, color: colors.color(content.barTintColor))
    default: return tag(of: element, view)
    }
  }

  // MARK: Placeholders

  private func placeholder(for view: ViewDescription) -> ViewLook? {
    switch view.content {
    case let content as RuntimeViewContent:
      return .placeholder(
        PlaceholderKind(content.kind), name: view.customClass?.name ?? content.libraryName)
    case is ContainerViewContent:
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

extension PlaceholderKind {
  fileprivate init(_ kind: RuntimeViewContent.Kind) {
    switch kind {
    case .map: self = .map
    case .web: self = .web
    case .scene3D: self = .scene3D
    }
  }
}
