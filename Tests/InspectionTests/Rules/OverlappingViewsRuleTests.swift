import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct OverlappingViewsRuleTests {
  private func overlaps(
    _ second: [Double], stored: [Double], attributes: String = "", more: String = "",
    moreConstraints: String = ""
  ) throws -> [Finding] {
    try Storyboard(
      subviews: Element.label("a", "A title", [20, 40, 200, 21])
        + Element.label("b", "Another title", stored, attributes: attributes) + more,
      constraints: Element.place("a", [20, 40, 200, 21]) + Element.place("b", second)
        + moreConstraints
    ).findings().filter { $0.rule == .overlappingViews }
  }

  @Test func textOverTextIsFound() throws {
    let finding = try #require(try overlaps([20, 50, 200, 21], stored: [20, 100, 200, 21]).first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("lies over \"A title\" label by"))
    #expect(finding.objectIDs == ["b", "a"])
    #expect(finding.message.count <= 200)
  }

  /// A dialog lies over a veil that covers what is below.
  @Test(arguments: [(0.5, [Finding.Severity]()), (0, [.warning])])
  func aDialogIsMeantToCover(opacity: Double, severities: [Finding.Severity]) throws {
    let veil = Element.view("veil", [0, 0, 375, 667], opacity: opacity)
    let dialog = Element.label("b", "Another title", [20, 300, 200, 21])
    let cover = Element.view(
      "cover", [0, 0, 375, 667], opacity: 0,
      children: "<subviews>\(veil)\(dialog)</subviews><constraints>"
        + Element.place("veil", [0, 0, 375, 667], in: "cover")
        + Element.place("b", [20, 50, 200, 21], in: "cover") + "</constraints>")
    let found = try Storyboard(
      subviews: Element.label("a", "A title", [20, 40, 200, 21]) + cover,
      constraints: Element.place("a", [20, 40, 200, 21])
        + Element.place("cover", [0, 0, 375, 667])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(found.map(\.severity) == severities)
  }

  /// Unless there are signs of a mistake (`UnmeantOverlapsTests`).
  @Test func whatTheDocumentShowsIsMeant() throws {
    let findings = try Storyboard(
      subviews: Element.label("a", "A title", [20, 40, 200, 21])
        + Element.label("b", "Label", [20, 50, 200, 21]),
      constraints: Element.place("a", [20, 40, 200, 21]) + Element.place("b", [20, 50, 200, 21])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.isEmpty)
  }

  @Test func viewsApartAndHiddenOnesAreNot() throws {
    #expect(try overlaps([20, 61, 200, 21], stored: [20, 100, 200, 21]).isEmpty)
    #expect(
      try overlaps([20, 50, 200, 21], stored: [20, 100, 200, 21], attributes: "hidden=\"YES\"")
        .isEmpty)
  }

  @Test func picturesOverOneAnotherAreANote() throws {
    let picture = { (id: String, frame: [Double]) in
      Element.view(id, frame).replacing("<view ", with: "<imageView ")
        .replacing("</view>", with: "</imageView>")
    }
    let findings = try Storyboard(
      subviews: picture("a", [20, 40, 100, 100]) + picture("b", [20, 300, 100, 100]),
      constraints: Element.place("a", [20, 40, 100, 100]) + Element.place("b", [40, 100, 100, 100])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.map(\.severity) == [.info])
  }

  /// Where a button without picture still has the title that Interface Builder gives it, code gives it another one.
  @Test(arguments: [("Button", Finding.Severity.info), ("Send it to all", .warning)])
  func aButtonWithoutATitleOfItsOwnIsANote(title: String, severity: Finding.Severity) throws {
    func button(_ id: String, _ y: Double) -> String {
      """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="120" height="40"/>
      <state key="normal" title="\(title)"/></button>
      """
    }
    let findings = try Storyboard(
      subviews: button("a", 40) + button("b", 300),
      constraints: Element.place("a", [20, 40, 120, 40]) + Element.place("b", [20, 46, 120, 40])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.map(\.severity) == [severity])
  }

  /// A button that shows nothing is room to touch; one with a title hides the text behind it.
  @Test(arguments: [("", [Finding.Severity.info]), ("title=\"Send it to all\"", [.warning])])
  func aButtonThatShowsNothing(title: String, severities: [Finding.Severity]) throws {
    let findings = try Storyboard(
      subviews: Element.label("a", "A title", [20, 40, 200, 21]) + """
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="20" y="300" width="120" height="40"/>
        <state key="normal" \(title)/></button>
        """,
      constraints: Element.place("a", [20, 40, 200, 21]) + Element.place("b", [20, 46, 120, 40])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.map(\.severity) == severities)
  }

  /// The end of a picture in front of a text hides nothing of it.
  @Test(arguments: [
    (true, 60.0, Finding.Severity.warning), (false, 60, .warning), (false, 57, .info),
  ])
  func aTextAndAPicture(isTextInFront: Bool, end: Double, severity: Finding.Severity) throws {
    let label = Element.label("a", "A title of some length", [20, 200, 200, 21])
    let picture = Element.view("b", [20, 20, 120, 40]).replacing("<view ", with: "<imageView ")
      .replacing("</view>", with: "</imageView>")
    let findings = try Storyboard(
      subviews: isTextInFront ? picture + label : label + picture,
      constraints: Element.place("a", [20, 53, 200, 21])
        + Element.place("b", [20, end - 40, 120, 40])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test func aSliverIsANote() throws {
    let findings = try overlaps([20, 58.5, 200, 21], stored: [20, 100, 200, 21])
    #expect(findings.map(\.severity) == [.info])
  }

  /// Corners of 15 and 30 by 5 points.
  @Test(arguments: [(15.0, Finding.Severity.info), (40.0, .warning)])
  func aCornerIsANote(width: Double, severity: Finding.Severity) throws {
    func button(_ id: String, _ frame: [Double]) -> String {
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="roundedRect" \
      backgroundImage="card" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
      <color key="backgroundColor" white="0" alpha="1" \
      colorSpace="calibratedWhite"/></button>
      """
    }
    let findings = try Storyboard(
      subviews: button("a", [20, 40, 100, 30]) + button("b", [200, 200, 100, 30]),
      constraints: Element.place("a", [20, 40, 100, 30])
        + Element.place("b", [120 - width, 65, 100, 30])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test func aSignThatStandsForAValueIsANote() throws {
    let findings = try Storyboard(
      subviews: Element.label("a", "– – – – –", [20, 40, 200, 21])
        + Element.label("b", "Another title", [20, 100, 200, 21]),
      constraints: Element.place("a", [20, 40, 200, 21]) + Element.place("b", [20, 50, 200, 21])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func customClassesAreNotes() throws {
    let findings = try overlaps(
      [20, 50, 200, 21], stored: [20, 100, 200, 21], attributes: "customClass=\"Ticker\"")
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func overlapsOfOneCauseAreOneFinding() throws {
    let findings = try overlaps(
      [20, 50, 200, 21], stored: [20, 100, 200, 21],
      more: Element.label("c", "A third title", [20, 140, 200, 21]),
      moreConstraints: Element.place("c", [20, 60, 200, 21]))
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasSuffix(", and 1 more overlap") == true)
  }

  /// A view that fills the holder of a label and lies over it, with a label of its own.
  private func covered(opacity: Double) throws -> [Finding] {
    let cover = Element.view(
      "cover", [0, 0, 200, 60], opacity: opacity,
      children: "<subviews>\(Element.label("b", "Another title", [0, 0, 200, 21]))</subviews>"
        + "<constraints>\(Element.place("b", [0, 0, 200, 21], in: "cover"))</constraints>")
    return try Storyboard(
      subviews: Element.view(
        "holder", [20, 40, 200, 60],
        children: "<subviews>\(Element.label("a", "A title", [0, 30, 200, 21]))\(cover)</subviews>"
          + "<constraints>\(Element.place("a", [0, 0, 200, 21], in: "holder"))"
          + "\(Element.place("cover", [0, 0, 200, 60], in: "holder"))</constraints>"),
      constraints: Element.place("holder", [20, 40, 200, 60])
    ).findings().filter { $0.rule == .overlappingViews }
  }

  @Test func anOpaqueViewReplacesWhatItCovers() throws {
    #expect(try covered(opacity: 1).isEmpty)
    #expect(try covered(opacity: 0.5).map(\.severity) == [.warning])
  }

  @Test func whatAConflictPutsThereIsLeftToIt() throws {
    let findings = try overlaps(
      [20, 50, 200, 21], stored: [20, 100, 200, 21],
      moreConstraints: Element.constraint("y2", "b", "top", "root", "top", "constant=\"52\""))
    #expect(findings.isEmpty)
  }

  @Test func aViewOutsideExplainsWhatItLiesOver() throws {
    func findings(width: Double) throws -> [Finding] {
      try Storyboard(
        subviews: Element.view(
          "holder", [20, 40, 100, 21],
          children:
            "<subviews>\(Element.label("a", "A considerably longer title", [0, 0, 90, 21]))</subviews>"
            + "<constraints>\(Element.place("a", [0, 0, width, 21], in: "holder"))</constraints>")
          + Element.label("b", "Another title", [230, 40, 100, 21]),
        constraints: Element.place("holder", [20, 40, 100, 21])
          + Element.place("b", [122, 40, 100, 21])
      ).findings()
    }
    let found = try findings(width: 220)
    #expect(found.filter { $0.rule == .outsideSuperview }.map(\.severity) == [.warning])
    #expect(found.filter { $0.rule == .overlappingViews }.map(\.severity) == [.info])
  }

  /// The title of a button 120 points wide is in its middle.
  @Test(arguments: [(60.0, Finding.Severity.warning), (110.0, .info)])
  func onlyTheRoomAroundATitleIsANote(x: Double, severity: Finding.Severity) throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="40" width="120" height="30"/>
      <state key="normal" title="Go"/></button>
      """
    let findings = try Storyboard(
      subviews: button + Element.label("b", "Another title", [200, 40, 120, 30]),
      constraints: Element.place("a", [20, 40, 120, 30]) + Element.place("b", [x, 40, 120, 30])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.map(\.severity) == [severity])
  }

  /// A picture at the back with two labels on it, and a third over its lower edge.
  @Test(arguments: [(375.0, 0), (300.0, 1)])
  func aBackgroundIsAsWideAsWhatIsAroundIt(width: Double, count: Int) throws {
    let picture = Element.view("p", [0, 0, width, 200])
      .replacing("<view ", with: "<imageView ").replacing("</view>", with: "</imageView>")
    let findings = try Storyboard(
      subviews: picture + Element.label("a", "A title", [20, 20, 200, 21])
        + Element.label("b", "Another title", [20, 60, 200, 21])
        + Element.label("c", "A third title", [20, 300, 200, 21]),
      constraints: Element.place("p", [0, 0, width, 200]) + Element.place("a", [20, 20, 200, 21])
        + Element.place("b", [20, 60, 200, 21]) + Element.place("c", [20, 190, 200, 21])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.count == count)
  }

  /// The content view of an item of a collection has no id in most documents.
  @Test(arguments: ["", "id=\"content\"", "id=\"content\" misplaced=\"YES\""])
  func aContentViewWithoutAnIDIsKnown(attributes: String) throws {
    func severities(stored: [Double]) throws -> [Finding.Severity] {
      try Storyboard(text: Self.item(attributes, stored: stored, at: 40), name: "Item.xib")
        .findings().filter { $0.rule == .overlappingViews }.map(\.severity)
    }
    #expect(try severities(stored: [10, 100, 180, 21]) == [.warning])
    #expect(try severities(stored: [10, 40, 180, 21]) == [], "its author saw it")
  }

  /// An item of a collection, 200 points wide and high, with a label at 30 and another one.
  private static func item(_ attributes: String, stored: [Double], at top: Double) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <collectionViewCell contentMode="scaleToFill" id="root">
    <rect key="frame" x="0" y="0" width="200" height="200"/>
    <view key="contentView" contentMode="center" \(attributes)>
    <rect key="frame" x="0" y="0" width="200" height="200"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>\(Element.label("a", "Label", [10, 30, 180, 21]))\
    \(Element.label("b", "Another title", stored))</subviews></view>
    <constraints>\(Element.place("a", [10, 30, 180, 21]))\(Element.place("b", [10, top, 180, 21]))\
    </constraints></collectionViewCell></objects></document>
    """
  }

  /// A name runs under a value and a button, which covers more of its height; but no letter of the two texts can be read.
  @Test func textOnTextIsSaidFirst() throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" buttonType="detailDisclosure" \
      translatesAutoresizingMaskIntoConstraints="NO" id="more">
      <rect key="frame" x="330" y="40" width="25" height="30"/></button>
      """
    let findings = try Storyboard(
      subviews: Element.label(
        "name", "The name of something that is as long as that", [20, 40, 100, 21])
        + Element.label("value", "1,200", [270, 50, 50, 21]) + button,
      constraints: Element.place("name", [20, 40, 340, 21])
        + Element.place("value", [270, 50, 50, 21]) + Element.place("more", [330, 40, 25, 30])
    ).findings().filter { $0.rule == .overlappingViews }
    #expect(findings.map { $0.objectIDs.prefix(2) } == [["value", "name"]])
  }

  /// A picture of 12 points in the line of a text, and one on the corner of the text.
  @Test(arguments: [(40.0, 44.0, 1), (14.0, 34.0, 0)])
  func aPictureInTheLineOfATextHidesLetters(x: Double, y: Double, count: Int) throws {
    let picture = Element.view("p", [300, 44, 12, 12])
      .replacing("<view ", with: "<imageView ").replacing("</view>", with: "</imageView>")
    let findings = try Storyboard(
      subviews: Element.label("a", "A title of some length", [20, 40, 200, 21]) + picture,
      constraints: Element.place("a", [20, 40, 200, 21]) + Element.place("p", [x, y, 12, 12])
    ).findings().filter { $0.rule == .overlappingViews && $0.severity > .info }
    #expect(findings.count == count)
  }
}
