import InterfaceBuilder
import Testing

@testable import Inspection

struct FindingCollectorTests {
  private func finding(
    _ rule: RuleID, line: Int, ids: [String], subject: String? = nil,
    severity: Finding.Severity = .warning, message: String = "first"
  ) -> Finding {
    Finding(
      rule: rule, reportedAs: severity, path: "a.xib",
      position: DocumentPosition(line: line, column: 1),
      objectIDs: ids, subjectID: subject, message: message, nextStep: "", occurrence: .always)
  }

  @Test func oneCauseInSeveralConfigurationsIsOneFinding() {
    var collector = FindingCollector()
    collector.add(
      [finding(.ambiguousLayout, line: 2, ids: ["a"])], configuration: Configuration("one"))
    collector.add(
      [finding(.ambiguousLayout, line: 2, ids: ["a", "b"], message: "second")],
      configuration: Configuration("two")
    )
    collector.add(
      [finding(.outsideSuperview, line: 2, ids: ["a"])], configuration: Configuration("two"))
    let findings = collector.findings(ofConfigurations: 3)
    #expect(findings.map(\.rule) == [.ambiguousLayout, .outsideSuperview])
    #expect(findings.map(\.message) == ["first", "first"])
    #expect(
      findings.map { $0.occurrence.configurations.map(\.name) } == [["one", "two"], ["two"]])
    #expect(findings.allSatisfy { $0.occurrence.total == 3 })
  }

  @Test func theSubjectDecidesNotTheViewsItShowsIn() {
    var collector = FindingCollector()
    collector.add(
      [finding(.outsideSuperview, line: 1, ids: ["a"], subject: "s")],
      configuration: Configuration("1"))
    collector.add(
      [finding(.outsideSuperview, line: 2, ids: ["b"], subject: "s")],
      configuration: Configuration("2"))
    #expect(collector.findings(ofConfigurations: 2).count == 1)
  }

  @Test func aConflictIsOneWhicheverMemberGivesWay() {
    var collector = FindingCollector()
    for (subject, configuration) in [("a", "1"), ("b", "2")] {
      for rule in [RuleID.conflictingConstraints, .outsideSuperview] {
        collector.add(
          [finding(rule, line: 1, ids: ["a", "b"], subject: subject)],
          configuration: Configuration(configuration))
      }
    }
    let rules = collector.findings(ofConfigurations: 2).map(\.rule)
    #expect(rules.filter { $0 == .conflictingConstraints }.count == 1)
    #expect(rules.filter { $0 == .outsideSuperview }.count == 1)
  }

  /// A view that reaches out at the bottom in one configuration and at the left in another is one finding.
  @Test func oneViewIsOneFindingOfARule() {
    var collector = FindingCollector()
    for (configuration, subject) in [("1", "s.bottom"), ("2", "s.left"), ("3", "s.bottom")] {
      var finding = finding(.outsideSuperview, line: 1, ids: ["a"], subject: subject)
      finding.amount = configuration == "2" ? 8 : 4
      finding.message = subject
      collector.add([finding], configuration: Configuration(configuration))
    }
    let findings = collector.findings(ofConfigurations: 3)
    #expect(findings.map(\.message) == ["s.left"])
    #expect(findings.map { $0.occurrence.configurations.map(\.name) } == [["1", "2", "3"]])
    #expect(findings.map(\.occurrence.worst) == [1])
  }

  @Test func whatOccursInRareConfigurationsOnlyIsANote() {
    var collector = FindingCollector()
    collector.add(
      [finding(.outsideSuperview, line: 1, ids: ["a"]), finding(.zeroSize, line: 2, ids: ["b"])],
      configuration: Configuration("rare"))
    collector.add(
      [finding(.outsideSuperview, line: 1, ids: ["a"])], configuration: Configuration("usual"))
    let findings = collector.findings(ofConfigurations: 2, rare: [Configuration("rare")])
    #expect(findings.map(\.severity) == [.warning, .info])
  }

  @Test func aConfigurationCountsOnce() {
    var collector = FindingCollector()
    let twice = [
      finding(.outsideSuperview, line: 1, ids: ["a"]),
      finding(.outsideSuperview, line: 1, ids: ["a"]),
    ]
    collector.add(twice, configuration: Configuration("one"))
    #expect(collector.findings(ofConfigurations: 1).map(\.occurrence.configurations.count) == [1])
  }

  @Test func whatDoesNotDependOnConfigurationsIsTakenOnceAndHasNone() {
    var collector = FindingCollector()
    let problem = finding(.unusableConstraint, line: 4, ids: ["c"])
    collector.add([problem])
    collector.add([problem, finding(.unusableConstraint, line: 4, ids: ["c"], message: "other")])
    let findings = collector.findings(ofConfigurations: 9)
    #expect(findings.map(\.message) == ["first", "other"])
    #expect(findings.allSatisfy { $0.occurrence == .always })
  }

  @Test func findingsAreInTheOrderOfTheDocumentTheWeightierFirst() {
    var collector = FindingCollector()
    collector.add([
      finding(.misplacedView, line: 9, ids: ["z"]),
      finding(.misplacedView, line: 3, ids: ["m"], severity: .info),
      finding(.conflictingConstraints, line: 3, ids: ["k"], severity: .error),
    ])
    #expect(collector.findings(ofConfigurations: 1).map(\.objectIDs) == [["k"], ["m"], ["z"]])
  }

  @Test(arguments: [
    (["iPhone 8, landscape"], true), (["iPhone 8, landscape", "iPhone X, landscape"], true),
    (["iPhone 8, landscape", "iPhone 8, portrait"], false), ([], false),
  ])
  func whatOccursInLandscapeOnlyIsKnown(configurations: [String], isTurnedOnly: Bool) {
    let configurations = configurations.map { Configuration($0) }
    #expect(
      Occurrence(configurations: configurations, total: 3).isTurnedOnly == isTurnedOnly)
    #expect(
      !Occurrence(configurations: configurations, total: configurations.count).isTurnedOnly)
  }
}
