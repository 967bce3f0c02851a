import InterfaceBuilder

/// Differences of documents as one JSON object; `docs/diff.schema.json` is its schema.
package struct DifferenceJSON {
  private let toolVersion: String

  /// Creates a format.
  package init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  /// The text about documents, with a line feed.
  package func text(_ differences: [DocumentDifference]) -> String {
    JSONText.object([
      .init("version", .number(1)), .init("tool", .string("ratite " + toolVersion)),
      .init("documents", .array(differences.map(Self.value))),
    ]).text + "\n"
  }

  private static func value(of difference: DocumentDifference) -> JSONText {
    .object([
      .init("path", .string(difference.path)), .init("oldPath", .optional(difference.oldPath)),
      .init("presence", .string(difference.presence.rawValue)),
      .init("complete", .bool(!difference.isIncomplete)),
      .init("differs", .bool(difference.isMeaningful)),
      .init("summary", .string(difference.summary)),
      .init("changes", .array(difference.changes.map(value))),
      .init("noise", .strings(difference.noise)),
      .init("configurations", .number(Double(difference.configurationCount))),
      .init("movements", .array(difference.movements.map(value))),
      .init(
        "newFindings", .array(difference.newFindings.map { .object(FindingValues.members(of: $0)) })
      ),
      .init(
        "fixedFindings",
        .array(difference.fixedFindings.map { .object(FindingValues.members(of: $0)) })),
      .init(
        "grownFindings",
        .array(difference.grownFindings.map { .object(FindingValues.members(of: $0)) })),
      .init(
        "shrunkFindings",
        .array(difference.shrunkFindings.map { .object(FindingValues.members(of: $0)) })),
      .init("notes", .strings(difference.notes)),
    ])
  }

  private static func value(of change: ObjectChange) -> JSONText {
    .object([
      .init("kind", .string(change.kind.rawValue)),
      .init("subject", .string(change.subject.rawValue)),
      .init("id", .string(change.id)), .init("oldId", .optional(change.oldID)),
      .init("name", .string(change.name)), .init("scene", scene(change.scene)),
      .init("place", .string(change.place)), .init("line", .number(Double(change.line))),
      .init(
        "values",
        .array(
          change.values.map { value in
            .object([
              .init("name", .string(value.name)), .init("old", .string(value.old)),
              .init("new", .string(value.new)),
            ])
          })),
      .init(
        "members",
        .array(
          change.members.map { member in
            .object([
              .init("level", .number(Double(member.level))),
              .init("subject", .string(member.subject.rawValue)), .init("id", .string(member.id)),
              .init("name", .string(member.name)),
            ])
          })),
    ])
  }

  private static func scene(_ scene: ObjectChange.Scene?) -> JSONText {
    guard let scene else { return .null }
    return .object([.init("id", .string(scene.id)), .init("name", .string(scene.name))])
  }

  private static func value(of movement: ViewMovement) -> JSONText {
    .object([
      .init("id", .string(movement.id)), .init("name", .string(movement.name)),
      .init("scene", scene(movement.scene)),
      .init("old", .array(movement.old.map(JSONText.number))),
      .init("new", .array(movement.new.map(JSONText.number))),
      .init("isInRootView", .bool(movement.isInRootView)),
      .init("isSizeOnly", .bool(movement.isSizeOnly)),
      .init("isInSelfSizingRow", .bool(movement.isInSelfSizingRow)),
      .init("count", .number(Double(movement.count))),
      .init(
        "worst",
        .object([
          .init("name", .string(movement.worst.name)),
          .init("device", .string(movement.worst.device)),
          .init("orientation", .optional(movement.worst.orientation?.rawValue)),
        ])),
      .init(
        "others",
        .array(
          movement.others.map { other in
            .object([.init("id", .string(other.id)), .init("name", .string(other.name))])
          })),
    ])
  }
}
