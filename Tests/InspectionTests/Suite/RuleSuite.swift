import AutoLayout
import Devices
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// The suite of faulty documents and near misses, and what rules make of it.
@MainActor
enum RuleSuite {
  static let tables: [RuleCases] = [
    .ambiguity, .fractional, .ineffective, .placeholderSize, .clippedText, .conflict, .cover,
    .coveredContent, .coveredRows, .crossedExtents, .duplicate, .duplicateID, .fixedHeightText,
    .fixedScrollContent, .fixedWidthText,
    .horizontalScrolling, .invertedRatio, .leftRight, .misplaced, .negativeExtent, .notChecked,
    .outside, .overlap,
    .selfSizingRow, .shrunkenField, .unknownElement, .unsafeArea, .untouchable, .unusableConstraint,
    .unusableValue,
    .zeroSize,
  ]

  /// Phones and a tablet that differ in width, height and cut-outs, in portrait and landscape.
  static let devices: [DeviceEnvironment] =
    ([
      ("retina4_0", .portrait), ("retina6_12", .portrait), ("retina6_12", .landscape),
      ("ipad9_7", .landscape),
    ] as [(String, Orientation)]).compactMap { name, orientation in
      Device.named(name).map { DeviceEnvironment(device: $0, orientation: orientation) }
    }

  /// The results of each rule over all cases, computed once.
  static let scores = judge()

  private static var solved: [String: [String: Rect]] = [:]

  /// The scene of a case.
  static func scene(of test: SuiteCase) throws -> SuiteScene {
    let base = try SuiteScene(test.scene)
    var edited = try base.edited(test.edit)
    if !test.isSaved { edited.frames = try frames(of: base, test.scene) }
    return try edited.withSolvedFrames()
  }

  private static func frames(of base: SuiteScene, _ text: String) throws -> [String: Rect] {
    if let known = solved[text] { return known }
    let frames = try base.withSolvedFrames().frames
    solved[text] = frames
    return frames
  }

  /// Writes a document into the folder that `RULE_SUITE_FOLDER` names, if it does, for the tool to look at.
  private static func write(_ scene: SuiteScene, named name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["RULE_SUITE_FOLDER"] else { return }
    let file = name.map { $0.isLetter || $0.isNumber ? $0 : "-" } + Array("." + scene.fileName)
    try Data(scene.text.utf8).write(to: URL(filePath: folder).appending(path: String(file)))
  }

  /// What is wrong with the document of a case.
  static func findings(in test: SuiteCase) throws -> [Finding] {
    try findings(in: scene(of: test))
  }

  private static func findings(in scene: SuiteScene) throws -> [Finding] {
    try DocumentInspector(bytes: Array(scene.text.utf8), path: scene.fileName).findings(on: devices)
  }

  /// What each rule makes of all cases.
  private static func judge() -> [RuleScore] {
    var scores: [RuleID: RuleScore] = [:]
    for id in RuleBook.ids { scores[id] = RuleScore(rule: id) }
    for table in tables {
      for test in table.faults + table.nearMisses {
        let verdict: CaseVerdict
        do {
          let scene = try scene(of: test)
          try write(scene, named: table.rule.rawValue + "-" + test.name)
          verdict = try CaseVerdict(test, of: table.rule, in: scene, findings(in: scene))
        } catch {
          Issue.record(error, "\(test.name)")
          continue
        }
        scores[table.rule]?.take(verdict, test)
        scores[table.rule]?.findings += verdict.findings.map { (test.name, $0) }
        for finding in verdict.surplus {
          scores[finding.rule]?.surplus.append((test.name, finding))
        }
      }
    }
    return RuleBook.ids.compactMap { scores[$0] }
  }
}

/// What the rules say about a case.
@MainActor
struct CaseVerdict {
  /// Whether the planted fault was found where it is.
  let isFound: Bool
  /// Findings of things that nobody planted, or where nobody did.
  let surplus: [Finding]
  /// All other findings, notes too.
  let others: [Finding]
  /// All findings.
  let findings: [Finding]

  init(_ test: SuiteCase, of rule: RuleID, in scene: SuiteScene, _ findings: [Finding]) {
    self.findings = findings
    let weighty = findings.filter { Self.counts($0) }
    let constraints = scene.constraints.filter { $0.items.contains { test.places.contains($0) } }
    let places = Set(test.places + constraints.map(\.id))
    func isMeant(_ finding: Finding) -> Bool {
      finding.rule == rule && finding.objectIDs.contains { places.contains($0) }
    }
    isFound = weighty.contains(where: isMeant)
    others = findings.filter { !isMeant($0) }
    surplus = weighty.filter { finding in
      // An edit that was not saved in Interface Builder leaves frames that constraints contradict.
      let isStale = finding.rule == .misplacedView && rule != .misplacedView && !test.isSaved
      return !isMeant(finding) && !isStale && !test.consequences.contains(finding.rule)
    }
  }

  /// Whether a finding is one that users see by default, or as weighty as its rule is at most.
  private static func counts(_ finding: Finding) -> Bool {
    finding.severity >= min(.warning, RuleBook.rule(finding.rule)?.severity ?? .warning)
  }
}

/// How often a rule is right.
struct RuleScore {
  let rule: RuleID
  /// How many faults were planted.
  private(set) var planted = 0
  /// The faults that were not found, and what was said instead.
  private(set) var missed: [(name: String, others: [Finding])] = []
  /// How many documents look like the fault.
  private(set) var nearMisses = 0
  /// Findings of things that nobody planted.
  var surplus: [(String, Finding)] = []
  /// All findings of the cases, notes too.
  var findings: [(name: String, finding: Finding)] = []

  init(rule: RuleID) {
    self.rule = rule
  }

  @MainActor
  mutating func take(_ verdict: CaseVerdict, _ test: SuiteCase) {
    if test.places.isEmpty { return nearMisses += 1 }
    planted += 1
    if !verdict.isFound { missed.append((test.name, verdict.others)) }
  }

  /// The share of the planted faults that were found.
  var recall: Double { planted == 0 ? 1 : Double(planted - missed.count) / Double(planted) }

  /// The share of the findings that are about planted faults.
  var precision: Double {
    let found = planted - missed.count
    return found + surplus.count == 0 ? 1 : Double(found) / Double(found + surplus.count)
  }
}
