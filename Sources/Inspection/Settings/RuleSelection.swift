/// The rules to judge by, and the severity of their findings.
package struct RuleSelection: Hashable, Sendable {
  /// The severity of a rule's findings, or none of them.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    case off, note, warning, error

    var severity: Finding.Severity? {
      switch self {
      case .off: nil
      case .note: .info
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// The only rules to judge by; nil for all.
  package var only: Set<RuleID>?
  /// The rules not to judge by.
  package var disabled: Set<RuleID> = []
  /// The severities that differ from the rules' own.
  package var levels: [RuleID: Level] = [:]

  /// Creates the selection of all rules, each with its own severity.
  package init() {}

  /// Returns a finding with the severity it has by the selection; nil where its rule is not selected.
  ///
  /// The level is that of a rule's worst findings: a finding that its rule judges less severe than its worst is
  /// lowered to the level, never raised to it.
  package func applied(to finding: Finding) -> Finding? {
    guard only?.contains(finding.rule) ?? true, !disabled.contains(finding.rule) else {
      return nil
    }
    guard let level = levels[finding.rule] else { return finding }
    guard let severity = level.severity else { return nil }
    let isWorst = RuleBook.rule(finding.rule).map { finding.severity >= $0.severity } ?? true
    var finding = finding
    if isWorst { finding.raise(to: severity) }
    finding.lower(to: severity, because: .settings)
    return finding
  }
}
