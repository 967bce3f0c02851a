import TestSupport
import Testing

@testable import Inspection

/// Controls in views without user interaction.
@MainActor
struct UntouchableControlRuleTests {
  private static let action =
    "<connections><action selector=\"buy:\" destination=\"root\" id=\"tap\"/></connections>"
  private static let off = "userInteractionEnabled=\"NO\""

  private func control(_ name: String, _ attributes: String = "", inside: String = action) -> String
  {
    """
    <\(name) opaque="NO" contentMode="scaleToFill" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="buy">
    <rect key="frame" x="20" y="20" width="200" height="44"/>\(inside)</\(name)>

    """
  }

  /// The severities where a view around a control has attributes, and code writes members of the view or of the control.
  private func severities(
    _ attributes: String = off, around target: String? = nil, more: String = "",
    writing members: Set<String> = [], ofControl controlMembers: Set<String> = []
  ) throws -> [Finding.Severity] {
    let row = """
      <view contentMode="scaleToFill" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="0" y="100" width="375" height="100"/>
      <subviews>\(target ?? control("button"))</subviews>
      <constraints>\(Element.place("buy", [20, 20, 200, 44], in: "row"))</constraints>\(more)</view>

      """
    let outlets = ListedOutlets(
      Array(
        """
        <view id="row"/><button id="buy"/><viewController customClass="Scene"><connections>
        <outlet property="row" destination="row" id="o"/>
        <outlet property="buy" destination="buy" id="p"/></connections></viewController>
        """.utf8))
    return try Storyboard(
      subviews: row, constraints: Element.place("row", [0, 100, 375, 100])
    ).severities(
      of: .untouchableControl,
      knowing: CodeFacts(outlets, written: ["Scene": ["row": members, "buy": controlMembers]]))
  }

  @Test func aControlInAViewWithoutUserInteractionIsFound() throws {
    #expect(try severities() == [.warning])
    #expect(try severities("") == [], "it is on")
  }

  @Test(arguments: ["userInteractionEnabled=\"NO\"", "enabled=\"NO\"", "hidden=\"YES\""])
  func aControlThatTakesNoTouchesLosesNone(attributes: String) throws {
    #expect(try severities(around: control("button", attributes)) == [])
  }

  @Test func aControlThatDoesNotRespondToAssistiveTechnologiesOnlyShowsAState() throws {
    let traits = """
      <accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" image="YES" notEnabled="YES"/></accessibility>
      """
    #expect(try severities(around: control("button", inside: traits + Self.action)) == [])
  }

  @Test func aControlThatNothingIsConnectedWithOnlyShowsAState() throws {
    #expect(try severities(around: control("switch", inside: "")) == [])
    #expect(try severities(around: control("switch")) == [.warning])
  }

  @Test func aClassOfTheProgramMayTurnItOn() throws {
    #expect(try severities(Self.off + " customClass=\"Row\"") == [])
  }

  @Test(arguments: ["isUserInteractionEnabled", "userInteractionEnabled"])
  func codeMayTurnItOn(member: String) throws {
    #expect(try severities(writing: [member]) == [])
    #expect(try severities(ofControl: [member]) == [])
    #expect(try severities(writing: ["backgroundColor"]) == [.warning])
  }

  @Test func aControlThatCodeHidesIsNone() throws {
    #expect(try severities(ofControl: ["isHidden"]) == [])
  }

  @Test(
    arguments: [("editable=\"NO\"", []), ("", [.warning])] as [(String, [Finding.Severity])])
  func aTextToReadTakesNoTouches(
    attributes: String, severities expected: [Finding.Severity]
  ) throws {
    let inside =
      "<connections><outlet property=\"delegate\" destination=\"root\" id=\"d\"/></connections>"
    #expect(
      try severities(around: control("textView", attributes, inside: inside)) == expected)
  }

  /// A mark in a row that is touched as a whole, which only an outlet leads to.
  @Test func anOutletInWhatIsTouchedAsAWholeIsNoSign() throws {
    let inside =
      "<connections><outlet property=\"next\" destination=\"root\" id=\"d\"/></connections>"
    let mark = control("button", inside: inside)
    let gesture = """
      <connections><outletCollection property="gestureRecognizers" destination="g" \
      appends="YES" id="c"/></connections>
      """
    #expect(try severities(around: mark) == [.warning])
    #expect(try severities(around: mark, more: gesture) == [])
    #expect(try severities(more: gesture) == [.warning], "an action is one")
  }

  @Test func theFindingNamesTheViewAndTheEdit() throws {
    let row = Element.view(
      "row", [0, 100, 375, 100], attributes: Self.off,
      children: "<subviews>\(control("button"))</subviews><constraints>"
        + Element.place("buy", [20, 20, 200, 44], in: "row") + "</constraints>")
    let finding = try #require(
      try Storyboard(subviews: row, constraints: Element.place("row", [0, 100, 375, 100]))
        .findings().first { $0.rule == .untouchableControl })
    #expect(finding.objectIDs == ["row", "buy"])
    #expect(finding.message == "view (row, Scene) lets no touches reach button in it")
  }
}
