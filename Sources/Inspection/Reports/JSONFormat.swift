import InterfaceBuilder

/// Everything that findings hold, for other programs: one JSON object, with a document on each line.
///
/// The format is part of what users rely on: `docs/report.schema.json`.
struct JSONFormat: ReportFormat {
  static let name = "json"
  static let summary = "Every value of each finding, by the schema docs/report.schema.json."

  /// The version of the format, which changes when a member changes its meaning or goes.
  static let version = 1

  private let toolVersion: String
  private var lines = JSONLines()

  init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  mutating func beginning() -> String {
    let tool = JSONText.object([
      .init("name", .string("ratite")), .init("version", .string(toolVersion)),
    ])
    return "{\"version\":\(Self.version),\"tool\":\(tool.text),\"documents\":[\n"
  }

  mutating func text(for document: CheckedDocument) -> String {
    lines.add([
      .object([
        .init("path", .string(document.path)),
        .init("status", .string(document.obstacle?.kind.rawValue ?? "checked")),
        .init("reason", document.obstacle.map(reason) ?? .null),
        .init(
          "findings", .array(document.findings.map { .object(FindingValues.members(of: $0)) })),
      ])
    ])
  }

  mutating func ending() -> String {
    "]}\n"
  }

  private func reason(_ obstacle: Obstacle) -> JSONText {
    .object(
      FindingValues.members(of: obstacle.position) + [.init("message", .string(obstacle.message))])
  }
}
