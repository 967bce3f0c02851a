import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

@MainActor
struct UnsafeAreaRuleTests {
  private func found(
    _ text: String = "Title", tie: String = "root", edge: String = "top", constant: Double = 8,
    subviews: String? = nil, more: String = "", scenes: String = "", isInitial: Bool = true
  ) throws -> [Finding] {
    let label = ExampleScene(
      """
      <subviews>\(subviews ?? Element.label("a", text, [20, 8, 353, 21]))</subviews>
      <constraints>
      \(Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"20\""))
      \(Element.constraint("w", "a", "trailing", "safe", "trailing", "constant=\"-20\""))
      \(Element.constraint("y", "a", edge, tie, edge, "constant=\"\(constant)\""))
      \(more)
      </constraints>
      """, scenes: scenes)
    let text =
      isInitial
      ? label.storyboard
      : label.storyboard.replacing("initialViewController=\"controller\"", with: "")
    return try Storyboard(text: text, name: "Example.storyboard")
      .findings(on: [.named("retina6_12"), .named("retina4_0")]).filter { $0.rule == .unsafeArea }
  }

  /// A scene with a label below the top edge of its root.
  private static let atTheTop = ExampleScene(
    """
    <subviews>\(Element.label("a", "Title", [20, 8, 353, 21]))</subviews>
    <constraints>
    \(Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"20\""))
    \(Element.constraint("y", "a", "top", "root", "top", "constant=\"8\""))
    </constraints>
    """)

  @Test func theTieIsNamed() throws {
    let finding = try #require(try found().first)
    #expect(finding.objectIDs == ["a", "y"])
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("lies under the notch and status bar by"))
    #expect(finding.nextStep.hasSuffix("(y) to the safe area instead"))
    #expect(finding.message.count <= 200)
  }

  /// Code puts a view of a xib somewhere, unless it is a controller's.
  @Test(arguments: [("IntroController", Finding.Severity.warning), ("Intro", .info)])
  func aViewOfNoControllerIsANote(owner: String, severity: Finding.Severity) throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
      <connections><outlet property="view" destination="root" id="o"/></connections></placeholder>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(Element.label("a", "Title", [20, 79, 353, 21]))</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\""))
      \(Element.constraint("w", "a", "trailing", "root", "trailing", "constant=\"-20\""))
      \(Element.constraint("y", "a", "top", "root", "top", "constant=\"8\""))
      </constraints></view>
      """
    let device = "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>"
    let found = try Storyboard(objects: objects, device: device, name: "Intro.xib")
      .findings(on: [.named("retina6_12")])
      .filter { $0.rule == .unsafeArea }
    #expect(found.map(\.severity) == [severity])
  }

  /// Where a container of another storyboard is, this one does not say.
  @Test(arguments: [([], Finding.Severity.warning), (["controller"], .info)])
  func aSceneThatAContainerOfAnotherStoryboardHoldsIsANote(
    held: [String], severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(text: Self.atTheTop.storyboard, name: "Example.storyboard")
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code.use.embeddedControllers = held
    let found = inspector.findings(on: [try .named("retina6_12")])
    #expect(found.filter { $0.rule == .unsafeArea }.map(\.severity) == [severity])
  }

  /// The view begins below a bar that is not translucent.
  @Test(arguments: [
    ("Example", "", Finding.Severity.info), ("Other", "", .warning),
    ("Example", "extendedLayoutIncludesOpaqueBars=\"YES\"", .warning),
  ])
  func whatIsBelowABarThatCodeMakesOpaqueIsANote(
    className: String, attributes: String, severity: Finding.Severity
  ) throws {
    let text = Self.atTheTop.storyboard.replacing(
      "id=\"controller\"", with: "id=\"controller\" \(attributes)")
    let storyboard = try Storyboard(text: text, name: "Example.storyboard")
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code.classesMakingBarsOpaque = [className]
    let found = inspector.findings(on: [try .named("retina6_12")])
    #expect(found.filter { $0.rule == .unsafeArea }.map(\.severity) == [severity])
  }

  /// A segue of a class of the app's own puts the scene where its code says; the system's are known.
  @Test(arguments: [
    ("kind=\"custom\" customClass=\"ContainerSegue\"", Finding.Severity.info),
    ("kind=\"presentation\" modalPresentationStyle=\"fullScreen\"", .warning),
  ])
  func aSceneThatASegueOfTheAppShowsIsANote(kind: String, severity: Finding.Severity) throws {
    let other = """
      <scene sceneID="scene-2"><objects><viewController id="first" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="first-view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <connections><segue destination="controller" \(kind) id="segue"/></connections>
      </viewController></objects></scene>
      """
    // The document draws the label below the notch.
    let label = Element.label("a", "Title", [20, 70, 353, 21])
    #expect(
      try found(subviews: label, scenes: other, isInitial: false).map(\.severity) == [severity])
  }

  @Test func theHomeIndicatorCoversTheBottom() throws {
    let finding = try #require(try found(edge: "bottom", constant: -4).first)
    #expect(finding.message.contains("lies under the home indicator by"))
    #expect(finding.occurrence.configurations.count == 1)
  }

  @Test func whatIsClearOfItIsNot() throws {
    #expect(try found(tie: "safe").isEmpty)
    #expect(try found(constant: 70).isEmpty)
    #expect(try found(edge: "bottom", constant: -20).isEmpty)
  }

  /// Nothing is covered beyond the screen.
  @Test func whatLiesBelowTheScreenIsNot() throws {
    #expect(try found(edge: "bottom", constant: -4).count == 1)
    #expect(try found(edge: "bottom", constant: 40).isEmpty)
  }

  @Test func emptyTextAndPicturesAreNot() throws {
    #expect(try found("").isEmpty)
    #expect(try found(subviews: Element.view("a", [20, 8, 353, 21])).isEmpty)
  }

  private static let bar = """
    <scene sceneID="bars"><objects>
    <navigationController id="bar" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="navbar">
    <rect key="frame" x="0.0" y="59" width="393" height="44"/></navigationBar>
    <connections>
    <segue destination="controller" kind="relationship" relationship="rootViewController" id="s"/>
    </connections></navigationController></objects></scene>
    """

  /// A title that keeps to the safe area at its sides was meant to keep to it.
  @Test(arguments: [("safe", 1), ("root", 0)])
  func aNavigationBarHidesIt(guide: String, count: Int) throws {
    let label = ExampleScene(
      """
      <subviews>\(Element.label("a", "Title", [20, 8, 353, 21]))</subviews>
      <constraints>
      \(Element.constraint("x", "a", "leading", guide, "leading", "constant=\"20\""))
      \(Element.constraint("y", "a", "top", "root", "top", "constant=\"8\""))
      </constraints>
      """, scenes: Self.bar)
    let found = try Storyboard(text: label.storyboard, name: "Example.storyboard")
      .findings(on: [.named("retina6_12")]).filter { $0.rule == .unsafeArea }
    #expect(found.count == count)
  }

  /// A title at the top of the root beside one that is below the bar is under the bar, or under the status bar where code
  /// hides the bar.
  @Test(arguments: [("safe", 1), ("root", 0)])
  func aBarCoversWhatIsBesideATitleBelowIt(guide: String, count: Int) throws {
    let scene = ExampleScene(
      """
      <subviews>\(Element.label("a", "Title", [20, 8, 353, 21]))
      \(Element.label("b", "Other", [20, 111, 353, 21]))</subviews>
      <constraints>
      \(Element.constraint("x", "a", "leading", "root", "leading", "constant=\"20\""))
      \(Element.constraint("y", "a", "top", "root", "top", "constant=\"8\""))
      \(Element.constraint("b-x", "b", "leading", "root", "leading", "constant=\"20\""))
      \(Element.constraint("b-y", "b", "top", guide, "top", "constant=\"8\""))
      </constraints>
      """, scenes: Self.bar)
    let found = try Storyboard(text: scene.storyboard, name: "Example.storyboard")
      .findings(on: [.named("retina6_12")]).filter { $0.rule == .unsafeArea }
    #expect(found.filter { $0.objectIDs.first == "a" }.count == count)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func aSceneThatCodeShowsIsANote() throws {
    #expect(try found(isInitial: false).map(\.severity) == [.info])
  }

  /// A scene that hides the bar above it begins at the top of the screen; of its end that says nothing.
  @Test(arguments: [
    ("top", 8.0, "Scene", Finding.Severity.warning), ("bottom", -4, "Scene", .info),
    ("top", 8, "Other", .info),
  ])
  func aSceneWithoutABarIsAtTheTop(
    edge: String, constant: Double, className: String, severity: Finding.Severity
  ) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", "Title", [20, edge == "top" ? 8 : 642, 335, 21]),
      constraints: Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", edge, "root", edge, "constant=\"\(constant)\""))
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code.classesWithoutBars = [className]
    let found = inspector.findings(on: [try .named("retina6_12")]).filter { $0.rule == .unsafeArea }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [("Example", Finding.Severity.info), ("Other", .warning)])
  func aSceneThatSaysHowItIsPresentedIsANote(className: String, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(text: Self.atTheTop.storyboard, name: "Example.storyboard")
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code.classesPresentingThemselves = [className]
    let found = inspector.findings(on: [try .named("retina6_12")])
    #expect(found.filter { $0.rule == .unsafeArea }.map(\.severity) == [severity])
  }

  /// A scene that is drawn narrower than every screen is a part of one, and another controller's code places it.
  @Test(arguments: [(300.0, Finding.Severity.info), (320, .warning)])
  func aSceneDrawnAsAPartIsANote(width: Double, severity: Finding.Severity) throws {
    let drawn = Self.atTheTop.storyboard.replacing(
      "</view>\n", with: "</view><size key=\"freeformSize\" width=\"\(width)\" height=\"200\"/>\n")
    #expect(drawn != Self.atTheTop.storyboard)
    let found = try Storyboard(text: drawn, name: "Example.storyboard")
      .findings(on: [.named("retina6_12")])
    #expect(found.filter { $0.rule == .unsafeArea }.map(\.severity) == [severity])
  }

  /// A view that waits beyond the edge until code brings it in; one that keeps clear of the keyboard is where it is drawn.
  @Test(arguments: [(-12.0, Finding.Severity.info), (8, .warning)])
  func aViewThatWaitsBeyondTheEdgeIsANote(top: Double, severity: Finding.Severity) throws {
    let storyboard = try Storyboard(
      subviews: Element.label("a", "Title", [20, top, 335, 21]),
      constraints: Element.constraint("x", "a", "leading", "safe", "leading", "constant=\"20\"")
        + Element.constraint("y", "a", "top", "root", "top", "constant=\"\(top)\""))
    let outlets = ListedOutlets(
      Array(
        """
        <viewController id="controller" customClass="Scene"><constraint id="y"/><connections>
        <outlet property="item" destination="y" id="o"/></connections></viewController>
        """.utf8))
    var inspector = try DocumentInspector(path: storyboard.path)
    inspector.code = CodeFacts(outlets, written: ["Scene": ["item": ["constant"]]])
    inspector.code.classesWithoutBars = ["Scene"]
    let found = inspector.findings(on: [try .named("retina6_12")]).filter { $0.rule == .unsafeArea }
    #expect(found.map(\.severity) == [severity])
  }

  /// The clock and the battery end higher than the cut-out between them.
  @Test func theEndOfACutOutIsClear() throws {
    #expect(try found(constant: 49).isEmpty)
    #expect(try found(constant: 45).isEmpty, "beside it")
    #expect(try found(constant: 42).count == 1)
  }

  /// The title of a button 60 points high is 20 points below its upper edge.
  @Test func theRoomAroundATitleMayLieUnderACutOut() throws {
    func button(_ height: Int) -> String {
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="20" y="8" width="353" height="\(height)"/>
      <constraints>\(Element.constraint("h", "a", "height", nil, nil, "constant=\"\(height)\""))
      </constraints><state key="normal" title="Close"/></button>
      """
    }
    #expect(try found(constant: 30, subviews: button(60)).isEmpty)
    #expect(try found(constant: 30, subviews: button(30)).count == 1)
    #expect(try found(edge: "bottom", constant: -4, subviews: button(60)).count == 1)
  }
}
