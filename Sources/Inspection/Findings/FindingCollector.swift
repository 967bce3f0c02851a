import InterfaceBuilder

/// Brings together what is the same finding in several configurations.
struct FindingCollector {
  /// What makes findings of different configurations one: their rule and what they are mainly about.
  private struct Key: Hashable {
    var rule: Rule
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
  /// A finding keeps the message of the first configuration it occurs in.
  mutating func add(_ new: [Finding], configuration: String) {
    for finding in new {
      let key = Key(rule: finding.rule, path: finding.path, subject: finding.subjectID)
      let conflict = Conflict(finding)
      if let index = indices[key] ?? conflict.flatMap({ conflicts[$0] }) {
        if findings[index].occurrence.configurations.last != configuration {
          findings[index].occurrence.configurations.append(configuration)
        }
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
