import Devices
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct MisplacedRuleTests {
  private func misplaced(_ storyboard: Storyboard) throws -> [Finding] {
    try storyboard.findings(on: [.named("retina4_0")]).filter { $0.rule == .misplacedView }
  }

  @Test func whatInterfaceBuilderMarkedIsAWarning() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [10, 20, 100, 100], attributes: "misplaced=\"YES\""),
      constraints: Element.place("a", [10, 40.5, 100, 100]))
    let findings = try misplaced(storyboard)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.occurrence) == [.always])
    #expect(
      findings.map(\.message) == [
        "the stored frame of view (a, Scene) is not the solved one: stored (10, 20, 100, 100), "
          + "solved (10, 40.5, 100, 100)"
      ])
  }

  @Test func whatItDidNotMarkIsANoteForTheWholeScene() throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", "Some text", [10, 20, 100, 21])
        + Element.label("b", "More text", [10, 60, 100, 21]),
      constraints: Self.corner("a", 10, 20) + Self.corner("b", 10, 60))
    let findings = try misplaced(storyboard)
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.map(\.objectIDs) == [["a", "b"]])
    #expect(findings.first?.message.hasSuffix(", and 1 more of the scene") == true)
  }

  /// The severities of what is found about a view in a holder that is placed as it is stored.
  private func severities(of view: String, _ constraints: String...) throws -> [Finding.Severity] {
    let holder = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="holder">
      <rect key="frame" x="0" y="100" width="320" height="100"/>
      <subviews>\(view)</subviews></view>
      """
    return try misplaced(
      Storyboard(
        subviews: holder,
        constraints: Element.place("holder", [0, 100, 320, 100]) + constraints.joined())
    ).map(\.severity)
  }

  @Test func anEdgeThatAStoredTextReachesHasLostItsConstraint() throws {
    // Stored frames that contradict a required constraint are told for that.
    func edge(_ attribute: String, _ constant: Double) -> String {
      Element.constraint(
        "a-\(attribute)", "a", attribute, "holder", attribute,
        "constant=\"\(constant)\" priority=\"999\"")
    }
    let (top, leading, trailing) = (edge("top", 20), edge("leading", 20), edge("trailing", -20))
    let label = Element.label("a", "Text", [20, 20, 280, 20.5])
    #expect(try severities(of: label, top, leading) == [.warning])
    #expect(try severities(of: label, top, trailing) == [.warning])
    #expect(try severities(of: label, top, leading, trailing) == [])
    // No edge is where it is stored.
    #expect(try severities(of: label, top, edge("leading", 40)) == [.info])
    // Another font may be as wide.
    let narrow = Element.label("a", "Text", [20, 20, 40, 20.5])
    #expect(try severities(of: narrow, top, leading) == [.info])
  }

  @Test func aTextThatEndsWhereThoseAroundItEndHasLostItsConstraint() throws {
    func column(_ stored: Double) -> String {
      Element.label("a", "A text in a font of its own", [20, 0, stored, 20.5])
        + Element.label("b", "Another text", [20, 30, 280, 20.5])
        + Element.label("c", "And one more", [20, 60, 280, 20.5])
    }
    let others = ["b", "c"].flatMap { id in
      [("leading", 20.0), ("trailing", -20), ("top", id == "b" ? 30 : 60)].map {
        Element.constraint(
          "\(id)-\($0.0)", id, $0.0, "holder", $0.0, "constant=\"\($0.1)\"")
      }
    }.joined()
    let own =
      Element.constraint("a-top", "a", "top", "holder", "top")
      + Element.constraint("a-leading", "a", "leading", "holder", "leading", "constant=\"20\"")
    #expect(try severities(of: column(250), own, others) == [.info], "not as far as the others")
    #expect(try severities(of: column(280), own, others) == [.warning])
  }

  @Test func aTextThatIsCenteredWhereItFilledTheRow() throws {
    let own =
      Element.constraint("a-top", "a", "top", "holder", "top", "constant=\"20\"")
      + Element.constraint("a-center", "a", "centerX", "holder", "centerX")
    let label = { Element.label("a", "Text", [160 - $0 / 2, 20, $0, 20.5]) }
    #expect(try severities(of: label(280), own) == [.warning])
    #expect(try severities(of: label(40), own) == [.info])
  }

  private static func corner(_ id: String, _ x: Double, _ y: Double) -> String {
    Element.constraint("\(id)-x", id, "leading", "root", "leading", "constant=\"\(x)\"")
      + Element.constraint("\(id)-y", id, "top", "root", "top", "constant=\"\(y)\"")
  }

  /// The findings about a view b whose stored top is 150, below a, which reaches from 20 to 120.
  private func findings(_ vertical: String, marks: String = "") throws -> [Finding] {
    try misplaced(
      Storyboard(
        subviews: Element.view("a", [10, 20, 100, 100], attributes: marks)
          + Element.view("b", [10, 150, 100, 100]),
        constraints: Element.place("a", [10, 20, 100, 100]) + vertical
          + Element.constraint("b-x", "b", "leading", "root", "leading", "constant=\"10\"")
          + Element.constraint("b-w", "b", "width", nil, nil, "constant=\"100\"")
          + Element.constraint("b-h", "b", "height", nil, nil, "constant=\"100\"")))
  }

  @Test(arguments: [
    ("a", "bottom", "constant=\"30\"", nil),
    ("a", "bottom", "constant=\"31\"", nil),
    ("a", "top", "constant=\"30\"", Finding.Severity.warning),
    ("a", "bottom", "constant=\"60\"", .warning),
    ("root", "top", "constant=\"60\"", .warning),
    // What is not required may break, and the space between siblings is the system's.
    ("a", "bottom", "constant=\"60\" priority=\"999\"", .info),
    ("a", "bottom", "constant=\"60\" symbolic=\"YES\"", .info),
    // Bars say where the safe area begins.
    ("safe", "top", "constant=\"60\"", .info),
  ])
  func aRequiredConstraintContradictsStoredFrames(
    item: String, attribute: String, more: String, severity: Finding.Severity?
  ) throws {
    let found = try findings(Element.constraint("b-y", "b", "top", item, attribute, more))
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    #expect(severity != .warning || found.map(\.objectIDs) == [["b"]])
  }

  @Test func theConstraintIsNamed() throws {
    let found = try findings(
      Element.constraint("b-y", "b", "top", "a", "top", "constant=\"30\""))
    #expect(
      found.first?.nextStep == "Correct view b.top = view a.top + 30 (b-y), which does not hold "
        + "with the stored frames, or update the frames")
  }

  /// A stack view and a scroll view at the top of the screen, each with a view in it.
  @Test(arguments: [
    ("stackView", "width", nil as String?, false), ("view", "width", nil, true),
    ("scrollView", "top", "a", false), ("scrollView", "top", "holder", true),
  ])
  func stackViewsAndInsetsMoveWhatTheyHold(
    holder: String, attribute: String, other: String?, isTold: Bool
  ) throws {
    let width =
      holder == "stackView"
      ? "" : Element.constraint("h-w", "holder", "width", nil, nil, "constant=\"100\"")
    let place =
      other == nil
      ? Element.constraint("b-y", "b", "top", "holder", "top")
      : Element.constraint("b-w", "b", "width", nil, nil, "constant=\"100\"")
    let found = try misplaced(
      Storyboard(
        subviews: Element.view("a", [0, 0, 100, 20])
          + """
          <\(holder) translatesAutoresizingMaskIntoConstraints="NO" id="holder">
          <rect key="frame" x="0" y="100" width="100" height="100"/>
          <subviews>\(Element.view("b", [0, 0, 100, 100]))</subviews></\(holder)>
          """,
        constraints: Element.place("a", [0, 0, 100, 20])
          + Self.corner("holder", 0, 100)
          + width
          + Element.constraint("h-h", "holder", "height", nil, nil, "constant=\"100\"") + place
          + Element.constraint("b-x", "b", "leading", "holder", "leading")
          + Element.constraint("b-h", "b", "height", nil, nil, "constant=\"100\"")
          + Element.constraint(
            "c", "b", attribute, other, other == nil ? nil : attribute, "constant=\"50\"")))
    #expect(found.contains { $0.severity == .warning } == isTold)
  }

  @Test func anItemOfACollectionHasItsSizeFromTheLayout() throws {
    let item = """
      <collectionViewCell id="item" reuseIdentifier="item"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="78" height="78"/>
      <subviews>\(Element.view("a", [0, 0, 78, 78]))</subviews></view>
      <constraints>\(Element.constraint("a-x", "a", "leading", "item", "leading"))
      \(Element.constraint("a-y", "a", "top", "item", "top"))
      \(Element.constraint("a-r", "item", "trailing", "a", "trailing"))
      \(Element.constraint("a-b", "item", "bottom", "a", "bottom"))</constraints></collectionViewCell>
      """
    let list = """
      <collectionView dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="list">
      <rect key="frame" x="0" y="0" width="320" height="568"/><cells>\(item)</cells></collectionView>
      """
    let found = try misplaced(
      Storyboard(subviews: list, constraints: Element.place("list", [0, 0, 320, 568])))
    #expect(found.filter { $0.severity > .info } == [])
    #expect(found.map(\.objectIDs) == [["a"]])
  }

  @Test func aContentViewIsStoredAsItsRowHasIt() throws {
    let table = """
      <tableView dataMode="prototypes" style="plain" rowHeight="44" \
      translatesAutoresizingMaskIntoConstraints="NO" id="list">
      <rect key="frame" x="0" y="0" width="320" height="568"/><prototypes><tableViewCell id="cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(Element.view("a", [0, 0, 310, 20]))</subviews><constraints>
      \(Element.constraint("l", "a", "leading", "content", "leading"))
      \(Element.constraint("t", "a", "top", "content", "top"))
      \(Element.constraint("r", "content", "trailing", "a", "trailing"))
      <constraint firstItem="a" firstAttribute="height" constant="20" id="h"/>
      </constraints></tableViewCellContentView><constraints>
      \(Element.constraint("cl", "content", "leading", "cell", "leading"))
      \(Element.constraint("ct", "content", "top", "cell", "top"))
      \(Element.constraint("cr", "cell", "trailing", "content", "trailing", "constant=\"10\""))
      \(Element.constraint("cb", "cell", "bottom", "content", "bottom"))
      </constraints></tableViewCell></prototypes></tableView>
      """
    let found = try misplaced(
      Storyboard(subviews: table, constraints: Element.place("list", [0, 0, 320, 568])))
    #expect(found.filter { $0.severity > .info } == [])
  }

  /// One constraint was edited; where all contradict, the class of the row gave its content other insets.
  @Test(arguments: [
    ("20", "20", "4", Finding.Severity?.none), ("-40", "20", "4", .warning),
    ("20", "-40", "4", .warning), ("20", "20", "-40", .warning), ("0", "0", "4", .info),
  ])
  func theNearEdgesOfARowAndItsWidthAreSure(
    leading: String, trailing: String, top: String, severity: Finding.Severity?
  ) throws {
    let row = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(Element.view("a", [20, 4, 280, 20]))</subviews><constraints>
      \(Element.constraint("l", "a", "leading", "content", "leading", "constant=\"\(leading)\""))
      \(Element.constraint("t", "a", "top", "content", "top", "constant=\"\(top)\""))
      \(Element.constraint("r", "content", "trailing", "a", "trailing", "constant=\"\(trailing)\""))
      <constraint firstItem="a" firstAttribute="height" constant="20" id="h"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView dataMode="prototypes" style="plain" rowHeight="44" \
      translatesAutoresizingMaskIntoConstraints="NO" id="list">
      <rect key="frame" x="0" y="0" width="320" height="568"/><prototypes>\(row)</prototypes></tableView>
      """
    let found = try misplaced(
      Storyboard(subviews: table, constraints: Element.place("list", [0, 0, 320, 568])))
    #expect(found.map(\.severity) == [severity].compactMap { $0 })
  }

  /// A document that names no device may keep the square canvas though its views were laid out on a phone.
  @Test(arguments: [(375.0, [Finding.Severity.info]), (380, [.warning])])
  func theSizeOfASquareCanvasIsNotSure(width: Double, severities: [Finding.Severity]) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14113" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="600" height="600"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(Element.view("a", [0, 0, width, 100]))</subviews><constraints>
      \(Element.constraint("l", "a", "leading", "root", "leading"))
      \(Element.constraint("t", "a", "top", "root", "top"))
      \(Element.constraint("r", "root", "trailing", "a", "trailing"))
      <constraint firstItem="a" firstAttribute="height" constant="100" id="h"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let found = try Storyboard(text: text, name: "Old.storyboard").findings()
    #expect(found.filter { $0.rule == .misplacedView }.map(\.severity) == severities)
  }

  @Test func framesOfMarkedViewsContradictNothing() throws {
    let found = try findings(
      Element.constraint("b-y", "b", "top", "a", "top", "constant=\"30\""),
      marks: "misplaced=\"YES\"")
    #expect(found.map(\.severity) == [.info])
  }

  @Test(arguments: ["hidden=\"YES\"", ""])
  func aPointOfRoundingAndHiddenViewsAreNoFinding(attributes: String) throws {
    let shift = attributes.isEmpty ? 1.0 : 50
    let storyboard = try Storyboard(
      subviews: Element.view("a", [10, 20, 100, 100], attributes: attributes),
      constraints: Element.place("a", [10, 20 + shift, 100, 100]))
    #expect(try misplaced(storyboard) == [])
  }
}
