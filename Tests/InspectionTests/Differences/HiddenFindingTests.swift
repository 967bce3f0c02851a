import Devices
import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// Findings that come or go only because a conflict or an ambiguity hides them in one of two versions.
@MainActor
struct HiddenFindingTests {
  private func compare(
    _ old: String, _ new: String, on devices: [DeviceEnvironment] = []
  ) -> DocumentDifference {
    func version(_ text: String) -> DifferenceInspector.Version {
      .init(bytes: Array(text.utf8), path: "a.storyboard")
    }
    var inspector = DifferenceInspector(
      old: version(old), new: version(new), path: "a.storyboard")
    if !devices.isEmpty { inspector.devices = { _ in devices } }
    return inspector.difference()
  }

  private func rules(_ findings: [Finding]) -> [RuleID] {
    findings.map(\.rule).filter { $0 != .misplacedView }
  }

  private func top(_ id: String) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"top\" secondItem=\"s-a-1\" secondAttribute=\"top\" id=\"t-\(id)\"/>"
  }

  private func extent(_ id: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(attribute)-\(constant)-\(id)\"/>"
  }

  /// A label 80 points wide at a distance from the left, with heights that exclude each other where there are two.
  private func version(_ leading: Int, _ heights: [Int], isPlaced: Bool = true) -> String {
    Versions.storyboard(
      Versions.view(
        [Versions.label("a-a-1", "Name")],
        [
          Versions.leading("c-c-3", "a-a-1", "constant=\"\(leading)\""),
          extent("a-a-1", "width", 80),
        ] + (isPlaced ? [top("a-a-1")] : []) + heights.map { extent("a-a-1", "height", $0) }))
  }

  @Test func whatANewConflictHidesIsNotFixed() {
    let hidden = compare(version(360, [40]), version(360, [40, 60]))
    #expect(rules(hidden.newFindings) == [.conflictingConstraints])
    #expect(rules(hidden.fixedFindings).isEmpty)
    // Nor is it known where the view would be without the conflict.
    #expect(rules(compare(version(360, [40]), version(20, [40, 60])).fixedFindings).isEmpty)
    #expect(
      rules(compare(version(360, [40]), version(20, [40])).fixedFindings) == [.outsideSuperview])
  }

  @Test func whatAConflictHadHiddenIsNotNew() {
    let shown = compare(version(360, [40, 60]), version(360, [40]))
    #expect(rules(shown.fixedFindings) == [.conflictingConstraints])
    #expect(rules(shown.newFindings).isEmpty && shown.grownFindings.isEmpty)
    #expect(
      rules(compare(version(20, [40]), version(360, [40])).newFindings) == [.outsideSuperview])
  }

  @Test func whatAnAmbiguityHidesIsNeitherNewNorFixed() {
    let (placed, open) = (version(360, [40]), version(360, [40], isPlaced: false))
    let hidden = compare(placed, open)
    #expect(rules(hidden.newFindings) == [.ambiguousLayout])
    #expect(rules(hidden.fixedFindings).isEmpty)
    let shown = compare(open, placed)
    #expect(rules(shown.newFindings).isEmpty)
    #expect(rules(shown.fixedFindings) == [.ambiguousLayout])
  }

  @Test func aFixedFindingIsAboutTheViewsThatAreSeenInBothVersions() throws {
    func version(_ leading: Int, isSecondPlaced: Bool) -> String {
      Versions.storyboard(
        Versions.view(
          [Versions.label("a-a-1", "Name"), Versions.label("b-b-2", "Mail")],
          [
            Versions.leading("c-c-3", "a-a-1", "constant=\"\(leading)\""),
            Versions.leading("d-d-4", "b-b-2", "constant=\"360\""), top("a-a-1"),
            extent("a-a-1", "width", 80), extent("b-b-2", "width", 90),
          ] + (isSecondPlaced ? [top("b-b-2")] : [])))
    }
    let difference = compare(
      version(360, isSecondPlaced: true), version(20, isSecondPlaced: false))
    let fixed = try #require(difference.fixedFindings.first { $0.rule == .outsideSuperview })
    #expect(fixed.objectIDs == ["a-a-1"])
    #expect(!fixed.message.contains("more beside it"))
  }

  @Test func aTextThatAnAmbiguityHidIsNotCutOffNewly() {
    func version(_ width: Int, isPlaced: Bool) -> String {
      Versions.storyboard(
        Versions.view(
          [Versions.label("a-a-1", "A title that has no room")],
          [
            Versions.leading("c-c-3", "a-a-1", "constant=\"20\""), extent("a-a-1", "width", width),
          ] + (isPlaced ? [top("a-a-1")] : [])))
    }
    let placed = compare(version(80, isPlaced: false), version(80, isPlaced: true))
    #expect(rules(placed.newFindings).isEmpty)
    #expect(rules(placed.fixedFindings) == [.ambiguousLayout])
    let hidden = compare(version(80, isPlaced: true), version(80, isPlaced: false))
    #expect(rules(hidden.newFindings) == [.ambiguousLayout])
    #expect(rules(hidden.fixedFindings).isEmpty)
    let cut = compare(version(300, isPlaced: true), version(80, isPlaced: true))
    #expect(rules(cut.newFindings) == [.clippedText])
  }

  @Test(arguments: HiddenViews.rules.sorted { $0.rawValue < $1.rawValue })
  func noRuleTellsAnewWhatAConflictHid(rule: RuleID) throws {
    let example = try #require(RuleBook.rule(rule))
    let faulty = example.faulty.storyboard
    let devices = RuleSuite.devices
    #expect(
      compare(example.healthy.storyboard, faulty, on: devices).newFindings.map(\.rule).contains(
        rule))
    let document = try Versions.description(faulty).document
    let views = document.elements.filter {
      $0["translatesAutoresizingMaskIntoConstraints"] == "NO"
    }
    let heights = views.compactMap(\.id).flatMap { id in
      [extent(id, "height", 3), extent(id, "height", 5)]
    }
    let end = try #require(faulty.range(of: "</constraints>", options: .backwards))
    var conflicting = faulty
    conflicting.insert(contentsOf: heights.joined(), at: end.lowerBound)
    let shown = compare(conflicting, faulty, on: devices)
    #expect(shown.fixedFindings.contains { $0.rule == .conflictingConstraints })
    #expect(!(shown.newFindings + shown.grownFindings).contains { $0.rule == rule })
    #expect(!compare(faulty, conflicting, on: devices).fixedFindings.contains { $0.rule == rule })
  }
}
