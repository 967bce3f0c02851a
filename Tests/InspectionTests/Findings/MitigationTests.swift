import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// The reasons for severities below that of a rule.
@MainActor
struct MitigationTests {
  private static let conflict = Finding(
    of: ConflictRule.self, because: nil, path: "a.xib", position: .start, objectIDs: ["a"],
    message: "m", nextStep: "n")

  /// The reasons for the findings of a rule in a document, where code makes some use of it.
  private func reasons(
    _ rule: RuleID, in storyboard: Storyboard, code: (inout CodeFacts) -> Void = { _ in }
  ) throws -> [Mitigation?] {
    var inspector = try DocumentInspector(path: storyboard.path)
    code(&inspector.code)
    let findings = inspector.findings(on: [try .named("retina4_7", .portrait)])
    #expect(findings.filter { !$0.isExplained } == [])
    return findings.filter { $0.rule == rule }.map(\.mitigation)
  }

  // MARK: Severities

  @Test func aFindingIsAsSevereAsItsRuleUnlessThereIsAReason() {
    #expect(Self.conflict.severity == .error)
    #expect(Self.conflict.asNote(because: nil) == Self.conflict)
    let note = Self.conflict.asNote(because: .rounding)
    #expect(note.severity == .info)
    #expect(note.mitigation == .rounding)
  }

  @Test func theFirstReasonForASeverityStays() {
    var finding = Self.conflict
    finding.lower(to: .warning, because: .measuredContent)
    #expect(finding.mitigation == .measuredContent)
    let note = finding.asNote(because: .textToCome)
    #expect(note.mitigation == .textToCome)
    #expect(note.asNote(because: .widget).mitigation == .textToCome)
  }

  @Test func aRuleOfNotesNeedsNoReason() {
    var finding = Finding(
      of: ZeroSizeRule.self, because: nil, path: "a.xib", position: .start, objectIDs: ["a"],
      message: "m", nextStep: "n")
    finding.raise(to: .warning)
    #expect(finding.severity == .warning)
    #expect(finding.asNote(because: .lackOfRoom).mitigation == nil)
  }

  @Test func settingsAreAReason() {
    var rules = RuleSelection()
    rules.levels = [.conflictingConstraints: .warning]
    let lowered = rules.applied(to: Self.conflict)
    #expect(lowered?.severity == .warning)
    #expect(lowered?.mitigation == .settings)
    let note = Self.conflict.asNote(because: .rounding)
    #expect(rules.applied(to: note) == note)
  }

  @Test func theReasonIsThatOfTheConfigurationToldOf() {
    var collector = FindingCollector()
    let note = Self.conflict.asNote(because: .rounding)
    var warning = Self.conflict
    warning.lower(to: .warning, because: .measuredContent)
    for (name, finding) in [("1", note), ("2", warning), ("3", note)] {
      collector.add([finding], configuration: Configuration(name))
    }
    #expect(collector.findings(ofConfigurations: 3).map(\.mitigation) == [.measuredContent])
  }

  @Test func whatOccursOnRareDevicesOnlyHasThatForAReason() {
    var collector = FindingCollector()
    collector.add([Self.conflict], configuration: Configuration("1"))
    let rare = collector.findings(ofConfigurations: 2, rare: [Configuration("1")])
    #expect(rare.map(\.mitigation) == [.rareDevices])
    #expect(collector.findings(ofConfigurations: 2).map(\.mitigation) == [nil])
  }

  @Test func aReasonIsKeptWithItsFinding() throws {
    let finding = Self.conflict.asNote(because: .constantSetByCode("w-1"))
    #expect(finding.mitigation == .constantSetByCode("w-1"))
    let data = try JSONEncoder().encode(finding)
    #expect(try JSONDecoder().decode(Finding.self, from: data) == finding)
  }

  // MARK: Documents

  /// A view 100 points wide with one more constraint on its width.
  private func conflict(_ more: String) throws -> Storyboard {
    try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("more", "a", "width", nil, nil, more))
  }

  @Test func aConflictSaysWhatItRestsOn() throws {
    let document = try conflict("constant=\"120\"")
    #expect(try reasons(.conflictingConstraints, in: document) == [nil])
    let rounded = try conflict("constant=\"100.006\"")
    #expect(try reasons(.conflictingConstraints, in: rounded) == [.rounding])
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><constraint firstItem="a" id="more"/>
        <connections><outlet property="item" destination="more" id="o"/></connections></viewController>
        """.utf8))
    #expect(
      try reasons(.conflictingConstraints, in: document) {
        $0.addConstraints(of: ["item"], in: outlets)
      } == [.constraintSetByCode("more")])
  }

  @Test func theUseOfADocumentIsAReason() throws {
    let document = try conflict("constant=\"120\"")
    let rule = RuleID.conflictingConstraints
    #expect(try reasons(rule, in: document) { $0.isLeftOut = true } == [.documentLeftOut])
    #expect(try reasons(rule, in: document) { $0.use.isUnused = true } == [.unusedDocument])
    #expect(try reasons(rule, in: document) { $0.use.isHosted = true } == [.hostedExtension])
    #expect(
      try reasons(rule, in: document) { $0.use.unreachedControllers = ["controller"] }
        == [.unshownScene])
  }

  /// Two conflicts with one mask, of which one edit ends both.
  @Test func aSecondConflictOfOneCauseSaysSo() throws {
    let masked = Element.view("a", [10, 10, 100, 100]).replacing(
      "translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
    let document = try Storyboard(
      subviews: masked,
      constraints: Element.constraint("w", "a", "width", nil, nil, "constant=\"120\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"130\""))
    let found = try reasons(.conflictingConstraints, in: document)
    #expect(found.count == 2)
    #expect(Set(found) == [nil, .sameConflict])
  }

  @Test func leftAndRightSayWhyTheyMayBeMeant() throws {
    let left = Element.constraint("l", "a", "left", "root", "left", "constant=\"20\"")
    let trailing = Element.constraint(
      "t", "root", "trailing", "a", "trailing", "constant=\"60\"")
    let more = Element.constraint(
      "u", "a", "leading", "root", "leading", "relation=\"lessThanOrEqual\"")
    let alone = try Storyboard(
      subviews: Element.view("a", [20, 40, 100, 50]), constraints: left)
    #expect(try reasons(.leftRightAttribute, in: alone) == [.leftAndRightAlone])
    let half = try Storyboard(
      subviews: Element.view("a", [20, 40, 100, 50]), constraints: left + trailing)
    #expect(try reasons(.leftRightAttribute, in: half) == [.mostlyLeftAndRight])
    let mixed = try Storyboard(
      subviews: Element.view("a", [20, 40, 100, 50]), constraints: left + trailing + more)
    #expect(try reasons(.leftRightAttribute, in: mixed) == [nil])
    #expect(
      try reasons(.leftRightAttribute, in: mixed) { $0.isNeverMirrored = true }
        == [.neverMirrored])
  }

  /// A label whose text does not fit.
  private func label(_ attributes: String, text: String = "A text that is too long") -> String {
    """
    <label opaque="NO" text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="20" y="20" width="60" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  @Test(
    arguments: [
      ("", "A text that is too long", nil),
      ("horizontalCompressionResistancePriority=\"250\"", "A text that is too long", .mayGiveWay),
      ("customClass=\"Ticker\"", "A text that is too long", .ownClass),
      ("", "Lorem ipsum dolor sit amet", .standInText),
      ("", "- - - - - - - - - - - - - - - -", .drawnLine),
    ] as [(String, String, Mitigation?)])
  func aTextThatIsCutOffSaysWhyItMayBe(
    attributes: String, text: String, reason: Mitigation?
  ) throws {
    let document = try Storyboard(
      subviews: label(attributes, text: text),
      constraints: Element.place("a", [20, 20, 60, 20.5]))
    #expect(try reasons(.clippedText, in: document) == [reason])
  }

  @Test func whatOneEditEndsNamesTheLineOfTheOtherFinding() throws {
    func finding(line: Int) -> Finding {
      var finding = Finding(
        of: ConflictRule.self, because: nil, path: "a.xib",
        position: DocumentPosition(line: line, column: 1), objectIDs: ["a"], message: "m",
        nextStep: "n")
      finding.tried = [
        TriedRepair(edit: "Remove it", conflictsLeft: 0, change: .removal(constraint: "c"))
      ]
      return finding
    }
    let document = try Storyboard()
    let findings = [finding(line: 12), finding(line: 14), finding(line: 15)]
      .notingOneCause(in: try Document(path: document.path))
    #expect(
      findings.map(\.mitigation) == [nil, .endedByEdit(line: 12), .endedByEdit(line: 12)])
    #expect(
      findings[1].mitigation?.sentence == "The edit of the finding in line 12 ends this as well")
  }

  // MARK: Words

  @Test func sentencesAreShort() {
    let found = RuleSuite.scores.flatMap(\.findings).compactMap(\.finding.mitigation)
    for mitigation in Set(found) {
      let sentence = mitigation.sentence
      #expect(sentence.split(separator: " ").count <= 30, "\(sentence)")
      #expect(sentence.last != "." && sentence.first?.isUppercase == true, "\(sentence)")
      #expect(mitigation.id.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" })
    }
    #expect(Set(found.map(\.id)).count > 15)
  }

  @Test(arguments: RuleBook.ids)
  func faultyScenesHaveReasonsForLowerSeveritiesAlone(id: RuleID) throws {
    let rule = try #require(RuleBook.rule(id))
    let findings = try Storyboard(text: rule.faulty.storyboard, name: "Example.storyboard")
      .findings(on: [.named("retina6_12"), .named("retina4_0")], assets: rule.faulty.assets)
    #expect(findings.filter { !$0.isExplained } == [])
  }
}

extension Finding {
  /// Whether there is a reason for the severity where that is below the one of the rule, and none else.
  var isExplained: Bool {
    guard let worst = RuleBook.rule(rule)?.severity else { return false }
    return (severity < worst) == (mitigation != nil)
  }
}
