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
        == "2 constraints of Scene cannot all hold: view.width = 100 (a-w); view.width = 200 (wide); "
        + "view.width = 200 gives way by 100 points")
    let element = try Document(path: storyboard.path).element(id: "wide")
    #expect(finding.position == element?.position)
  }

  @Test func aLongSetIsCutButTheLoserStays() throws {
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
    #expect(finding.message.hasPrefix("18 constraints of Scene cannot all hold: "))
    #expect(finding.message.split(separator: ";").count == 8)
    #expect(finding.message.contains("; and 12 more; view.width = 50 gives way"))
    #expect(finding.message.contains("(\(finding.objectIDs[0]))"))
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
    #expect(finding.message.contains("the content size of \"One\" label"))
    #expect(finding.message.contains("; one of the system's gives way by "))
  }
}
