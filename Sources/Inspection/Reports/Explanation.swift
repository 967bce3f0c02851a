import EscapedText

/// The rest of what is known of a finding, beside its line.
package enum Explanation {
  /// The lines, indented and escaped, without line feeds.
  package static func lines(of finding: Finding) -> [String] {
    let rule = RuleBook.rule(finding.rule).map { rule in
      ["Why it matters: " + rule.reason, "What to do: " + rule.remedy]
    }
    let parts =
      [rule ?? []] + [
        [finding.reasonForSeverity].compactMap { $0 }, constraints(of: finding),
        trials(of: finding),
        configurations(of: finding),
      ]
    return parts.joined().map { indent + $0.escaped }
  }

  private static func constraints(of finding: Finding) -> [String] {
    list(
      "Constraints:",
      finding.constraints.map { constraint in
        let id = constraint.id.map { " (\($0))" } ?? ", which the layout system made"
        return constraint.phrase + id + (constraint.isBroken ? ", which breaks" : "")
      })
  }

  private static func trials(of finding: Finding) -> [String] {
    list(
      "Tried, the best first:",
      finding.tried.map { repair in
        let left = repair.conflictsLeft
        return "\(repair.edit): "
          + (left == 0
            ? "no conflict is left" : "\(left) conflict\(left == 1 ? " is" : "s are") left")
      })
  }

  private static func configurations(of finding: Finding) -> [String] {
    let occurrence = finding.occurrence
    let found = occurrence.configurations
    return list(
      "In \(found.count) of \(occurrence.total) configurations:",
      found.indices.map {
        found[$0].name + ($0 == occurrence.worst && found.count > 1 ? " (worst)" : "")
      })
  }

  private static func list(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : [title] + items.map { "  " + $0 }
  }

  private static let indent = "    "
}

extension Finding {
  /// The reason for which the finding is less severe than the worst ones of its rule; nil for these.
  package var reasonForSeverity: String? {
    mitigation.map { "Why it is a \(severity.word): \($0.sentence)." }
  }
}
