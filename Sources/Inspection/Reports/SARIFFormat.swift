import InterfaceBuilder

/// Findings as SARIF 2.1.0, the exchange format of static analysis.
///
/// Findings keep their fingerprint as long as their rule, file and objects stay. Paths become URIs: relative ones to the
/// root of the sources, from which the tool is to be run.
struct SARIFFormat: ReportFormat {
  static let name = "sarif"
  static let summary = "SARIF 2.1.0, for code scanning and static analysis viewers."

  private let toolVersion: String
  private var results = JSONLines()
  private var fingerprints = Fingerprints()
  private var notifications: [JSONText] = []
  private var isComplete = true

  init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  mutating func beginning() -> String {
    let driver = JSONText.object([
      .init("name", .string("ratite")), .init("semanticVersion", .string(toolVersion)),
      .init("rules", .array(RuleBook.rules.map(Self.rule))),
    ])
    return """
      {"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/\
      sarif-schema-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints",
      "tool":{"driver":\(driver.text)},
      "results":[

      """
  }

  mutating func text(for document: CheckedDocument) -> String {
    if let obstacle = document.obstacle {
      isComplete = isComplete && obstacle.kind != .failure
      notifications.append(Self.notification(of: obstacle, path: document.path))
    }
    return results.add(document.findings.map { result(for: $0) })
  }

  mutating func ending() -> String {
    let invocation = JSONText.object([
      .init("executionSuccessful", .bool(isComplete)),
      .init("toolExecutionNotifications", .array(notifications)),
    ])
    return "],\n\"invocations\":[\(invocation.text)]}]}\n"
  }

  private mutating func result(for finding: Finding) -> JSONText {
    let rule = RuleBook.ids.firstIndex(of: finding.rule).map {
      [JSONText.Member("ruleIndex", .number(Double($0)))]
    }
    let name = finding.path.split(separator: "/").last.map(String.init) ?? finding.path
    let fingerprint = fingerprints.next(for: finding, in: name)
    return .object(
      [.init("ruleId", .string(finding.rule.rawValue))] + (rule ?? []) + [
        .init("level", .string(finding.severity.word)),
        .init("message", Self.message(finding.sentences)),
        .init(
          "locations",
          .array([
            Self.location(finding.path, finding.position, objectIDs: finding.objectIDs)
          ])),
        .init("partialFingerprints", .object([.init("objects/v1", .string(fingerprint))])),
        .init("properties", .object(FindingValues.details(of: finding))),
      ])
  }

  private static func rule(_ rule: any Rule.Type) -> JSONText {
    .object([
      .init("id", .string(rule.id.rawValue)),
      .init("shortDescription", message(rule.summary)),
      .init("fullDescription", message(rule.summary + " " + rule.reason)),
      .init("help", message(RulePage.lines(rule).joined(separator: "\n"))),
      .init(
        "defaultConfiguration", .object([.init("level", .string(rule.severity.word))])),
    ])
  }

  private static func notification(of obstacle: Obstacle, path: String) -> JSONText {
    .object([
      .init("level", .string(obstacle.severity.word)),
      .init("message", message(obstacle.message + ".")),
      .init("locations", .array([location(path, obstacle.position)])),
    ])
  }

  private static func location(
    _ path: String, _ position: DocumentPosition, objectIDs: [String] = []
  ) -> JSONText {
    let region = JSONText.object([
      .init("startLine", .number(Double(position.line))),
      .init("startColumn", .number(Double(position.column))),
    ])
    let objects = objectIDs.map { id in
      JSONText.object([.init("name", .string(id)), .init("kind", .string("element"))])
    }
    return .object(
      [
        .init(
          "physicalLocation",
          .object([.init("artifactLocation", artifact(path)), .init("region", region)]))
      ] + (objects.isEmpty ? [] : [.init("logicalLocations", .array(objects))]))
  }

  private static func artifact(_ path: String) -> JSONText {
    if path.hasPrefix("/") { return .object([.init("uri", .string("file://" + encoded(path)))]) }
    return .object([
      .init("uri", .string(encoded(path))), .init("uriBaseId", .string("%SRCROOT%")),
    ])
  }

  /// A text as SARIF has it: where it could be taken for a link, brackets are escaped.
  private static func message(_ text: String) -> JSONText {
    guard text.contains("](") else { return .object([.init("text", .string(text))]) }
    let escaped = text.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
    return .object([.init("text", .string(escaped))])
  }

  /// A path as part of a URI: all bytes but those that are always literal are percent-encoded.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._~/".contains(character)
      {
        return String(character)
      }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
