import InterfaceBuilder
import LayoutFaults

extension ViewExplanation {
  /// The explanation as JSON.
  package var json: JSONText {
    .object([
      .init("scene", .optional(sceneID)), .init("view", .string(id)), .init("name", .string(name)),
      .init("device", .string(device.device.id)),
      .init("orientation", .string(device.orientation.rawValue)),
      .init("release", .string("\(device.release)")),
      .init("edges", .array(edges.map(\.json))),
    ])
  }

  /// The line of a document.
  package static func line(
    document path: String, _ explanations: [ViewExplanation],
    _ comparisons: [ExplanationComparison]
  ) -> String {
    JSONText.object([
      .init("document", .string(path)), .init("error", .null),
      .init("explanations", .array(explanations.map(\.json))),
      .init("comparisons", .array(comparisons.map(\.json))),
    ]).text
  }

  /// The line of a document that cannot be answered for.
  package static func line(document path: String, error: String) -> String {
    JSONText.object([
      .init("document", .string(path)), .init("error", .string(error)),
      .init("explanations", .array([])), .init("comparisons", .array([])),
    ]).text
  }
}

extension WrittenExplanation {
  fileprivate var json: JSONText {
    .object([
      .init("edge", .string(edge)), .init("edgeInSpace", .string(edgeInSpace)),
      .init("value", .number(value)), .init("valueInSuperview", .optional(valueInSuperview)),
      .init("range", .range(range)), .init("rangeInSuperview", .range(rangeInSuperview)),
      .init("shares", .array(shares.map(\.json))),
      .init("alsoHeldBy", .array(alsoHeldBy.map(\.json))),
      .init("removal", removal?.json ?? .null),
      .init("overruled", .array(overruled.map(\.json))),
      .init("justMet", .array(justMet.map(\.json))),
      .init("conflicts", .array(conflicts.map(\.json))),
    ])
  }
}

extension WrittenExplanation.Share {
  fileprivate var json: JSONText {
    .object(
      cause.members + [
        .init("constant", .number(constant)), .init("factor", .number(factor)),
        .init("factorInSuperview", .number(factorInSuperview)), .init("points", .number(points)),
        .init("pointsInSuperview", .number(pointsInSuperview)),
      ])
  }
}

extension WrittenExplanation.Overruled {
  fileprivate var json: JSONText {
    .object(
      cause.members + [
        .init("priority", .number(priority)), .init("violation", .number(violation)),
        .init("broken", .bool(isBroken)), .init("by", .array(rivals.map(\.json))),
      ])
  }
}

extension WrittenExplanation.Removal {
  fileprivate var json: JSONText {
    .object([
      .init("of", .array(causes.map(\.json))), .init("value", .number(value)),
      .init("range", .range(range)),
    ])
  }
}

extension WrittenExplanation.Conflict {
  fileprivate var json: JSONText {
    .object([.init("broken", broken.json), .init("members", .array(members.map(\.json)))])
  }
}

extension ExplanationCause {
  fileprivate var json: JSONText { .object(members) }

  fileprivate var members: [JSONText.Member] {
    [
      .init("kind", .string(kind)), .init("words", .string(words)), .init("id", .optional(id)),
      .init("place", .optional(place)),
    ]
  }
}

extension ExplanationComparison {
  fileprivate var json: JSONText {
    .object([
      .init("edge", .string(edge)), .init("device", .string(device.name)),
      .init("against", .string(other.name)), .init("value", .number(value)),
      .init("valueAgainst", .number(otherValue)),
      .init(
        "differences",
        .array(
          differences.map { difference in
            .object(
              difference.cause.members + [
                .init("points", .optional(difference.points)),
                .init("pointsAgainst", .optional(difference.otherPoints)),
              ])
          })),
    ])
  }
}

extension JSONText {
  fileprivate static func optional(_ number: Double?) -> JSONText {
    number.map(JSONText.number) ?? .null
  }

  /// Both ends, null for an end that is nowhere; null for no range.
  fileprivate static func range(_ range: ClosedRange<Double>?) -> JSONText {
    range.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null
  }
}
