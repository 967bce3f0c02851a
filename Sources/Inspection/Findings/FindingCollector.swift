import InterfaceBuilder

/// Brings together what is the same finding in several configurations.
struct FindingCollector {
  private struct Key: Hashable {
    var rule: Rule
    var path: String
    var objectIDs: [String]
  }

  private var findings: [Finding] = []
  private var indices: [Key: Int] = [:]

  /// Takes in the findings of a configuration.
  ///
  /// A finding keeps the message of the first configuration it occurs in.
  mutating func add(_ new: [Finding], configuration: String) {
    for finding in new {
      let key = Key(rule: finding.rule, path: finding.path, objectIDs: finding.objectIDs.sorted())
      if let index = indices[key] {
        findings[index].occurrence.configurations.append(configuration)
      } else {
        indices[key] = findings.count
        var first = finding
        first.occurrence.configurations = [configuration]
        findings.append(first)
      }
    }
  }

  /// Takes in findings that do not depend on configurations.
  mutating func add(_ new: [Finding]) {
    findings += new
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
