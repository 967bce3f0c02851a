import InterfaceBuilder

/// Findings as issues of Code Climate, which GitLab shows in merge requests.
///
/// GitLab takes paths that start at the root of the repository, from which the tool is to be run.
struct CodeClimateFormat: ReportFormat {
  static let name = "codeclimate"
  static let summary = "Code Climate's JSON, for the code quality report of GitLab."

  private var lines = JSONLines()
  private var fingerprints = Fingerprints()

  init(toolVersion: String) {}

  mutating func beginning() -> String { "[\n" }

  mutating func text(for document: CheckedDocument) -> String {
    var issues = document.findings.map { finding in
      Issue(
        rule: finding.rule.rawValue, text: finding.sentences, severity: finding.severity,
        position: finding.position,
        fingerprint: fingerprints.next(for: finding, in: document.path))
    }
    if let obstacle = document.obstacle {
      issues.append(
        Issue(
          rule: "not checked", text: obstacle.message + ".",
          severity: obstacle.severity, position: obstacle.position,
          fingerprint: fingerprints.next(for: obstacle, in: document.path)))
    }
    return lines.add(issues.map { $0.value(path: document.path) })
  }

  mutating func ending() -> String { "]\n" }

  /// An issue of a document.
  private struct Issue {
    let rule: String
    let text: String
    let severity: Finding.Severity
    let position: DocumentPosition
    let fingerprint: String

    func value(path: String) -> JSONText {
      let line = JSONText.number(Double(position.line))
      let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      return .object([
        .init("type", .string("issue")), .init("check_name", .string(rule)),
        .init("description", .string(text)), .init("categories", .strings(["Bug Risk"])),
        .init("severity", .string(word)), .init("fingerprint", .string(fingerprint)),
        .init(
          "location",
          .object([
            .init("path", .string(path)),
            .init("lines", .object([.init("begin", line), .init("end", line)])),
          ])),
      ])
    }

    private var word: String {
      switch severity {
      case .error: "major"
      case .warning: "minor"
      case .info: "info"
      }
    }
  }
}
