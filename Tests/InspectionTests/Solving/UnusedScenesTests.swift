import InterfaceBuilder
import Projects
import TestSupport
import Testing

@testable import Inspection

/// Scenes of storyboards that no app shows.
@MainActor
struct UnusedScenesTests {
  private static func scene(_ id: String, _ attributes: String = "", to next: String? = nil)
    -> String
  {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <connections>\(next.map { "<segue destination=\"\($0)\" kind=\"show\" identifier=\"go\" id=\"to-\($0)\"/>" } ?? "")</connections>
    </viewController></objects></scene>
    """
  }

  private func unused(
    _ scenes: [String], initial: String? = nil, use: DocumentUse = DocumentUse()
  ) throws -> [String] {
    let initial = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(initial)>
      <scenes>\(scenes.joined())</scenes></document>
      """
    let storyboard = try Storyboard(text: text, name: "Test.storyboard")
    let description = DocumentDescription(try Document(path: storyboard.path))
    let scenes = UnusedScenes(of: description, use: use)
    return description.controllers.map(\.id).filter { id in
      description.document.element(id: "v-" + id).map(scenes.contain) ?? false
    }
  }

  @Test func entriesAndWhatTheyLeadToAreShown() throws {
    let scenes = [
      Self.scene("a", to: "b"), Self.scene("b"), Self.scene("c", to: "d"), Self.scene("d"),
      Self.scene("e", "storyboardIdentifier=\"e\""),
    ]
    #expect(try unused(scenes, initial: "a") == ["c", "d"])
  }

  /// A scene or file that leads to a storyboard may be one that nothing leads to.
  @Test func aSceneThatNothingInTheAppLeadsToIsUnused() throws {
    var use = DocumentUse()
    use.unreachedControllers = ["a"]
    #expect(try unused([Self.scene("a"), Self.scene("b")], use: use) == ["a"])
    #expect(try unused([Self.scene("a"), Self.scene("b")], initial: "a", use: use) == ["a", "b"])
  }

  /// Nobody touches a hidden button that no outlet leads to.
  @Test(arguments: [("hidden=\"YES\"", ["b"]), ("", [])])
  func aHiddenButtonLeadsNowhere(attributes: String, unused: [String]) throws {
    let button = """
      <subviews><button \(attributes) id="button"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections><segue destination="b" kind="show" id="go"/></connections></button></subviews></view>
      """
    let scenes = [Self.scene("a").replacing("</view>", with: button), Self.scene("b")]
    #expect(try self.unused(scenes, initial: "a") == unused)
  }

  /// A picture that a scene which is shown uses, too, is missed there.
  @Test(arguments: [("", Finding.Severity.info), ("to", .warning)])
  func aPictureIsMissedWhereOneOfItsUsesIsShown(segue: String, severity: Finding.Severity) throws {
    let picture =
      "<imageView image=\"Logo\" id=\"i-ID\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView>"
    func scene(_ id: String, to next: String? = nil) -> String {
      Self.scene(id, to: next).replacing(
        "</view>", with: "<subviews>\(picture.replacing("ID", with: id))</subviews></view>")
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
      <scenes>\(Self.scene("a", to: segue.isEmpty ? nil : "c"))\(scene("b"))\(scene("c"))</scenes>
      <resources><image name="Logo" width="9" height="9"/></resources></document>
      """
    let findings = try Storyboard(text: text, name: "Test.storyboard")
      .findings(on: [], assets: ResourceNames(images: ["Other"]))
    #expect(findings.filter { $0.rule == .missingImage }.map(\.severity) == [severity])
  }

  @Test func aPrototypeThatNoCodeNamesIsNeverShown() throws {
    let cell = Element.tableCell(
      views: Element.view("a", [0, 0, 40, 30]),
      constraints: Element.constraint("w", "a", "width", nil, nil, "constant=\"40\""))
    let document = try Storyboard(subviews: cell)
    var inspector = try DocumentInspector(path: document.path)
    func severities() -> Set<Finding.Severity> {
      Set(
        inspector.findings(on: [inspector.savedDevice]).filter {
          $0.rule == .ambiguousLayout && $0.objectIDs.contains("a")
        }
        .map(\.severity))
    }
    #expect(severities() == [.warning])
    inspector.code.use.unnamedPrototypes = ["cell"]
    #expect(severities() == [.info])
    inspector.code.use.unnamedPrototypes = []
    inspector.code.use.unusedViews = ["cell"]
    #expect(severities() == [.info])
  }

  @Test func anIdentifierThatNoCodeNamesIsNoEntry() throws {
    var use = DocumentUse()
    use.unnamedControllers = ["b"]
    let scenes = [Self.scene("a"), Self.scene("b", "storyboardIdentifier=\"b\"")]
    #expect(try unused(scenes, initial: "a") == [])
    #expect(try unused(scenes, initial: "a", use: use) == ["b"])
  }

  @Test func aControllerWhoseClassIsMissingIsNotShown() throws {
    var use = DocumentUse()
    use.missingClasses = ["Gone"]
    let scenes = [Self.scene("a", to: "b"), Self.scene("b", "customClass=\"Gone\"")]
    #expect(try unused(scenes, initial: "a", use: use) == ["b"])
  }

  @Test(arguments: [
    ("kind=\"show\" identifier=\"next\"", ["b"]), ("kind=\"show\" identifier=\"other\"", []),
    ("kind=\"custom\" identifier=\"next\"", []), ("kind=\"custom\"", []),
    ("kind=\"relationship\" relationship=\"child\" identifier=\"next\"", []),
  ])
  func aSegueThatNoCodePerformsLeadsNowhere(segue: String, expected: [String]) throws {
    var use = DocumentUse()
    use.unnamedSegues = ["next"]
    let first = Self.scene("a", to: "b").replacing("kind=\"show\" identifier=\"go\"", with: segue)
    let scenes = [first, Self.scene("b")]
    #expect(try unused(scenes, initial: "a", use: use) == expected)
    #expect(try unused(scenes, initial: "a") == [])
  }

  /// Code performs a segue from a controller by its identifier, so that one without is performed by nothing.
  @Test(arguments: [
    ("kind=\"show\"", ["b"]), ("kind=\"presentation\"", ["b"]), ("kind=\"embed\"", []),
    ("kind=\"relationship\" relationship=\"child\"", []), ("kind=\"show\" identifier=\"go\"", []),
  ])
  func aSegueOfAControllerWithoutIdentifierLeadsNowhere(segue: String, expected: [String]) throws {
    let first = Self.scene("a", to: "b")
      .replacing("kind=\"show\" identifier=\"go\"", with: segue)
    #expect(try unused([first, Self.scene("b")], initial: "a") == expected)
  }

  @Test(arguments: ["identifier=\"next\"", ""])
  func aSegueOfAControlNeedsNoCode(name: String) throws {
    var use = DocumentUse()
    use.unnamedSegues = ["next"]
    let first = Self.scene("a").replacing(
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>",
      with: """
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><button id="go">
        <rect key="frame" x="0" y="0" width="75" height="66"/><connections>
        <segue destination="b" kind="show" \(name) id="s"/></connections></button></subviews>
        """)
    #expect(try unused([first, Self.scene("b")], initial: "a", use: use) == [])
  }

  @Test func withoutAnyEntryNothingIsKnown() throws {
    #expect(try unused([Self.scene("a"), Self.scene("b")]) == [])
  }

  @Test func controllersAndTheirNamesAreListed() {
    let listed = ListedControllers(
      Array(
        """
        <viewController storyboardIdentifier="page" id="a" customClass="Page" customModuleProvider="target"/>
        <tableViewController id="b" customClass="List"/><collectionViewController storyboardIdentifier="c" id="c"/>
        <view id="d" customClass="Badge" customModuleProvider="target"/>
        """.utf8))
    #expect(listed.controllers.map(\.id) == ["a", "c"])
    #expect(listed.controllers.map(\.names) == [["page", "Page"], ["c"]])
    #expect(listed.ownClasses == ["Page"])
  }
}
