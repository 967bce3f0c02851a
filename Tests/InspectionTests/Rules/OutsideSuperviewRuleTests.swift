import Devices
import TestSupport
import AutoLayout
import InterfaceBuilder
import Testing

@testable import Inspection

@MainActor
struct OutsideSuperviewRuleTests {
  private func outside(_ storyboard: Storyboard, on devices: [String] = []) throws -> [Finding] {
    try storyboard.findings(on: (["retina4_7"] + devices).map { try .named($0) })
      .filter { $0.rule == .outsideSuperview }
  }

  @Test func theSidesAndTheDistanceAreSaid() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [275, 0, 100, 100]),
      constraints: Element.place("a", [300, 0, 100, 100]))
    let findings = try outside(storyboard)
    #expect(
      findings.map(\.message) == [
        "view (a, Scene) reaches outside its superview by 25 points at the right"
      ])
    #expect(findings.map(\.severity) == [.warning])
  }

  /// Pictures bleed over the edges of what is around them, as backgrounds do.
  @Test func aPictureIsANote() throws {
    let picture = Element.view("a", [275, 0, 100, 100])
      .replacing("<view ", with: "<imageView ").replacing("</view>", with: "</imageView>")
    let storyboard = try Storyboard(
      subviews: picture, constraints: Element.place("a", [300, 0, 100, 100]))
    #expect(try outside(storyboard).map(\.severity) == [.info])
  }

  @Test func theRootOfAXibHasNothingAroundIt() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="root">
      <rect key="frame" x="0" y="0" width="400" height="100"/>
      <constraints>\(Element.constraint("w", "root", "width", nil, nil, "constant=\"2000\""))\
      </constraints></view></objects></document>
      """
    #expect(try outside(Storyboard(text: document, name: "Root.xib")).isEmpty)
  }

  @Test func aConstraintTheWrongWayRoundIsBlamed() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [300, 0, 100, 100]),
      constraints: Element.place("a", [300, 0, 100, 100])
        + Element.constraint(
          "wrong", "a", "trailing", "root", "trailingMargin", "relation=\"greaterThanOrEqual\"")
    )
    let next = try #require(try outside(storyboard).first?.nextStep)
    #expect(
      next == "view.trailing ≥ superview.trailingMargin (wrong) permits it: turn its relation round"
    )
  }

  @Test func aConstraintTheWrongWayRoundIsBlamedInBothReadingDirections() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [300, 0, 100, 100])
        + Element.constraint(
          "wrong", "a", "trailing", "root", "trailing", "relation=\"greaterThanOrEqual\""))
    let device = try DeviceEnvironment.named("retina4_7")
    var mirrored = device
    mirrored.direction = .rightToLeft
    let findings = try storyboard.findings(on: [device, mirrored]).filter {
      $0.rule == .outsideSuperview
    }
    #expect(findings.count == 1)
    #expect(findings.first?.occurrence.configurations.count == 2)
    #expect(findings.first?.nextStep.contains("(wrong) permits it") == true)
  }

  @Test func aPileThatRunsOutIsOneFinding() throws {
    let storyboard = try Storyboard(
      subviews: ["a", "b", "c"].map { Element.view($0) }.joined(),
      constraints: Element.place("a", [0, 100, 100, 300]) + Element.place("b", [0, 400, 100, 180])
        + Element.place("c", [0, 580, 100, 80]))
    let findings = try outside(storyboard, on: ["retina4_0", "retina3_5"])
    #expect(findings.map(\.objectIDs) == [["c", "b"]])
    #expect(findings.first?.subjectID == "root.vertical")
    #expect(
      findings.first?.message
        == "view (c, Scene) reaches outside its superview by 180 points at the bottom, and 1 more "
        + "beside it")
    #expect(findings.first?.occurrence.configurations.count == 2)
  }

  @Test func viewsBesideEachOtherAreOneFinding() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a") + Element.view("b"),
      constraints: Element.place("a", [300, 0, 100, 100])
        + Element.place("b", [310, 200, 100, 100]))
    let findings = try outside(storyboard)
    #expect(findings.map(\.objectIDs) == [["b", "a"]])
    #expect(
      findings.first?.message.hasSuffix("35 points at the right, and 1 more beside it") == true)
  }

  @Test(arguments: [("", 0), ("misplaced=\"YES\"", 1)])
  func whatTheAuthorSawThereIsMeant(attributes: String, count: Int) throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [300, 0, 100, 100], attributes: attributes),
      constraints: Element.place("a", [300, 0, 100, 100]))
    #expect(try outside(storyboard).count == count)
  }

  @Test func whatIsFurtherOutThanTheAuthorSawIsAFinding() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [300, 0, 100, 100]),
      constraints: Element.place("a", [300, 0, 100, 100]))
    let finding = try #require(try outside(storyboard, on: ["retina4_0"]).first)
    #expect(
      finding.occurrence.configurations.map(\.name) == ["iPhone SE (1st generation), portrait"])
  }

  @Test func whatIsInConflictIsLeftToTheFindingAboutThat() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a"),
      constraints: Element.place("a", [300, 0, 100, 100])
        + Element.constraint("wide", "a", "width", nil, nil, "constant=\"200\""))
    #expect(try outside(storyboard) == [])
    #expect(try storyboard.findings().filter { $0.rule == .conflictingConstraints }.count == 1)
  }

  @Test(arguments: [
    ("rowHeight=\"44\"", "25 points at the right and 56 points at the bottom"),
    ("rowHeight=\"-1\"", "25 points at the right"),
  ])
  func theHeightOfACellCountsWhereTheDocumentGivesIt(rowHeight: String, extent: String) throws {
    let storyboard = try Storyboard(
      subviews: Element.tableCell(
        rowHeight: rowHeight, views: Element.view("v", [0, 0, 100, 20]),
        constraints: Element.place("v", [0, 0, 400, 100], in: "content")),
      constraints: Element.place("table", [0, 0, 375, 667]))
    #expect(
      try outside(storyboard).filter { $0.objectIDs == ["v"] }.map(\.message) == [
        "view (v, Scene) reaches outside its superview by \(extent)"
      ])
  }

  /// A constraint to the cell says as much as one to its content view.
  @Test func whatIsPinnedToTheCellIsMeant() throws {
    let storyboard = try Storyboard(
      subviews: Element.tableCell(
        views: Element.view("v", [341, 4, 40, 40]),
        constraints: Element.constraint("y", "v", "top", "content", "top", "constant=\"4\"")
          + Element.constraint("w", "v", "width", nil, nil, "constant=\"40\"")
          + Element.constraint("h", "v", "height", nil, nil, "constant=\"40\"")
      ).replacing(
        "</tableViewCell>",
        with:
          "<constraints>\(Element.constraint("x", "v", "trailing", "cell", "trailing", "constant=\"6\""))</constraints></tableViewCell>"
      ),
      constraints: Element.place("table", [0, 0, 375, 667]))
    #expect(try outside(storyboard) == [])
  }

  @Test func whatIsPinnedThereIsMeant() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [-20, 0, 100, 100]),
      constraints: Element.place("a", [-20, 0, 100, 100]))
    #expect(try outside(storyboard) == [])
  }

  @Test func aFewPointsAreNoFinding() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", [278, 0, 100, 100]),
      constraints: Element.place("a", [278, 0, 100, 100]))
    #expect(try outside(storyboard) == [])
  }

  @Test func hiddenViewsAreNoFinding() throws {
    let storyboard = try Storyboard(
      subviews: Element.view("a", attributes: "hidden=\"YES\""),
      constraints: Element.place("a", [300, 0, 100, 100]))
    #expect(try outside(storyboard) == [])
  }

  /// A label that is 30 points wider than the transparent view around it.
  private func wideLabel(opacity: Double = 0, beside: String = "") throws -> [Finding] {
    try outside(
      Storyboard(
        subviews: Element.view(
          "holder", [20, 100, 100, 40], opacity: opacity,
          children: "<subviews>\(Element.label("a", "Title", [0, 0, 90, 21]))</subviews>"
            + "<constraints>\(Element.place("a", [0, 0, 130, 21], in: "holder"))</constraints>")
          + beside,
        constraints: Element.place("holder", [20, 100, 100, 40])
          + (beside.isEmpty ? "" : Element.place("beside", [125, 100, 100, 40]))))
  }

  @Test func nothingIsLostOutsideATransparentView() throws {
    #expect(try wideLabel().map(\.severity) == [.info])
  }

  @Test func edgesThatAreSeenAndViewsBesideCount() throws {
    #expect(try wideLabel(opacity: 1).map(\.severity) == [.warning])
    let beside = Element.label("beside", "Another title", [125, 100, 100, 40])
    #expect(try wideLabel(beside: beside).map(\.severity) == [.warning])
  }

  @Test(arguments: [(108.0, Finding.Severity.info), (160.0, .warning)])
  func theRoomAroundATitleMayReachOut(width: Double, severity: Finding.Severity) throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="90" height="30"/>
      <state key="normal" title="Go"/></button>
      """
    let findings = try outside(
      Storyboard(
        subviews: Element.view(
          "holder", [20, 100, 100, 40],
          children: "<subviews>\(button)</subviews>"
            + "<constraints>\(Element.place("a", [0, 0, width, 30], in: "holder"))</constraints>"),
        constraints: Element.place("holder", [20, 100, 100, 40])))
    #expect(findings.map(\.severity) == [severity])
  }

  /// A badge above its view is tied by its lower edge.
  @Test func whatIsTiedByItsOppositeEdgeIsMeant() throws {
    let badge = Element.constraint("b", "a", "bottom", "holder", "top")
    func findings(_ constraint: String) throws -> [Finding] {
      try outside(
        Storyboard(
          subviews: Element.view(
            "holder", [20, 100, 100, 40],
            children: "<subviews>\(Element.view("a", [0, 5, 20, 20]))</subviews><constraints>"
              + Element.constraint("x", "a", "leading", "holder", "leading")
              + Element.constraint("w", "a", "width", nil, nil, "constant=\"20\"")
              + Element.constraint("h", "a", "height", nil, nil, "constant=\"20\"")
              + constraint + "</constraints>"),
          constraints: Element.place("holder", [20, 100, 100, 40])))
    }
    #expect(try findings(badge).isEmpty)
    let inside = badge.replacing("<constraint ", with: "<constraint constant=\"8\" ")
    #expect(try findings(inside).count == 1)
  }

  /// At run time the class gives the view its width.
  @Test func aPlaceholderIsNoWidth() throws {
    func severities(_ attributes: String, _ more: String = "") throws -> [Finding.Severity] {
      try outside(
        Storyboard(
          subviews: Element.view(
            "a", [20, 40, 200, 40], attributes: "placeholderIntrinsicWidth=\"414\" \(attributes)"),
          constraints: Element.constraint(
            "x", "a", "leading", "root", "leading", "constant=\"20\"")
            + Element.constraint("y", "a", "top", "root", "top", "constant=\"40\"")
            + Element.constraint("h", "a", "height", nil, nil, "constant=\"40\"") + more)
      ).map(\.severity)
    }
    #expect(try severities("customClass=\"MainButton\"") == [.info])
    #expect(try severities("") == [.info])
    let fixed = Element.constraint("w", "a", "width", nil, nil, "constant=\"400\"")
    #expect(try severities("", fixed) == [.warning], "a constraint gives it its width")
  }

  /// A view as high as the screen that begins below the status bar; below an opaque bar it fits.
  @Test func whatTheSystemCoversIsNoOverflow() throws {
    func findings(_ guide: String, _ more: String) throws -> [Finding] {
      try outside(
        Storyboard(
          subviews: Element.view("a", [0, 20, 375, 647]),
          constraints: Element.constraint("t", "a", "top", guide, "top", more)
            + Element.constraint("l", "a", "leading", "root", "leading")
            + Element.constraint("w", "a", "width", "root", "width")
            + Element.constraint("h", "a", "height", "root", "height")))
    }
    #expect(try findings("safe", "").map(\.severity) == [.info])
    #expect(try findings("safe", "constant=\"30\"").map(\.severity) == [.warning])
  }

  @Test func aTextThatIsSeenWholeIsANote() throws {
    func findings(_ x: Double, beside: String = "") throws -> [Finding] {
      try outside(
        Storyboard(
          subviews: Element.view(
            "holder", [100, 40, 100, 30],
            children: "<subviews>"
              + Element.label("a", "Signal is weak", [0, 0, 90, 21]) + "</subviews><constraints>"
              + Element.place("a", [x, 0, 160, 21], in: "holder") + "</constraints>") + beside,
          constraints: Element.place("holder", [100, 40, 100, 30])
            + (beside.isEmpty ? "" : Element.place("b", [205, 40, 100, 21]))))
    }
    #expect(try findings(0).map(\.severity) == [.info])
    #expect(try findings(200).map(\.severity) == [.warning], "the screen ends")
    #expect(
      try findings(20, beside: Element.label("b", "Another", [205, 40, 100, 21])).map(\.severity)
        == [.warning], "it lies over another text")
  }

  /// The rest of a wide label has no ink; the row may be anywhere along a table.
  @Test func aTextThatEndsInsideIsANote() throws {
    func findings(_ text: String, alignment: String = "natural", more: String = "") throws
      -> [Finding.Severity]
    {
      let label = Element.label(
        "a", text, [20, 0, 300, 21], attributes: "textAlignment=\"\(alignment)\""
      )
      .replacing("</label>", with: more + "</label>")
      return try outside(
        Storyboard(
          subviews: Element.view(
            "holder", [0, 40, 375, 30], attributes: "clipsSubviews=\"YES\"",
            children: "<subviews>\(label)</subviews><constraints>"
              + Element.place("a", [20, 0, 400, 21], in: "holder") + "</constraints>"),
          constraints: Element.place("holder", [0, 40, 375, 30]))
      ).map(\.severity)
    }
    #expect(try findings("Retrain the voice") == [.info])
    #expect(try findings("Retrain the voice", alignment: "right") == [.warning])
    #expect(
      try findings("A text as long as the label, which is cut off where the superview ends")
        == [.warning])
    #expect(try findings("Label", alignment: "right") == [.warning], "a text to come may be longer")
    let background =
      "<color key=\"backgroundColor\" white=\"0.9\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    #expect(try findings("Retrain the voice", more: background) == [.warning])
  }

  /// The nearest ancestor that clips or draws counts, not the wrapper in between.
  @Test(arguments: [(0.0, 0.0, Finding.Severity.info), (1, 0, .warning), (0, 100, .warning)])
  func aPickerThatAWrapperDoesNotClipIsANote(
    opacity: Double, shift: Double, severity: Finding.Severity
  ) throws {
    let picker = """
      <pickerView translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="12" y="0" width="320" height="78"/></pickerView>
      """
    let wrapper = Element.view(
      "wrapper", [16, 0, 343, 78], opacity: opacity,
      children: "<subviews>\(picker)</subviews><constraints>"
        + Element.constraint("c", "a", "centerX", "wrapper", "centerX", "constant=\"\(shift)\"")
        + Element.constraint("y", "a", "top", "wrapper", "top")
        + Element.constraint("w", "a", "width", nil, nil, "constant=\"320\"")
        + Element.constraint("h", "a", "height", nil, nil, "constant=\"78\"") + "</constraints>")
    let findings = try outside(
      Storyboard(
        subviews: Element.view(
          "card", [0, 500, 320, 78], attributes: "clipsSubviews=\"YES\"",
          children: "<subviews>\(wrapper)</subviews><constraints>"
            + Element.place("wrapper", [16, 0, 288, 78], in: "card") + "</constraints>"),
        constraints: Element.place("card", [0, 500, 320, 78])))
    #expect(findings.filter { $0.objectIDs == ["a"] }.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("", "", Finding.Severity.info),
    (
      "", "<connections><outlet property=\"page\" destination=\"a\" id=\"o\"/></connections>",
      .warning
    ),
    (
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>", "",
      .warning
    ),
  ])
  func anEmptyScrollViewIsANote(color: String, outlet: String, severity: Finding.Severity) throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="300" height="100"/>\(color)</scrollView>
      """
    let findings = try outside(
      Storyboard(
        subviews: Element.view(
          "holder", [0, 40, 375, 100], attributes: "clipsSubviews=\"YES\"",
          children: "<subviews>\(scroll)</subviews><constraints>"
            + Element.place("a", [0, 60, 300, 100], in: "holder") + "</constraints>\(outlet)"),
        constraints: Element.place("holder", [0, 40, 375, 100])))
    #expect(findings.map(\.severity) == [severity])
  }

  /// A class of the app's own may give its constraint another constant on small screens.
  @Test func aConstraintOfAClassOfItsOwnHasNoCertainConstant() throws {
    func severities(_ attributes: String) throws -> [Finding.Severity] {
      let place = Element.place("a", [300, 0, 100, 100]).replacing(
        "id=\"a-x\"", with: "id=\"a-x\" \(attributes)")
      return try outside(
        Storyboard(subviews: Element.view("a", [275, 0, 100, 100]), constraints: place)
      ).map(\.severity)
    }
    #expect(try severities("customClass=\"ScreenHeightConstraint\"") == [.info])
    #expect(try severities("customClass=\"NSLayoutConstraint\"") == [.warning])
  }
}
