import Foundation
import InterfaceBuilder
import PangoText
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct ClippedTextRuleTests {
  private static let text = "A title that does not fit"

  private func clipped(
    _ text: String = text, width: Double = 80, height: Double = 21, attributes: String = ""
  ) throws -> [Finding] {
    try Storyboard(
      subviews: Element.label("a", text, [20, 40, width, height], attributes: attributes),
      constraints: Element.place("a", [20, 40, width, height])
    ).findings().filter { $0.rule == .clippedText }
  }

  @Test func theRoomThatIsMissingIsSaid() throws {
    let finding = try #require(try clipped().first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("is cut off: it needs"))
    #expect(finding.message.hasSuffix("of width and has 80"))
    #expect(try #require(finding.amount) > 80)
    #expect(finding.message.count <= 200)
  }

  @Test func textThatFitsWrapsOrShrinksIsNot() throws {
    #expect(try clipped(width: 300).isEmpty)
    #expect(try clipped(height: 120, attributes: "numberOfLines=\"0\"").isEmpty)
    #expect(
      try clipped(width: 150, attributes: "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"")
        .isEmpty)
    #expect(
      try clipped(width: 150, attributes: "adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\"")
        .isEmpty)
    #expect(
      try clipped(
        width: 120, height: 21, attributes: "numberOfLines=\"0\" minimumFontSize=\"6\""
      ).isEmpty)
  }

  /// The words of the first have room.
  @Test(arguments: [
    ("   Opening hours   ", 115.0, Finding.Severity.info), ("Opening hours", 95, .warning),
  ])
  func spacesAroundATextMayBeCutOff(text: String, width: Double, severity: Finding.Severity) throws
  {
    #expect(try clipped(text, width: width).map(\.severity) == [severity])
  }

  /// Nobody sees the text of a panel that is folded away below what cuts it off.
  @Test(arguments: [
    (140.0, "clipsSubviews=\"YES\"", Finding.Severity.info),
    (40, "clipsSubviews=\"YES\"", .warning),
    (140, "", .warning),
  ])
  func aTextThatIsCutOffAroundIsANote(
    top: Double, attributes: String, severity: Finding.Severity
  ) throws {
    let label = Element.label("a", Self.text, [20, 0, 80, 21])
    let bar = Element.view(
      "bar", [0, top, 375, 40],
      children: "<subviews>\(label)</subviews><constraints>"
        + Element.place("a", [20, 0, 80, 21], in: "bar") + "</constraints>")
    let head = Element.view(
      "head", [0, 0, 375, 140], attributes: attributes,
      children: "<subviews>\(bar)</subviews><constraints>"
        + Element.place("bar", [0, top, 375, 40], in: "head") + "</constraints>")
    let found = try Storyboard(
      subviews: head, constraints: Element.place("head", [0, 0, 375, 140])
    ).findings().filter { $0.rule == .clippedText }
    #expect(found.map(\.severity) == [severity])
  }

  @Test func hiddenAndEmptyTextIsNot() throws {
    #expect(try clipped(attributes: "hidden=\"YES\"").isEmpty)
    #expect(try clipped("").isEmpty)
  }

  @Test(arguments: [
    "horizontalCompressionResistancePriority=\"250\"",
    "customClass=\"Ticker\"",
  ])
  func whatItsAuthorAllowsIsANote(attributes: String) throws {
    let findings = try clipped(height: 44, attributes: attributes)
    #expect(findings.map(\.severity) == [.info])
  }

  /// Of a line of dashes nobody misses the end.
  @Test(arguments: [
    ("- - - - - - - - - - - - - - - -", Finding.Severity.info), ("________________", .info),
    ("----------------- or", .warning), ("5 5 5 5 5 5 5 5 5 5 5 5 5", .warning),
  ])
  func linesOfSignsAreNotes(text: String, severity: Finding.Severity) throws {
    #expect(try clipped(text).map(\.severity) == [severity])
  }

  @Test func standInsAreNotes() throws {
    #expect(try clipped("Label", width: 20).map(\.severity) == [.info])
    #expect(try clipped("Lorem ipsum dolor sit amet").map(\.severity) == [.info])
  }

  @Test func aLineThatLacksOnlyItsLeadingIsANote() throws {
    #expect(try clipped(width: 300, height: 18).map(\.severity) == [.info])
    #expect(try clipped(width: 300, height: 10).map(\.severity) == [.warning])
  }

  @Test func whatAConflictIsAboutIsLeftToIt() throws {
    let findings = try Storyboard(
      subviews: Element.label("a", Self.text, [20, 40, 80, 21]),
      constraints: Element.place("a", [20, 40, 80, 21])
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"90\"")
    ).findings()
    #expect(findings.map(\.rule) == [.conflictingConstraints])
  }

  private func clippedInCell(
    style: String, y: Double
  ) throws -> [Finding] {
    try Storyboard(
      subviews: """
        <tableView dataMode="static" style="plain" rowHeight="44" id="table" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="\(y)"/>
        <sections><tableViewSection id="section"><cells><tableViewCell id="cell" rowHeight="44" \(style)>
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews>\(Element.label("a", Self.text, [16, 0, 80, 44]))</subviews>
        <constraints>\(Element.place("a", [16, 0, 80, 44], in: "content"))</constraints>
        </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        """,
      constraints: Element.place("table", [0, 0, 375, y])
    ).findings().filter { $0.rule == .clippedText }
  }

  @Test func rowsInSightAreLookedAtAndOthersNot() throws {
    #expect(try clippedInCell(style: "", y: 200).count == 1)
    #expect(try clippedInCell(style: "", y: 30).isEmpty)
  }

  @Test func labelsThatACellPlacesAreNot() throws {
    #expect(
      try clippedInCell(style: "textLabel=\"a\" style=\"IBUITableViewCellStyleDefault\"", y: 200)
        .isEmpty)
  }

  @Test func theLeastWidthOfAButtonIsNoText() throws {
    func button(_ title: String) -> String {
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="40" width="22" height="30"/>
      <state key="normal" title="\(title)"/></button>
      """
    }
    func severities(_ title: String) throws -> [Finding.Severity] {
      try Storyboard(subviews: button(title), constraints: Element.place("a", [20, 40, 22, 30]))
        .findings().filter { $0.rule == .clippedText }.map(\.severity)
    }
    #expect(try severities("+") == [.info])
    #expect(try severities("Downloads") == [.warning])
  }

  /// The title of a button may wrap, or be there only beside a picture that says the same.
  @Test(arguments: [
    ("middleTruncation", "1", 1), ("wordWrap", "1", 0), ("middleTruncation", "0.0", 0),
  ])
  func aTitleMayWrapOrBeClear(mode: String, opacity: String, count: Int) throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" lineBreakMode="\(mode)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="40" width="80" height="60"/>
      <state key="normal" title="Amazing tip of the day">
      <color key="titleColor" white="0.0" alpha="\(opacity)" colorSpace="calibratedWhite"/>
      </state></button>
      """
    let findings = try Storyboard(
      subviews: button, constraints: Element.place("a", [20, 40, 80, 60])
    ).findings().filter { $0.rule == .clippedText }
    #expect(findings.count == count)
  }

  /// A title has what the picture of its button leaves; insets may put it elsewhere.
  @Test(arguments: [
    (80.0, "", true, Finding.Severity.info), (100, "", true, .info), (40, "", true, .warning),
    (
      80, "<inset key=\"titleEdgeInsets\" minX=\"-80\" minY=\"30\" maxX=\"0.0\" maxY=\"0.0\"/>",
      true, .warning
    ),
    (80, "", false, .info), (40, "", false, .warning),
  ])
  func aPictureThatFillsAButtonLeavesNoTitle(
    width: Double, inset: String, isFixed: Bool, severity: Finding.Severity
  ) throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" lineBreakMode="middleTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="40" width="80" height="60"/>\(inset)
      <state key="normal" title="Amazing tip of the day" image="tip"/></button>
      """
    let place =
      isFixed
      ? Element.place("a", [20, 40, 80, 60])
      : Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"40\"")
        + Element.constraint("r", "root", "trailing", "a", "trailing", "constant=\"275\"")
    let plain = try Storyboard(subviews: button, constraints: place)
    let text = try String(contentsOfFile: plain.path, encoding: .utf8).replacing(
      "</document>",
      with:
        "<resources><image name=\"tip\" width=\"\(width)\" height=\"40\"/></resources></document>")
    let found = try Storyboard(text: text, name: "Test.storyboard").findings()
      .filter { $0.rule == .clippedText }
    #expect(found.map(\.severity) == [severity])
  }

  /// Source: `UILabel.adjustsFontSizeToFitWidth`.
  @Test(arguments: [("0.5", 0), ("0.95", 1)])
  func severalLinesShrinkToTheirHeight(factor: String, count: Int) throws {
    let attributes =
      "numberOfLines=\"0\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"\(factor)\""
    #expect(try clipped(width: 150, height: 21, attributes: attributes).count == count)
  }

  @Test func aFontOfPicturesDrawsOneForAWord() throws {
    func severities(_ font: String) throws -> [Finding.Severity] {
      let label = Element.label("a", "arrow_drop_down_circle", [20, 40, 30, 21])
        .replacing("type=\"system\"", with: "name=\"\(font)\" family=\"\(font)\"")
      return try Storyboard(subviews: label, constraints: Element.place("a", [20, 40, 30, 21]))
        .findings().filter { $0.rule == .clippedText }.map(\.severity)
    }
    #expect(try severities("MaterialIcons-Regular") == [.info])
    #expect(try severities("Materials-Regular") == [.warning])
  }

  @Test(arguments: [(96.0, Finding.Severity.info), (40.0, .warning)])
  func segmentsMayGoWithoutRoomBesideTitles(width: Double, severity: Finding.Severity) throws {
    let control = """
      <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="40" width="\(width)" height="32"/>
      <segments><segment title="Apples"/><segment title="Pears"/></segments></segmentedControl>
      """
    let findings = try Storyboard(
      subviews: control, constraints: Element.place("a", [20, 40, width, 31])
    ).findings().filter { $0.rule == .clippedText }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(arguments: [("A short title&#10;&#10;", 0), ("A short&#10;title&#10;", 1)])
  func emptyLinesAtTheEndAreNotMissed(text: String, count: Int) throws {
    #expect(
      try clipped(text, width: 200, height: 21, attributes: "numberOfLines=\"0\"").count == count)
  }

  /// Two labels in stack views, of which one is as wide as the other.
  @Test func textsOfOneWidthAreOneFinding() throws {
    func stack(_ id: String, _ text: String) -> String {
      """
      <stackView axis="vertical" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="80" height="21"/>
      <subviews>\(Element.label(id + "-text", text, [0, 0, 80, 21]))</subviews></stackView>
      """
    }
    func findings(_ more: String) throws -> [Finding] {
      try Storyboard(
        subviews: stack("a", "A title that does not fit") + stack("b", "Another that does not fit"),
        constraints: Element.place("a", [20, 40, 80, 21])
          + Element.constraint("x", "b", "leading", "a", "leading")
          + Element.constraint("y", "b", "top", "a", "bottom", "constant=\"8\"")
          + Element.constraint("w", "b", "width", nil, nil, "constant=\"80\"")
          .replacing("firstItem=\"b\" firstAttribute=\"width\" constant=\"80\"", with: more)
      ).findings().filter { $0.rule == .clippedText }
    }
    let one = try findings(
      "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\"")
    #expect(one.count == 1)
    #expect(one.first?.message.hasSuffix("and 1 more of the same width are as well") == true)
    #expect(
      try findings("firstItem=\"b\" firstAttribute=\"width\" constant=\"80\"").count == 2)
  }

  /// A row that gives its views equal shares cuts off the texts in several of them; one that lacks height has another cause.
  @Test(arguments: [("fillEqually", 30, 1), ("fill", 30, 2), ("fillEqually", 6, 2)])
  func textsOfEqualSharesAreOneFinding(distribution: String, height: Int, count: Int) throws {
    func column(_ id: String, _ text: String) -> String {
      let ends =
        ["a", "c"].contains(id)
        ? Element.constraint("\(id)-w", id, "width", nil, nil, "constant=\"60\"") : ""
      return """
        <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="60" height="21"/>
        <subviews>\(Element.label(id + "-text", text, [0, 0, 60, 21]))</subviews><constraints>
        \(Element.constraint(id + "-x", id + "-text", "leading", id, "leading"))
        \(Element.constraint(id + "-r", id + "-text", "trailing", id, "trailing"))
        \(Element.constraint(id + "-y", id + "-text", "top", id, "top"))
        \(id == "b" ? Element.constraint("h", "b-text", "height", nil, nil, "constant=\"\(height)\"") : "")
        \(distribution == "fill" ? ends : "")</constraints></view>
        """
    }
    let stack = """
      <stackView distribution="\(distribution)" id="row" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="180" height="21"/>
      <subviews>\(column("a", "A title that does not fit"))\(column("b", "b"))
      \(column("c", "Another that does not fit"))</subviews></stackView>
      """
    let findings = try Storyboard(
      subviews: stack, constraints: Element.place("row", [20, 40, 180, 21])
    ).findings().filter { $0.rule == .clippedText }
    #expect(findings.count == count)
    guard distribution == "fillEqually" else { return }
    let row = try #require(findings.first { $0.objectIDs.count > 1 })
    #expect(row.objectIDs.sorted() == ["a-text", "c-text"])
    #expect(row.message.hasSuffix("and 1 more of the same width are as well"))
  }

  /// A line has room above and below its letters.
  @Test func lettersThatStayInsideAreNotCutOff() throws {
    let findings = try measuring(with: PangoTextMeasurer()) {
      try [
        clipped("one more van", width: 300, height: 16),
        clipped("one more jug", width: 300, height: 12),
      ]
    }
    #expect(findings.map(\.count) == [0, 1])
  }

  @Test(arguments: [("-130", true), ("-2", false), ("8", false)])
  func insetsThatGiveATitleRoomCount(inset: String, isWhole: Bool) throws {
    let button = """
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="20" y="40" width="80" height="30"/>
      <inset key="titleEdgeInsets" minX="\(inset)" minY="0.0" maxX="0.0" maxY="0.0"/>
      <state key="normal" title="\(Self.text)"/></button>
      """
    let findings = try Storyboard(
      subviews: button, constraints: Element.place("b", [20, 40, 80, 30])
    ).findings()
    #expect(findings.contains { $0.rule == .clippedText } != isWhole)
  }
}

/// Texts that code gives labels in place of the document's.
@MainActor
struct TextInCodeTests {
  private func findings(_ written: String, given: String?) throws -> [Finding] {
    let document = try Storyboard(
      subviews: Element.label("a", written, [20, 40, 80, 21]),
      constraints: Element.place("a", [20, 40, 80, 21])
    )
    let outlet =
      "<connections><outlet property=\"name\" destination=\"a\" id=\"o\"/></connections>"
    let text = try String(contentsOfFile: document.path, encoding: .utf8)
      .replacing("</viewController>", with: outlet + "</viewController>")
    var inspector = try DocumentInspector(bytes: Array(text.utf8), path: "Page.storyboard")
    let outlets = ListedOutlets(Array(text.utf8))
    var code = CodeFacts(outlets, written: ["Scene": ["name": ["text"]]])
    code.addTextsGiven(given.map { ["Scene": ["name": $0]] } ?? [:], in: outlets)
    inspector.code = code
    return inspector.findings(on: [inspector.savedDevice]).filter { $0.rule == .clippedText }
  }

  @Test func theTextThatCodeGivesIsJudged() throws {
    let long = "A title that does not fit"
    let found = try findings("Label", given: long)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.nextStep.hasPrefix("Code gives it this text. ") == true)
    #expect(try findings(long, given: "Title").isEmpty)
    #expect(try findings(long, given: nil).map(\.severity) == [.info])
    #expect(try findings("", given: long).map(\.severity) == [.warning])
  }
}
