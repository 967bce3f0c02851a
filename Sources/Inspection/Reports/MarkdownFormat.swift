import EscapedText
import InterfaceBuilder

/// Findings as tables, for a comment on a pull request: the counts first, then a table for each document with findings.
struct MarkdownFormat: ReportFormat {
  static let name = "markdown"
  static let summary = "A table for each document, for a comment on a pull request."

  /// The length of the tables at which no more rows are added, in bytes: GitHub refuses comments of more than 65,536
  /// characters.
  private static let room = 60_000

  private var tables = ""
  private var documents = 0
  private var obstacles: [Obstacle.Kind: Int] = [:]
  private var counts: [Finding.Severity: Int] = [:]
  private var left = 0

  init(toolVersion: String) {}

  mutating func text(for document: CheckedDocument) -> String {
    documents += 1
    for finding in document.findings { counts[finding.severity, default: 0] += 1 }
    if let obstacle = document.obstacle { obstacles[obstacle.kind, default: 0] += 1 }
    add(Self.rows(of: document), of: document.path)
    return ""
  }

  mutating func ending() -> String {
    var text = "## ratite check\n\n" + summary + "\n" + tables
    if left > 0 {
      text +=
        "\n\(CountedNoun.text(left, "more row")) left out, so that this fits into a comment.\n"
    }
    return text
  }

  /// Adds the table of a document, as far as there is room.
  private mutating func add(_ rows: [String], of path: String) {
    guard !rows.isEmpty else { return }
    var table =
      "\n### \(Self.escaped(path))\n\n"
      + "| Place | Severity | Problem | What to do | Rule |\n| --- | --- | --- | --- | --- |\n"
    var added = 0
    for row in rows where tables.utf8.count + table.utf8.count + row.utf8.count <= Self.room {
      table += row
      added += 1
    }
    left += rows.count - added
    if added > 0 { tables += table }
  }

  private static func rows(of document: CheckedDocument) -> [String] {
    let findings = document.findings.map { finding in
      [
        finding.position.description, finding.severity.word, escaped(finding.problem + "."),
        escaped(finding.nextStep + "."), escaped(finding.rule.rawValue),
      ]
    }
    let obstacles = (document.obstacle.map { [$0] } ?? []).map { obstacle in
      [
        obstacle.position.description, obstacle.severity.word,
        "Not checked: " + escaped(obstacle.message + "."), "", "",
      ]
    }
    return (obstacles + findings).map { "| \($0.joined(separator: " | ")) |\n" }
  }

  private var summary: String {
    let severities = Finding.Severity.allCases.reversed()
    var text =
      CountedNoun.text(documents, "document") + ": "
      + severities.map { CountedNoun.text(counts[$0] ?? 0, $0.word) }.joined(separator: ", ")
    if let count = obstacles[.unsupported] {
      text += "; \(count) of platforms that are not laid out"
    }
    if let count = obstacles[.failure] { text += "; \(count) could not be checked" }
    return text + "."
  }

  private static func escaped(_ text: String) -> String { MarkdownText.unlinked(text) }
}
