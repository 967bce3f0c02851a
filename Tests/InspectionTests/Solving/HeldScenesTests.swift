import InterfaceBuilder
import TestSupport
import Testing

@testable import Inspection

/// Scenes inside of containers that code keeps from turning.
struct HeldScenesTests {
  private static func scene(_ id: String, _ attributes: String, _ segues: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  /// A container that embeds pages, of which code makes one.
  private func held(
    _ pages: String = "customClass=\"Pages\"", more: String = "", maker: String? = "Pages",
    isForPortrait: Bool = true
  ) throws -> [String] {
    let embed = "<segue destination=\"pages\" kind=\"embed\" id=\"e\"/>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="start">
      <scenes>\(Self.scene("start", "customClass=\"Start\"", embed))\(Self.scene("pages", pages))
      \(Self.scene("page", "storyboardIdentifier=\"page\""))\(more)</scenes></document>
      """
    let storyboard = try Storyboard(text: text, name: "Test.storyboard")
    let description = DocumentDescription(try Document(path: storyboard.path))
    var code = CodeFacts()
    code.controllersLimitingOrientations = isForPortrait ? ["Start"] : []
    if let maker { code.holdersOfScenes = ["page": maker] }
    let held = HeldScenes(of: description, code: code)
    return description.controllers.map(\.id).filter(held.contain)
  }

  @Test func whatIsEmbeddedAndWhatThatMakesIsHeld() throws {
    #expect(try held() == ["pages", "page"])
    #expect(try held(isForPortrait: false) == [])
  }

  @Test func whatOthersMakeIsNotHeld() throws {
    #expect(try held(maker: nil) == ["pages"])
    #expect(try held(maker: "Other") == ["pages"])
    #expect(
      try held("customClass=\"Pages\" storyboardIdentifier=\"pages\"") == [], "code may present it")
  }

  @Test func aSegueThatShowsASceneAloneIsNoEmbedding() throws {
    let other = Self.scene("other", "", "<segue destination=\"pages\" kind=\"show\" id=\"f\"/>")
    #expect(try held(more: other) == [])
  }
}
