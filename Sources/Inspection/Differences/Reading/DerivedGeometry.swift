import InterfaceBuilder

/// Stored geometry that follows from something else, so that a difference of it is none of the interface.
enum DerivedGeometry {
  /// Whether an element is a frame or autoresizing mask that layout does not read.
  static func isDerived(_ element: DocumentElement) -> Bool {
    guard let view = element.parent else { return false }
    switch (element.name, element.key) {
    case ("rect", "frame"), ("size", "frameSize"): return isPlaced(view)
    case ("rect", "contentStretch"): return false
    case ("rect", "bounds"), ("rect", "contentRect"): return false
    case ("autoresizingMask", _): return isPlaced(view)
    default: return false
    }
  }

  /// Whether a view's frame comes from constraints, from the view around it, or from the screen.
  private static func isPlaced(_ view: DocumentElement) -> Bool {
    if view["translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
    if let key = view.key, roles.contains(key) { return true }
    guard let list = view.parent else { return true }
    if ["cells", "prototypes", "sections", "items"].contains(list.name) { return true }
    if view.name == "tableViewCellContentView" { return true }
    if list.parent?.name == "stackView" { return true }
    return false
  }

  /// The roles of views that their controller or container places.
  private static let roles: Set<String> = [
    "view", "contentView", "navigationBar", "toolbar", "tabBar", "tableView", "collectionView",
    "textLabel", "detailTextLabel", "imageView", "titleView", "tableHeaderView.width",
  ]
}
