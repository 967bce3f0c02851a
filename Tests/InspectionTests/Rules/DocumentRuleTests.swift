import Devices
import TestSupport
import InterfaceBuilder
import Testing

@testable import Inspection

@MainActor
struct DocumentRuleTests {
  private func only(_ storyboard: Storyboard, _ rule: RuleID) throws -> Finding {
    let findings = try storyboard.findings(on: [.named("retina4_0")]).filter { $0.rule == rule }
    #expect(findings.count == 1)
    return try #require(findings.first)
  }

  @Test func aConstraintToAMissingID() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("c", "a", "leading", "gone", "leading"))
    let finding = try only(storyboard, .unusableConstraint)
    #expect(finding.severity == .error)
    #expect(finding.message == "secondItem names \"gone\", but no object has this id")
    #expect(finding.nextStep == "Remove or reconnect it")
    let element = try Document(path: storyboard.path).element(id: "c")
    #expect(finding.position == element?.position(ofAttribute: "secondItem"))
  }

  /// The view behind the rows or items of a list is one of the scene's, and so is what is in it.
  @Test(arguments: ["tableView", "collectionView"], [("empty", 0), ("gone", 1)])
  func aConstraintToTheBackgroundOfAList(list: String, constraint: (item: String, count: Int))
    throws
  {
    let background = Element.view("empty", [147.5, 293.5, 80, 80])
    let storyboard = try Storyboard(
      subviews: """
        <\(list) translatesAutoresizingMaskIntoConstraints="NO" id="list">
        <rect key="frame" x="0" y="0" width="320" height="568"/>
        <view key="backgroundView" id="background">
        <rect key="frame" x="0" y="0" width="320" height="568"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>\(background)</subviews>
        <constraints>\(Element.constraint("s", "empty", "width", nil, nil, "constant=\"80\""))
        \(Element.constraint("h", "empty", "height", nil, nil, "constant=\"80\""))</constraints>
        </view></\(list)>
        """,
      constraints: Element.place("list", [0, 0, 320, 568])
        + Element.constraint("x", constraint.item, "centerX", "root", "centerX")
        + Element.constraint("y", "empty", "centerY", "root", "centerY"))
    let findings = try storyboard.findings(on: [.named("retina4_0")])
    #expect(findings.filter { $0.rule == .unusableConstraint }.count == constraint.count)
    if constraint.count == 0 { #expect(findings.filter { $0.severity >= .warning } == []) }
  }

  @Test(arguments: [("nan", "Write a decimal number"), ("1e308", "Use a value within ±10,000,000")])
  func numbersThatNobodyCanLayOutWith(value: String, nextStep: String) throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("c", "a", "width", nil, nil, "constant=\"\(value)\""))
    let finding = try only(storyboard, .unusableConstraint)
    #expect(finding.message.contains(value))
    #expect(finding.nextStep == nextStep)
    #expect(!finding.message.contains(";"))
  }

  @Test func aConstraintUIKitRefuses() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("c", "a", "leading", "root", "left"))
    let finding = try only(storyboard, .unusableConstraint)
    #expect(finding.severity == .error)
    #expect(
      finding.message.hasPrefix("UIKit refuses view.leading = superview.left: A constraint cannot"))
    #expect(finding.message.last != ".")
  }

  @Test(arguments: [
    (1, "variations name 1 object that is"), (2, "variations name 2 objects that are"),
  ])
  func leftoversOfVariationsAreOneNote(count: Int, beginning: String) throws {
    let entries = (1...count).map { "<exclude reference=\"gone-\($0)\"/>" }.joined()
    let storyboard = try Storyboard(
      subviews: Element.view("a").replacing(
        "</view>",
        with:
          "<variation key=\"default\"><mask key=\"constraints\">\(entries)</mask></variation></view>"
      ),
      constraints: Element.place("a", [0, 0, 100, 100]))
    let finding = try only(storyboard, .unusableValue)
    #expect(finding.severity == .info)
    #expect(finding.message == "\(beginning) not in the document")
  }

  @Test func anUnknownElementIsANote() throws {
    let storyboard = try Storyboard(
      subviews: "<holographicView id=\"h\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
        + "height=\"9\"/></holographicView>")
    let finding = try only(storyboard, .unknownElement)
    #expect(finding.severity == .info)
    #expect(finding.message.contains("<holographicView>"))
  }

  @Test func twoObjectsWithOneID() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a") + Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100]))
    let finding = try only(storyboard, .duplicateID)
    #expect(finding.severity == .warning)
    #expect(finding.nextStep == "Give one of the objects another id")
  }
}
