import AutoLayout
import InterfaceBuilder
import Testing
import UIKit

/// What covers scenes and top-level views on the canvas of each release.
@MainActor
@Suite("Surroundings on the canvas")
struct CanvasSurroundingsTests {
  private static let noStatusBar = #"<nil key="simulatedStatusBarMetrics"/>"#

  private static func navigation(
    to root: String, beside: String = "", hidingBar: Bool = false
  ) -> String {
    """
    <navigationController id="n" \(hidingBar ? #"navigationBarHidden="YES""# : "") \
    sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/>\(beside)<connections>
    <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """
  }

  private func insets(
    _ controllers: [String], of id: String, tools: String, device: String = "retina4_7"
  ) throws -> UIEdgeInsets {
    let description = try Scenes.storyboard(controllers, tools: tools, device: device)
    return try #require(laidOut(description).first { $0.rootID == id }).rootView.safeAreaInsets
  }

  @Test(
    "a scene without a status bar has no strip for it up to Xcode 8",
    arguments: [("4510", 0.0), ("12118", 0), ("13189", 20), ("22155", 20)])
  func ownStatusBar(tools: String, top: Double) throws {
    let scene = Scenes.controller(id: "c", size: (375, 667), beside: Self.noStatusBar)
    #expect(try insets([scene], of: "c", tools: tools).top == top)
  }

  @Test(
    "it infers that from its navigation controller, unless it says otherwise itself",
    arguments: [("11762", "", 44.0), ("11762", "light", 64), ("13196", "", 64)])
  func inferredStatusBar(tools: String, own: String, top: Double) throws {
    let scene = Scenes.controller(
      id: "c", size: (375, 667),
      beside: own.isEmpty
        ? "" : #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>"#)
    let container = Self.navigation(to: "c", beside: Self.noStatusBar)
    #expect(try insets([container, scene], of: "c", tools: tools).top == top)
  }

  @Test(
    "since iOS 13 the arrow of a popover covers its view, and what that presents in its context",
    arguments: [("13196", 0.0), ("15505", 13)])
  func popoverArrows(tools: String, left: Double) throws {
    let anchor = """
      <connections><segue destination="p" kind="popoverPresentation" id="s"/></connections>
      """
    let onward = """
      <connections><segue destination="q" kind="presentation" \
      modalPresentationStyle="currentContext" id="t"/></connections>
      """
    let scenes = [
      Scenes.controller(id: "c", size: (768, 1024), beside: anchor),
      Scenes.controller(id: "p", size: (213, 300), beside: onward),
      Scenes.controller(id: "q", size: (333, 480)),
    ]
    for id in ["p", "q"] {
      let insets = try insets(scenes, of: id, tools: tools, device: "ipad9_7")
      #expect(insets == UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0))
    }
  }

  @Test(
    "the home indicator covers embedded scenes of Xcode 9 and 10 wherever they end",
    arguments: [("13771", 34.0), ("14490", 34), ("18122", 0)])
  func embeddedScenes(tools: String, bottom: Double) throws {
    let outer = Scenes.controller(
      id: "c", size: (414, 896),
      inside: """
        <subviews><containerView id="box"><rect key="frame" x="0" y="88" width="414" height="224"/>
        <connections><segue destination="e" kind="embed" id="s"/></connections></containerView>
        </subviews>
        """)
    let inner = Scenes.controller(id: "e", size: (414, 224))
    let insets = try insets([outer, inner], of: "e", tools: tools, device: "retina6_1")
    #expect(Double(insets.bottom) == bottom)
  }

  @Test(
    "Xcode 16 and 26 count twice what covers the screen, on the document's canvas only",
    arguments: [("23504", 48.0), ("23727", 96), ("25094", 96), ("32700.99.1234", 48)])
  func doubledSafeAreas(tools: String, stored: Double) throws {
    let scene = Scenes.controller(id: "c", size: (414, 896))
    let description = try Scenes.storyboard([scene], tools: tools, device: "retina6_1")
    func top(on canvas: Canvas) throws -> CGFloat {
      try #require(laidOut(description, for: canvas).first).rootView.safeAreaInsets.top
    }
    #expect(try top(on: Canvas(of: description)) == stored)
    #expect(try top(on: Canvas(of: description).asShown) == 48)
  }

  @Test("a top-level view lets the margins of a canvas through that is as large as itself")
  func marginsOfTheCanvas() throws {
    let view = """
      <view preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="v">
      <rect key="frame" x="0" y="0" width="375" height="67"/></view>
      """
    let description = try Scenes.xib(view, tools: "22155", device: "retina6_1")
    let margins = try #require(laidOut(description).first).rootView.layoutMargins
    #expect(margins.top == 8 && margins.bottom == 8)
  }
}
