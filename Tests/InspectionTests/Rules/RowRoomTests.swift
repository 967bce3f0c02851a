import Devices
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct RowRoomTests {
  /// A row with a xib of its own, checked on the narrowest phone and a wider one.
  private func rowAlone(views: String, _ constraints: String) throws -> [Finding] {
    let objects = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    return try Storyboard(objects: objects, name: "Row.xib")
      .findings(on: [.named("retina4_0"), .named("retina4_7")])
      .filter { $0.rule == .conflictingConstraints }
  }

  /// No table is wider than the screen: what a row of its width lacks, a narrower one lacks, too.
  @Test(arguments: [(281, [.error]), (200, [])] as [(Double, [Finding.Severity])])
  func aRowAloneHasNoMoreThanTheWidthOfTheScreen(
    constant: Double, expected: [Finding.Severity]
  ) throws {
    let findings = try rowAlone(
      views: Element.view("v", [59, 10, 35, 24]),
      Element.constraint("x", "v", "leading", "content", "leading", "constant=\"59\"")
        + Element.constraint("y", "v", "top", "content", "top", "constant=\"10\"")
        + Element.constraint("h", "v", "height", nil, nil, "constant=\"24\"")
        + Element.constraint(
          "e", "content", "trailing", "v", "trailing", "constant=\"\(constant)\""))
    #expect(findings.map(\.severity) == expected)
  }

  /// It fits the narrowest phone only.
  @Test func aRowAloneIsAsWideAsThePhone() throws {
    let findings = try rowAlone(
      views: Element.view("v", [10, 10, 300, 24]),
      Element.place("v", [10, 10, 300, 24], in: "content")
        + Element.constraint("e", "content", "trailing", "v", "trailing", "constant=\"10\""))
    #expect(findings.map(\.severity) == [.error])
    #expect(
      findings.flatMap(\.occurrence.configurations).map(\.name) == ["iPhone 8, portrait"])
  }

  @Test func theMaskOfAViewInARowAloneIsTheCause() throws {
    let findings = try rowAlone(
      views: Element.view("v", [290, 10, 70, 24]).replacing(
        "translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: ""),
      Element.constraint("e", "content", "trailing", "v", "trailing", "constant=\"15\""))
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.nextStep == "Remove superview.trailing = view.trailing + 15 (e)")
  }

  /// A picture as high as the row, as wide as it is high, leaves a text beside it no width.
  private func picture(inRowsOf rowHeight: Double, share: Double) throws -> [Finding] {
    let row = Element.tableCell(
      rowHeight: "rowHeight=\"\(rowHeight)\"",
      views: Element.view("p", [0, 0, 60, 60]) + Element.view("v", [60, 0, 100, 20])
        + Element.view("s", [160, 0, 215, 20]),
      constraints: Element.constraint("pt", "p", "top", "content", "top")
        + Element.constraint("pb", "content", "bottom", "p", "bottom")
        + Element.constraint("px", "p", "leading", "content", "leading")
        + Element.constraint("pw", "p", "width", "p", "height")
        + Element.constraint("vx", "v", "leading", "p", "trailing")
        + Element.constraint("sx", "s", "leading", "v", "trailing")
        + Element.constraint("sw", "s", "width", "content", "width", "multiplier=\"\(share)\"")
        + Element.constraint("se", "content", "trailing", "s", "trailing"))
    return try Storyboard(
      subviews: row.replacing("height=\"44\"", with: "height=\"60\""),
      constraints: Element.place("table", [0, 0, 375, 667])
    ).findings().filter { $0.rule == .conflictingConstraints }
  }

  @Test func aRowOfAnyUsualHeightLeavesNoWidth() throws {
    #expect(try picture(inRowsOf: 60, share: 0.9).map(\.severity) == [.error])
    #expect(try picture(inRowsOf: 60, share: 0.86).map(\.severity) == [.info])
    #expect(try picture(inRowsOf: -1, share: 0.9).filter { $0.severity > .info } == [])
  }

  /// A square 60 points wide that fills a row but for 4 points at each end: a row 68 points high alone has room for it.
  @Test(arguments: [
    ([100.0], [Finding.Severity.error]), ([44, 100], [.error]), ([68], []), ([68, 100], [.info]),
    ([], []),
  ])
  func aRowOfTheHeightsThatCodeGivesHasAConflict(
    heights: [Double], severities: [Finding.Severity]
  ) throws {
    let constraints =
      Element.constraint("x", "a", "leading", "content", "leading")
      + Element.constraint("t", "a", "top", "content", "top", "constant=\"4\"")
      + Element.constraint("b", "content", "bottom", "a", "bottom", "constant=\"4\"")
      + Element.constraint("w", "a", "width", nil, nil, "constant=\"60\"")
      + Element.constraint("r", "a", "width", "a", "height", "multiplier=\"1:1\"")
    let xib = try Storyboard(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="cell" customClass="Row"><rect key="frame" x="0.0" y="0.0" width="375" height="68"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="68"/><autoresizingMask key="autoresizingMask"/>
        <subviews>\(Element.view("a", [0, 4, 60, 60]))</subviews><constraints>\(constraints)
        </constraints></tableViewCellContentView></tableViewCell></objects></document>
        """, name: "Row.xib")
    var code = CodeFacts()
    code.heightsOfRows = heights.isEmpty ? [:] : ["Row": heights]
    #expect(try xib.severities(of: .conflictingConstraints, knowing: code) == severities)
  }
}
