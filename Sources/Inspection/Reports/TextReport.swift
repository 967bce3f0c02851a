import InterfaceBuilder

/// Findings as lines for people and editors: `path:line:column: warning: message [rule]`.
public enum TextReport {
  /// The line of a finding.
  public static func line(for finding: Finding) -> String {
    var message = finding.message
    if let summary = finding.occurrence.summary { message += " (\(summary))" }
    return
      ("\(finding.path):\(finding.position): \(finding.severity.word): "
      + "\(message). \(finding.nextStep) [\(finding.rule.rawValue)]").onOneLine
  }

  /// What a run came to, as one line.
  public static func summary(of findings: [Finding], documents: Int) -> String {
    let parts = Finding.Severity.allCases.reversed().map { severity in
      let count = findings.count { $0.severity == severity }
      return "\(count) \(severity.word)\(count == 1 ? "" : "s")"
    }
    return "\(documents) document\(documents == 1 ? "" : "s"): " + parts.joined(separator: ", ")
  }
}
