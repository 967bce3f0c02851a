import InterfaceBuilder
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
    <connections>\(next.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"to-\($0)\"/>" } ?? "")</connections>
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
    ("kind=\"show\" identifier=\"next\"", ["b"]), ("kind=\"show\"", []),
    ("kind=\"custom\" identifier=\"next\"", []), ("kind=\"show\" identifier=\"other\"", []),
    ("kind=\"relationship\" relationship=\"child\" identifier=\"next\"", []),
  ])
  func aSegueThatNoCodePerformsLeadsNowhere(segue: String, expected: [String]) throws {
    var use = DocumentUse()
    use.unnamedSegues = ["next"]
    let first = Self.scene("a", to: "b").replacing("kind=\"show\"", with: segue)
    let scenes = [first, Self.scene("b")]
    #expect(try unused(scenes, initial: "a", use: use) == expected)
    #expect(try unused(scenes, initial: "a") == [])
  }

  @Test func aSegueOfAControlNeedsNoCode() throws {
    var use = DocumentUse()
    use.unnamedSegues = ["next"]
    let first = Self.scene("a").replacing(
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>",
      with: """
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><button id="go">
        <rect key="frame" x="0" y="0" width="75" height="66"/><connections>
        <segue destination="b" kind="show" identifier="next" id="s"/></connections></button></subviews>
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
