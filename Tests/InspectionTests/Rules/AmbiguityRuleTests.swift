import Foundation
import Devices
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct AmbiguityRuleTests {
  private func ambiguities(_ storyboard: Storyboard) throws -> [Finding] {
    try storyboard.findings().filter { $0.rule == .ambiguousLayout }
  }

  @Test func whatIsMissingIsNamed() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\""))
    let findings = try ambiguities(storyboard)
    #expect(findings.map(\.objectIDs) == [["a"]])
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.map(\.message)
        == ["the vertical position and height of view (a, Scene) are ambiguous"])
    #expect(findings.map(\.nextStep) == ["Add constraints for its Y position and height"])
  }

  /// Two heights break, and what is left of the chain may be shared in many ways.
  @Test(arguments: [("600", Finding.Severity.info), ("", .warning)])
  func whatABrokenConstraintWouldGiveIsANote(height: String, severity: Finding.Severity) throws {
    func sizes(_ id: String) -> String {
      Element.constraint("\(id)-x", id, "leading", "root", "leading")
        + Element.constraint("\(id)-w", id, "width", nil, nil, "constant=\"100\"")
        + Element.constraint(
          "\(id)-most", id, "height", nil, nil, "relation=\"lessThanOrEqual\" constant=\"500\"")
        + (height.isEmpty
          ? ""
          : Element.constraint("\(id)-h", id, "height", nil, nil, "constant=\"\(height)\""))
    }
    let storyboard = try Storyboard(
      subviews: Element.view("a", [0, 0, 100, 300]) + Element.view("b", [0, 300, 100, 367]),
      constraints: sizes("a") + sizes("b") + Element.constraint("top", "a", "top", "root", "top")
        + Element.constraint("between", "b", "top", "a", "bottom")
        + Element.constraint("end", "b", "bottom", "root", "bottom"))
    #expect(try ambiguities(storyboard).map(\.severity) == [severity])
  }

  @Test(arguments: [("", Finding.Severity.info), ("Read it", .warning)])
  func whatShowsNothingMayLieAnywhere(text: String, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", text, [20, 40, 200, 21]),
      constraints: Element.constraint("x", "a", "leading", "root", "leading"))
    #expect(try ambiguities(storyboard).map(\.severity) == [severity])
  }

  /// The class of such a button has a content size, which no document says.
  @Test(arguments: [("view", Finding.Severity.warning), ("tvCaptionButtonView", .info)])
  func whatItsClassSizesIsANote(element: String, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: """
        <\(element) id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="40" width="200" height="100"/></\(element)>
        """,
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "root", "top"))
    #expect(try ambiguities(storyboard).map(\.severity) == [severity])
  }

  /// A view that its frame places asks for no constraints, though the document leaves out the frame; nor does what is in it.
  @Test func aFrameThatIsNotStoredIsNotAmbiguous() throws {
    func subjects(_ attributes: String) throws -> [[String]] {
      try ambiguities(
        Storyboard(
          subviews: """
            <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></view>
            """)
      ).map(\.objectIDs)
    }
    #expect(try subjects("fixedFrame=\"YES\"").isEmpty)
    #expect(try !subjects("").isEmpty)
  }

  @Test(arguments: [
    ("", Finding.Severity.info), (Element.label("l", "Text", [0, 0, 50, 21]), .warning),
  ])
  func whatIsLeftEmptyIsFilledByCode(arranged: String, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: """
        <stackView axis="vertical" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="40" width="200" height="100"/>
        <subviews>\(arranged)</subviews></stackView>
        """,
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"200\"")
        + (arranged.isEmpty ? Element.constraint("y", "a", "top", "root", "top") : ""))
    #expect(try ambiguities(storyboard).map(\.severity) == [severity])
  }

  /// A constraint that is removed at build time stands for one that code adds, if it can find the view.
  @Test(arguments: [
    ("top", "tag=\"5\"", Finding.Severity.info), ("leading", "tag=\"5\"", .warning),
    ("top", "customClass=\"Card\"", .info), ("top", "", .warning),
  ])
  func placeholderConstraintsMeanCode(
    attribute: String, reach: String, severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", attributes: reach),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"100\"")
        + Element.constraint("y", "a", attribute, "root", attribute, "placeholder=\"YES\""))
    let findings = try ambiguities(storyboard)
    #expect(findings.map(\.severity) == [severity])
    let advice = "A placeholder holds it in Interface Builder only; in the app, code has to"
    #expect((findings.first?.nextStep == advice) == (severity == .info))
  }

  /// Whatever height a view around it has, one constraint leaves a height open.
  @Test(arguments: [
    ("", "", Finding.Severity.warning), ("customClass=\"List\"", "", .info),
    ("", "relation=\"greaterThanOrEqual\"", .info),
  ])
  func anExtentWithOneConstraintIsOpenAtAnySize(
    attributes: String, bottom: String, severity: Finding.Severity
  ) throws {
    let ends =
      bottom.isEmpty ? "" : Element.constraint("b", "root", "bottom", "a", "bottom", bottom)
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews><tableView \(attributes) id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="20" width="320" height="80"/></tableView></subviews>
      <constraints>\(Element.constraint("x", "a", "leading", "root", "leading"))
      \(Element.constraint("e", "a", "trailing", "root", "trailing"))
      \(Element.constraint("y", "a", "top", "root", "top", "constant=\"20\""))\(ends)
      </constraints></view>
      """
    let storyboard = try Storyboard(objects: objects, name: "Card.xib")
    #expect(try ambiguities(storyboard).map(\.severity) == [severity])
  }

  /// A cell in one of the system's styles lays out its labels.
  @Test(arguments: [("textLabel=\"name\"", 0), ("detailTextLabel=\"name\"", 0), ("", 1)])
  func aLabelOfAStyleIsPlacedByTheCell(attributes: String, count: Int) throws {
    let cell = """
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <prototypes><tableViewCell contentMode="scaleToFill" style="IBUITableViewCellStyleValue1" \(attributes) id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(Element.label("name", "Name", [16, 12, 50, 20]))</subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let findings = try Storyboard(subviews: cell).findings()
    #expect(findings.count { $0.rule == .ambiguousLayout && $0.severity == .warning } == count)
  }

  /// A cell lays out the view that an outlet makes its accessory.
  @Test(arguments: [("accessoryView", 0), ("other", 1)])
  func accessoryViewsArePlacedByTheirCells(outlet: String, count: Int) throws {
    let storyboard = try Storyboard(
      subviews: Element.tableCell(
        views: Element.view("a", [0, 0, 40, 30]),
        constraints: Element.constraint("w", "a", "width", nil, nil, "constant=\"40\"")
          + Element.constraint("h", "a", "height", nil, nil, "constant=\"30\"")
      ).replacing(
        "</tableViewCell>",
        with:
          "<connections><outlet property=\"\(outlet)\" destination=\"a\" id=\"o\"/></connections></tableViewCell>"
      ),
      constraints: Element.place("table", [0, 0, 375, 667]))
    #expect(try ambiguities(storyboard).count == count)
  }

  @Test func viewsTiedToItAreTheSameFinding() throws {
    let size = { (id: String) in
      Element.constraint("\(id)-w", id, "width", nil, nil, "constant=\"100\"")
        + Element.constraint("\(id)-h", id, "height", nil, nil, "constant=\"100\"")
    }
    let storyboard = try Storyboard(
      subviews: Element.view("a") + Element.view("b") + Element.view("c"),
      constraints: size("a") + size("b") + size("c")
        + Element.constraint("ax", "a", "leading", "root", "leading")
        + Element.constraint("bx", "b", "leading", "a", "leading")
        + Element.constraint("by", "b", "top", "a", "bottom")
        + Element.constraint("cx", "c", "leading", "root", "leading"))
    let findings = try ambiguities(storyboard)
    #expect(findings.map(\.objectIDs) == [["a", "b"], ["c"]])
    #expect(
      findings.first?.message
        == "the vertical position of view (a, Scene) is ambiguous, and with it "
        + "1 view tied to it by constraints")
  }

  @Test func aSecondCauseIsAFindingOfItsOwn() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("button") + Element.view("box"),
      constraints: ["leading", "trailing", "top"].map {
        Element.constraint("box-\($0)", "box", $0, "root", $0)
      }.joined() + Element.constraint("y", "button", "top", "box", "bottom")
        + Element.constraint("w", "button", "width", nil, nil, "constant=\"80\"")
        + Element.constraint("h", "button", "height", nil, nil, "constant=\"30\""))
    let findings = try ambiguities(storyboard)
    #expect(findings.map(\.objectIDs) == [["button"], ["box", "button"]])
    #expect(
      findings.map(\.message) == [
        "the horizontal position of view (button, Scene) is ambiguous",
        "the height of view (box, Scene) is ambiguous, and with it 1 view tied to it by constraints",
      ])
    #expect(
      findings.map(\.nextStep) == [
        "Add constraints for its X position", "Add constraints for its height",
      ])
  }

  @Test func viewsInsideAnOpenOneAreOpenOnlyWhereTheyAreNotFirmInIt() throws {
    let inside =
      Element.place("firm", [0, 0, 10, 10], in: "outer")
      + Element.constraint("x", "loose", "leading", "outer", "leading")
      + Element.constraint("lw", "loose", "width", nil, nil, "constant=\"10\"")
      + Element.constraint("lh", "loose", "height", nil, nil, "constant=\"10\"")
      + Element.constraint("ly", "loose", "bottom", "root", "bottom")
    let storyboard = try Storyboard(
      subviews: Element.view(
        "outer", children: "<subviews>\(Element.view("firm"))\(Element.view("loose"))</subviews>"),
      constraints: inside + Element.constraint("ox", "outer", "leading", "root", "leading")
        + Element.constraint("ow", "outer", "width", nil, nil, "constant=\"100\"")
        + Element.constraint("oh", "outer", "height", nil, nil, "constant=\"100\""))
    #expect(try ambiguities(storyboard).map(\.objectIDs) == [["outer", "loose"]])
  }

  @Test func labelsThatCompeteAreToldOfPriorities() throws {
    let row = ["a", "b"].map {
      Element.constraint("\($0)-y", $0, "top", "safe", "top")
    }.joined()
    let storyboard = try Storyboard(
      subviews: Element.label("a", "One", [0, 20, 100, 20])
        + Element.label("b", "Two", [100, 20, 275, 20]),
      constraints: row + Element.constraint("l", "a", "leading", "root", "leading")
        + Element.constraint("m", "b", "leading", "a", "trailing")
        + Element.constraint("r", "root", "trailing", "b", "trailing"))
    let findings = try ambiguities(storyboard)
    #expect(findings.count == 1)
    #expect(findings.first?.nextStep.contains("hugging or compression resistance") == true)
  }

  @Test func viewsOfOneStackViewAreOneFinding() throws {
    let storyboard = try Storyboard(
      subviews: """
        <stackView axis="vertical" id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="100" height="300"/>
        <subviews>\(Element.label("a", "One", [0, 0, 100, 150]))
        \(Element.label("b", "Two", [0, 150, 100, 150]))</subviews></stackView>
        """,
      constraints: Element.place("s", [0, 0, 100, 300]))
    let findings = try ambiguities(storyboard)
    #expect(findings.map(\.objectIDs) == [["a", "b"]])
    #expect(findings.map(\.severity) == [.info], "another height may fit both")
    #expect(
      findings.first?.nextStep
        == "Give the views of its stack view different hugging or compression resistance priorities"
    )
  }

  @Test(arguments: [
    ("rowHeight=\"44\"", "", [Finding.Severity.info]),
    ("rowHeight=\"44\"", "ambiguous=\"YES\"", [.warning]), ("rowHeight=\"-1\"", "", []),
    ("rowHeight=\"-1\"", "ambiguous=\"YES\"", []),
  ])
  func theRoomOfACellIsCertainWhereTheDocumentGivesIt(
    rowHeight: String, attributes: String, severities: [Finding.Severity]
  ) throws {
    let storyboard = try Storyboard(
      subviews: Element.tableCell(
        rowHeight: rowHeight,
        views: Element.label("a", "One", [0, 0, 375, 22], attributes: attributes)
          + Element.label("b", "Two", [0, 22, 375, 22]),
        constraints: ["a", "b"].map {
          Element.constraint("\($0)-x", $0, "leading", "content", "leading")
            + Element.constraint("\($0)-e", $0, "trailing", "content", "trailing")
        }.joined() + Element.constraint("t", "a", "top", "content", "top")
          + Element.constraint("m", "b", "top", "a", "bottom")
          + Element.constraint("e", "content", "bottom", "b", "bottom")),
      constraints: Element.place("table", [0, 0, 375, 667]))
    let findings = try storyboard.findings().filter { $0.rule == .ambiguousLayout }
    #expect(findings.map(\.severity) == severities)
  }

  @Test(arguments: [
    ("hidden=\"YES\"", 0), ("verifyAmbiguity=\"off\"", 0), ("verifyAmbiguity=\"ignoreSizes\"", 0),
    ("alpha=\"0.0\"", 0), ("alpha=\"0.5\"", 1),
  ])
  func whatNobodySeesOrWantsCheckedIsNoFinding(attributes: String, count: Int) throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", attributes: attributes),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "root", "top")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\""))
    #expect(try ambiguities(storyboard).count == count)
  }

  @Test func aHiddenContainerHidesWhatIsInside() throws {
    let storyboard = try Storyboard(
      subviews: Element.view(
        "a", attributes: "hidden=\"YES\"",
        children: "<subviews>\(Element.view("b"))</subviews>"),
      constraints: Element.place("a", [0, 0, 100, 100]))
    #expect(try ambiguities(storyboard) == [])
  }

  @Test(arguments: ["alpha=\"0.0\"", "hidden=\"YES\""])
  func aRootThatCodeFadesInIsSeen(attributes: String) throws {
    let seen = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.constraint("x", "a", "leading", "root", "leading")
        + Element.constraint("y", "a", "top", "root", "top")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"100\""))
    let text = try String(contentsOfFile: seen.path, encoding: .utf8)
      .replacing("id=\"root\">", with: "\(attributes) id=\"root\">")
    #expect(try ambiguities(Storyboard(text: text, name: "Main.storyboard")).count == 1)
  }
}
