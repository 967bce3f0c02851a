/// The views that code makes constraints for.
extension CodeFacts {
  /// Adds the objects that outlets of some names lead to, which functions anywhere make constraints for.
  public mutating func addConstrained(of properties: Set<String>, in outlets: ListedOutlets) {
    constrained = Set(constrained).union(outlets.destinations(of: properties)).sorted()
  }
}
