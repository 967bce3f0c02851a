import InterfaceBuilder

extension DocumentElement {
  /// Whether the element gives a color or a picture to an object that has no extent along some axis, and draws nothing then.
  ///
  /// An image view whose picture may be larger than itself draws it around itself. Code may know the constraint by an outlet.
  func isDrawnInNothing(in document: Document) -> Bool {
    let owner = ([self] + ancestors).first { $0.id != nil }
    guard let owner, owner.parent?.name == "subviews",
      !owner.children.contains(where: { $0.name == "variation" })
    else { return false }
    let keepsPictureInside = owner["contentMode"].map { $0.hasPrefix("scale") } ?? true
    return (owner.name != "imageView" || keepsPictureInside)
      && owner.constraintsToNoExtent.compactMap(\.id).contains { !document.hasOutlet(to: $0) }
  }
}
