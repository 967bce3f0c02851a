import InterfaceBuilder

/// The values of findings, as JSON.
enum FindingValues {
  /// Every value of a finding.
  static func members(of finding: Finding) -> [JSONText.Member] {
    [
      .init("rule", .string(finding.rule.rawValue)),
      .init("severity", .string(finding.severity.word)), .init("path", .string(finding.path)),
    ] + members(of: finding.position) + [
      .init("objects", .strings(finding.objectIDs)), .init("subject", .optional(finding.subjectID)),
      .init("message", .string(finding.message)),
    ] + details(of: finding)
  }

  /// The values that other formats have no place for.
  static func details(of finding: Finding) -> [JSONText.Member] {
    [
      .init("nextStep", .string(finding.nextStep)),
      .init("mitigation", finding.mitigation.map(value) ?? .null),
      .init("amount", finding.amount.map(JSONText.number) ?? .null),
      .init("constraints", .array(finding.constraints.map(value))),
      .init("repairs", .array(finding.tried.map(value))),
      .init("configurations", value(of: finding.occurrence)),
    ]
  }

  /// The line and the column.
  static func members(of position: DocumentPosition) -> [JSONText.Member] {
    [
      .init("line", .number(Double(position.line))),
      .init("column", .number(Double(position.column))),
    ]
  }

  private static func value(of mitigation: Mitigation) -> JSONText {
    .object([
      .init("id", .string(mitigation.id)), .init("sentence", .string(mitigation.sentence)),
    ])
  }

  private static func value(of constraint: FoundConstraint) -> JSONText {
    .object([
      .init("id", .optional(constraint.id)), .init("phrase", .string(constraint.phrase)),
      .init("broken", .bool(constraint.isBroken)),
    ])
  }

  private static func value(of repair: TriedRepair) -> JSONText {
    .object([
      .init("edit", .string(repair.edit)),
      .init("conflictsLeft", .number(Double(repair.conflictsLeft))),
    ])
  }

  private static func value(of occurrence: Occurrence) -> JSONText {
    .object([
      .init("total", .number(Double(occurrence.total))),
      .init("found", .array(occurrence.configurations.map(value))),
      .init("worst", occurrence.worstConfiguration.map(value) ?? .null),
    ])
  }

  private static func value(of configuration: Configuration) -> JSONText {
    .object([
      .init("name", .string(configuration.name)), .init("device", .string(configuration.device)),
      .init("orientation", .optional(configuration.orientation?.rawValue)),
    ])
  }
}
