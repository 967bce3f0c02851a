import EscapedText
import InterfaceBuilder

/// Findings as lines for people and editors: `path:line:column: warning: message [rule]`.
public struct TextFormat: ReportFormat {
  /// `text`.
  public static let name = "text"
  /// For people and editors.
  public static let summary = "A line for each finding, as editors read it."

  /// Whether the line of a finding is followed by the rest of what is known of it.
  package var explains = false

  /// Creates the format; it names no version.
  public init(toolVersion: String) {}

  /// A line for each finding.
  public mutating func text(for document: CheckedDocument) -> String {
    document.findings.map { finding in
      let rest = explains ? Explanation.lines(of: finding) : []
      return ([Self.line(for: finding)] + rest).map { $0 + "\n" }.joined()
    }.joined()
  }

  /// The line of a finding, without its line feed.
  public static func line(for finding: Finding) -> String {
    let parts = TextParts(finding)
    return "\(parts.place) \(parts.severity) \(parts.message) \(parts.rule)"
  }
}

/// The parts of a finding's line, each escaped, with a space between any two.
package struct TextParts {
  /// `path:line:column:`.
  package let place: String
  /// `warning:`.
  package let severity: String
  /// The message and the next step.
  package let message: String
  /// `[rule]`.
  package let rule: String

  /// Creates the parts of a finding's line.
  package init(_ finding: Finding) {
    place = "\(finding.path):\(finding.position):".escaped
    severity = "\(finding.severity.word):"
    message = "\(finding.problem). \(finding.nextStep)".escaped
    rule = "[\(finding.rule)]".escaped
  }
}
