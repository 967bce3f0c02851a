import Inspection

/// The findings of documents, counted by severity.
struct FindingTally {
  private var bySeverity = [Int](repeating: 0, count: Finding.Severity.allCases.count)
  /// The findings above notes that occur in landscape only.
  private(set) var landscapeOnly = 0

  /// Counts findings.
  mutating func add(_ findings: [Finding]) {
    for finding in findings { bySeverity[finding.severity.rawValue] += 1 }
    landscapeOnly += findings.count { $0.severity > .info && $0.occurrence.isTurnedOnly }
  }

  /// The findings of a severity.
  func count(_ severity: Finding.Severity) -> Int { bySeverity[severity.rawValue] }

  /// Whether there is a finding of a severity or above.
  func reaches(_ severity: Finding.Severity) -> Bool {
    Finding.Severity.allCases.contains { $0 >= severity && count($0) > 0 }
  }
}
