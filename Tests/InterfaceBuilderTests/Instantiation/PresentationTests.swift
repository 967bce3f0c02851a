import AutoLayout
import Devices
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// Scenes whose size follows from how they come on screen.
@MainActor
@Suite struct PresentationTests {
  private func scenes(
    _ segue: String, destinationSize: (width: Int, height: Int), device: String?
  ) throws -> [SceneInstance] {
    let description = try Scenes.storyboard([
      Scenes.controller(
        id: "a", size: (393, 852),
        inside: """
          <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="20" y="100" width="353" height="200"/>
          <connections>\(segue)</connections></containerView></subviews><constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="va" \
          secondAttribute="leading" constant="20" id="k1"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
          constant="20" id="k2"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="va" secondAttribute="top" \
          constant="100" id="k3"/>
          <constraint firstItem="box" firstAttribute="height" constant="200" id="k4"/></constraints>
          """),
      Scenes.controller(id: "b", size: destinationSize),
    ])
    guard let device else { return laidOut(description) }
    return laidOut(description, on: try .named(device))
  }

  private let embedding = #"<segue destination="b" kind="embed" id="s"/>"#

  @Test(arguments: [("retina6_12", 353.0), ("retina4_0", 280.0), ("ipad9_7", 728.0)])
  func embeddedScenesAreAsLargeAsTheirContainer(device: String, width: Double) throws {
    let scenes = try scenes(embedding, destinationSize: (353, 200), device: device)
    #expect(scenes[0].frame("box")?.width == width)
    #expect(scenes[1].rootView.frame.size == CGSize(width: width, height: 200))
  }

  @Test func whatTheInitialControllerHoldsIsNoSheetWhicheverSegueTheCanvasFollows() throws {
    func description(initial: String) throws -> DocumentDescription {
      try Scenes.storyboard(
        [
          """
          <navigationController id="n" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar"/><connections>
          <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
          </connections></navigationController>
          """,
          Scenes.controller(id: "a", size: (393, 852)),
          Scenes.controller(
            id: "b", size: (393, 852),
            beside: """
              <connections><segue destination="a" kind="presentation" \
              modalPresentationStyle="pageSheet" id="p"/></connections>
              """),
        ], attributes: "useSafeAreas=\"YES\" initialViewController=\"\(initial)\"",
        beside: """
          <inferredMetricsTieBreakers><segue reference="p"/></inferredMetricsTieBreakers>
          """)
    }
    func bars(initial: String, on device: DeviceEnvironment?) throws -> SceneBars? {
      let description = try description(initial: initial)
      let scenes = device.map { laidOut(description, on: $0) } ?? laidOut(description)
      return scenes.first { $0.rootID == "a" }?.bars
    }
    let device = try DeviceEnvironment.named("retina6_12")
    let held = try bars(initial: "n", on: device)
    #expect(held?.sheet == nil)
    #expect(held?.navigationBar != nil)
    #expect(try bars(initial: "b", on: device)?.sheet != nil)
    #expect(try bars(initial: "n", on: nil)?.sheet != nil)
  }

  @Test func aSceneInAContainerBesideItsControllerIsAsLargeAsThatWasSaved() throws {
    let container = """
      <containerView id="box"><rect key="frame" x="0" y="0" width="320" height="460"/>
      <connections>\(embedding)</connections></containerView>
      """
    let description = try Scenes.storyboard([
      Scenes.controller(id: "a", size: (393, 852)) + container,
      Scenes.controller(id: "b", size: (375, 667)),
    ])
    let scenes = laidOut(description, on: try .named("retina4_0"))
    #expect(scenes[1].rootView.frame.size == CGSize(width: 320, height: 460))
    #expect(scenes[1].rootView.safeAreaInsets == .zero)
  }

  @Test func aSceneEmbeddedInItselfFillsTheScreen() throws {
    let scenes = try scenes(
      #"<segue destination="a" kind="embed" id="s"/>"#, destinationSize: (353, 200),
      device: "retina4_0")
    #expect(scenes[0].rootView.frame.size == CGSize(width: 320, height: 568))
  }

  @Test(arguments: [
    ("NO", "", 393.0), ("YES", "", 200.0),
    ("NO", #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#, 200.0),
  ])
  func rootsLaidOutByConstraintsFillTheCanvasUnlessTheyAreFree(
    translates: String, metrics: String, width: Double
  ) throws {
    let description = try Scenes.storyboard([
      """
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" translatesAutoresizingMaskIntoConstraints="\(translates)" id="v">
      <rect key="frame" x="0.0" y="0.0" width="200" height="852"/></view>\(metrics)
      </viewController>
      """
    ])
    #expect(try #require(laidOut(description).first).rootView.frame.width == width)
    let xib = try Scenes.xib(
      """
      <view translatesAutoresizingMaskIntoConstraints="\(translates)" id="v">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>\(metrics)</view>
      """)
    #expect(try #require(laidOut(xib).first).rootView.frame.width == width)
  }

  @Test("A view beside that of a xib's controller keeps its stored size", arguments: ["YES", "NO"])
  func viewsBesideTheControllers(translates: String) throws {
    let xib = try Scenes.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      <view translatesAutoresizingMaskIntoConstraints="\(translates)" id="w">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      """)
    let scenes = laidOut(xib, on: try .named("retina4_0"))
    #expect(scenes.first { $0.rootID == "v" }?.rootView.frame.width == 320)
    #expect(
      scenes.first { $0.rootID == "w" }?.rootView.frame.size == CGSize(width: 393, height: 852))
  }

  @Test func popoversKeepTheirSizeWhereThereIsRoomAndBecomeSheetsElsewhere() throws {
    let segue = #"<segue destination="b" kind="popoverPresentation" id="s"/>"#
    let large = try scenes(segue, destinationSize: (300, 400), device: "ipad9_7")
    #expect(large[1].rootView.frame.size == CGSize(width: 300, height: 400))
    let small = try scenes(segue, destinationSize: (300, 400), device: "retina4_0")
    #expect(small[1].rootView.frame.width == 320)
    #expect(small[1].rootView.frame.height > 400)
  }

  @Test("On the canvas of a phone a popover is a sheet unless its author chose its size")
  func popoversOnTheCanvas() throws {
    func bottomInset(_ device: String, beside: String = "") throws -> Double {
      let description = try Scenes.storyboard(
        [
          """
          <viewController id="a" sceneMemberID="viewController"><connections>
          <segue destination="b" kind="popoverPresentation" id="s"/></connections></viewController>
          """, Scenes.controller(id: "b", size: (414, 842), beside: beside),
        ], tools: "17156", device: device)
      let scene = try #require(laidOut(description).first { $0.rootID == "b" })
      #expect(scene.rootView.safeAreaInsets.top == 0)
      return Double(scene.rootView.safeAreaInsets.bottom)
    }
    let free = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try bottomInset("retina6_1") == 34)
    #expect(try bottomInset("retina6_1", beside: free) == 0)
    #expect(try bottomInset("ipad11_0rounded") == 0)
  }

  @Test(
    "A navigation bar inside a sheet is higher from iOS 13 to 18",
    arguments: [
      ("14490", "presentation", 44.0), ("15705", "presentation", 56),
      ("23504", "popoverPresentation", 56), ("23504", "embed", 44), ("24506", "presentation", 54),
    ])
  func navigationBarsInSheets(tools: String, kind: String, height: Double) throws {
    let bar = """
      <subviews><navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="n">
      <items/></navigationBar></subviews><constraints>
      <constraint firstItem="n" firstAttribute="top" secondItem="vb" secondAttribute="top" id="k1"/>
      <constraint firstItem="n" firstAttribute="leading" secondItem="vb" \
      secondAttribute="leading" id="k2"/>
      <constraint firstItem="n" firstAttribute="trailing" secondItem="vb" \
      secondAttribute="trailing" id="k3"/></constraints>
      """
    let description = try Scenes.storyboard(
      [
        """
        <viewController id="a" sceneMemberID="viewController"><connections>
        <segue destination="b" kind="\(kind)" id="s"/></connections></viewController>
        """, Scenes.controller(id: "b", size: (375, 647), inside: bar),
      ], tools: tools, device: "retina4_7")
    let scene = try #require(laidOut(description).first { $0.rootID == "b" })
    #expect(scene.frame("n")?.height == height)
  }

  @Test func formSheetsFloatOnLargeScreens() throws {
    let segue =
      #"<segue destination="b" kind="presentation" modalPresentationStyle="formSheet" id="s"/>"#
    let large = try scenes(segue, destinationSize: (393, 842), device: "ipad9_7")
    #expect(large[1].rootView.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    let small = try scenes(segue, destinationSize: (393, 842), device: "retina4_0")
    #expect(small[1].rootView.frame.width == 320)
  }

  @Test(
    "Page sheets are as wide as readable content and as high as a page, where there is room",
    arguments: [
      ("ipad10_9rounded", CGRect(x: 58, y: 92, width: 704, height: 995.5)),
      ("ipad12_9rounded", CGRect(x: 160, y: 185, width: 704, height: 995.5)),
      ("ipad9_7", CGRect(x: 32, y: 30, width: 704, height: 964)),
    ])
  func pageSheetsFloatOnLargeScreens(device: String, frame: CGRect) throws {
    let segue =
      #"<segue destination="b" kind="presentation" modalPresentationStyle="pageSheet" id="s"/>"#
    let scenes = try scenes(segue, destinationSize: (393, 842), device: device)
    #expect(scenes[1].rootView.frame == frame)
    #expect(scenes[1].rootView.safeAreaInsets == .zero)
  }

  @Test("The automatic style is a page up to iOS 17 and a form since")
  func automaticSheetsByRelease() throws {
    let description = try Scenes.storyboard([
      """
      <viewController id="a" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="presentation" id="s"/></connections></viewController>
      """, Scenes.controller(id: "b", size: (393, 842)),
    ])
    let device = try DeviceEnvironment.named("ipad10_9rounded")
    func size(_ release: Release) -> CGSize? {
      laidOut(description, on: device.running(release)).first { $0.rootID == "b" }?.rootView.frame
        .size
    }
    #expect(size(.iOS17) == CGSize(width: 704, height: 995.5))
    #expect(size(.iOS18) == CGSize(width: 540, height: 620))
  }

  @Test("The tab bar of the presenting scene is none of a scene that show presents")
  func showWithoutNavigationControllerPresents() throws {
    let description = try Scenes.storyboard([
      """
      <tabBarController id="t" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="r"/>
      </connections></tabBarController>
      """,
      """
      <viewController id="a" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="show" id="s"/></connections></viewController>
      """, Scenes.controller(id: "b", size: (393, 842)),
    ])
    for device in ["retina6_12", "ipad9_7"] {
      let scene = try #require(
        laidOut(description, on: .named(device)).first { $0.rootID == "b" })
      #expect(scene.bars.tabBar == nil && scene.bars.sheet != nil)
    }
  }

  /// Also where the container of the presenting scene is presented itself.
  @Test(arguments: ["presentation", "show"])
  func theTabBarBelowASceneThatShowPresentsIsNoneOfIt(kind: String) throws {
    let description = try Scenes.storyboard([
      """
      <viewController id="first" sceneMemberID="viewController"><connections>
      <segue destination="t" kind="\(kind)" id="p"/></connections></viewController>
      """,
      """
      <tabBarController id="t" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="r"/>
      </connections></tabBarController>
      """,
      """
      <viewController id="a" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="show" id="s"/></connections></viewController>
      """, Scenes.controller(id: "b", size: (393, 842)),
    ])
    let scene = try #require(
      laidOut(description, on: .named("retina6_12")).first { $0.rootID == "b" })
    #expect(scene.bars.tabBar == nil && scene.bars.sheet != nil)
  }

  @Test func barsOfAFloatingSheetLieInItsCard() throws {
    let description = try Scenes.storyboard([
      """
      <viewController id="a" sceneMemberID="viewController"><connections>
      <segue destination="n" kind="presentation" modalPresentationStyle="formSheet" id="s"/>
      </connections></viewController>
      """,
      """
      <navigationController toolbarHidden="NO" id="n" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """, Scenes.controller(id: "b", size: (540, 620)),
    ])
    let scene = try #require(
      laidOut(description, on: try .named("ipad12_9rounded")).first { $0.rootID == "b" })
    let bars = scene.bars
    #expect(bars.sheet == Rect(x: 242, y: 373, width: 540, height: 620))
    let (top, bottom) = (try #require(bars.navigationBar), try #require(bars.toolbar))
    #expect(top.minX == 242 && top.minY == 373 && top.width == 540)
    #expect(bottom.minX == 242 && bottom.maxY == 993 && bottom.width == 540)
  }
}
