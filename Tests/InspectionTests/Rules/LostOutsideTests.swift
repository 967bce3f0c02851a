import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// What is lost of views that reach outside.
@MainActor
struct LostOutsideTests {
  private func outside(_ storyboard: Storyboard) throws -> [Finding] {
    try storyboard.findings().filter { $0.rule == .outsideSuperview }
  }

  /// An element 160 points wide in a row of 100 that clips it; its middle is inside.
  private func inClippingRow(_ element: String, x: Double = -30) throws -> [Finding.Severity] {
    try outside(
      Storyboard(
        subviews: Element.view(
          "holder", [20, 100, 100, 60], attributes: "clipsSubviews=\"YES\"",
          children: "<subviews>\(element)</subviews><constraints>"
            + Element.constraint("c", "a", "centerX", "holder", "leading", "constant=\"\(x + 80)\"")
            + Element.constraint("y", "a", "top", "holder", "top")
            + Element.constraint("w", "a", "width", nil, nil, "constant=\"160\"")
            + Element.constraint("h", "a", "height", nil, nil, "constant=\"40\"") + "</constraints>"
        ),
        constraints: Element.place("holder", [20, 100, 100, 60]))
    ).map(\.severity)
  }

  private static func element(_ name: String, _ attributes: String, _ more: String = "") -> String {
    """
    <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="0" y="0" width="90" height="40"/>\(more)</\(name)>
    """
  }

  @Test(arguments: [
    ("activityIndicatorView", "style=\"medium\" animating=\"YES\""),
    ("label", "text=\"Hi there\" textAlignment=\"center\""),
  ])
  func onlyWhatIsDrawnIsLost(name: String, attributes: String) throws {
    let element = Self.element(name, attributes)
    #expect(try inClippingRow(element) == [.info])
    #expect(try inClippingRow(element, x: 60) == [.warning], "the middle is outside, too")
    let color =
      "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    #expect(
      try inClippingRow(Self.element(name, attributes, color)) == [.warning], "its end is seen")
  }

  /// The part of a blank button that is inside can be touched.
  @Test(arguments: [
    ("", Finding.Severity.info), ("<state key=\"normal\" title=\"Show all of it\"/>", .warning),
    (
      "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
      .warning
    ),
  ])
  func nothingIsLostOfABlankButton(more: String, severity: Finding.Severity) throws {
    let button = Self.element("button", "contentHorizontalAlignment=\"center\"", more)
    #expect(try inClippingRow(button, x: 60) == [severity])
  }

  /// A field that nobody can edit, without a shape around it, is as large as its text.
  @Test(arguments: [
    ("userInteractionEnabled=\"NO\"", Finding.Severity.info), ("", .warning),
    ("userInteractionEnabled=\"NO\" borderStyle=\"roundedRect\"", .warning),
  ])
  func aFieldThatShowsAValueIsItsText(attributes: String, severity: Finding.Severity) throws {
    let field = Self.element("textField", "text=\"Hi\" textAlignment=\"left\" " + attributes)
    #expect(try inClippingRow(field, x: 10) == [severity])
  }

  /// Dots are touched beside them, by no more than a finger is wide.
  @Test func dotsAreTouchedBesideThem() throws {
    #expect(
      try inClippingRow(Self.element("pageControl", "numberOfPages=\"3\""), x: -30) == [.warning])
  }

  /// A wrapper shows nothing; what is inside it counts.
  @Test(arguments: [(40.0, Finding.Severity.info), (78, .warning)])
  func aWrapperIsWhereItsContentIs(x: Double, severity: Finding.Severity) throws {
    let label = Element.label("title", "Shorter text", [0, 0, 80, 21])
    let wrapper = Element.view(
      "a", [0, 0, 90, 40], opacity: 0,
      children: "<subviews>\(label)</subviews><constraints>"
        + Element.place("title", [x, 0, 80, 21], in: "a") + "</constraints>")
    #expect(try inClippingRow(wrapper) == [severity])
  }

  /// A separator of up to 2 points may end where it likes; one of 3 points is a bar.
  @Test(arguments: [(1.0, Finding.Severity.info), (2, .info), (3, .warning)])
  func aLineMayEndWhereItLikes(height: Double, severity: Finding.Severity) throws {
    let line = Element.view("a", [0, 0, 90, height])
    let found = try outside(
      Storyboard(
        subviews: line, constraints: Element.place("a", [20, 100, 500, height])))
    #expect(found.map(\.severity) == [severity])
  }

  /// A blank view that the document draws beyond the end of the screen fills what is below the safe area, however much that is.
  @Test(arguments: [
    ([0, 603, 375, 100], "", "", [Finding.Severity]()), ([0, 567, 375, 100], "", "", [.warning]),
    ([20, 603, 300, 100], "", "", [.warning]),
    ([0, 603, 375, 100], "customClass=\"Chart\"", "", [.warning]),
    ([0, 603, 375, 100], "tag=\"3\"", "", [.warning]),
    ([0, 603, 375, 100], "", "<subviews>\(Element.view("b"))</subviews>", [.warning]),
  ])
  func aBlankViewFillsTheEndOfTheScreen(
    stored: [Double], attributes: String, children: String, severities: [Finding.Severity]
  ) throws {
    let found = try outside(
      Storyboard(
        subviews: Element.view("a", stored, attributes: attributes, children: children),
        constraints: Element.constraint("l", "a", "leading", "root", "leading")
          + Element.constraint("r", "root", "trailing", "a", "trailing")
          + Element.constraint("t", "a", "top", "safe", "bottom", "constant=\"-30\"")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\"")))
    #expect(found.filter { $0.objectIDs == ["a"] }.map(\.severity) == severities)
  }

  /// A label without text that is 1 point thick is a line, which is longer than the screen or beside it.
  @Test(arguments: [
    ("", [20.0, 100, 500, 1], Finding.Severity.info), ("Text", [20, 100, 500, 1], .warning),
    ("", [400, 100, 1, 50], .warning),
  ])
  func aLabelWithoutTextIsALine(
    text: String, frame: [Double], severity: Finding.Severity
  ) throws {
    let color =
      "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let line = Self.element("label", "text=\"\(text)\"", color)
    let found = try outside(Storyboard(subviews: line, constraints: Element.place("a", frame)))
    #expect(found.map(\.severity) == [severity])
  }

  /// A value to come, in place of a text such as "Label", seldom takes the last eighth of a line.
  @Test(arguments: [
    ("left", "", -60.0, Finding.Severity.warning), ("left", "", 90, .warning),
    ("left", "", 30, .info), ("right", "", 30, .warning), ("right", "", -30, .info),
    ("center", "", -15, .info), ("center", "", -30, .warning),
    ("left", "numberOfLines=\"2\"", 30, .warning),
  ])
  func aValueToComeIsShorterThanItsLabel(
    alignment: String, more: String, x: Double, severity: Finding.Severity
  ) throws {
    let label = Element.label(
      "a", "Label", [0, 0, 100, 40], attributes: "textAlignment=\"\(alignment)\" \(more)")
    let found = try outside(
      Storyboard(
        subviews: Element.view(
          "holder", [20, 100, 300, 60], attributes: "clipsSubviews=\"YES\"",
          children: "<subviews>\(label)</subviews><constraints>"
            + Element.place("a", [x, 0, 300, 40], in: "holder") + "</constraints>"),
        constraints: Element.place("holder", [20, 100, 300, 60])))
    #expect(found.map(\.severity) == [severity])
  }

  /// Of a white box on white nobody sees where it ends, unless it is on a grey one, or its middle is where a text is and has
  /// moved.
  @Test(arguments: [
    ("1", false, 0.0, Finding.Severity.info), ("0.5", false, 0, .warning), ("1", true, 0, .warning),
    ("1", true, -25, .info), ("1", true, -20, .warning), ("0.5", true, -25, .warning),
  ])
  func aBoxInTheColorOfWhatItIsOnIsNotSeen(
    white: String, holdsText: Bool, x: Double, severity: Finding.Severity
  ) throws {
    let label = Element.label("title", "A title", [0, 0, 80, 21])
    let children =
      "<subviews>\(label)</subviews><constraints>"
      + Element.constraint("c", "title", "centerX", "a", "centerX")
      + Element.constraint("y", "title", "top", "a", "top") + "</constraints>"
    let box = Element.view("a", [0, 0, 90, 40], children: holdsText ? children : "")
    let place =
      Element.constraint("m", "a", "centerX", "holder", "centerX", "constant=\"\(x + 25)\"")
      + Element.constraint("t", "a", "top", "holder", "top", "constant=\"10\"")
      + Element.constraint("w", "a", "width", nil, nil, "constant=\"350\"")
      + Element.constraint("h", "a", "height", nil, nil, "constant=\"40\"")
    let holder = """
      <view contentMode="scaleToFill" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="holder">
      <rect key="frame" x="20" y="100" width="300" height="60"/>
      <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/>
      <subviews>\(box)</subviews><constraints>\(place)</constraints>
      </view>
      """
    let found = try outside(
      Storyboard(subviews: holder, constraints: Element.place("holder", [20, 100, 300, 60])))
    #expect(found.map(\.severity) == [severity])
  }

  /// Boxes beside each other may overlap by less than a pixel; what is on another box is seen to end.
  @Test(arguments: [(175.4, Finding.Severity.info), (200, .warning)])
  func boxesBesideEachOtherAreNotBehindEachOther(width: Double, severity: Finding.Severity) throws {
    let box = Element.view(
      "a", [0, 0, 300, 100],
      children: "<subviews>\(Element.view("l"))\(Element.view("r"))</subviews><constraints>"
        + Element.place("l", [0, 0, width, 100], in: "a")
        + Element.place("r", [175, 0, 125, 100], in: "a") + "</constraints>")
    let holder = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="holder">
      <rect key="frame" x="20" y="100" width="300" height="60"/>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <subviews>\(box)</subviews><constraints>\(Element.place("a", [0, 10, 300, 100], in: "holder"))
      </constraints></view>
      """
    let found = try outside(
      Storyboard(subviews: holder, constraints: Element.place("holder", [0, 100, 300, 60]))
    )
    .filter { $0.objectIDs == ["a"] }
    #expect(found.map(\.severity) == [severity])
  }

  /// A table that begins above the screen keeps its rows clear of the bar, unless that is switched off.
  @Test(arguments: [("", 0), ("contentInsetAdjustmentBehavior=\"never\"", 1)])
  func aTableUnderABarIsMeant(attributes: String, count: Int) throws {
    let bars = """
      <scene sceneID="bars"><objects>
      <navigationController id="bar" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="navbar">
      <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
      <connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    let table = """
      <tableView \(attributes) id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
      """
    let storyboard = try Storyboard(
      subviews: table,
      constraints: Element.constraint("h", "a", "height", nil, nil, "constant=\"767\"")
        + Element.constraint("l", "a", "leading", "root", "leading")
        + Element.constraint("r", "root", "trailing", "a", "trailing")
        + Element.constraint("b", "root", "bottom", "a", "bottom"), scenes: bars)
    #expect(try outside(storyboard).count == count)
  }

  /// A scene that ends elsewhere, below a bar, takes along what hangs from its top, not what is tied to its end.
  @Test(arguments: [("top", 567.0, Finding.Severity.info), ("bottom", 20, .warning)])
  func whatIsTiedToTheEndOfTheScreenIsOutsideIt(
    edge: String, constant: Double, severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(
      subviews: Element.view(
        "a", [0, 567, 200, 100], children: "<state key=\"normal\" title=\"Go on\"/>"
      )
      .replacing("<view ", with: "<button ").replacing("</view>", with: "</button>"),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"200\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\"")
        + Element.constraint("y", "a", edge, "safe", edge, "constant=\"\(constant)\""))
    let findings = try storyboard.findings(on: [.named("retina4_7")])
    #expect(findings.filter { $0.rule == .outsideSuperview }.map(\.severity) == [severity])
  }
}
