/// Findings about one scene in one configuration.
extension [Finding] {
  /// The findings, with those as notes that another one explains.
  ///
  /// Views that are too large for their superview lie over others there. The finding about the views that reach outside
  /// names the constraint to change, and one edit ends both.
  func notingSharedCauses() -> [Finding] {
    let outside = Set(
      filter { $0.rule == .outsideSuperview && $0.severity >= .warning }.flatMap(\.objectIDs))
    guard !outside.isEmpty else { return self }
    return map { finding in
      guard finding.rule == .overlappingViews, finding.isExplained(byViewsOutside: outside) else {
        return finding
      }
      var finding = finding
      finding.severity = Swift.min(finding.severity, .info)
      return finding
    }
  }
}

extension Finding {
  /// Whether one view of each pair that overlaps is outside its superview.
  ///
  /// The first two objects are the pair that overlaps most; the pairs of the others are not known.
  fileprivate func isExplained(byViewsOutside outside: Set<String>) -> Bool {
    objectIDs.prefix(2).contains(where: outside.contains)
      && objectIDs.dropFirst(2).allSatisfy(outside.contains)
  }
}
