import InterfaceBuilder
import Testing

@testable import Inspection

struct SceneFlowTests {
  private func arrow(_ source: String, _ destination: String) -> SceneFlow.Arrow {
    SceneFlow.Arrow(source: source, destination: destination, kind: "show")
  }

  @Test func theInitialSceneIsFirstAndSegueAreFollowed() {
    let order = SceneFlow.order(
      ["detail", "list", "start", "settings", "alone"], from: "start",
      along: [arrow("start", "list"), arrow("list", "detail"), arrow("start", "settings")])
    #expect(order == ["start", "list", "detail", "settings", "alone"])
  }

  @Test func ringsAndMissingScenesEnd() {
    #expect(
      SceneFlow.order(
        ["a", "b"], from: "gone", along: [arrow("a", "b"), arrow("b", "a"), arrow("b", "x")])
        == ["a", "b"])
  }

  @Test func scenesWithTheSameTitleAreNumberedAndHaveTheirFirstText() throws {
    func scene(_ id: String, _ text: String) -> String {
      """
      <scene sceneID="\(id)s"><objects><viewController id="\(id)"><view key="view" id="\(id)v">
      <subviews><label text="\(text)" id="\(id)l"/></subviews></view></viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="b"><scenes>
      \(scene("a", "Sounds"))\(scene("b", "Welcome"))
      <scene sceneID="ds"><objects><viewController title="ViewController" id="d"/></objects></scene>
      <scene sceneID="cs"><objects><viewController title="Alone" id="c"><view key="view" id="cv">
      <subviews><label text="Its text" id="cl"/></subviews></view></viewController></objects></scene>
      </scenes></document>
      """
    let stops = SceneFlow(
      DocumentDescription(try Document(bytes: Array(text.utf8), path: "flow.storyboard"))
    ).stops
    #expect(
      stops.map(\.title) == [
        "view controller", "view controller (2)", "ViewController (3)", "Alone",
      ])
    #expect(
      stops.map(\.details) == [
        ["\"Welcome\""], ["\"Sounds\""], ["view controller"], ["view controller"],
      ])
  }

  @Test func scenesKnowWhatOpensThem() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="b"><scenes>
      <scene sceneID="as"><objects><viewController title="Second" storyboardIdentifier="two" id="a">
      <view key="view" id="av"/></viewController></objects><point key="canvasLocation" x="700" y="0"/></scene>
      <scene sceneID="bs"><objects><viewController customClass="First" id="b"><view key="view" id="bv">
      <subviews><button id="go"><state key="normal" title="Go"/><connections>
      <segue destination="a" kind="show" identifier="next" id="s"/></connections></button></subviews>
      </view></viewController></objects></scene></scenes></document>
      """
    let document = try Document(bytes: Array(text.utf8), path: "flow.storyboard")
    let flow = SceneFlow(DocumentDescription(document))
    #expect(flow.stops.map(\.title) == ["First", "Second"])
    #expect(flow.stops[0].isInitial)
    #expect(flow.stops[1].details == ["two"])
    #expect(flow.stops[1].openers == ["show from \"Go\" button in First"])
    #expect(flow.stops[1].place == [700, 0])
    #expect(flow.arrows.map(\.identifier) == ["next"])
  }
}
