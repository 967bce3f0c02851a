import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Text and controls cut off where the document draws them so: nobody means half of a title to be seen.
@MainActor
struct CutContentTests {
  private func outside(_ storyboard: Storyboard) throws -> [Finding.Severity] {
    try storyboard.findings().filter { $0.rule == .outsideSuperview }.map(\.severity)
  }

  /// A label pinned to both sides of a row, drawn as it is laid out.
  private func row(_ text: String, trailing: Double) throws -> [Finding.Severity] {
    try outside(
      Storyboard(
        subviews: Element.tableCell(
          views: Element.label("a", text, [20, 10, 355 - trailing, 21]),
          constraints: Element.constraint("y", "a", "top", "content", "top", "constant=\"10\"")
            + Element.constraint("x", "a", "leading", "content", "leading", "constant=\"20\"")
            + Element.constraint(
              "t", "content", "trailing", "a", "trailing", "constant=\"\(trailing)\"")),
        constraints: Element.place("table", [0, 0, 375, 667])))
  }

  private static let sentence = "A description that is long enough to fill the line of a row"

  @Test func aTextThatRunsOutOfARowIsNotMeant() throws {
    #expect(try row(Self.sentence, trailing: -20) == [.warning])
    #expect(try row(Self.sentence, trailing: 20) == [])
    #expect(try row("Short", trailing: -20) == [], "its letters are inside")
    #expect(try row(String(repeating: "-", count: 90), trailing: -20) == [], "a sign is a picture")
  }

  private static func button(_ id: String, _ frame: [Double], _ title: String = "Send") -> String {
    Element.view(id, frame).replacing("<view ", with: "<button ")
      .replacing("</view>", with: "<state key=\"normal\" title=\"\(title)\"/></button>")
  }

  /// A stack view of buttons that ends below the screen, drawn as it is laid out.
  private func stack(below: Double, _ element: String) throws -> [Finding.Severity] {
    try outside(
      Storyboard(
        subviews: """
          <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="20" y="\(627 + below)" width="335" height="40"/>
          <subviews>\(element)</subviews></stackView>
          """,
        constraints: Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\"")
          + Element.constraint("t", "root", "trailing", "a", "trailing", "constant=\"20\"")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"40\"")
          + Element.constraint("b", "a", "bottom", "root", "bottom", "constant=\"\(below)\"")))
  }

  @Test func controlsThatTheScreenCutsAreNotMeant() throws {
    let button = Self.button("b", [0, 0, 335, 40])
    #expect(try stack(below: 25, button) == [.warning])
    #expect(try stack(below: 60, button) == [], "code moves it in")
    #expect(try stack(below: 25, Element.view("b", [0, 0, 335, 40])) == [], "it shows nothing")
    #expect(try stack(below: -10, button) == [])
  }

  /// A button centred in a scroll view whose content is as wide as it.
  private func inScrollView(_ width: Double) throws -> [Finding.Severity] {
    let content =
      Element.view("v", [0, 0, 375, 900])
      + Self.button("a", [37.5, 40, 300, 40])
    return try outside(
      Storyboard(
        subviews: """
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>\(content)</subviews><constraints>
          \(Element.constraint("vl", "v", "leading", "s", "leading"))
          \(Element.constraint("vt", "v", "trailing", "s", "trailing"))
          \(Element.constraint("vo", "v", "top", "s", "top"))
          \(Element.constraint("vb", "v", "bottom", "s", "bottom"))
          \(Element.constraint("vw", "v", "width", "s", "width"))
          \(Element.constraint("vh", "v", "height", nil, nil, "constant=\"900\""))
          \(Element.constraint("c", "a", "centerX", "s", "centerX"))
          \(Element.constraint("y", "a", "top", "s", "top", "constant=\"40\""))
          \(Element.constraint("w", "a", "width", nil, nil, "constant=\"\(width)\""))
          \(Element.constraint("h", "a", "height", nil, nil, "constant=\"40\""))
          </constraints></scrollView>
          """,
        constraints: Element.place("s", [0, 0, 375, 667])))
  }

  /// It cannot be scrolled to, since the content does not scroll sideways.
  @Test func whatIsWiderThanScrolledContentIsOutside() throws {
    #expect(try inScrollView(300) == [])
    #expect(try inScrollView(460) == [.warning])
  }

  /// A xib with a row that another document's table loads; the label has no end.
  private func loadedRow(_ text: String) throws -> [Finding.Severity] {
    try outside(
      Storyboard(
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <tableViewCell id="root"><rect key="frame" x="0" y="0" width="375" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="root" id="content">
          <rect key="frame" x="0" y="0" width="375" height="44"/>
          <subviews>\(Element.label("a", text, [20, 10, 41, 21]))</subviews><constraints>
          \(Element.constraint("x", "a", "leading", "content", "leading", "constant=\"20\""))
          \(Element.constraint("y", "a", "top", "content", "top", "constant=\"10\""))
          </constraints></tableViewCellContentView></tableViewCell></objects></document>
          """, name: "Row.xib"))
  }

  @Test func aTextThatIsWiderThanTheScreenHasNoRoomInAnyRow() throws {
    #expect(try loadedRow(Self.sentence) == [.warning])
    #expect(try loadedRow("Short") == [])
  }

  /// A picture that is fitted into its view is to be seen as a whole.
  @Test(arguments: [
    ("scaleAspectFit", 300.0, 200.0, [Finding.Severity.warning]),
    ("scaleAspectFit", 283, 200, [.info]),
    ("scaleAspectFit", 300, 300, []),
    ("scaleAspectFill", 300, 200, [.info]),
  ])
  func aFittedPictureThatTheScreenCutsIsNotMeant(
    mode: String, x: Double, drawn: Double, severities: [Finding.Severity]
  ) throws {
    let picture = Element.view(
      "a", [drawn, 50, 100, 100], attributes: "image=\"logo\""
    ).replacing("<view ", with: "<imageView ").replacing("</view>", with: "</imageView>")
      .replacing("scaleToFill", with: mode)
    let scene = try Storyboard(
      subviews: picture, constraints: Element.place("a", [x, 50, 100, 100]))
    let text = try String(contentsOfFile: scene.path, encoding: .utf8).replacing(
      "</document>",
      with: "<resources><image name=\"logo\" width=\"50\" height=\"50\"/></resources></document>")
    #expect(try outside(Storyboard(text: text, name: "Picture.storyboard")) == severities)
  }
}
