import EscapedText
import InterfaceBuilder

/// Findings as lines for people and editors: `path:line:column: warning: message [rule]`.
public enum TextReport {
  /// The line of a finding.
  public static func line(for finding: Finding) -> String {
    var message = finding.message
    if let summary = finding.occurrence.summary { message += " (\(summary))" }
    return
      ("\(finding.path):\(finding.position): \(finding.severity.word): "
      + "\(message). \(finding.nextStep) [\(finding.rule.rawValue)]").escaped
  }
}
