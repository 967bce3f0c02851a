import InterfaceBuilder

/// Findings as Checkstyle writes them, which many servers and bots read.
struct CheckstyleFormat: ReportFormat {
  static let name = "checkstyle"
  static let summary = "Checkstyle's XML, for servers and bots that read it."

  init(toolVersion: String) {}

  mutating func beginning() -> String {
    // The version is that of the format: the Checkstyle that readers expect.
    MarkupText.declaration + "<checkstyle version=\"8.0\">\n"
  }

  mutating func text(for document: CheckedDocument) -> String {
    var errors = document.findings.map { finding in
      MarkupText(
        "error",
        [
          ("line", "\(finding.position.line)"), ("column", "\(finding.position.column)"),
          ("severity", Self.word(for: finding.severity)), ("message", finding.sentences),
          ("source", "ratite.\(finding.rule)"),
        ])
    }
    if let obstacle = document.obstacle {
      errors.append(
        MarkupText(
          "error",
          [
            ("line", "\(obstacle.position.line)"), ("column", "\(obstacle.position.column)"),
            ("severity", Self.word(for: obstacle.severity)),
            ("message", obstacle.message + "."), ("source", "ratite"),
          ]))
    }
    return MarkupText("file", [("name", document.path)], errors).lines("  ")
  }

  mutating func ending() -> String { "</checkstyle>\n" }

  private static func word(for severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }
}
