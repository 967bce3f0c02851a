import Inspection
import InterfaceBuilder

/// The text format for people at a terminal: coloured, with the lines of documents below findings.
///
/// Without its codes, and without lines that begin with a space, it is the text format.
struct TerminalText: ReportFormat {
  static let name = TextFormat.name
  static let summary = TextFormat.summary

  /// Whether there are codes for colours.
  var isColored = false
  /// Whether the rest of what is known of a finding follows.
  var explains = false
  /// Returns the bytes of a document whose lines are to be shown; nil for none.
  var source: (String) -> [UInt8]? = { _ in nil }

  init(toolVersion: String) {}

  func text(for document: CheckedDocument) -> String {
    let source = document.findings.isEmpty ? nil : source(document.path).map(SourceText.init)
    return document.findings.map { finding in
      let excerpt = source?.excerpt(at: finding.position)
      let lines =
        [line(of: finding)] + (excerpt.map { frame($0, finding.severity) } ?? [])
        + (explains ? Explanation.lines(of: finding) : [])
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private func line(of finding: Finding) -> String {
    let parts = TextParts(finding)
    return [
      styled(parts.place, .bold), styled(parts.severity, .bold, Style(finding.severity)),
      parts.message, styled(parts.rule, .faint),
    ].joined(separator: " ")
  }

  private func frame(_ excerpt: SourceText.Excerpt, _ severity: Finding.Severity) -> [String] {
    let number = "\(excerpt.number)"
    let margin = String(repeating: " ", count: max(Self.numberWidth, number.count))
    let indent = String(repeating: " ", count: excerpt.column)
    return [
      styled(String(margin.dropLast(number.count)) + number + " |", .faint) + " " + excerpt.text,
      styled(margin + " |", .faint) + " " + indent + styled("^", .bold, Style(severity)),
    ]
  }

  private func styled(_ text: String, _ styles: Style...) -> String {
    guard isColored else { return text }
    let codes = styles.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  private static let numberWidth = 6

  /// A way to show text, by its number in ECMA-48's SGR.
  private enum Style: Int {
    case bold = 1
    case faint = 2
    case red = 31
    case yellow = 33
    case cyan = 36

    init(_ severity: Finding.Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .yellow
      case .info: self = .cyan
      }
    }
  }
}
