import Foundation
import Testing

@testable import Inspection

/// The formats of JSON.
struct DataFormatTests {
  private func object(_ format: any ReportFormat.Type) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(SampleRun.report(format).utf8))
  }

  private func array(_ value: Any?, _ key: String) throws -> [[String: Any]] {
    let object = try #require(value as? [String: Any])
    return try #require(object[key] as? [[String: Any]])
  }

  @Test func jsonHoldsEveryValue() {
    #expect(
      SampleRun.report(JSONFormat.self, of: [CheckedDocument(path: "a", findings: [Self.plain])])
        == """
        {"version":1,"tool":{"name":"ratite","version":"1.2.3"},"shard":null,"documents":[
        {"path":"a","status":"checked","reason":null,"findings":[{"rule":"conflicting-constraints",\
        "severity":"error","path":"a","line":3,"column":9,"objects":["w-2","w-1"],"subject":"v",\
        "message":"breaks","nextStep":"Remove w-1","mitigation":null,"amount":40.5,"constraints":[{"id":"w-2",\
        "phrase":"width = 240","broken":true},{"id":null,"phrase":"autoresizing","broken":false}],\
        "repairs":[{"edit":"Remove w-1","conflictsLeft":0}],\
        "configurations":{"total":3,"found":[{"name":"iPhone SE, portrait",\
        "device":"iPhone SE, portrait","orientation":"portrait"},{"name":"iPhone SE, landscape",\
        "device":"iPhone SE, landscape","orientation":"landscape"}],"worst":{\
        "name":"iPhone SE, landscape","device":"iPhone SE, landscape","orientation":"landscape"}}}]}
        ]}

        """)
  }

  @Test func jsonAndSARIFSayWhyASeverityIsLower() throws {
    let documents = try array(object(JSONFormat.self), "documents")
    let run = try #require(array(object(SARIFFormat.self), "runs").first)
    let found = try (array(documents[0], "findings").last, array(run, "results").last)
    for values in [found.0, found.1?["properties"] as? [String: Any]] {
      let mitigation = values?["mitigation"] as? [String: String]
      #expect(
        mitigation == ["id": "placed-by-code", "sentence": "Code places <c> & all in it"])
    }
  }

  private static var plain: Finding {
    var finding = SampleRun.conflict
    finding.path = "a"
    finding.message = "breaks"
    return finding
  }

  @Test func jsonSaysWhatWasNotChecked() throws {
    let documents = try array(object(JSONFormat.self), "documents")
    #expect(documents[0]["path"] as? String == SampleRun.path)
    #expect(
      documents.map { $0["status"] as? String } == ["checked", "checked", "failure", "unsupported"])
    let reason = try #require(documents[2]["reason"] as? [String: Any])
    #expect(reason["message"] as? String == "the file <looks> cut off")
    #expect(reason["line"] as? Int == 2)
  }

  @Test func sarifHoldsRulesAndResults() throws {
    let run = try #require(try array(object(SARIFFormat.self), "runs").first)
    let tool = try #require(run["tool"] as? [String: Any])
    let rules = try array(tool["driver"], "rules")
    #expect(rules.map { $0["id"] as? String } == RuleBook.ids.map(\.rawValue))
    for rule in rules {
      let help = try #require(rule["help"] as? [String: Any])
      #expect((help["text"] as? String)?.contains("What to do\n") == true)
    }
    let results = try array(run, "results")
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
    let index = try #require(results[0]["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "conflicting-constraints")
    let message = try #require(results[0]["message"] as? [String: Any])
    // Brackets that would be a link are escaped, as backslashes then are.
    #expect((message["text"] as? String)?.hasPrefix("\"A\\]\\](1)<&>\0") == true)
    let plain = try #require(results[1]["message"] as? [String: Any])
    #expect(plain["text"] as? String == "the width of `v` | *is* open. Add a width.")
  }

  @Test func sarifPlacesAreURIs() throws {
    let run = try #require(try array(object(SARIFFormat.self), "runs").first)
    let location = try #require(try array(array(run, "results")[0], "locations").first)
    #expect(
      try array(location, "logicalLocations").map { $0["name"] as? String } == ["w-2", "w-1"])
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(place["artifactLocation"] as? [String: Any])
    #expect(
      artifact["uri"] as? String == "App/a%0A%2Cb%3A%25%7C%3Cx%3E%26%22%E2%80%AE%40me.xib")
    #expect(artifact["uriBaseId"] as? String == "%SRCROOT%")
    #expect(place["region"] as? [String: Int] == ["startLine": 3, "startColumn": 9])
    let absolute = SampleRun.report(
      SARIFFormat.self,
      of: [CheckedDocument(path: "/a b.xib", obstacle: Obstacle(.failure, message: "no"))])
    #expect(absolute.contains(#""artifactLocation":{"uri":"file:///a%20b.xib"}"#))
  }

  @Test func sarifSaysWhatWasNotChecked() throws {
    let run = try #require(try array(object(SARIFFormat.self), "runs").first)
    let invocation = try #require(try array(run, "invocations").first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notifications = try array(invocation, "toolExecutionNotifications")
    #expect(notifications.map { $0["level"] as? String } == ["error", "note"])
    let clean = SampleRun.report(SARIFFormat.self, of: [SampleRun.documents[1]])
    #expect(clean.contains("\"executionSuccessful\":true"))
  }

  @Test func gitlabGetsIssuesThatAreToldApart() throws {
    let issues = try #require(try object(CodeClimateFormat.self) as? [[String: Any]])
    #expect(
      issues.map { $0["severity"] as? String } == ["major", "minor", "info", "major", "info"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    #expect(issues[3]["check_name"] as? String == "not checked")
    let text = SampleRun.report(
      CodeClimateFormat.self,
      of: [
        CheckedDocument(path: "./a.xib", obstacle: Obstacle(.failure, message: "is empty"))
      ])
    #expect(text.contains(#""location":{"path":"a.xib","lines":{"begin":1,"end":1}}"#))
    #expect(text.contains(#""description":"is empty.""#))
  }
}
