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
  private var configurations: [Configuration] = []

  /// Takes in the findings of a configuration.
  ///
  /// A finding has the severity of the configuration in which it is worst, and the message and the reason of that one; of
  /// equally severe ones the one with the largest amount, of equal ones the first.
  mutating func add(_ new: [Finding], configuration: Configuration) {
    if configurations.last != configuration { configurations.append(configuration) }
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
  ///
  /// - Parameters:
  ///   - total: The number of configurations.
  ///   - rare: Configurations that few people have: what occurs in no other is worth a note.
  /// - Returns: The findings, each with the configurations it occurs in.
  func findings(
    ofConfigurations total: Int, rare: Set<Configuration> = []
  ) -> [Finding] {
    united().map { finding in
      var finding = finding
      guard !finding.occurrence.configurations.isEmpty else { return finding }
      finding.occurrence.total = total
      if finding.occurrence.configurations.allSatisfy(rare.contains) {
        finding.lower(to: .info, because: .rareDevices)
      }
      return finding
    }.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.position != b.position { return a.position < b.position }
      if a.severity != b.severity { return a.severity > b.severity }
      return first.offset < second.offset
    }.map(\.element)
  }

  /// The findings, those of one rule that are about one view first of all as one.
  ///
  /// In one configuration a view may reach out at the bottom, and in another at the left.
  private func united() -> [Finding] {
    var united: [Finding] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(rule: finding.rule, path: finding.path, subject: finding.objectIDs.first)
      if finding.rule != .conflictingConstraints, key.subject != nil,
        !finding.occurrence.configurations.isEmpty, let place = places[key]
      {
        united[place].unite(finding, in: configurations)
      } else {
        places[key] = united.count
        united.append(finding)
      }
    }
    return united
  }
}

extension Finding {
  /// Takes in a finding about the same view in other configurations.
  fileprivate mutating func unite(_ other: Finding, in order: [Configuration]) {
    let configurations = occurrence.configurations + other.occurrence.configurations
    if other.isWorse(than: self) { self = other }
    occurrence = occurrence.occurring(in: order.filter(Set(configurations).contains))
  }

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
