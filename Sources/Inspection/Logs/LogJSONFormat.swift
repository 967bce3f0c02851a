import ConstraintSolver
import LayoutLogs

/// Explanations of logs for programs: docs/explain.schema.json.
package struct LogJSONFormat {
  private static let version = 1.0
  private let toolVersion: String

  package init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  /// The explanations of logs as one line.
  package func text(_ logs: [ExplainedLog]) -> String {
    JSONText.object([
      .init("version", .number(Self.version)),
      .init(
        "tool",
        .object([.init("name", .string("ratite")), .init("version", .string(toolVersion))])),
      .init("logs", .array(logs.map(Self.value))),
    ]).text + "\n"
  }

  private static func value(_ log: ExplainedLog) -> JSONText {
    .object([
      .init("path", .string(log.path)),
      .init("lines", .number(Double(log.contents.lineCount))),
      .init("otherLines", .number(Double(log.contents.otherLineCount))),
      .init("hidden", .number(Double(log.contents.emptyCount))),
      .init("notUnderstood", .strings(log.contents.unread)),
      .init(
        "parts",
        .array(
          log.parts.map { part in
            switch part {
            case .conflict(let conflict): value(conflict)
            case .trace(let trace): value(trace)
            }
          })),
    ])
  }

  private static func value(_ conflict: ExplainedConflict) -> JSONText {
    let explanation = conflict.explanation
    let kind = explanation.analysis.isConflict ? "conflict" : "list"
    return .object([
      .init("kind", .string(kind)), .init("line", .number(Double(conflict.line))),
      .init("count", .number(Double(conflict.count))),
      .init("framework", .string(conflict.framework)),
      .init("problem", .string(conflict.problem)), .init("nextStep", .string(conflict.nextStep)),
      .init("edit", edit(conflict)), .init("caveats", .strings(conflict.caveats)),
      .init("breaks", number(explanation.log.broken)),
      .init("subsets", .array(explanation.analysis.subsets.map(value))),
      .init("repairs", .array(explanation.repairs.map { value($0, explanation) })),
      .init(
        "constraints",
        .array(conflict.log.constraints.indices.map { value($0, of: conflict) })),
      .init("items", .array(conflict.names.entries.map(value))),
    ])
  }

  private static func edit(_ conflict: ExplainedConflict) -> JSONText {
    let (kind, members, item): (String, [Int], LogItem?) =
      switch conflict.explanation.remedy?.edit {
      case .lower(let member): ("lower", [member], nil)
      case .lowerAll(let members): ("lower", members, nil)
      case .remove(let member): ("remove", [member], nil)
      case .stopTranslating(let item): ("stopTranslating", [], item)
      case .some(.none), nil: ("none", [], nil)
      }
    return .object([
      .init("kind", .string(kind)), .init("constraints", .array(members.map { number($0) })),
      .init("item", .optional(item.map(conflict.names.name))),
    ])
  }

  private static func value(_ subset: ConflictAnalysis.Subset) -> JSONText {
    .object([
      .init("constraints", .array(subset.members.map { number($0) })),
      .init("sum", .optional(subset.arithmetic.map(LogPhrases.sum))),
    ])
  }

  private static func value(_ repair: Repair, _ explanation: ConflictExplanation) -> JSONText {
    .object([
      .init("constraint", number(repair.member)),
      .init("isEditable", .bool(explanation.origins[repair.member].isEditable)),
      // What JSON has no number for is without a bound.
      .init("least", repair.constants.map { .number($0.lowerBound) } ?? .null),
      .init("greatest", repair.constants.map { .number($0.upperBound) } ?? .null),
    ])
  }

  private static func value(_ index: Int, of conflict: ExplainedConflict) -> JSONText {
    let constraint = conflict.log.constraints[index]
    return .object([
      .init("phrase", .string(conflict.phrases[index])), .init("text", .string(constraint.text)),
      .init("class", .string(constraint.className)),
      .init("address", .string(constraint.address)),
      .init("identifier", .optional(constraint.identifier)),
      .init("priority", .number(constraint.priority)),
      .init("meaning", .optional(conflict.meanings[index])),
      .init("isEditable", .bool(conflict.explanation.origins[index].isEditable)),
      .init(
        "matches",
        .array(
          conflict.matches[index].map { match in
            .object([
              .init("path", .string(match.path)), .init("line", .number(Double(match.line))),
              .init("certainty", .string(match.certainty.rawValue)),
              .init("reason", .string(match.reason)),
            ])
          })),
    ])
  }

  private static func value(_ entry: LogNames.Entry) -> JSONText {
    .object([
      .init("name", .string(entry.name)), .init("class", .optional(entry.item.className)),
      .init("address", .optional(entry.item.address)), .init("text", .optional(entry.item.text)),
      .init("identifier", .optional(entry.item.name)),
    ])
  }

  private static func value(_ trace: ExplainedTrace) -> JSONText {
    .object([
      .init("kind", .string("trace")), .init("line", .number(Double(trace.line))),
      .init("count", .number(Double(trace.count))),
      .init("views", .number(Double(trace.trace.nodes.count))),
      .init(
        "ambiguous",
        .array(
          trace.findings.map { finding in
            .object([
              .init("name", .string(finding.name)),
              .init("class", .optional(finding.item.className)),
              .init("address", .optional(finding.item.address)),
              .init("variables", .strings(finding.variables)),
              .init("problem", .string(finding.problem)),
              .init("nextStep", .string(finding.nextStep)),
            ])
          })),
    ])
  }

  private static func number(_ value: Int?) -> JSONText {
    value.map { .number(Double($0)) } ?? .null
  }
}
