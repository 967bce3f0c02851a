import EscapedText
import InterfaceBuilder

/// Findings as workflow commands, which GitHub shows beside the changed lines of a pull request.
///
/// GitHub shows ten annotations of a kind and step and drops the others without a word, so that the report ends with
/// the number of those that it leaves out.
struct GitHubFormat: ReportFormat {
  static let name = "github"
  static let summary = "Annotations of a workflow run on GitHub, at most 10 of a kind."

  /// The kinds of annotations, in the order they are written.
  private enum Kind: String, CaseIterable {
    case error, warning, notice
  }

  /// An annotation.
  private struct Annotation {
    var kind: Kind
    var path: String
    var position: DocumentPosition
    var title: String
    var message: String

    /// The workflow command, without its line feed.
    var command: String {
      let properties = [
        "file=" + GitHubFormat.property(path), "line=\(position.line)", "col=\(position.column)",
        "title=" + GitHubFormat.property(title),
      ]
      return
        "::\(kind.rawValue) \(properties.joined(separator: ","))::\(GitHubFormat.data(message))"
    }
  }

  private static let limit = 10
  private var annotations: [Annotation] = []

  init(toolVersion: String) {}

  mutating func text(for document: CheckedDocument) -> String {
    if let obstacle = document.obstacle {
      annotations.append(
        Annotation(
          kind: Self.kind(of: obstacle.severity), path: document.path,
          position: obstacle.position, title: "not checked", message: obstacle.message + "."))
    }
    annotations += document.findings.map { finding in
      Annotation(
        kind: Self.kind(of: finding.severity), path: finding.path, position: finding.position,
        title: finding.rule.rawValue, message: finding.sentences)
    }
    return ""
  }

  mutating func ending() -> String {
    var lines: [String] = []
    var left: [String] = []
    for kind in Kind.allCases {
      let all = annotations.filter { $0.kind == kind }
      // The notice at the end is a notice, too.
      let isLast = kind == .notice
      let room = isLast && (all.count > Self.limit || !left.isEmpty) ? Self.limit - 1 : Self.limit
      lines += all.prefix(room).map(\.command)
      let rest = all.count - room
      if rest > 0 { left.append("\(rest) more \(kind.rawValue)\(rest == 1 ? "" : "s")") }
    }
    if !left.isEmpty {
      lines.append(
        "::notice title=ratite::\(left.joined(separator: ", ")); GitHub shows \(Self.limit) of a "
          + "kind, other formats write all of them.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func kind(of severity: Finding.Severity) -> Kind {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .notice
    }
  }

  /// The text after the second pair of colons.
  private static func data(_ text: String) -> String {
    replaced(text.escaped, ["%": "%25"])
  }

  /// The value of a property; GitHub has codes for ends of lines, which keeps paths as they are.
  private static func property(_ text: String) -> String {
    replaced(
      text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]
    ).escaped
  }

  private static func replaced(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { codes[$0] ?? String($0) }.joined()
  }
}
