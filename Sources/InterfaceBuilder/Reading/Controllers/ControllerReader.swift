import AutoLayout

/// The controllers of a document, by element.
///
/// A class, because readers hold it while it grows.
final class BuiltControllers {
  fileprivate var byIndex: [Int: ControllerDescription] = [:]

  subscript(element: DocumentElement) -> ControllerDescription? { byIndex[element.index] }

  /// All of them in document order.
  var inOrder: [ControllerDescription] { byIndex.sorted { $0.key < $1.key }.map(\.value) }
}

/// Reads one controller whose views and inner controllers have been read already.
struct ControllerReader {
  let context: ReadingContext
  let source: VariedElement
  let views: BuiltViews
  let controllers: BuiltControllers

  /// Reads all controllers of a document, each after the ones inside it.
  static func readAll(context: ReadingContext, views: BuiltViews) -> BuiltControllers {
    let tree = context.document.root.tree
    let controllers = BuiltControllers()
    for index in tree.records.indices.reversed() {
      let element = DocumentElement(tree: tree, index: index)
      guard isController(element) else { continue }
      controllers.byIndex[index] = ControllerDescription(
        ControllerReader(
          context: context, source: context.vary(element), views: views, controllers: controllers))
    }
    return controllers
  }

  private static func isController(_ element: DocumentElement) -> Bool {
    guard let parent = element.parent else { return false }
    if element["sceneMemberID"] == "viewController" { return true }
    guard ControllerDescription.Kind(rawValue: element.name) != nil else { return false }
    return parent.name == "objects" || parent.name == "viewControllers" || element.key != nil
  }

  private var element: DocumentElement { source.element }

  private var elementReader: ElementReader {
    ElementReader(source, context: context, views: views)
  }

  var customClass: CustomClass? {
    source["customClass"].map { CustomClass(name: $0, module: source["customModule"]) }
  }

  func string(_ name: String) -> String? { context.string(name, of: source) }

  func view(_ key: String) -> ViewDescription? { views[source.child(key: key)] }

  func layoutGuideID(_ type: String) -> String? {
    element.children(of: "layoutGuides").first { $0["type"] == type }?.id
  }

  /// All edges unless the document lists them; then those it says `YES` for.
  var extendedEdges: ControllerDescription.ExtendedEdges {
    guard let edges = source.child(key: "edgesForExtendedLayout"), edges.name == "extendedEdge"
    else { return .all }
    let parts: [(name: String, edge: ControllerDescription.ExtendedEdges)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return parts.reduce(into: []) { result, part in
      if edges[part.name] == "YES" { result.insert(part.edge) }
    }
  }

  var preferredContentSize: Size? {
    context.size(
      source.child(key: "preferredContentSize") ?? source.child(key: "contentSizeForViewInPopover"))
  }

  var navigationItem: NavigationItemDescription? {
    elementReader.child("navigationItem").map(NavigationItemDescription.init)
  }

  var tabBarItem: TabBarItemDescription? {
    elementReader.child("tabBarItem").map(TabBarItemDescription.init)
  }

  var toolbarItems: [BarButtonItemDescription] {
    elementReader.barButtonItems(of: "toolbarItems")
  }

  var children: [ControllerDescription] {
    let keyed = element.children.filter { $0.key != nil }
    return (element.children(of: "viewControllers") + keyed).compactMap { controllers[$0] }
  }

  var reference: ControllerDescription.StoryboardReference? {
    guard element.name == "viewControllerPlaceholder" else { return nil }
    return ControllerDescription.StoryboardReference(
      storyboardName: source["storyboardName"], identifier: source["referencedIdentifier"])
  }
}
