import Devices
import TestSupport
import InterfaceBuilder
import Testing

@testable import Inspection

@MainActor
struct ConflictFootingTests {
  private func conflict(_ document: Storyboard) throws -> Finding {
    let findings = try document.findings().filter { $0.rule == .conflictingConstraints }
    #expect(findings.count == 1)
    return try #require(findings.first)
  }

  /// A view 100 points wide with one more constraint on its width.
  private func storyboard(_ more: String) throws -> Storyboard {
    try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [0, 0, 100, 100])
        + Element.constraint("more", "a", "width", nil, nil, more))
  }

  @Test func constraintsAloneAreCertain() throws {
    let finding = try conflict(try storyboard("constant=\"120\""))
    #expect(finding.severity == .error)
    #expect(finding.nextStep == "Remove view.width = 120 (more)")
  }

  @Test func aDifferenceThatNoScreenShowsIsANote() throws {
    #expect(try conflict(try storyboard("constant=\"100.006\"")).severity == .info)
    #expect(try conflict(try storyboard("constant=\"100.5\"")).severity == .error)
  }

  /// Both axes contradict the frame: one edit ends both.
  @Test func theMaskOfAViewWithConstraintsIsOneCause() throws {
    let masked = Element.view("a", [10, 10, 100, 100]).replacing(
      "translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
    let document = try Storyboard(
      subviews: masked,
      constraints: Element.constraint("w", "a", "width", nil, nil, "constant=\"120\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"130\""))
    let findings = try document.findings().filter { $0.rule == .conflictingConstraints }
    #expect(findings.map(\.severity).sorted() == [.info, .error])
    let step =
      "Set the layout of view (a) to Automatic in the size inspector: its autoresizing mask becomes constraints, too"
    #expect(findings.allSatisfy { $0.nextStep == step })
  }

  /// One constraint ties another view to a view that its frame places: the constraint is the odd one out.
  @Test func oneConstraintBesideAMaskIsRemoved() throws {
    let masked = Element.view("a", [10, 10, 100, 100]).replacing(
      "translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
    let document = try Storyboard(
      subviews: masked + Element.view("b", [0, 200, 100, 100]),
      constraints: Element.place("b", [0, 200, 100, 100])
        + Element.constraint("stray", "b", "leading", "a", "trailing", "constant=\"8\""))
    let finding = try conflict(document)
    #expect(finding.severity == .error)
    #expect(finding.nextStep == "Remove view b.leading = view a.trailing + 8 (stray)")
  }

  /// The table places the content of its rows.
  @Test func nothingCanBeSetAboutTheContentOfARow() throws {
    let document = try Storyboard(
      subviews: Element.tableCell(
        views: Element.view("v", [0, 0, 375, 20]),
        constraints: Element.place("v", [0, 0, 90, 20], in: "content")
          + Element.constraint("end", "content", "trailing", "v", "trailing")),
      constraints: Element.place("table", [0, 0, 375, 667]))
    let finding = try conflict(document)
    #expect(finding.nextStep == "Remove view.width = 90 (v-w)")
  }

  @Test func whatIsRemovedAtBuildTimeIsInNoConflict() throws {
    let findings = try storyboard("constant=\"120\" placeholder=\"YES\"").findings()
    #expect(findings.filter { $0.rule == .conflictingConstraints } == [])
  }

  /// A label that must be as wide as its text, and as a number says.
  private func pressedLabel(_ width: String) throws -> Storyboard {
    try Storyboard(
      subviews: Element.label(
        "l", "A long text", [0, 0, 20, 21],
        attributes: "horizontalCompressionResistancePriority=\"1000\""),
      constraints: Element.constraint("x", "l", "leading", "root", "leading")
        + Element.constraint("y", "l", "top", "root", "top")
        + Element.constraint("w", "l", "width", nil, nil, "constant=\"20\" \(width)"))
  }

  @Test func contentInARoomThatCodeSetsIsANote() throws {
    let finding = try conflict(try pressedLabel("customClass=\"ScreenWidthConstraint\""))
    #expect(finding.severity == .info)
    #expect(finding.mitigation == .constraintSetByCode("w"))
  }

  @Test func measuredContentIsAWarning() throws {
    let finding = try conflict(try pressedLabel(""))
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("the content size of \"A long text\" label"))
    #expect(
      finding.nextStep.contains("resistance priority of \"A long text\" label (l) below 1000"))
  }

  /// In the app the view has no such size.
  @Test func aPlaceholderIsInNoConflict() throws {
    func severity(_ attributes: String) throws -> Finding.Severity {
      try conflict(
        Storyboard(
          subviews: Element.label(
            "l", "A long text", [0, 0, 20, 21],
            attributes: "horizontalCompressionResistancePriority=\"1000\" \(attributes)"),
          constraints: Element.place("l", [0, 0, 20, 21]))
      ).severity
    }
    #expect(
      try severity("placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"21\"") == .info)
    #expect(try severity("placeholderIntrinsicHeight=\"21\"") == .warning)
  }

  @Test func aConstraintOfAClassOfItsOwnIsSetByCode() throws {
    let finding = try conflict(
      try storyboard("constant=\"120\" customClass=\"ScreenWidthConstraint\""))
    #expect(finding.severity == .info)
    #expect(finding.nextStep.contains("where code sets view.width = 120 (more)"))
  }

  @Test func whatAHiddenViewIsGivenIsLowered() throws {
    let document = try Storyboard(
      subviews: """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews>\(Element.view("shown", [0, 0, 100, 50]))
        \(Element.view("gone", [0, 0, 0, 50]).replacing("<view ", with: "<view hidden=\"YES\" "))
        </subviews></stackView>
        """,
      constraints: Element.constraint("x", "stack", "leading", "root", "leading")
        + Element.constraint("y", "stack", "top", "root", "top")
        + Element.constraint("w", "shown", "width", nil, nil, "constant=\"100\"")
        + Element.constraint("h", "shown", "height", nil, nil, "constant=\"50\"")
        + Element.constraint("g", "gone", "width", nil, nil, "constant=\"30\""))
    let finding = try conflict(document)
    #expect(finding.severity == .warning)
    #expect(finding.nextStep.hasPrefix("Lower the priority of view"))
    #expect(
      finding.nextStep.hasSuffix("(g) to 999, so that the hidden view can have no extent"))
  }

  @Test(arguments: [
    Element.label("t", "", [0, 0, 100, 21], attributes: "verticalHuggingPriority=\"1000\""),
    Element.textField("t", attributes: "verticalCompressionResistancePriority=\"1000\""),
  ])
  func aTextThatComesAtRunTimeIsANote(text: String) throws {
    let finding = try conflict(
      try Storyboard(subviews: text, constraints: Element.place("t", [0, 0, 100, 10])))
    #expect(finding.severity == .info)
    #expect(finding.nextStep.hasSuffix("unless a text that comes at run time fits"))
  }

  @Test func theHeightOfATablesHeaderIsNotCertain() throws {
    let header = Element.view(
      "header", [0, 0, 375, 50], attributes: "key=\"tableHeaderView\"",
      children: "<subviews>\(Element.view("v"))</subviews><constraints>"
        + Element.place("v", [0, 10, 100, 100], in: "header")
        + Element.constraint("b", "header", "bottom", "v", "bottom", "constant=\"10\"")
        + "</constraints>"
    ).replacing(
      "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"header\"", with: "id=\"header\"")
    let finding = try conflict(
      try Storyboard(
        subviews: Element.tableCell(inTable: header, views: "", constraints: ""),
        constraints: Element.place("table", [0, 0, 375, 667])))
    #expect(finding.severity == .info)
  }

  @Test func aFrameThatIsNotItsContentsIsNoConflict() throws {
    let label = Element.label(
      "l", "A text", [0, 0, 300, 60], attributes: "verticalHuggingPriority=\"1000\""
    ).replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    let storyboard = try Storyboard(subviews: label, constraints: "")
    #expect(try storyboard.findings().filter { $0.rule == .conflictingConstraints } == [])
    let inspector = try DocumentInspector(path: storyboard.path)
    let scenes = inspector.solve(in: .device(inspector.savedDevice))
    #expect(scenes.flatMap(\.solution.conflicts).count == 1)
  }

  /// A table of 375 points with a cell 44 points high, whose content view holds a view.
  private func cell(_ constraints: String) throws -> Storyboard {
    try Storyboard(
      subviews: Element.tableCell(
        views: Element.view("v", [10, 10, 100, 24]), constraints: constraints),
      constraints: Element.place("table", [0, 0, 375, 667]))
  }

  @Test func theHeightOfACellIsNotCertain() throws {
    let finding = try conflict(
      try cell(
        Element.place("v", [10, 10, 100, 34], in: "content")
          + Element.constraint("bottom", "content", "bottom", "v", "bottom", "constant=\"10\"")))
    #expect(finding.severity == .info)
    #expect(finding.nextStep.contains("unless table view cell content view gets another size"))
  }

  @Test(arguments: [(374.5, Finding.Severity.info), (373, .error)])
  func aPointOfRoundingInARowIsANote(width: Double, severity: Finding.Severity) throws {
    let finding = try conflict(
      try cell(
        Element.place("v", [0, 10, width, 24], in: "content")
          + Element.constraint("end", "content", "trailing", "v", "trailing")))
    #expect(finding.severity == severity)
  }

  @Test func aPointBetweenConstraintsAloneIsCertain() throws {
    #expect(try conflict(try storyboard("constant=\"101\"")).severity == .error)
  }

  @Test func theHeightOfACellSaysNothingOnOtherCanvases() throws {
    // Lower than the row on the document's phone, higher on a wider one.
    let document = try Storyboard(
      subviews: Element.tableCell(
        views: Element.view("v", [0, 0, 100, 24]),
        constraints: Element.constraint("t", "v", "top", "content", "top")
          + Element.constraint("x", "v", "leading", "content", "leading")
          + Element.constraint("w", "v", "width", "content", "width")
          + Element.constraint("r", "v", "height", "v", "width", "multiplier=\"40:375\"")
          + Element.constraint(
            "b", "content", "bottom", "v", "bottom", "relation=\"greaterThanOrEqual\"")),
      constraints: Element.constraint("tx", "table", "leading", "root", "leading")
        + Element.constraint("te", "table", "trailing", "root", "trailing")
        + Element.constraint("ty", "table", "top", "root", "top")
        + Element.constraint("tb", "table", "bottom", "root", "bottom"))
    let findings = try document.findings(on: [.named("retina6_9")])
      .filter { $0.rule == .conflictingConstraints }
    #expect(findings.map(\.severity) == [.info])
    #expect(
      findings.first?.occurrence.configurations.map(\.name) == ["iPhone 16 Pro Max, portrait"])
  }

  @Test func theWidthOfATablesCellIs() throws {
    let finding = try conflict(
      try cell(
        Element.place("v", [10, 10, 100, 24], in: "content")
          + Element.constraint("end", "content", "trailing", "v", "trailing", "constant=\"10\"")))
    #expect(finding.severity == .error)
  }

  /// A view as large as a screen has a controller's height only if the owner's outlet says that it is one's.
  @Test(arguments: [
    (
      "CardController", "<outlet property=\"view\" destination=\"root\" id=\"o\"/>",
      Finding.Severity.error
    ),
    ("Card", "", .info),
  ])
  func theHeightOfAViewOfNoControllerIsNotCertain(
    owner: String, outlet: String, severity: Finding.Severity
  ) throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
      <connections>\(outlet)</connections></placeholder>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(Element.view("v", [10, 10, 100, 80]))</subviews>
      <constraints>\(Element.place("v", [10, 10, 100, 80]))
      \(Element.constraint("end", "root", "bottom", "v", "bottom", "constant=\"10\""))
      </constraints></view>
      """
    #expect(try conflict(try Storyboard(objects: objects, name: "Card.xib")).severity == severity)
  }

  /// Code loads each of several views that no outlet makes the controller's.
  @Test(arguments: [("", [true]), (Element.view("other"), [false, false])])
  func oneOfSeveralViewsIsNotTheControllers(other: String, expected: [Bool]) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"/>
      \(Element.view("root"))\(other)</objects></document>
      """
    let storyboard = try Storyboard(text: text, name: "Card.xib")
    let description = DocumentDescription(try Document(path: storyboard.path))
    #expect(description.topLevelViews.map(description.isControllersView) == expected)
  }

  /// Without any text, shares in proportion are equal; texts that come at run time have others.
  @Test(arguments: [
    ("fillProportionally", Finding.Severity.info), ("fillEqually", .error),
  ])
  func sharesOfTextsToComeAreNotCertain(
    distribution: String, severity: Finding.Severity
  ) throws {
    func label(_ id: String, _ height: Int) -> String {
      Element.label(id, "", [0, 0, 100, Double(height)]).replacing(
        "</label>",
        with:
          "<constraints><constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h-\(id)\"/></constraints></label>"
      )
    }
    let document = try Storyboard(
      subviews: """
        <stackView axis="vertical" distribution="\(distribution)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="49"/>
        <subviews>\(label("a", 30))\(label("b", 19))</subviews></stackView>
        """,
      constraints: Element.constraint("x", "stack", "leading", "root", "leading")
        + Element.constraint("y", "stack", "top", "root", "top")
        + Element.constraint("w", "stack", "width", nil, nil, "constant=\"100\""))
    #expect(try conflict(document).severity == severity)
  }

  /// A hidden stack view without width holds two views and the spacing between them.
  @Test func stackViewsAloneAreANote() throws {
    let inner = """
      <stackView hidden="YES" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0" y="0" width="0" height="50"/>
      <subviews>\(Element.view("a", [0, 0, 0, 50]))\(Element.view("b", [8, 0, 0, 50]))</subviews>
      </stackView>
      """
    let document = try Storyboard(
      subviews: """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews>\(Element.view("shown", [0, 0, 100, 50]))\(inner)</subviews></stackView>
        """,
      constraints: Element.constraint("x", "stack", "leading", "root", "leading")
        + Element.constraint("y", "stack", "top", "root", "top")
        + Element.constraint("w", "shown", "width", nil, nil, "constant=\"100\"")
        + Element.constraint("h", "shown", "height", nil, nil, "constant=\"50\""))
    let finding = try conflict(document)
    #expect(finding.severity == .info)
    #expect(finding.nextStep.hasPrefix("Nothing can be edited here"))
  }

  /// Two required tops agree where nothing covers the screen.
  @Test func whatTheSystemCoversIsANote() throws {
    func document(_ more: String) throws -> Storyboard {
      try Storyboard(
        subviews: Element.view("a", [0, 20, 100, 100]),
        constraints: Element.place("a", [0, 0, 100, 100])
          + Element.constraint("s", "a", "top", "safe", "top", more))
    }
    #expect(try conflict(document("")).severity == .info)
    #expect(try conflict(document("constant=\"8\"")).severity == .error)
  }

  /// Whatever size the effect view has.
  @Test func theContentOfAnEffectViewHasItsSize() throws {
    let content = """
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="300" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(Element.view("a"))</subviews><constraints>\(Element.place("a", [0, 0, 200, 50]))
      \(Element.constraint("end", "a", "trailing", "content", "trailing"))</constraints></view>
      """.replacing("\"root\"", with: "\"content\"")
    let document = try Storyboard(
      subviews: """
        <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect">
        <rect key="frame" x="0" y="0" width="300" height="100"/>\(content)</visualEffectView>
        """,
      constraints: Element.place("effect", [0, 0, 300, 100]))
    #expect(try conflict(document).severity == .error)
  }
}
