extension DocumentDescription {
  /// The placeholder of the object that loads a xib.
  package var owner: DocumentElement? {
    document.root.children(of: "objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// Whether a top-level view of a xib is the view of the controller that loads it.
  ///
  /// Views that load what is in them from a xib have outlets of that name too. Classes are told apart by Apple's
  /// convention for their names. A controller whose outlet is not connected
  /// loads the only one there is; of several, code loads each for itself.
  package func isControllersView(_ view: ViewDescription) -> Bool {
    guard let owner, owner["customClass"]?.contains("Controller") ?? false else { return false }
    let outlet = owner.children(of: "connections").first { $0["property"] == "view" }
    return outlet.map { $0["destination"] == view.id } ?? (topLevelViews.count == 1)
  }
}
