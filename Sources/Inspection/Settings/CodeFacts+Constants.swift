import Projects

/// The constants that code gives constraints.
extension CodeFacts {
  /// The properties that alone lead to constraints which code sets, by class.
  public func propertiesOfConstants(in outlets: ListedOutlets) -> [String: Set<String>] {
    outletsOfConstants(outlets).reduce(into: [:]) {
      $0[$1.className, default: []].insert($1.property)
    }
  }

  /// Adds the numbers that code gives constraints, by class and property that lead to these.
  public mutating func addConstants(
    _ given: [String: [String: [Double]]], in outlets: ListedOutlets
  ) {
    for outlet in outletsOfConstants(outlets) {
      constantsGiven[outlet.destination] = given[outlet.className]?[outlet.property]
    }
  }

  private func outletsOfConstants(_ outlets: ListedOutlets) -> [ListedOutlets.Outlet] {
    let leading = Dictionary(grouping: outlets.outlets) { $0.destination }
    return outlets.outlets.filter {
      outlets.isConstraint($0.destination) && setsConstraint($0.destination)
        && leading[$0.destination]?.count == 1
    }
  }
}
