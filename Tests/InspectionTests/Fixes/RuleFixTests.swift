import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// Fixes of findings: each ends its finding and causes none.
@MainActor
struct RuleFixTests {
  private static let placed = Element.place("a", [16, 40, 100, 50])

  private func changed(
    _ rule: RuleID, constraints: String, subviews: String = Element.view("a", [16, 40, 100, 50])
  ) throws -> Document {
    let fixture = try FixFixture(Storyboard(subviews: subviews, constraints: constraints))
    let after = try fixture.fixed(fixture.fix(of: rule))
    #expect(!after.fixes.findings.contains { $0.rule == rule })
    return after.fixes.document
  }

  @Test func theExampleOfEveryRuleIsMended() throws {
    for rule in RuleFixes.rules where rule != .unusableValue {
      let faulty = try #require(RuleBook.rule(rule)).faulty
      let fixture = try FixFixture(bytes: Array(faulty.storyboard.utf8))
      let findings = fixture.fixes.findings.filter { $0.rule == rule }
      let isMended = findings.contains { !fixture.fixes.fixes(for: $0).isEmpty }
      #expect(findings.isEmpty || isMended, "\(rule) has no fix")
    }
  }

  @Test func theCopyWithoutAnOutletIsRemoved() throws {
    let copy = Element.constraint("copy", "a", "leading", "root", "leading", "constant=\"16.0\"")
    let document = try changed(.duplicateConstraint, constraints: Self.placed + copy)
    #expect(document.element(id: "copy") == nil)
    #expect(document.element(id: "a-x") != nil)
  }

  @Test func anOriginalIsRemovedWhereTheCopyHasAnOutlet() throws {
    let copy = Element.constraint("copy", "a", "leading", "root", "leading", "constant=\"16.0\"")
    let fixture = try FixFixture(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]), constraints: Self.placed + copy,
        scenes: "<scene sceneID=\"t\"><objects><customObject id=\"o\"><connections>"
          + "<outlet property=\"x\" destination=\"copy\" id=\"out\"/></connections></customObject>"
          + "</objects></scene>"))
    let document = try fixture.fixed(fixture.fix(of: .duplicateConstraint)).fixes.document
    #expect(document.element(id: "a-x") == nil)
    #expect(document.element(id: "copy") != nil)
  }

  @Test func aConstraintThatNeverActsIsRemoved() throws {
    let document = try changed(
      .ineffectiveConstraint,
      constraints: Self.placed
        + Element.constraint("weak", "a", "width", nil, nil, "priority=\"500\" constant=\"9\""))
    #expect(document.element(id: "weak") == nil)
  }

  @Test func leftAndRightBecomeLeadingAndTrailing() throws {
    let document = try changed(
      .leftRightAttribute,
      constraints: Element.constraint("x", "a", "left", "root", "leftMargin", "constant=\"0\"")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"40\"")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"50\""))
    #expect(document.element(id: "x")?["firstAttribute"] == "leading")
    #expect(document.element(id: "x")?["secondAttribute"] == "leadingMargin")
  }

  @Test func aConflictIsEndedByTheEditThatWasTried() throws {
    let document = try changed(
      .conflictingConstraints,
      constraints: Self.placed
        + Element.constraint("wide", "a", "width", nil, nil, "constant=\"240\""))
    #expect(document.element(id: "wide") == nil)
    #expect(document.element(id: "a-w") != nil)
  }

  @Test func aConflictingConstraintWithAnOutletIsLoweredInstead() throws {
    let fixture = try FixFixture(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]),
        constraints: Self.placed
          + Element.constraint("wide", "a", "width", nil, nil, "constant=\"240\""),
        scenes: "<scene sceneID=\"t\"><objects><customObject id=\"o\"><connections>"
          + "<outlet property=\"x\" destination=\"wide\" id=\"out\"/></connections></customObject>"
          + "</objects></scene>"))
    let finding = try #require(
      fixture.fixes.findings.first { $0.rule == .conflictingConstraints })
    let fix = fixture.fixes.fixes(for: finding).first {
      $0.edits.contains { $0.summary.contains("lowers") }
    }
    if let fix {
      let document = try fixture.fixed(fix).fixes.document
      #expect(document.element(id: "wide") != nil)
    }
  }

  @Test func aMissingObjectTakesItsConstraintAlong() throws {
    let document = try changed(
      .unusableConstraint,
      constraints: Self.placed + Element.constraint("gone", "none", "top", "root", "top"))
    #expect(document.element(id: "gone") == nil)
  }

  @Test func entriesOfVariationsForDeletedObjectsAreRemoved() throws {
    let entries = "<exclude reference=\"gone\"/><exclude reference=\"a-w\"/>"
    let variation =
      "<variation key=\"default\"><mask key=\"constraints\">\(entries)</mask></variation>"
    let view = Element.view("a", [16, 40, 100, 50]).replacing(
      "</view>", with: variation + "</view>")
    let document = try changed(.unusableValue, constraints: Self.placed, subviews: view)
    let left = document.root.descendants.filter { $0.name == "exclude" }.map { $0["reference"] }
    #expect(left == ["a-w"])
  }

  @Test func aValueThatCannotBeUsedHasNoFix() throws {
    let view = Element.label("l", "Title", [16, 40, 37, 20.5]).replacing(
      "pointSize=\"17\"", with: "pointSize=\"large\"")
    let fixture = try FixFixture(
      Storyboard(subviews: view, constraints: Element.place("l", [16, 40, 37, 20.5])))
    #expect(fixture.fixes.findings.contains { $0.rule == .unusableValue })
    #expect(try fixture.fix(of: .unusableValue) == nil)
  }

  @Test func constantsBetweenPixelsAreRounded() throws {
    let document = try changed(
      .fractionalConstant,
      constraints: Element.place("a", [16.333, 40, 100, 50]),
      subviews: Element.view("a", [16.5, 40, 100, 50]))
    #expect(document.element(id: "a-x")?["constant"] == "16")
  }

  @Test func viewsThatMoveWithAFixTakeTheirFramesAlong() throws {
    let text = """
      <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="4" id="y"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="x"/>
      """
    let fixture = try FixFixture(
      Storyboard(subviews: Element.label("l", "Title", [16, 4, 37, 20.5]), constraints: text))
    let findings = fixture.fixes.findings.filter { $0.rule == .unsafeArea }
    let fix = try #require(findings.first.flatMap { fixture.fixes.fixes(for: $0).first })
    let document = try fixture.fixed(fix).fixes.document
    #expect(document.element(id: "y")?["secondItem"] == "safe")
    #expect(document.element(id: "y")?["constant"] == "4")
    #expect(document.element(id: "l")?.child(key: "frame")?["y"] == "24")
    #expect(fix.edits.count == 2)
  }

  @Test func fixesOfSeveralFindingsAreMadeTogether() throws {
    let fixture = try FixFixture(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]),
        constraints: Self.placed
          + Element.constraint("weak", "a", "height", nil, nil, "priority=\"500\" constant=\"9\"")
          + Element.constraint("wide", "a", "width", nil, nil, "constant=\"240\"")))
    let outcome = fixture.fixes.fix(rules: nil) { _ in true }
    #expect(Set(outcome.fix?.rules ?? []) == [.ineffectiveConstraint, .conflictingConstraints])
    let after = try fixture.fixed(outcome.fix)
    #expect(after.fixes.document.element(id: "weak") == nil)
    #expect(after.fixes.document.element(id: "wide") == nil)
  }

  @Test func whatChoosesAmongDesignsIsMadeWhenAsked() throws {
    let fixture = try FixFixture(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]),
        constraints: Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"16\"")))
    #expect(fixture.fixes.fix(rules: nil) { _ in true }.fix == nil)
    let asked = fixture.fixes.fix(rules: [.ambiguousLayout]) { _ in true }
    #expect(try fixture.fixed(asked.fix).openViews.isEmpty)
    #expect(!fixture.fixes.fixes(forObject: "a").isEmpty)
    #expect(fixture.fixes.fixes(forObject: "root").isEmpty)
  }

  @Test func newIDsAreNewAndTheSameEveryTime() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [16, 40, 100, 50]),
      constraints: Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"16\""))
    let first = try FixFixture(storyboard)
    let second = try FixFixture(storyboard)
    let text = try first.text(first.fixes.resolve(.addMissing).fix)
    #expect(try second.text(second.fixes.resolve(.addMissing).fix) == text)
    let ids = text.matches(of: /id="([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})"/)
    #expect(ids.count == 3)
    var used = NewObjectIDs(in: try Document(bytes: Array(text.utf8), path: "x"))
    var again = NewObjectIDs(in: try Document(bytes: Array(text.utf8), path: "x"))
    let id = used.next(for: "a")
    #expect(used.next(for: "a") != id)
    #expect(again.next(for: "a") == id)
  }
}
