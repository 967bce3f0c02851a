import InterfaceBuilder

extension DocumentElement {
  /// Whether the element gives a color or a picture to an object that has no extent along some axis, and draws nothing then.
  ///
  /// An image view whose picture may be larger than itself draws it around itself.
  func isDrawnInNothing(in document: Document) -> Bool {
    let owner = ([self] + ancestors).first { $0.id != nil }
    guard let owner, owner.parent?.name == "subviews" else { return false }
    let keepsPictureInside = owner["contentMode"].map { $0.hasPrefix("scale") } ?? true
    return (owner.name != "imageView" || keepsPictureInside)
      && owner.children(of: "constraints").contains { $0.folds(owner, in: document) }
  }

  /// Whether the element is a required constraint that gives a view an extent of 0 in all size classes, and that no code knows.
  private func folds(_ view: DocumentElement, in document: Document) -> Bool {
    guard let id, ["width", "height"].contains(self["firstAttribute"]), self["secondItem"] == nil,
      self["firstItem"] == nil || self["firstItem"] == view.id
    else { return false }
    return (self["constant"].flatMap(Double.init) ?? 0) == 0
      && (self["relation"] ?? "equal") == "equal" && (self["priority"] ?? "1000") == "1000"
      && self["placeholder"] != "YES" && !document.hasOutlet(to: id)
      && !view.children.contains { $0.name == "variation" }
  }
}
