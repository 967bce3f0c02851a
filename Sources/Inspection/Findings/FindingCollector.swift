import InterfaceBuilder

/// Brings together what is the same finding in several configurations.
struct FindingCollector {
  /// What makes findings of different configurations one: their rule and what they are mainly about.
  private struct Key: Hashable {
    var rule: RuleID
    var path: String
    var subject: String?
  }

  /// What makes conflicts one whichever member gives way in a configuration.
  private struct Conflict: Hashable {
    var path: String
    var members: Set<String>

    init?(_ finding: Finding) {
      guard finding.rule == .conflictingConstraints else { return nil }
      path = finding.path
      members = Set(finding.objectIDs)
    }
  }

  private var findings: [Finding] = []
  private var indices: [Key: Int] = [:]
  private var conflicts: [Conflict: Int] = [:]
  private var lasting: Set<Finding> = []

  /// Takes in the findings of a configuration.
  ///
  /// A finding has the message of the configuration with the largest amount, of equal ones the first.
  mutating func add(_ new: [Finding], configuration: Configuration) {
    for finding in new {
      let key = Key(rule: finding.rule, path: finding.path, subject: finding.subjectID)
      let conflict = Conflict(finding)
      if let index = indices[key] ?? conflict.flatMap({ conflicts[$0] }) {
        findings[index].merge(finding, configuration)
      } else {
        indices[key] = findings.count
        if let conflict { conflicts[conflict] = findings.count }
        var first = finding
        first.occurrence.configurations = [configuration]
        findings.append(first)
      }
    }
  }

  /// Takes in findings that do not depend on configurations, each once.
  mutating func add(_ new: [Finding]) {
    for finding in new where lasting.insert(finding).inserted { findings.append(finding) }
  }

  /// The findings by place in the document, the weightier first where places are the same.
  func findings(ofConfigurations total: Int) -> [Finding] {
    findings.map { finding in
      var finding = finding
      if !finding.occurrence.configurations.isEmpty { finding.occurrence.total = total }
      return finding
    }.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.position != b.position { return a.position < b.position }
      if a.severity != b.severity { return a.severity > b.severity }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension Finding {
  /// Takes in the same finding in another configuration.
  ///
  fileprivate mutating func merge(_ other: Finding, _ configuration: Configuration) {
    var occurrence = occurrence
    if occurrence.configurations.last != configuration {
      occurrence.configurations.append(configuration)
    }
    if other.isWorse(than: self) {
      self = other
      occurrence.worst = occurrence.configurations.count - 1
    }
    self.occurrence = occurrence
  }

  private func isWorse(than other: Finding) -> Bool {
    guard severity == other.severity else { return severity > other.severity }
    return abs(amount ?? 0) > abs(other.amount ?? 0) + Self.tolerance
  }

  /// Amounts that differ by less, in points, are the same.
  private static let tolerance = 0.05
}
