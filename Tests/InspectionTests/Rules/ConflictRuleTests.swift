import Devices
import TestSupport
import InterfaceBuilder
import Testing

@testable import Inspection

@MainActor
struct ConflictRuleTests {
  @Test func theLeastSetAndTheLoserAreNamed() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("wide", "a", "width", nil, nil, "constant=\"200\""))
    let findings = try storyboard.findings().filter { $0.rule == .conflictingConstraints }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(Set(finding.objectIDs) == ["a-w", "wide"])
    #expect(
      finding.message
        == "view.width = 200 (wide) breaks by 100 points: it cannot hold with 1 other constraint of Scene"
    )
    #expect(finding.nextStep == "Remove view.width = 200 (wide)")
    #expect(
      finding.constraints == [
        FoundConstraint(id: "a-w", phrase: "view.width = 100"),
        FoundConstraint(id: "wide", phrase: "view.width = 200", isBroken: true),
      ])
    let element = try Document(path: storyboard.path).element(id: "wide")
    #expect(finding.position == element?.position)
  }

  @Test func aLongSetIsOneSentence() throws {
    let ids = (0..<8).map { "v\($0)" }
    var constraints = Element.constraint("s", "v0", "leading", "root", "leading")
    for (first, second) in zip(ids, ids.dropFirst()) {
      constraints += Element.constraint("t-\(second)", second, "leading", first, "trailing")
    }
    for id in ids {
      constraints += Element.constraint("y-\(id)", id, "top", "root", "top")
      constraints += Element.constraint("h-\(id)", id, "height", nil, nil, "constant=\"50\"")
      constraints += Element.constraint("w-\(id)", id, "width", nil, nil, "constant=\"50\"")
    }
    constraints += Element.constraint("e", "root", "trailing", "v7", "trailing")
    let storyboard = try Storyboard(
      subviews: ids.map { Element.view($0) }.joined(), constraints: constraints)
    let findings = try storyboard.findings().filter { $0.rule == .conflictingConstraints }
    let finding = try #require(findings.first)
    #expect(finding.constraints.count == 18)
    #expect(finding.message.contains("it cannot hold with 17 other constraints of Scene"))
    #expect(finding.message.hasPrefix("view.width = 50 (\(finding.objectIDs[0])) breaks by "))
    #expect(finding.message.count <= 200)
  }

  @Test func optionalConstraintsNeverConflict() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("wide", "a", "width", nil, nil, "constant=\"200\" priority=\"999\""))
    #expect(try storyboard.findings().filter { $0.severity == .error } == [])
  }

  @Test func aConflictOnSomeDevicesSaysWhere() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 350, 100]),
      constraints: Element.place("a", [0, 0, 350, 100])
        + Element.constraint(
          "fit", "root", "trailing", "a", "trailing", "relation=\"greaterThanOrEqual\""))
    let matrix = try [DeviceEnvironment.named("retina4_0"), .named("retina6_12")]
    let finding = try #require(
      try storyboard.findings(on: matrix).first { $0.rule == .conflictingConstraints })
    #expect(
      finding.occurrence.configurations.map(\.name) == ["iPhone SE (1st generation), portrait"])
    #expect(finding.occurrence.total == 2)
  }

  @Test func aConstraintOfTheSystemThatGivesWayIsNamedAsOne() throws {
    let storyboard = try Storyboard(
      subviews: Element.label(
        "l", "One", [0, 0, 200, 20], attributes: "horizontalHuggingPriority=\"1000\""),
      constraints: Element.place("l", [0, 0, 300, 20]))
    let finding = try #require(
      try storyboard.findings().first { $0.rule == .conflictingConstraints })
    #expect(
      finding.constraints.map(\.phrase).contains { $0.contains("content size of \"One\" label") })
    #expect(finding.message.hasPrefix("the content size of \"One\" label ("))
  }
}
