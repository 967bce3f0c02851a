import InterfaceBuilder

/// Everything that findings hold, for other programs: one JSON object, with a document on each line.
///
/// The format is part of what users rely on: `docs/report.schema.json`.
package struct JSONFormat: ReportFormat {
  package static let name = "json"
  package static let summary = "Every value of each finding, by the schema docs/report.schema.json."

  /// The version of the format, which changes when a member changes its meaning or goes.
  static let version = 1

  /// The part of a run that the report is about; nil for a whole run.
  package var shard: Shard?
  private let toolVersion: String
  private var lines = JSONLines()

  package init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  package mutating func beginning() -> String {
    let tool = JSONText.object([
      .init("name", .string("ratite")), .init("version", .string(toolVersion)),
    ])
    let part = shard.map(value) ?? .null
    return
      "{\"version\":\(Self.version),\"tool\":\(tool.text),\"shard\":\(part.text),\"documents\":[\n"
  }

  package mutating func text(for document: CheckedDocument) -> String {
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

  package mutating func ending() -> String {
    "]}\n"
  }

  private func reason(_ obstacle: Obstacle) -> JSONText {
    .object(
      FindingValues.members(of: obstacle.position) + [
        .init("message", .string(obstacle.message)),
        .init("platform", .optional(obstacle.platform)),
      ])
  }

  private func value(of shard: Shard) -> JSONText {
    .object([
      .init("index", .number(Double(shard.index))), .init("count", .number(Double(shard.count))),
    ])
  }
}
