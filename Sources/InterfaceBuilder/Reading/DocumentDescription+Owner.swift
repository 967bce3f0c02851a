extension DocumentDescription {
  /// The placeholder of the object that loads a xib.
  package var owner: DocumentElement? { document.root.owner }

  /// Whether a top-level view of a xib is the view of the controller that loads it.
  ///
  /// Views that load what is in them from a xib have outlets of that name too. Classes are told apart by Apple's
  /// convention for their names. A controller whose outlet is not connected
  /// loads the only one there is; of several, code loads each for itself.
  package func isControllersView(_ view: ViewDescription) -> Bool {
    guard let owner, owner.isController else { return false }
    return owner.viewOutlet.map { $0["destination"] == view.id } ?? (topLevelViews.count == 1)
  }

  /// Whether a top-level view of a xib is another one than the view of the controller that loads it.
  package func isBesideControllersView(_ view: ViewDescription) -> Bool {
    guard let owner, owner.isController, let outlet = owner.viewOutlet else { return false }
    return outlet["destination"] != view.id
  }
}

extension DocumentElement {
  /// Whether the controller that loads a xib has its outlet for its view connected to this one.
  package var isViewOfOwningController: Bool {
    guard let id, let list = parent, list.name == "objects",
      let owner = list.parent?.owner, owner.isController
    else { return false }
    return owner.viewOutlet?["destination"] == id
  }

  fileprivate var owner: DocumentElement? {
    children(of: "objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// Whether the class is named as controllers are: with that word, or with VC at the end.
  fileprivate var isController: Bool {
    self["customClass"].map { $0.contains("Controller") || $0.hasSuffix("VC") } ?? false
  }

  fileprivate var viewOutlet: DocumentElement? {
    children(of: "connections").first { $0["property"] == "view" }
  }
}
