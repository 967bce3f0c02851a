import Projects
import TestSupport
import Testing

@testable import Inspection

/// Controls behind views that take their touches.
@MainActor
struct CoveredControlRuleTests {
  private func button(
    _ id: String, _ frame: [Double], title: String = "Buy", attributes: String = ""
  ) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    <state key="normal"\(title.isEmpty ? "" : " title=\"\(title)\"")/></button>

    """
  }

  private static let screen: [Double] = [0, 0, 375, 667]

  /// The severities where views lie over a button, and code writes members of the last of them, or of the button.
  private func severities(
    _ cover: String, at frame: [Double] = screen, over target: String? = nil,
    covering members: Set<String> = [], covered: Set<String> = [], before: String = ""
  ) throws -> [Finding.Severity] {
    let storyboard = try Storyboard(
      subviews: before + (target ?? button("buy", [20, 100, 200, 44])) + cover,
      constraints: Element.place("buy", [20, 100, 200, 44]) + Element.place("cover", frame))
    let outlets = ListedOutlets(
      Array(
        """
        <view id="cover"/><button id="buy"/><viewController customClass="Scene"><connections>
        <outlet property="cover" destination="cover" id="o"/>
        <outlet property="buy" destination="buy" id="p"/></connections></viewController>
        """.utf8))
    return try storyboard.severities(
      of: .coveredControl,
      knowing: CodeFacts(outlets, written: ["Scene": ["cover": members, "buy": covered]]))
  }

  private func panel(
    _ frame: [Double] = screen, opacity: Double = 0.4, attributes: String = ""
  ) -> String {
    Element.view("cover", frame, attributes: attributes, opacity: opacity)
  }

  @Test func aControlBehindAViewIsFound() throws {
    #expect(try severities(panel()) == [.warning])
    #expect(try severities(panel(opacity: 0)) == [.warning], "also where nobody sees the view")
    #expect(try severities("", before: panel()) == [], "the view is behind it")
  }

  @Test func theFindingNamesBothAndTheEdit() throws {
    let finding = try #require(
      try Storyboard(
        subviews: button("buy", [20, 100, 200, 44]) + button("more", [20, 200, 200, 44]) + panel(),
        constraints: Element.place("buy", [20, 100, 200, 44])
          + Element.place("more", [20, 200, 200, 44]) + Element.place("cover", Self.screen)
      ).findings().first { $0.rule == .coveredControl })
    #expect(finding.objectIDs == ["cover", "buy", "more"])
    #expect(
      finding.message
        == "view (cover, Scene) takes all touches of \"Buy\" button and 1 more behind it")
  }

  @Test(arguments: ["hidden=\"YES\"", "userInteractionEnabled=\"NO\"", "customClass=\"Veil\""])
  func aViewThatLetsTouchesThroughIsNone(attributes: String) throws {
    #expect(try severities(panel(attributes: attributes)) == [])
  }

  /// Code may make constraints for a view that has none.
  @Test func aViewWithoutConstraintsIsNotKnownToStay() throws {
    #expect(try severities(panel(attributes: "fixedFrame=\"YES\"")) == [])
  }

  /// One that its mask lets fill its superview needs none; a map of any class takes touches.
  @Test(
    arguments: [
      ("<mapView ", "</mapView>", [.warning]), ("<view ", "</view>", []),
    ] as [(String, String, [Finding.Severity])])
  func aMapThatFillsTheScreen(start: String, end: String, severities: [Finding.Severity]) throws {
    let mask =
      "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
    let cover = Element.view(
      "cover", Self.screen, attributes: "fixedFrame=\"YES\" customClass=\"Plan\"", children: mask
    ).replacing("<view ", with: start).replacing("</view>", with: end)
    let storyboard = try Storyboard(
      subviews: button("buy", [20, 100, 200, 44]) + cover,
      constraints: Element.place("buy", [20, 100, 200, 44]))
    #expect(try storyboard.severities(of: .coveredControl, knowing: CodeFacts()) == severities)
  }

  @Test(
    arguments: [(ProjectFacts.hiddenMember, []), ("backgroundColor", [.warning])]
      as [(String, [Finding.Severity])])
  func aControlThatCodeHidesForGoodIsNone(
    member: String, severities: [Finding.Severity]
  ) throws {
    let storyboard = try Storyboard(
      subviews: button("buy", [20, 100, 200, 44]) + panel(),
      constraints: Element.place("buy", [20, 100, 200, 44])
        + Element.place("cover", Self.screen))
    let outlets = ListedOutlets(
      Array(
        """
        <button id="buy"/><viewController customClass="Scene"><connections>
        <outlet property="buy" destination="buy" id="p"/></connections></viewController>
        """.utf8))
    var code = CodeFacts()
    code.addFirstWrites(["Scene": ["buy": [member]]], in: outlets)
    #expect(try storyboard.severities(of: .coveredControl, knowing: code) == severities)
  }

  /// A view of the same place is made to take the touches of the control.
  @Test(arguments: [
    ([20.0, 100, 200, 44], [Finding.Severity]()), ([16, 96, 208, 52], [.warning]),
  ])
  func aViewOfTheControlsPlaceIsMeant(frame: [Double], expected: [Finding.Severity]) throws {
    #expect(try severities(panel(frame), at: frame) == expected)
  }

  @Test(arguments: [[0, 0, 375, 120], [100, 0, 275, 667]])
  func aPartOfTheControlIsEnough(frame: [Double]) throws {
    #expect(try severities(panel(frame), at: frame) == [])
  }

  @Test func whatTheDocumentDrawsApartIsLeftToOtherRules() throws {
    #expect(try severities(panel([0, 300, 375, 300])) == [])
  }

  @Test(arguments: [
    "isHidden", "alpha", "frame", "transform", "isUserInteractionEnabled",
    ProjectFacts.orderedMember, ProjectFacts.constrainedMember,
  ])
  func whatCodeHidesOrMovesIsNone(member: String) throws {
    #expect(try severities(panel(), covering: [member]) == [])
    #expect(try severities(panel(), covering: ["backgroundColor"]) == [.warning])
  }

  @Test(
    arguments: [
      ("transform", []), (ProjectFacts.orderedMember, []), ("isHidden", [.warning]),
    ] as [(String, [Finding.Severity])])
  func aControlThatCodeMovesIsNone(member: String, severities expected: [Finding.Severity]) throws {
    #expect(try severities(panel(), covered: [member]) == expected)
  }

  /// A button that shows nothing, or is no larger than a field, is touched in place of it.
  @Test(
    arguments: [
      ([20, 100, 200, 44], "", []), ([20, 100, 200, 44], "Choose", []),
      ([16, 96, 208, 52], "", []),
      ([0, 90, 375, 64], "Choose", [.warning]),
    ] as [([Double], String, [Finding.Severity])])
  func aButtonMayBeTouchedForAnother(
    frame: [Double], title: String, severities expected: [Finding.Severity]
  ) throws {
    #expect(try severities(button("cover", frame, title: title), at: frame) == expected)
  }

  /// An icon that is a button without an action, behind a larger one that is touched for it.
  @Test(
    arguments: [
      ("", "open:", []), ("buy:", "open:", [.warning]), ("", "", [.warning]),
    ] as [(String, String, [Finding.Severity])])
  func aButtonWithoutActionMayBeAnIcon(
    behind: String, inFront: String, severities expected: [Finding.Severity]
  ) throws {
    func action(_ selector: String, _ button: String) -> String {
      guard !selector.isEmpty else { return button }
      return button.replacing(
        "</button>",
        with: """
          <connections><action selector="\(selector)" destination="controller" \
          eventType="touchUpInside" id="\(selector.dropLast())-action"/></connections></button>
          """)
    }
    let found = try severities(
      action(inFront, button("cover", [0, 90, 375, 64], title: "Open")), at: [0, 90, 375, 64],
      over: action(behind, button("buy", [20, 100, 200, 44])))
    #expect(found == expected)
  }

  /// A button of the place of a field in another view is touched in its place, too.
  @Test(arguments: [
    ([20.0, 20, 200, 44], [Finding.Severity]()), ([10, 10, 220, 64], [.warning]),
  ])
  func aButtonOfTheFieldsPlaceInAnotherView(
    place: [Double], severities expected: [Finding.Severity]
  ) throws {
    let field = """
      <textField opaque="NO" borderStyle="roundedRect" text="Friday" \
      translatesAutoresizingMaskIntoConstraints="NO" id="field">
      <rect key="frame" x="20" y="20" width="200" height="44"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    let box = Element.view(
      "box", [0, 80, 375, 100],
      children: "<subviews>\(field)</subviews><constraints>"
        + Element.place("field", [20, 20, 200, 44], in: "box") + "</constraints>")
    let frame = [place[0], place[1] + 80, place[2], place[3]]
    let found = try Storyboard(
      subviews: box + button("cover", frame, title: "Choose"),
      constraints: Element.place("box", [0, 80, 375, 100]) + Element.place("cover", frame)
    ).findings().filter { $0.rule == .coveredControl }
    #expect(found.map(\.severity) == expected)
  }

  /// The code of another class, such as that of a row's table, may hide the cover.
  @Test(arguments: [("cover", [Finding.Severity]()), ("other", [.warning])])
  func whatCodeOfOtherClassesHidesIsNone(
    property: String, severities expected: [Finding.Severity]
  ) throws {
    let outlets = ListedOutlets(
      Array(
        """
        <view id="cover"/><viewController customClass="Scene"><connections>
        <outlet property="cover" destination="cover" id="o"/></connections></viewController>
        """.utf8))
    var code = CodeFacts()
    code.addHiddenByOthers(of: [property], in: outlets)
    let storyboard = try Storyboard(
      subviews: button("buy", [20, 100, 200, 44]) + panel(),
      constraints: Element.place("buy", [20, 100, 200, 44]) + Element.place("cover", Self.screen))
    #expect(try storyboard.severities(of: .coveredControl, knowing: code) == expected)
  }

  @Test func aButtonWithoutContentMayBeForWhatIsLeft() throws {
    #expect(try severities(panel(), over: button("buy", [20, 100, 200, 44], title: "")) == [])
  }

  @Test(arguments: ["enabled=\"NO\"", "userInteractionEnabled=\"NO\"", "hidden=\"YES\""])
  func aControlThatTakesNoTouchesLosesNone(attributes: String) throws {
    let target = button("buy", [20, 100, 200, 44], attributes: attributes)
    #expect(try severities(panel(), over: target) == [])
  }

  /// A table in front of a bar with a button, and one whose button is in it.
  @Test(arguments: [(true, [.warning]), (false, [])] as [(Bool, [Finding.Severity])])
  func aTableInFrontOfABar(isInFront: Bool, severities expected: [Finding.Severity]) throws {
    let bar = Element.view(
      "bar", [0, 567, 375, 100],
      children: "<subviews>\(button("buy", [20, 20, 200, 44]))</subviews><constraints>"
        + Element.place("buy", [20, 20, 200, 44], in: "bar") + "</constraints>")
    let table = Element.tableCell(views: "", constraints: "")
    let found = try Storyboard(
      subviews: isInFront ? bar + table : table + bar,
      constraints: Element.place("bar", [0, 567, 375, 100]) + Element.place("table", Self.screen)
    ).findings().filter { $0.rule == .coveredControl }
    #expect(found.map(\.severity) == expected)
  }
}
