/// The views of a document, by element.
///
/// A class, because readers hold it while it grows.
final class BuiltViews {
  fileprivate(set) var byIndex: [Int: ViewDescription] = [:]

  subscript(element: DocumentElement?) -> ViewDescription? {
    element.flatMap { byIndex[$0.index] }
  }
}

/// Which elements the masks of the applying variations leave in.
struct Installation {
  /// By element index; everything below an uninstalled view is uninstalled.
  private var isUninstalled: [Bool]
  /// The ids of the views that installed constraints name; known where a document has variations and fixes frames.
  private var constrainedIDs: Set<String> = []

  init(_ context: ReadingContext) {
    let tree = context.document.root.tree
    isUninstalled = Array(repeating: false, count: tree.records.count)
    for (index, record) in tree.records.enumerated() where record.name == "variation" {
      guard let parent = record.parent else { continue }
      // The last variation of an element settles them all.
      let element = context.vary(DocumentElement(tree: tree, index: parent))
      guard element.overrides.contains(where: { $0.index == index }) else { continue }
      for list in ["subviews", "constraints"] { apply(list, of: element) }
    }
    let varies = tree.records.contains { $0.name == "variation" }
    let fixesFrames = tree.records.indices.contains { index in
      DocumentElement(tree: tree, index: index)["fixedFrame"] != nil
    }
    if varies && fixesFrames { constrainedIDs = namedByConstraints(in: tree) }
  }

  /// The ids of the views that installed constraints name.
  private func namedByConstraints(in tree: ElementTree) -> Set<String> {
    var ids: Set<String> = []
    for index in tree.records.indices where tree.records[index].name == "constraint" {
      let constraint = DocumentElement(tree: tree, index: index)
      guard includes(constraint) else { continue }
      let first = constraint["firstItem"] ?? constraint.parent?.parent?.id
      ids.formUnion([first, constraint["secondItem"]].compactMap { $0 })
    }
    return ids
  }

  /// Whether an installed constraint names an element; known where a document has variations and fixes frames.
  func isConstrained(_ element: DocumentElement) -> Bool {
    element.id.map(constrainedIDs.contains) ?? false
  }

  private mutating func apply(_ list: String, of element: VariedElement) {
    let excluded = element.uninstalledIDs(in: list)
    guard !excluded.isEmpty else { return }
    for child in element.element.children(of: list) {
      guard let id = child.id, excluded.contains(id) else { continue }
      for index in child.index..<child.record.subtreeEnd { isUninstalled[index] = true }
    }
  }

  /// Whether an element is installed; true for an element that does not exist.
  func includes(_ element: DocumentElement?) -> Bool {
    element.map { !isUninstalled[$0.index] } ?? true
  }
}

/// Reads all views of a document, each after its descendants.
///
/// Elements are in document order, so walking backwards meets every view after the views inside it,
/// without recursing.
struct ViewTreeReader {
  let context: ReadingContext

  func read() -> BuiltViews {
    let tree = context.document.root.tree
    let installation = Installation(context)
    let views = BuiltViews()
    for index in tree.records.indices.reversed() {
      let element = DocumentElement(tree: tree, index: index)
      guard isView(element) else { continue }
      let reader = ViewReader(
        element, context: context, views: views, installation: installation)
      views.byIndex[index] = ViewDescription(reader)
    }
    return views
  }

  private func isView(_ element: DocumentElement) -> Bool {
    guard let parent = element.parent, parent.name != "variation" else { return false }
    if parent.name == "subviews" { return true }
    if ElementRegistry.isViewName(element.name, platform: context.platform) { return true }
    guard let key = element.key, element.name.hasSuffix("View") else { return false }
    return key == "view" || key == "contentView" || key == "customView" || key == "titleView"
  }
}
