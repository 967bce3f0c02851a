/// Leaves out the findings of a run that settings suppress or a baseline holds, and gives the others the severity
/// that settings ask for.
package struct FindingFilter {
  private let settings: CheckSettings
  private let baseline: Baseline?
  /// The entries of the baseline that no finding was met for yet, with their number.
  private var expected: [Baseline.Entry: Int] = [:]
  private var usedSuppressions: Set<Int> = []
  private var concernedSuppressions: Set<Int> = []
  /// The number of findings that the baseline holds.
  package private(set) var baselined = 0
  /// The number of findings that suppressions are about.
  package private(set) var suppressed = 0

  /// Creates a filter.
  package init(_ settings: CheckSettings, baseline: Baseline? = nil) {
    self.settings = settings
    self.baseline = baseline
    for entry in baseline?.entries ?? [] { expected[entry, default: 0] += 1 }
  }

  /// Returns the findings of a document that its rules and suppressions leave, with their severities.
  package mutating func selected(_ findings: [Finding], of document: String) -> [Finding] {
    let place = DocumentPlace.relative(
      DocumentPlace.resolved(document), to: settings.folder)
    for (index, suppression) in settings.suppressions.enumerated()
    where suppression.mayMatch(in: place) {
      concernedSuppressions.insert(index)
    }
    return findings.compactMap { settings.rules.applied(to: $0) }.filter { finding in
      let matching = settings.suppressions.indices.filter {
        settings.suppressions[$0].matches(finding, in: place)
      }
      usedSuppressions.formUnion(matching)
      if !matching.isEmpty { suppressed += 1 }
      return matching.isEmpty
    }
  }

  /// Returns the findings that the baseline does not hold.
  package mutating func new(_ findings: [Finding]) -> [Finding] {
    guard let baseline else { return findings }
    return findings.filter { finding in
      let entry = baseline.entry(of: finding)
      guard let count = expected[entry], count > 0 else { return true }
      expected[entry] = count - 1
      baselined += 1
      return false
    }
  }

  /// Lines about suppressions that matched no finding.
  ///
  /// - Parameter isWhole: Whether the run was over all documents; of others only suppressions of checked documents
  ///   count, and among them those that name a document.
  /// - Returns: A line for each.
  package func notes(isWhole: Bool) -> [String] {
    settings.suppressions.indices.filter { index in
      guard !usedSuppressions.contains(index) else { return false }
      let isNamed = settings.suppressions[index].path != nil
      return isWhole || isNamed && concernedSuppressions.contains(index)
    }.map { index in
      let suppression = settings.suppressions[index]
      return "\(settings.file ?? CheckSettings.fileName):\(suppression.position): note: "
        + "the suppression '\(suppression.reason)' matches no finding; remove it"
    }
  }
}
