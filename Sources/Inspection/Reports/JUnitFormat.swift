import InterfaceBuilder

/// Findings as results of tests: a suite for each document, a failed test for each warning and error.
///
/// Notes are tests that passed with an output; a document without findings is one test that passed, one that could not
/// be read an error, and one of a platform that is not laid out a skipped test.
struct JUnitFormat: ReportFormat {
  static let name = "junit"
  static let summary = "Test results: a suite for each document, a failure for each finding."

  init(toolVersion: String) {}

  mutating func beginning() -> String {
    MarkupText.declaration + "<testsuites name=\"ratite\">\n"
  }

  mutating func text(for document: CheckedDocument) -> String {
    let path = document.path
    var names = TestNames()
    var cases = document.findings.map { finding in
      MarkupText(
        "testcase", [("classname", path), ("name", names.next(for: finding))],
        [Self.outcome(of: finding)])
    }
    if let obstacle = document.obstacle {
      cases.append(
        MarkupText(
          "testcase", [("classname", path), ("name", "can be checked")],
          [Self.outcome(of: obstacle, path: path)]))
    }
    if cases.isEmpty {
      cases.append(MarkupText("testcase", [("classname", path), ("name", "no findings")]))
    }
    let failures = document.findings.count { $0.severity > .info }
    let counts = [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"),
      ("errors", document.obstacle?.kind == .failure ? "1" : "0"),
      ("skipped", document.obstacle?.kind == .unsupported ? "1" : "0"),
    ]
    return MarkupText("testsuite", [("name", path)] + counts + [("file", path)], cases).lines("  ")
  }

  mutating func ending() -> String { "</testsuites>\n" }

  private static func outcome(of finding: Finding) -> MarkupText {
    let line = TextFormat.line(for: finding)
    guard finding.severity > .info else { return MarkupText("system-out", [], text: line) }
    return MarkupText(
      "failure", [("type", finding.severity.word), ("message", finding.problem)], text: line)
  }

  private static func outcome(of obstacle: Obstacle, path: String) -> MarkupText {
    let isFailure = obstacle.kind == .failure
    return MarkupText(
      isFailure ? "error" : "skipped",
      [("type", isFailure ? "not checked" : "not laid out"), ("message", obstacle.message)],
      text: "\(path):\(obstacle.position): \(obstacle.message)")
  }
}

/// The names of the tests of a document: the rule and the object, no two alike.
private struct TestNames {
  private var counts: [String: Int] = [:]

  mutating func next(for finding: Finding) -> String {
    let name = ([finding.rule.rawValue] + finding.objectIDs.prefix(1)).joined(separator: " ")
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}
