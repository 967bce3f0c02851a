import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// The other commands of the Resolve menu.
@MainActor
struct ResolveCommandTests {
  private static let misplaced = Element.view(
    "a", [16, 90, 100, 50], attributes: "misplaced=\"YES\"")

  @Test func framesBecomeWhatConstraintsGive() throws {
    let fixture = try FixFixture(
      Storyboard(subviews: Self.misplaced, constraints: Element.place("a", [16, 40, 100, 50])))
    let outcome = try fixture.fixes.resolve(.updateFrames)
    let text = try fixture.text(outcome.fix)
    #expect(
      text.contains("<rect key=\"frame\" x=\"16.0\" y=\"40\" width=\"100.0\" height=\"50.0\"/>"))
    #expect(!text.contains("misplaced"))
    #expect(try fixture.fixed(outcome.fix).fixes.resolve(.updateFrames) == FixOutcome())
  }

  @Test func framesOfWhatIsAmbiguousAreLeft() throws {
    let fixture = try FixFixture(
      Storyboard(
        subviews: Self.misplaced,
        constraints: Element.constraint("y", "a", "top", "root", "top", "constant=\"40\"")))
    #expect(try fixture.fixes.resolve(.updateFrames).fix == nil)
  }

  @Test func constantsBecomeWhatFramesSay() throws {
    let fixture = try FixFixture(
      Storyboard(subviews: Self.misplaced, constraints: Element.place("a", [16, 40, 100, 50])))
    let outcome = try fixture.fixes.resolve(.updateConstants)
    let after = try fixture.fixed(outcome.fix)
    #expect(after.frame("a") == [16, 90, 100, 50])
    #expect(after.fixes.document.element(id: "a-y")?["constant"] == "90")
    #expect(after.fixes.document.element(id: "a-x")?["constant"] == "16.0")
    #expect(after.fixes.document.element(id: "a")?["misplaced"] == nil)
  }

  @Test func aConstantOfAVariationIsChangedThere() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="y">
      <variation key="heightClass=regular-widthClass=compact" constant="40"/></constraint>
      """
    let fixture = try FixFixture(
      Storyboard(
        subviews: Self.misplaced,
        constraints: constraints
          + Element.constraint("x", "a", "leading", "root", "leading", "constant=\"16\"")
          + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"50\"")))
    let outcome = try fixture.fixes.resolve(.updateConstants)
    let text = try fixture.text(outcome.fix)
    #expect(text.contains("widthClass=compact\" constant=\"90\"/>"))
    #expect(try fixture.fixed(outcome.fix).frame("a") == [16, 90, 100, 50])
  }

  @Test func aSymbolicConstantBecomesANumber() throws {
    let fixture = try FixFixture(
      Storyboard(
        subviews: Self.misplaced,
        constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"16\"")
          + Element.constraint(
            "y", "a", "top", "root", "top", "constant=\"8\" symbolic=\"YES\"")
          + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"50\"")))
    let changed = try fixture.fixed(fixture.fixes.resolve(.updateConstants).fix)
    let constraint = changed.fixes.document.element(id: "y")
    #expect(constraint?["constant"] == "90")
    #expect(constraint?["symbolic"] == nil)
  }

  @Test func clearingRemovesAllAndPinsTheViews() throws {
    let fixture = try FixFixture(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]) + Element.view("b", [0, 90, 9, 9]),
        constraints: Element.place("a", [16, 40, 100, 50]) + Element.place("b", [0, 90, 9, 9])))
    let all = try fixture.fixes.resolve(.clear)
    #expect(!(try fixture.text(all.fix)).contains("<constraint"))
    #expect(all.fix?.edits.count == 10)
    let one = try fixture.fixes.resolve(.clear, in: FixSelection(viewID: "a"))
    let after = try fixture.fixed(one.fix).fixes.document
    #expect(after.element(id: "root")?.children(of: "constraints").count == 4)
    #expect(after.element(id: "a")?["fixedFrame"] == "YES")
    #expect(after.element(id: "b")?["fixedFrame"] == nil)
  }

  @Test func aConstraintWithAnOutletIsNotCleared() throws {
    let fixture = try FixFixture(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]),
        constraints: Element.place("a", [16, 40, 100, 50]),
        scenes: "<scene sceneID=\"t\"><objects><customObject id=\"o\"><connections>"
          + "<outlet property=\"top\" destination=\"a-y\" id=\"out\"/></connections></customObject>"
          + "</objects></scene>"))
    let outcome = try fixture.fixes.resolve(.clear)
    #expect(try fixture.fixed(outcome.fix).fixes.document.element(id: "a-y") != nil)
    #expect(
      outcome.leftAlone.map(\.message) == [
        "view.top = superview.top + 40 (a-y) is left, as an outlet leads to it"
      ])
  }

  @Test func entriesOfVariationsGoWithTheirConstraint() throws {
    let constraints =
      Element.place("a", [16, 40, 100, 50])
      + "</constraints><variation key=\"default\"><mask key=\"constraints\">"
      + "<exclude reference=\"a-h\"/></mask></variation><constraints>"
    let storyboard = try Storyboard(
      subviews: Element.view("a", [16, 40, 100, 50]), constraints: constraints)
    let text = try String(contentsOfFile: storyboard.path, encoding: .utf8)
      .replacing("<constraints>\n</constraints>", with: "")
    let fixture = try FixFixture(bytes: Array(text.utf8))
    let cleared = try fixture.text(fixture.fixes.resolve(.clear).fix)
    #expect(!cleared.contains("variation"))
    #expect(!cleared.contains("exclude"))
  }

  @Test func suggestedConstraintsReplaceTheOthersAndMoveNothing() throws {
    let fixture = try FixFixture(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]),
        constraints: Element.constraint(
          "c", "a", "centerX", "root", "centerX", "constant=\"-121.5\"")
          + Element.constraint("d", "root", "bottom", "a", "bottom", "constant=\"577\"")
          + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"50\"")))
    let outcome = try fixture.fixes.resolve(.resetToSuggested)
    let after = try fixture.fixed(outcome.fix)
    #expect(after.frame("a") == [16, 40, 100, 50])
    #expect(after.openViews.isEmpty)
    #expect(
      try fixture.added(outcome.fix) == [
        "firstAttribute=height constant=50", "firstAttribute=width constant=100",
        "firstItem=a firstAttribute=leading secondItem=safe secondAttribute=leading constant=16",
        "firstItem=a firstAttribute=top secondItem=safe secondAttribute=top constant=20",
      ])
  }

  @Test(arguments: ["\n", "\r\n"])
  func lineEndsAndIndentationAreKept(newline: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      \t<device id="retina4_7" orientation="portrait"/>
      \t<objects>
      \t\t<view contentMode="scaleToFill" id="root">
      \t\t\t<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \t\t\t<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \t\t\t<subviews>
      \t\t\t\t<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      \t\t\t\t\t<rect key="frame" x="30" y="40" width="100" height="50"/>
      \t\t\t\t</view>
      \t\t\t</subviews>
      \t\t</view>
      \t</objects>
      </document>

      """.replacing("\n", with: newline)
    let fixture = try FixFixture(bytes: Array(text.utf8))
    let changed = try fixture.text(fixture.fixes.resolve(.addMissing).fix)
    let lines = changed.components(separatedBy: newline)
    #expect(lines.filter { $0 == "\t\t\t<constraints>" }.count == 1)
    #expect(lines.filter { $0 == "\t\t\t\t\t<constraints>" }.count == 1)
    #expect(lines.filter { $0.hasPrefix("\t\t\t\t\t\t<constraint first") }.count == 2)
    #expect(changed.filter { $0 == "\n" || $0 == "\r\n" }.count == lines.count - 1)
    let kept = text.components(separatedBy: newline)
    #expect(lines.filter { kept.contains($0) } == kept)
  }
}
