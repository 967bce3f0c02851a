/// The views that code of other objects hides or shows, or that code moves in front, and the controls that it enables or disables.
extension CodeFacts {
  /// Adds the objects that outlets of some names lead to, which code of other objects hides or shows.
  public mutating func addHiddenByOthers(of properties: Set<String>, in outlets: ListedOutlets) {
    hiddenByOthers = outlets.destinations(of: properties)
  }

  /// Whether code of another object may hide or show an object: it does so to that of an outlet of the same name.
  func mayBeHiddenByOthers(_ id: String) -> Bool { hiddenByOthers.contains(id) }

  /// Whether code of its class enables or disables a control.
  func enables(_ id: String) -> Bool { enabled.contains(id) }

  /// Whether code moves a view in front of others, or shifts it.
  func isReordered(_ id: String) -> Bool { reordered.contains(id) }
}
