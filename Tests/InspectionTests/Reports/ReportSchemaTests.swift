import Foundation
import Testing

@testable import Inspection

/// The published schema of the JSON format, which readers rely on.
struct ReportSchemaTests {
  private typealias Object = [String: Any]

  private let schema: [String: Any]
  private let report: [String: Any]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/report.schema.json")
    schema = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let text = SampleRun.report(JSONFormat.self)
    report = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func itDescribesAndRequiresEveryMember() throws {
    let documents = try #require(report["documents"] as? [Object])
    let findings = try #require(documents[0]["findings"] as? [Object])
    let finding = try #require(findings.first)
    let mitigation = try #require(findings.last?["mitigation"] as? Object)
    let constraint = try #require((finding["constraints"] as? [Object])?.first)
    let configurations = try #require(finding["configurations"] as? Object)
    let worst = try #require(configurations["worst"] as? Object)
    let reason = try #require(documents[2]["reason"] as? Object)
    try check(report, schema)
    for (name, value) in [
      ("document", documents[0]), ("finding", finding), ("mitigation", mitigation),
      ("constraint", constraint),
      ("configurations", configurations), ("configuration", worst), ("reason", reason),
    ] {
      try check(value, try #require((schema["$defs"] as? Object)?[name] as? Object))
    }
  }

  @Test func itKnowsTheValuesOfEnumerations() throws {
    #expect(
      try values("finding", "severity")
        == Finding.Severity.allCases.map(\.word))
    #expect(
      try values("document", "status")
        == ["checked", Obstacle.Kind.failure.rawValue, Obstacle.Kind.unsupported.rawValue])
  }

  private func check(_ value: Object, _ schema: Object) throws {
    let properties = try #require(schema["properties"] as? Object)
    let required = try #require(schema["required"] as? [String])
    #expect(properties.keys.sorted() == value.keys.sorted())
    #expect(required.sorted() == value.keys.sorted())
  }

  private func values(_ definition: String, _ property: String) throws -> [String]? {
    let definitions = try #require(schema["$defs"] as? Object)
    let properties = (definitions[definition] as? Object)?["properties"] as? Object
    return (properties?[property] as? Object)?["enum"] as? [String]
  }
}
