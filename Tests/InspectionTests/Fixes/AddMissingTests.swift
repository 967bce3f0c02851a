import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// Constraints for what is ambiguous.
@MainActor
struct AddMissingTests {
  private func addMissing(
    _ storyboard: Storyboard, in selection: FixSelection = FixSelection()
  ) throws -> (FixFixture, FixOutcome) {
    let fixture = try FixFixture(storyboard)
    return (fixture, try fixture.fixes.resolve(.addMissing, in: selection))
  }

  /// Nothing is open then, and every view is where it was.
  private func expectSettled(_ fixture: FixFixture, _ outcome: FixOutcome, _ ids: [String]) throws {
    let after = try fixture.fixed(outcome.fix)
    #expect(outcome.leftAlone.isEmpty)
    #expect(after.openViews.isEmpty)
    #expect(after.fixes.solutions.flatMap(\.conflicts).isEmpty)
    for id in ids { #expect(after.frame(id) == fixture.frame(id)) }
  }

  @Test func theNearestEdgesAndAFixedSize() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]),
        constraints: Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"16\"")))
    try expectSettled(fixture, outcome, ["a"])
    #expect(
      try fixture.added(outcome.fix) == [
        "firstAttribute=height constant=50", "firstAttribute=width constant=100",
        "firstItem=a firstAttribute=top secondItem=safe secondAttribute=top constant=20",
      ])
    #expect(
      outcome.fix?.edits.map { $0.summary.prefix { $0 != "(" } }.sorted() == [
        "adds view.height = 50, as it has no natural height ",
        "adds view.top = Safe Area.top + 20, as its superview is the nearest on that side ",
        "adds view.width = 100, as it has no natural width ",
      ])
  }

  @Test func anExtentIsInTheViewItselfAndADistanceInTheSuperview() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.view("a", [16, 40, 100, 50]),
        constraints: Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"16\"")))
    let changed = try fixture.fixed(outcome.fix).fixes.document
    let view = try #require(changed.element(id: "a"))
    #expect(view.children(of: "constraints").map { $0["firstAttribute"] }.count == 2)
    #expect(view.children.map(\.name) == ["rect", "color", "constraints"])
    #expect(changed.element(id: "root")?.children(of: "constraints").count == 2)
  }

  @Test func aNeighborIsNearerThanTheSuperview() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.view("a", [0, 20, 100, 50]) + Element.view("b", [0, 78, 100, 50]),
        constraints: Element.place("a", [0, 20, 100, 50])
          + Element.constraint("bx", "b", "leading", "root", "leading")
          + Element.constraint("bw", "b", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("bh", "b", "height", nil, nil, "constant=\"50\"")))
    try expectSettled(fixture, outcome, ["a", "b"])
    #expect(
      try fixture.added(outcome.fix) == [
        "firstItem=b firstAttribute=top secondItem=a secondAttribute=bottom constant=8"
      ])
  }

  @Test func aNeighborThatIsPinnedToItsFrameStaysSo() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.view("a", [0, 20, 100, 50], attributes: "fixedFrame=\"YES\"")
          + Element.view("b", [0, 78, 100, 50]),
        constraints: Element.constraint("bx", "b", "leading", "root", "leading")
          + Element.constraint("bw", "b", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("bh", "b", "height", nil, nil, "constant=\"50\"")))
    try expectSettled(fixture, outcome, ["a", "b"])
    #expect(try fixture.text(outcome.fix).contains("fixedFrame"))
    #expect(
      try fixture.added(outcome.fix) == [
        "firstItem=b firstAttribute=top secondItem=safe secondAttribute=top constant=58"
      ])
  }

  @Test func aViewThatFillsItsSuperviewGetsTheFarEdge() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.view("a", [16, 20, 343, 50]),
        constraints: Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"16\"")
          + Element.constraint("y", "a", "top", "safe", "top")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"50\"")))
    try expectSettled(fixture, outcome, ["a"])
    #expect(
      try fixture.added(outcome.fix) == [
        "firstItem=safe firstAttribute=trailing secondItem=a secondAttribute=trailing constant=16"
      ])
  }

  @Test func aViewInTheMiddleIsCentered() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.view("a", [137.5, 20, 100, 50]),
        constraints: Element.constraint("y", "a", "top", "safe", "top")
          + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"50\"")))
    try expectSettled(fixture, outcome, ["a"])
    #expect(
      try fixture.added(outcome.fix) == [
        "firstItem=a firstAttribute=centerX secondItem=root secondAttribute=centerX"
      ])
  }

  @Test func whatHasANaturalSizeGetsAPositionOnly() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.label("l", "Title", [16, 40, 37, 20.5]),
        constraints: Element.constraint("x", "l", "leading", "safe", "leading", "constant=\"16\"")))
    try expectSettled(fixture, outcome, ["l"])
    #expect(
      try fixture.added(outcome.fix) == [
        "firstItem=l firstAttribute=top secondItem=safe secondAttribute=top constant=20"
      ])
  }

  @Test func onlyTheSelectedViewIsChanged() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [16, 40, 100, 50]) + Element.view("b", [16, 140, 100, 50]),
      constraints: Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"16\"")
        + Element.constraint("bx", "b", "leading", "safe", "leading", "constant=\"16\""))
    let (fixture, outcome) = try addMissing(storyboard, in: FixSelection(viewID: "b"))
    #expect(try fixture.added(outcome.fix).allSatisfy { !$0.contains("=a ") })
    #expect(try fixture.fixed(outcome.fix).openViews == ["a"])
    #expect(throws: FixError.unknownView(id: "none", path: "Test.storyboard")) {
      try fixture.fixes.resolve(.addMissing, in: FixSelection(viewID: "none"))
    }
    #expect(throws: FixError.unknownScene(name: "none", path: "Test.storyboard")) {
      try fixture.fixes.resolve(.addMissing, in: FixSelection(scene: "none"))
    }
    let scene = try fixture.fixes.resolve(.addMissing, in: FixSelection(scene: "Scene"))
    #expect(try fixture.fixed(scene.fix).openViews.isEmpty)
  }

  @Test func arrangedViewsGetExtentsOnly() throws {
    let stack = """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="20" width="375" height="100"/>
      <subviews>\(Element.view("a", [0, 0, 375, 60]))\(Element.view("b", [0, 60, 375, 40]))</subviews>
      </stackView>
      """
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: stack,
        constraints: Element.constraint("x", "s", "leading", "root", "leading")
          + Element.constraint("w", "root", "trailing", "s", "trailing")
          + Element.constraint("y", "s", "top", "safe", "top")))
    let after = try fixture.fixed(outcome.fix)
    #expect(after.openViews.isEmpty)
    #expect(
      try fixture.added(outcome.fix).allSatisfy { $0.hasPrefix("firstAttribute=height constant=") })
  }

  @Test func viewsInTableCellsAreTiedToTheContentView() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.tableCell(
          views: Element.label("l", "Title", [16, 12, 37, 20.5]),
          constraints: Element.constraint(
            "y", "l", "centerY", "content", "centerY")),
        constraints: Element.constraint("x", "table", "leading", "root", "leading")
          + Element.constraint("w", "root", "trailing", "table", "trailing")
          + Element.constraint("t", "table", "top", "root", "top")
          + Element.constraint("b", "root", "bottom", "table", "bottom")))
    try expectSettled(fixture, outcome, ["l"])
    #expect(try fixture.added(outcome.fix).count == 1)
    #expect(
      try fixture.added(outcome.fix).allSatisfy { $0.contains("secondItem=content") })
  }

  @Test func aCellServesWhereItsContentViewHasNoID() throws {
    let cell = Element.tableCell(
      views: Element.label("l", "Title", [16, 12, 37, 20.5]),
      constraints: Element.constraint("x", "l", "leading", "content", "leading", "constant=\"16\""))
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: cell.replacing("\"content\"", with: "\"cell\"")
          .replacing("tableViewCell=\"cell\" id=\"cell\"", with: "tableViewCell=\"cell\""),
        constraints: Element.constraint("tx", "table", "leading", "root", "leading")
          + Element.constraint("w", "root", "trailing", "table", "trailing")
          + Element.constraint("t", "table", "top", "root", "top")
          + Element.constraint("b", "root", "bottom", "table", "bottom")))
    try expectSettled(fixture, outcome, ["l"])
  }

  @Test func withoutASafeAreaTheSuperviewAndTheLayoutGuidesServe() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="12000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
      <viewControllerLayoutGuide type="bottom" id="bot"/></layoutGuides>
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="30" y="40" width="100" height="50"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
      </view></viewController></objects></scene></scenes></document>
      """
    let fixture = try FixFixture(bytes: Array(text.utf8))
    let outcome = try fixture.fixes.resolve(.addMissing)
    try expectSettled(fixture, outcome, ["a"])
    #expect(
      try fixture.added(outcome.fix) == [
        "firstItem=a firstAttribute=leading secondItem=root secondAttribute=leading constant=30",
        "firstItem=a firstAttribute=top secondItem=top secondAttribute=bottom constant=20",
      ])
  }

  @Test func aViewThatIsPinnedToItsFrameIsFreedWhereItIsAskedFor() throws {
    let pinned = Element.view("a", [16, 40, 100, 50]).replacing(
      "<view ", with: "<view fixedFrame=\"YES\" ")
    let storyboard = try Storyboard(subviews: pinned, constraints: "")
    let (fixture, outcome) = try addMissing(storyboard, in: FixSelection(viewID: "a"))
    try expectSettled(fixture, outcome, ["a"])
    #expect(try fixture.added(outcome.fix).count == 4)
    let after = try fixture.fixed(outcome.fix)
    #expect(after.fixes.document.element(id: "a")?["fixedFrame"] == nil)
    #expect(after.frame("a") == [16, 40, 100, 50])
    #expect(try fixture.fixes.resolve(.addMissing) == FixOutcome())
  }

  /// Readable margins follow the width of the pass before, so that a scroll view whose width follows from its text is
  /// elsewhere after every pass.
  @Test func whatLayingOutOnceMoreMovesIsTriedInTheDocument() throws {
    let text = String(repeating: "A line that is longer than every screen. ", count: 8)
    let label = Element.label("l", text, [20, 0, 1000, 20.5])
    let scroll = """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view contentMode="scaleToFill" layoutMarginsFollowReadableWidth="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>\(label)</subviews>
      <constraints>\(Element.constraint("t", "l", "top", "c", "topMargin"))\
      \(Element.constraint("x", "l", "leading", "c", "leadingMargin"))\
      \(Element.constraint("z", "c", "trailingMargin", "l", "trailing"))\
      \(Element.constraint("b", "c", "bottomMargin", "l", "bottom"))</constraints></view></subviews>
      <constraints>\(Element.constraint("cb", "s", "bottom", "c", "bottom"))\
      \(Element.constraint("cz", "s", "trailing", "c", "trailing"))\
      \(Element.constraint("cw", "c", "width", "s", "width"))</constraints>
      </scrollView>
      """
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: scroll,
        constraints: Element.constraint("st", "s", "top", "root", "top")
          + Element.constraint("sx", "s", "leading", "root", "leading")
          + Element.constraint("sb", "root", "bottom", "s", "bottom")))
    #expect(fixture.openViews == ["s", "c"])
    #expect(try fixture.fixed(outcome.fix).openViews.isEmpty)
    #expect(try fixture.fixed(outcome.fix).frame("c") == fixture.frame("c"))
  }

  /// A view that lies half a point beside the middle is centered; one that is tied to it with a multiplier would be moved
  /// by a whole point.
  @Test func anExactDistanceServesWhereARoundOneMovesATiedView() throws {
    let (fixture, outcome) = try addMissing(
      Storyboard(
        subviews: Element.view("a", [138, 20, 100, 50]) + Element.view("b", [276, 80, 50, 50])
          + Element.view("c", [138, 140, 99.5, 50]),
        constraints: Element.constraint("ay", "a", "top", "safe", "top")
          + Element.constraint("aw", "a", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("ah", "a", "height", nil, nil, "constant=\"50\"")
          + Element.constraint("bx", "b", "leading", "a", "leading", "multiplier=\"2\"")
          + Element.constraint("by", "b", "top", "safe", "top", "constant=\"60\"")
          + Element.constraint("bh", "b", "height", nil, nil, "constant=\"50\"")
          + Element.constraint("cy", "c", "top", "safe", "top", "constant=\"120\"")
          + Element.constraint("cw", "c", "width", nil, nil, "constant=\"99.5\"")
          + Element.constraint("ch", "c", "height", nil, nil, "constant=\"50\"")))
    try expectSettled(fixture, outcome, ["a", "b", "c"])
    #expect(
      try fixture.added(outcome.fix) == [
        "firstAttribute=width constant=50",
        "firstItem=a firstAttribute=centerX secondItem=root secondAttribute=centerX constant=0.5",
        "firstItem=c firstAttribute=centerX secondItem=root secondAttribute=centerX",
      ])
  }

  @Test func nothingIsChangedWhereNothingIsOpen() throws {
    let (_, outcome) = try addMissing(
      Storyboard(
        subviews: Element.view("a", [0, 0, 9, 9]), constraints: Element.place("a", [0, 0, 9, 9])))
    #expect(outcome == FixOutcome())
  }
}
