import EscapedText
import InterfaceBuilder

/// Findings as lines for people and editors: `path:line:column: warning: message [rule]`.
public struct TextFormat: ReportFormat {
  /// `text`.
  public static let name = "text"
  /// For people and editors.
  public static let summary = "A line for each finding, as editors read it."

  /// Creates the format; it names no version.
  public init(toolVersion: String) {}

  /// A line for each finding.
  public mutating func text(for document: CheckedDocument) -> String {
    document.findings.map { Self.line(for: $0) + "\n" }.joined()
  }

  /// The line of a finding, without its line feed.
  public static func line(for finding: Finding) -> String {
    ("\(finding.path):\(finding.position): \(finding.severity.word): "
      + "\(finding.problem). \(finding.nextStep) [\(finding.rule)]").escaped
  }
}
