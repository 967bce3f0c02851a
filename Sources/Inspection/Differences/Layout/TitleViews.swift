import InterfaceBuilder

/// The views that bars show in place of titles, in which nothing differs.
///
/// The bar says where they are and how much room they have: their frames follow from what is beside them, and the stored
/// ones from the bar of the canvas.
struct TitleViews {
  private let matching: ObjectMatching
  /// The ids of those in which something differs, as the newer version has them.
  private let changed: Set<String>

  init(_ comparison: DocumentComparison) {
    matching = comparison.matching
    let documents = (
      matching.old.description.document, matching.new.description.document
    )
    var changed: Set<String> = []
    for change in comparison.changes {
      let newer = documents.1.element(id: change.id).flatMap(Self.titleView(around:))?.id
      let older = documents.0.element(id: change.oldID ?? change.id).flatMap(
        Self.titleView(around:))?.id
      changed.formUnion([newer, older.flatMap(matching.newID)].compactMap { $0 })
    }
    self.changed = changed
  }

  /// Whether a view is in a title view in which nothing differs.
  ///
  /// - Parameters:
  ///   - old: The view's place in the older version.
  ///   - new: That in the newer one.
  /// - Returns: False for a view elsewhere, and where something differs in the title view.
  func decide(_ old: Int, _ new: Int) -> Bool {
    guard let before = Self.titleView(around: matching.old.all[old].element)?.id,
      let after = Self.titleView(around: matching.new.all[new].element)?.id
    else { return false }
    return before == matching.oldID(ofNew: after) && !changed.contains(after)
  }

  /// The title view that an element is, or is in.
  private static func titleView(around element: DocumentElement) -> DocumentElement? {
    ([element] + element.ancestors).first { $0.key == "titleView" }
  }
}
