import InterfaceBuilder

/// The attributes of views that exist because another one does: content views of cells, boxes and windows.
enum ContentViewAttributes {
  /// The attributes that Interface Builder writes by itself, or as the table or cell around the view has them.
  private static let derived: Set<String> = [
    "tableViewCell", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
    "layoutMarginsFollowReadableWidth",
  ]

  /// Whether an attribute of such a view is its own.
  static func count(_ attribute: DocumentAttribute, of element: DocumentElement) -> Bool {
    element.key == "contentView" && !derived.contains(attribute.name)
  }
}
